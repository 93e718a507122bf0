// What the cards of the games are drawn with: the frames of emblem and sign, and small geometry.
import type { ComponentChildren } from "preact";

export const Art = ({ children }: { children: ComponentChildren }) => (
  <svg
    class="art"
    viewBox="0 0 264 172"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
);

/** A sign on a grid of 24, drawn with one stroke as the icons of the shell are. */
export const Sign = ({ children }: { children: ComponentChildren }) => (
  <svg class="i" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <g
      fill="none"
      stroke="currentColor"
      stroke-width="1.75"
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      {children}
    </g>
  </svg>
);

export const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

export const polar = (r: number, angle: number, cx: number, cy: number): string =>
  `${(cx + r * Math.cos(angle)).toFixed(1)} ${(cy + r * Math.sin(angle)).toFixed(1)}`;

/** A regular polygon as a path. */
export const polygon = (n: number, r: number, cx: number, cy: number, turn = 0): string =>
  "M" +
  range(n)
    .map((i) => polar(r, turn + (i * 2 * Math.PI) / n, cx, cy))
    .join("L") +
  "Z";

// ---- the small pictures of drawings.tsx, on 240 by 100 ----

/** A sign of a sprite around its middle, in a colour. */
export const UseAt = (props: {
  id: string;
  x: number;
  y: number;
  size: number;
  colour?: string;
}) => (
  <use
    href={`#${props.id}`}
    x={props.x - props.size / 2}
    y={props.y - props.size / 2}
    width={props.size}
    height={props.size}
    style={{ color: props.colour ?? "var(--g-ink)" }}
  />
);

/** What leads to what; back to the left with a negative width. */
export const ArrowAt = ({ x, y, w = 20 }: { x: number; y: number; w?: number }) => {
  const head = Math.sign(w) * 6;
  return (
    <path
      d={`M${x} ${y}h${w}m${-head}-5 ${head} 5 ${-head} 5`}
      fill="none"
      stroke="var(--g-ink-2)"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  );
};

/** A number in the face of the game. */
export const FigureAt = (props: {
  text: string | number;
  x: number;
  y: number; // the middle
  size?: number;
  colour?: string;
}) => (
  <text
    x={props.x}
    y={props.y}
    text-anchor="middle"
    dominant-baseline="central"
    style={{
      font: `700 ${props.size ?? 16}px var(--font-display)`,
      fill: props.colour ?? "var(--g-ink)",
      stroke: "none",
    }}
  >
    {props.text}
  </text>
);

/** A plain plate to put things on. */
export const PlateAt = (props: {
  x: number;
  y: number;
  w: number;
  h: number;
  r?: number;
  fill?: string;
}) => (
  <rect
    x={props.x}
    y={props.y}
    width={props.w}
    height={props.h}
    rx={props.r ?? 4}
    fill={props.fill ?? "var(--g-plate)"}
    stroke="var(--g-line)"
    stroke-width="1.5"
  />
);
