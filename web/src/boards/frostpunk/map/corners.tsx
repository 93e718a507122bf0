// The free corners of the map: how far each range reaches, which view it is, and the actions that
// have no field: clearing snow, construction, sending scouts, special actions of cards.
import type { BoardProps } from "../../../contract";
import { Icon } from "../../../ui/icon";
import { gameOf } from "../data";
import { describe, type Pawn, PAWNS, RANGES } from "../description";
import { Hit } from "../hit";
import { chooseAlone, markClass, markOf, targetOf } from "../target";
import { groundWarmth, heatShown } from "../warmth";
import { words } from "../words";
import { Insulation, PawnIcon } from "./pieces";

export const Ladder = (props: BoardProps) => {
  const say = words[props.lang];
  const d = describe(props.view);
  const after = heatShown(props);
  return (
    <ul class="ladder">
      {RANGES.map((range, zone) => {
        const state = groundWarmth(d, zone, after);
        const coal = d.heat.stoking.findIndex(({ heat }) => heat > d.heat.reach[range]) + 1;
        const text = state === "warm" ? say.warm : coal > 0 ? say.afterCoal(coal) : say.coldSick;
        return (
          <li key={range} data-target={`range:${range}`} class={state}>
            <Insulation level={range} />
            <b>{d.heat.reach[range]}</b>
            <i aria-hidden="true" />
            <span>{text}</span>
          </li>
        );
      })}
    </ul>
  );
};

export type StageView = "map" | "both";

export const ViewSwitch = (props: {
  board: BoardProps;
  view: StageView;
  onView(view: StageView): void;
}) => {
  const say = words[props.board.lang];
  return (
    <div class="views" role="group" aria-label={say.view}>
      {(["map", "both"] as const).map((view) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === props.view}
          onClick={() => props.onView(view)}
        >
          {say[view]}
        </button>
      ))}
    </div>
  );
};

interface SpaceProps {
  board: BoardProps;
  id: string;
  icon: string;
  title: string;
  note: string;
  pawns?: Pawn[];
}

/** A place for pawns beside the map. */
const Space = ({ board, id, icon, note, pawns = [], title }: SpaceProps) => (
  <li class={`thing space ${markClass(markOf(board, id))}`}>
    <Icon name={icon} />
    <span aria-hidden="true">
      <b>{title}</b>
      <small>{note}</small>
    </span>
    {pawns.length > 0 && (
      <span class="standing" aria-hidden="true">
        {pawns.slice(0, 4).map((pawn, i) => (
          <PawnIcon key={i} pawn={pawn} />
        ))}
      </span>
    )}
    <Hit target={targetOf(board, id, `${title}: ${note}`, () => chooseAlone(board, id))} />
  </li>
);

export const Spaces = (board: BoardProps) => {
  const say = words[board.lang];
  const d = describe(board.view);
  const game = gameOf(board.data);
  const on = (where: "clearing" | "building"): Pawn[] =>
    PAWNS.flatMap((pawn) => Array<Pawn>(d.pawns[pawn][where]).fill(pawn));
  const open = (id: string): boolean => board.targets.has(id);
  const specials = [...board.targets.keys()].filter((id) => id.startsWith("special:"));
  const all = d.routes.map((_, i) => `route:route${i + 1}`).filter(open);
  const free = all.filter((id) => markOf(board, id).offered);
  // What is refused explains itself once.
  const routes = free.length > 0 ? free : all.slice(0, 1);
  return (
    <>
      <ul class="spaces left">
        <Space
          board={board}
          id="act:near"
          icon="fp-shovel"
          title={say.clearSnow}
          note={say.near}
          pawns={on("clearing")}
        />
        {open("act:far") && (
          <Space board={board} id="act:far" icon="fp-shovel" title={say.clearSnow} note={say.far} />
        )}
        <Space
          board={board}
          id="act:construct"
          icon="fp-build"
          title={say.construction}
          note={say.amount.wood(d.pool.wood)}
          pawns={on("building")}
        />
      </ul>
      <ul class="spaces right">
        {routes.map((id) => {
          const index = Number(id.slice("route:route".length)) - 1;
          const top = d.routes[index]?.cards.at(-1)?.card ?? "";
          return (
            <Space
              key={id}
              board={board}
              id={id}
              icon="fp-scout"
              title={free.length > 0 ? say.route(index + 1) : say.sendScouts}
              note={free.length > 0 ? (game.expeditions.get(top)?.name[board.lang] ?? "") : ""}
            />
          );
        })}
        {specials.map((id) => {
          const found = game.specials.get(id.slice("special:".length));
          const { name, text } = found?.special ?? {};
          return (
            <Space
              key={id}
              board={board}
              id={id}
              icon="star"
              title={name?.[board.lang] ?? say.special}
              note={text?.[board.lang] ?? ""}
            />
          );
        })}
      </ul>
    </>
  );
};
