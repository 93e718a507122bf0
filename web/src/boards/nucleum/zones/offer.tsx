// The side board's offer of action tiles with their prices, and the market of contracts.
import type { BoardProps } from "../../../contract";
import { type Contract, designedItself, type Game, gameOf } from "../data";
import { describe, ownSeat } from "../description";
import { Gains, Hit, Sign } from "../draw";
import { person, sentences, tileTip } from "../map/names";
import { Domino } from "../plate";
import { classOf, marked } from "../target";
import { words } from "../words";

export const Offer = (props: BoardProps & { w?: number; h?: number; named?: boolean }) => {
  const game = gameOf(props.data);
  const d = describe(props.view);
  const say = words[props.lang];
  const { offer_prices: prices } = game.files.setup;
  return (
    <ul class={`offer ${props.named ? "named" : ""}`}>
      {d.offer.map((tile, place) => {
        if (tile === null) return <li key={`gap ${place}`} class="gap" />;
        const tip = tileTip(props, game, tile);
        const thing = marked(
          props,
          `tile:${tile}`,
          tip,
          `${say.gain.thaler(prices[place] ?? 0)}: ${tip}`,
        );
        return (
          <li key={tile} class={`thing ${classOf(thing)}`}>
            <Domino game={game} tile={tile} w={props.w ?? 44} h={props.h ?? 56} />
            <span class="price-tag" aria-hidden="true">
              {thing.mark.price ?? prices[place]}
            </span>
            {props.named && (
              <span class="faces" aria-hidden="true">
                {game.tiles.get(tile)!.halves.map(({ action }, i) => (
                  <span key={i}>{game.actions.get(action)!.name[props.lang]}</span>
                ))}
              </span>
            )}
            <Hit target={thing.target} />
          </li>
        );
      })}
    </ul>
  );
};

const SIGNS: Record<string, string> = {
  structures_in_color: "city",
  residences: "residence",
  factories: "factory",
  laboratories: "laboratory",
  governments: "government",
  mines: "mine",
  turbines: "turbine",
  tracks: "rail",
  action_tiles: "tile",
  achievements: "achievement",
  powered_buildings: "bulb",
  buildings_in_city: "flag",
  powered_in_city: "bulb",
  largest_network: "network",
  building_colors: "city",
  contracts_done: "contract",
  uranium: "uranium",
  urban_buildings: "city",
  structure_cities: "city",
  powered_cities: "bulb",
};

export const signOfCount = (what: string): string => SIGNS[what] ?? "contract";

/** What it asks for over what it brings, in the colour of its back. */
export const ContractFace = (props: {
  contract: Contract;
  have?: number | undefined;
  lang: BoardProps["lang"];
}) => {
  const { requirement: wanted, rewards } = props.contract;
  return (
    <>
      <span class="asks" aria-hidden="true">
        {props.have !== undefined && <b>{props.have}/</b>}
        <b>{wanted.min}</b>
        <Sign id={signOfCount(wanted.what)} />
        {wanted.color && <i class={`end e-${wanted.color}`} />}
        {wanted.city && <i class="end e-wild" />}
      </span>
      <span class="brings" aria-hidden="true">
        <Gains of={rewards} lang={props.lang} />
      </span>
    </>
  );
};

export function contractTip(props: BoardProps, game: Game, id: string, seat: number): string {
  const say = words[props.lang];
  const contract = game.contracts.get(id)!;
  const have = describe(props.view).players[seat]!.contracts[id];
  return sentences(
    contract.text[props.lang],
    have !== undefined && say.countOf(person(props, seat), have),
    designedItself(contract) && say.designed,
  );
}

export const ContractCard = (props: BoardProps & { id: string; seat: number; have?: boolean }) => {
  const game = gameOf(props.data);
  const contract = game.contracts.get(props.id)!;
  const have = describe(props.view).players[props.seat]!.contracts[props.id];
  const thing = marked(
    props,
    `contract:${props.id}`,
    contractTip(props, game, props.id, props.seat),
  );
  const ready = have !== undefined && have >= contract.requirement.min;
  return (
    <span class={`contract k-${contract.kind} thing ${ready ? "ready" : ""} ${classOf(thing)}`}>
      <ContractFace contract={contract} have={props.have ? have : undefined} lang={props.lang} />
      <Hit target={thing.target} />
    </span>
  );
};

/** The contracts that can be signed, and the purple ones that everybody can fulfil. */
export const Market = (props: BoardProps & { worded?: boolean }) => {
  const d = describe(props.view);
  const game = gameOf(props.data);
  const seat = ownSeat(props.view);
  return (
    <ul class={props.worded ? "market worded" : "market"}>
      {[...d.market, ...d.purple].map((id, i) =>
        id === null ? null : (
          <li key={`${i} ${id}`}>
            <ContractCard {...props} id={id} seat={seat} have={props.worded ?? false} />
            {props.worded && (
              <span aria-hidden="true">{game.contracts.get(id)!.text[props.lang]}</span>
            )}
          </li>
        ),
      )}
    </ul>
  );
};
