// What a player holds beside gold and stone: windows, eggs, bonus tokens, spare cubes; with what the
// tile in hand would add.
import { gameOf } from "../data";
import { describe, type Held } from "../description";
import { Cube } from "../draw/cube";
import { isToken } from "../draw/gains";
import { Hit } from "../draw/thing";
import { Token } from "../draw/token";
import { cornerItems, pairItems } from "../placing";
import type { StageProps } from "../stage/props";
import { markClass, markOf, targetOf } from "../target";
import { words } from "../words";

const COUNTED: readonly Held[] = ["silver_window", "gold_window", "egg", "red_token", "blue_token"];

/** What the tile in hand would bring by joining. */
function promised(props: StageProps, seat: number): Map<string, number> {
  const { ghost, view, data } = props;
  const d = describe(view);
  const sums = new Map<string, number>();
  if (!ghost || d.now?.seat !== seat) return sums;
  const { hex, place, joined } = ghost;
  const items = [
    ...pairItems(gameOf(data), d.players[seat]!, hex, place, joined),
    ...cornerItems(joined),
  ];
  for (const { what, n } of items.filter(isToken)) sums.set(what, (sums.get(what) ?? 0) + n);
  return sums;
}

export const Counters = (props: StageProps & { seat: number; resources?: boolean }) => {
  const { seat } = props;
  const say = words[props.lang];
  const player = describe(props.view).players[seat]!;
  const more = promised(props, seat);
  const held: Held[] = props.resources ? ["gold", "stone", ...COUNTED] : [...COUNTED];
  return (
    <ul class="counters">
      {held.map((what) => {
        const id = `good:${what}`;
        const mark = markOf(props, id);
        const add = more.get(what) ?? 0;
        return (
          <li key={what} class={`${add > 0 ? "grows" : ""} ${markClass(mark)}`}>
            <Token what={what} d={24} />
            <b aria-hidden="true">{player[what]}</b>
            {add > 0 && <em>+{add}</em>}
            <Hit target={targetOf(props, id, say.item(what, player[what]))} />
          </li>
        );
      })}
      <li data-target="cube" title={say.cubes}>
        <Cube who={seat} d={22} />
        <b>{player.cubes}</b>
        <span class="sr">{say.cubes}</span>
      </li>
    </ul>
  );
};
