// The ground of the map: snow where nobody has been, fields by their warmth, the rings of heat and
// the tower they come from.
import type { BoardProps } from "../../../contract";
import { gameOf } from "../data";
import { describe } from "../description";
import { markClass, markOf, targetOf } from "../target";
import { groundWarmth, heatShown, zoneIsWarm, zoneOf } from "../warmth";
import { words } from "../words";
import { CENTRE, DRAWER, half, hexagon, type MapPlan, type Point, rounded } from "./geometry";
import { Piece } from "./pieces";

// Drift lines, another pattern on each place.
function drift([x, y]: Point, i: number): string {
  const [a, b] = [((i * 37) % 17) - 8, ((i * 53) % 13) - 6];
  return (
    `M${x - 40 + a} ${y + 14 + b}q14-13 28-4t26-6` +
    `M${x - 22 - a} ${y - 14 - b}q10-9 20-3t18-4M${x - 12 + b} ${y + 38}q8-7 16-2t12-4`
  );
}

const Snow = (props: { board: BoardProps; id: string; at: Point; index: number }) => {
  const { board, id, at } = props;
  const say = words[board.lang];
  const target = `place:${id}`;
  const mark = markOf(board, target);
  const laid = describe(board.view).now?.laid?.includes(id) ?? false;
  const name = gameOf(board.data).places.find((place) => place.id === id)?.name[board.lang] ?? id;
  const shape = hexagon(at);
  return (
    <g class={`snow ${markClass(mark)}`}>
      <path class="white" d={shape} />
      <path class="drift" d={drift(at, props.index)} />
      {laid && <path class="laid" d={hexagon(at, 0.72)} />}
      {mark.offered && <path class="glow cold" d={hexagon(at, 0.9)} />}
      {mark.pointed && <path class="around" d={hexagon(at, 0.9)} />}
      <path
        class="hit"
        d={shape}
        {...targetOf(board, target, say.field(name, laid ? say.laid : say.unexplored))}
      />
    </g>
  );
};

const Fields = ({ board, plan }: { board: BoardProps; plan: MapPlan }) => {
  const d = describe(board.view);
  const after = heatShown(board);
  const ground = (id: string): string => groundWarmth(d, zoneOf(id), after);
  return (
    <>
      {plan.places.map(({ id, at, fields }, i) =>
        d.fields[fields[0]] === undefined ? (
          <Snow key={id} board={board} id={id} at={at} index={i} />
        ) : (
          fields.map((field, k) => (
            <path key={field} class={`ground ${ground(field)}`} d={half(at, k === 0 ? "a" : "b")} />
          ))
        ),
      )}
      {plan.generator.map(({ id, at }) => (
        <path key={id} class={`ground ${ground(id)}`} d={hexagon(at)} />
      ))}
      <g class="drawer">
        <path class="well" d={hexagon(DRAWER)} />
        <rect x={DRAWER[0] - 30} y={DRAWER[1] - 15} width="60" height="30" rx="4" />
        <path class="slot" d={`M${DRAWER[0] - 22} ${DRAWER[1] - 5}h44m-44 9h44`} />
      </g>
    </>
  );
};

const RIBS = Array.from({ length: 12 }, (_, i) => {
  const [dx, dy] = [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)];
  const on = (r: number): string => `${rounded(CENTRE[0] + r * dx)} ${rounded(CENTRE[1] + r * dy)}`;
  return `M${on(32)}L${on(46)}`;
}).join("");

/** The heat in the middle of everything; pressed, it asks how much coal. */
const Tower = ({ board }: { board: BoardProps }) => {
  const say = words[board.lang];
  const { heat } = describe(board.view);
  const after = heatShown(board);
  const [x, y] = CENTRE;
  const mark = markOf(board, "act:stoke");
  const more = after !== heat.heat;
  const name = `${say.tower}, ${say.heatIs(heat.heat, heat.cold)}`;
  return (
    <g class={`tower ${markClass(mark)} ${heat.zones[0] || more ? "" : "out"}`}>
      <path class="well" d={hexagon(CENTRE)} />
      <circle class="halo" cx={x} cy={y} r="50" />
      <path class="ribs" d={RIBS} />
      <circle class="rim" cx={x} cy={y} r="46" />
      <circle class="fire" cx={x} cy={y} r="33" />
      <text class={more ? "less" : ""} x={x} y={more ? y - 1 : y + 16}>
        {heat.heat}
      </text>
      {more && (
        <text class="then" x={x} y={y + 25}>
          → {after}
        </text>
      )}
      <circle class="hit" cx={x} cy={y} r="50" {...targetOf(board, "act:stoke", name)} />
    </g>
  );
};

const Rings = ({ board, plan }: { board: BoardProps; plan: MapPlan }) => {
  const d = describe(board.view);
  const after = heatShown(board);
  return (
    <g class="rings">
      {[2, 1, 0].map((zone) => (
        <path key={zone} class={`ring ${groundWarmth(d, zone, after)}`} d={plan.rings[zone]} />
      ))}
    </g>
  );
};

const Deposits = ({ board, plan }: { board: BoardProps; plan: MapPlan }) => {
  const { corners } = describe(board.view);
  return (
    <>
      {plan.corners.map(({ id, at: [x, y] }) => {
        const what = corners[id];
        if (what !== "wood" && what !== "coal") return null;
        return (
          <g key={id} data-target={`corner:${id}`} class="deposit">
            <path d={`M${rounded(x - 25)} ${rounded(y + 8)}l7-24 16-10 20 6 8 22-9 20-26 5z`} />
            <Piece of={what} x={x} y={y} size={1.3} />
          </g>
        );
      })}
    </>
  );
};

export const Ground = ({ board, plan }: { board: BoardProps; plan: MapPlan }) => {
  const { heat } = describe(board.view);
  // The glow ends with the near ring, so that snow stays snow.
  const reached = [1, 0].find((zone) => zoneIsWarm(heat, zone, heat.heat));
  return (
    <>
      <path class="wall" d={plan.rings[2]} />
      {reached !== undefined && (
        <path class="aura" filter="url(#fp-blur)" d={plan.rings[reached]} />
      )}
      <Fields board={board} plan={plan} />
      {reached !== undefined && <path class="wash" d={plan.rings[reached]} fill="url(#fp-ember)" />}
      <Tower board={board} />
      <Rings board={board} plan={plan} />
      <Deposits board={board} plan={plan} />
    </>
  );
};
