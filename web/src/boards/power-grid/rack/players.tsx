// Who owns which plants and what lies in them. The viewer's own are plates, for they can be chosen
// to run or to be discarded; the others' are one line each, with the state of the auction or what
// they can supply.
import type { BoardProps } from "../../../contract";
import { Icon, Pip } from "../../../ui/icon";
import { nameOf } from "../../people";
import { standingOf } from "../auction";
import { type Plant, gameOf } from "../data";
import { type Player, describe, viewer } from "../description";
import { stow } from "../stow";
import { words } from "../words";
import { MiniPlate, Plate } from "./plate";

const COLUMNS = 4; // as in the market

const plantsOf = (player: Player, props: BoardProps): Plant[] =>
  player.plants.flatMap((id) => gameOf(props.data).plants.get(id) ?? []);

export const OwnPlants = (props: BoardProps & { flat?: boolean }) => {
  const say = words[props.lang];
  const player = viewer(props.view);
  if (!player) return null;
  const plants = plantsOf(player, props);
  const stores = stow(plants, player.fuel);
  const places = Math.max(describe(props.view).max_plants, plants.length);
  const size = props.flat ? "low" : "tall";
  return (
    <section class="own">
      <h2>
        <Pip seat={player.seat} />
        {say.plants}
        <span class="note">
          <State props={props} player={player} />
        </span>
      </h2>
      <ol class="plates" style={{ "--columns": props.flat ? places : Math.max(COLUMNS, places) }}>
        {plants.map((plant, i) => (
          <Plate key={plant.number} props={props} plant={plant} size={size} store={stores[i]!} />
        ))}
        {Array.from({ length: places - plants.length }, (_, i) => (
          <li key={`gap ${i}`} class={`gap ${size}`} aria-hidden="true" />
        ))}
      </ol>
    </section>
  );
};

/** A line for each of the others, and for the viewer where there is no room for plates. */
export const PlantLines = (props: BoardProps & { own?: boolean }) => {
  const say = words[props.lang];
  const { order, players } = describe(props.view);
  const all = props.own || props.view.seat === null;
  return (
    <section class="others">
      <h2>
        <Icon name="person" />
        {all ? say.allPlants : say.othersPlants}
      </h2>
      <ol>
        {order
          .filter((seat) => all || seat !== props.view.seat)
          .map((seat) => (
            <OwnerLine key={seat} props={props} player={players[seat]!} />
          ))}
      </ol>
    </section>
  );
};

/** The viewer's plants as a line, where there is no room for plates: beside the fuel on a phone. */
export const OwnLine = (props: BoardProps) => {
  const player = viewer(props.view);
  if (!player) return null;
  return (
    <ol class="others">
      <OwnerLine props={props} player={player} />
    </ol>
  );
};

const OwnerLine = ({ props, player }: { props: BoardProps; player: Player }) => {
  const say = words[props.lang];
  const { names, seat: self, to_move } = props.view;
  const plants = plantsOf(player, props);
  const stores = stow(plants, player.fuel);
  const name = nameOf(player.seat, names, self, say);
  return (
    <li class={`owner seat-${player.seat + 1} ${to_move === player.seat ? "turn" : ""}`}>
      <span class="who" title={name}>
        <Pip seat={player.seat} />
        <span>{name}</span>
      </span>
      <ul class="minis">
        {plants.map((plant, i) => (
          <MiniPlate key={plant.number} plant={plant} store={stores[i]!} lang={props.lang} />
        ))}
        {plants.length === 0 && <li class="none">{say.noPlants}</li>}
      </ul>
      <State props={props} player={player} />
    </li>
  );
};

/** Where there is no room for the words. */
const SIGNS: Readonly<Record<string, string>> = { bought: "check", out: "close", waits: "clock" };

// In the auction how the seat stands in it, otherwise what it can supply and would earn.
const State = ({ props, player }: { props: BoardProps; player: Player }) => {
  const say = words[props.lang];
  if (describe(props.view).phase === "auction") {
    const standing = standingOf(props.view, player.seat);
    return (
      <span class={`standing ${standing.is}`} title={say[standing.is]}>
        {"bid" in standing && <b>{standing.bid}</b>}
        {standing.is in SIGNS && <Icon name={SIGNS[standing.is]!} />}
        <span class="t">{say[standing.is]}</span>
      </span>
    );
  }
  const { can_supply, city_count, income } = player;
  const label = `${say.canPower(can_supply, city_count)}, ${say.income(income)}`;
  return (
    <span class="standing" title={label}>
      <span class="share" aria-hidden="true">
        <Icon name="pg-bolt" />
        {can_supply}/{city_count}
      </span>
      <b aria-hidden="true">+{income}</b>
      <span class="sr">{label}</span>
    </span>
  );
};
