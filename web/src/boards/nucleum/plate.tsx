// Action tiles as domino plates: upright with their figures in hand, along the link on the map.
import type { Action, Color, Game, Half } from "./data";
import { rounded, SignAt } from "./draw";

export const signOf = (action: Action): string =>
  action.kind === "subsidy" ? action.id : action.kind;

/** What stands behind the sign: cheaper, more energy, twice; "+" before a cube. */
export function figureOf(action: Action): string {
  const less = action.discount_thaler ?? action.discount_worker;
  if (less) return `–${less}`;
  if (action.bonus_energy) return `+${action.bonus_energy}`;
  if (action.bonus_uranium) return "+";
  return (action.reward_times ?? 1) > 1 ? `×${action.reward_times}` : "";
}

const pipsOf = (action: Action): number =>
  action.discount_thaler ??
  action.discount_worker ??
  action.bonus_energy ??
  action.bonus_uranium ??
  ((action.reward_times ?? 1) > 1 ? 2 : 0);

const WILD: readonly Color[] = ["green", "white", "orange", "purple"];

export const colorClass = (color: Color): string => (color === "multi" ? "wild" : color);

/** The end of a half in its colour and pattern; all four where it is wild. */
const End = (props: { color: Color; x: number; y: number; w: number; h: number }) => {
  const { color, x, y, w, h } = props;
  if (color === "wild" || color === "multi") {
    return (
      <>
        {WILD.map((each, i) =>
          w < h ? (
            <rect
              key={each}
              class={`e-${each}`}
              x={x}
              y={y + (i * h) / 4}
              width={w}
              height={h / 4}
            />
          ) : (
            <rect
              key={each}
              class={`e-${each}`}
              x={x + (i * w) / 4}
              y={y}
              width={w / 4}
              height={h}
            />
          ),
        )}
      </>
    );
  }
  return (
    <>
      <rect class={`e-${color}`} x={x} y={y} width={w} height={h} />
      {color !== "white" && <rect fill={`url(#nu-p-${color})`} x={x} y={y} width={w} height={h} />}
    </>
  );
};

const Pips = ({ n, x, y }: { n: number; x: number; y: number }) => (
  <>
    {Array.from({ length: n }, (_, i) => (
      <circle key={i} class="pip-dot" cx={rounded(x + (i - (n - 1) / 2) * 4.2)} cy={y} r="1.5" />
    ))}
  </>
);

const UprightHalf = (props: {
  action: Action;
  x: number;
  y: number;
  size: number; // of the sign
  small: boolean;
}) => {
  const { action, x, y, size } = props;
  const figure = figureOf(action);
  const id = signOf(action);
  if (figure === "") return <SignAt id={id} x={x} y={y} size={size} class="ink" />;
  if (props.small) {
    return (
      <>
        <SignAt id={id} x={x} y={y - 2} size={18} class="ink" />
        <Pips n={pipsOf(action)} x={x} y={y + 9.5} />
      </>
    );
  }
  return (
    <>
      <SignAt id={id} x={x - 8} y={y} size={Math.min(18, size)} class="ink" />
      <text class="figure" x={x + 2} y={y + 5.5}>
        {figure}
      </text>
      {action.bonus_uranium !== undefined && (
        <rect class="cube" x={x + 10.5} y={y - 4} width="8" height="8" rx="1" />
      )}
    </>
  );
};

interface DominoProps {
  game: Game;
  tile: string;
  w?: number;
  h?: number;
  note?: string; // of the special directive
}

/** In pool, row and offer. */
export const Domino = ({ game, tile, w = 46, h = 62, note = "" }: DominoProps) => {
  const { halves } = game.tiles.get(tile)!;
  const [first, second] = halves;
  const band = 8;
  const box = { x: 1, y: 1, width: w - 2, height: h - 2, rx: 6 };
  if (!first || !second) {
    return (
      <svg class="domino" width={w} height={h} viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
        <rect class="edge star" {...box} />
        <SignAt id="special" x={w / 2} y={h / 2 - 8} size={Math.min(24, w - 14)} class="gold" />
        <text class="figure gold" x={w / 2} y={Math.min(h / 2 + 20, h - 7)} text-anchor="middle">
          {note}
        </text>
      </svg>
    );
  }
  const action = (half: Half): Action => game.actions.get(half.action)!;
  // Two signs stand above each other between the bands of the ends, however low the plate is.
  const signs = { size: Math.min(21, h / 2 - band + 2), small: w < 40 };
  return (
    <svg class="domino" width={w} height={h} viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
      <g class="face">
        <rect class="bone" x="1" y="1" width={w - 2} height={h - 2} />
        <End color={first.color} x={1} y={1} w={w - 2} h={band - 1} />
        <End color={second.color} x={1} y={h - band} w={w - 2} h={band - 1} />
      </g>
      <path class="cut" d={`M1 ${band}H${w - 1}M1 ${h - band}H${w - 1}M6 ${h / 2}H${w - 6}`} />
      <rect class="edge" {...box} />
      <UprightHalf action={action(first)} x={w / 2} y={h / 4 + band / 2 - 0.5} {...signs} />
      <UprightHalf action={action(second)} x={w / 2} y={h * 0.75 - band / 2 + 0.5} {...signs} />
    </svg>
  );
};

interface LaidProps {
  game: Game;
  tile: string;
  flip: boolean; // the second half looks towards city a
  size: { len: number; wide: number };
  angle: number; // of the link; signs stay upright
  ghost?: boolean;
}

/** On the map, around its middle. No text: figures become pips. */
export const LaidDomino = ({ game, tile, flip, size, angle, ghost = false }: LaidProps) => {
  const { halves } = game.tiles.get(tile)!;
  const [a, b] = flip ? [halves[1]!, halves[0]!] : [halves[0]!, halves[1]!];
  const { len, wide } = size;
  const band = 7;
  const [x, y] = [-len / 2, -wide / 2];
  const half = (side: -1 | 1, { action: id }: Half) => {
    const action = game.actions.get(id)!;
    const pips = pipsOf(action);
    return (
      <g transform={`translate(${side * (len / 4 - band / 2 + 0.3)} 0) rotate(${-angle})`}>
        <SignAt id={signOf(action)} x={0} y={pips ? -1.5 : 0} size={pips ? 14 : 15} class="ink" />
        <Pips n={pips} x={0} y={8} />
      </g>
    );
  };
  return (
    <g class={`laid ${ghost ? "ghost" : ""}`}>
      <rect class="under" x={x} y={y + 1.5} width={len} height={wide} rx="4" />
      <g class="face">
        <rect class="bone" x={x} y={y} width={len} height={wide} />
        <End color={a.color} x={x} y={y} w={band} h={wide} />
        <End color={b.color} x={-x - band} y={y} w={band} h={wide} />
      </g>
      <path
        class="cut"
        d={`M${x + band} ${y}V${-y}M${-x - band} ${y}V${-y}M0 ${y + 2}V${-y - 2}`}
      />
      <rect class="edge" x={x} y={y} width={len} height={wide} rx="4" />
      {half(-1, a)}
      {half(1, b)}
    </g>
  );
};
