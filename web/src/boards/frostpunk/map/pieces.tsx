// The small drawn things of the map: resources as pieces that can be counted at a glance, pawns, the
// shapes of seats.
import type { Content, Level, Pawn } from "../description";
import { rounded } from "./geometry";

/** A sign inside a drawing; `Icon` of the shell shows the same in text. */
export const Sign = (props: { id: string; x: number; y: number; size: number; class?: string }) => (
  <use
    class={`sign ${props.class ?? ""}`}
    href={`#i-fp-${props.id}`}
    x={rounded(props.x - props.size / 2)}
    y={rounded(props.y - props.size / 2)}
    width={rounded(props.size)}
    height={rounded(props.size)}
  />
);

const PIECES: Readonly<Record<Content, preact.ComponentChild>> = {
  coal: (
    <>
      <path class="p-coal" d="M-8 3-6-5 1-8 7-4 8 3 2 7.5-5 7z" />
      <path class="p-hi" d="M-6-5 0-1 7-4M0-1 2 7.5M0-1-8 3" />
    </>
  ),
  wood: (
    <>
      <path class="p-wood" d="M-4-5.5H6.5a5.5 5.5 0 0 1 0 11H-4z" />
      <ellipse class="p-wood2" cx="-4.5" cy="0" rx="3.6" ry="5.5" />
      <ellipse class="p-ring" cx="-4.5" cy="0" rx="1.5" ry="2.5" />
    </>
  ),
  core: (
    <>
      <path class="p-core" d="M0-10 9-5V5L0 10-9 5V-5z" />
      <circle class="p-core2" r="4.6" />
      <circle class="p-core3" r="2" />
    </>
  ),
  tree: (
    <>
      <path class="p-tree" d="M0-11 5.5-3H3L8 4H4l3 5H-7l3-5H-8l5-7h-2.5z" />
      <path class="p-trunk" d="M-1.5 9h3v3h-3z" />
    </>
  ),
};

export const Piece = ({
  of,
  x,
  y,
  size = 1,
}: {
  of: Content;
  x: number;
  y: number;
  size?: number;
}) => (
  <g transform={`translate(${rounded(x)} ${rounded(y)}) scale(${rounded(size * 10) / 10})`}>
    {PIECES[of]}
  </g>
);

const SPOTS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-9, 0],
    [9, 0],
  ],
  [
    [-9, 7],
    [9, 7],
    [0, -9],
  ],
  [
    [-9, -8],
    [9, -8],
    [-9, 8],
    [9, 8],
  ],
  [
    [-11, -11],
    [11, -11],
    [0, 0],
    [-11, 11],
    [11, 11],
  ],
];

export const Pieces = (props: { of: Content; n: number; x: number; y: number; size: number }) => {
  const scale = { coal: 1, wood: 1, core: 1.15, tree: 0.95 }[props.of] * props.size;
  const spots = SPOTS[Math.min(props.n, SPOTS.length - 1)] ?? [];
  return (
    <>
      {spots.map(([dx, dy]) => (
        <Piece
          key={`${dx} ${dy}`}
          of={props.of}
          x={props.x + dx * props.size}
          y={props.y + dy * props.size}
          size={scale}
        />
      ))}
    </>
  );
};

const BODY = "M12 13c-5 0-7.5 4-8 10L3.5 29h17l-.5-6c-.5-6-3-10-8-10z";
const SMALL_BODY = "M12 17c-3.8 0-5.5 3-6 7l-.5 5h13l-.5-5c-.5-4-2.2-7-6-7z";

const Child = ({ hat }: { hat?: string }) => (
  <>
    <path class="pb" d={SMALL_BODY} />
    <circle class="pb" cx="12" cy="12.5" r="5" />
    {hat && <path class="ph" d={hat} />}
  </>
);

const FIGURES: Readonly<Record<Pawn, preact.ComponentChild>> = {
  worker: (
    <>
      <path class="pb" d={BODY} />
      <circle class="pb" cx="12" cy="9" r="4.8" />
      <path class="ph" d="M6.5 7.5C6.8 3.5 9 2 12 2c3.3 0 5.2 1.8 5.5 4.7L21 8v1.4H6.5z" />
    </>
  ),
  engineer: (
    <>
      <path class="pb" d={BODY} />
      <circle class="pb" cx="12" cy="9.5" r="4.6" />
      <path class="ph" d="M7.8 6V0h8.4v6H19v2H5V6z" />
    </>
  ),
  child: <Child />,
  child_worker: <Child hat="M6.5 11C6.8 7.5 9 6 12 6c3.3 0 5.2 1.5 5.5 4L20.5 11v1.4H6.5z" />,
  child_engineer: <Child hat="M8.5 9V3.5h7V9h2.5v2H6V9z" />,
  automaton: (
    <>
      <path class="pl" d="M8 17 5 29M16 17l3 12M12 17v12" />
      <path class="pb" d="M6 10h12l-1.5 9h-9z" />
      <rect class="ph" x="7.5" y="1.5" width="9" height="7.5" rx="1" />
    </>
  ),
};

const SHAPES = [
  <circle r="4.6" />,
  <path d="M0-5 5.2 4.3H-5.2z" />,
  <rect x="-4.2" y="-4.2" width="8.4" height="8.4" />,
  <path d="M0-5.6 5.6 0 0 5.6-5.6 0z" />,
];

/** On the chest the shape of the seat that used it. */
const Figure = ({ pawn, seat }: { pawn: Pawn; seat?: number | undefined }) => (
  <g class={`pawn ${pawn}`}>
    {FIGURES[pawn]}
    {seat !== undefined && (
      <g class={`of-seat seat-${seat + 1}`} transform="translate(12 22.5)">
        {SHAPES[seat]}
      </g>
    )}
  </g>
);

/** A pawn that stands at a point of the map. */
export const PawnAt = (props: {
  pawn: Pawn;
  seat?: number | undefined;
  x: number;
  y: number;
  height: number;
}) => {
  const k = props.height / 30;
  const at = `translate(${rounded(props.x - 12 * k)} ${rounded(props.y - 29 * k)})`;
  return (
    <g transform={`${at} scale(${Math.round(k * 100) / 100})`}>
      <Figure pawn={props.pawn} seat={props.seat} />
    </g>
  );
};

/** A pawn in a line of text. */
export const PawnIcon = (props: { pawn: Pawn; state?: string; seat?: number }) => (
  <svg class={`pw ${props.state ?? ""}`} viewBox="0 0 24 30" aria-hidden="true">
    <Figure pawn={props.pawn} seat={props.seat} />
  </svg>
);

const NOTCHES: Readonly<Record<Level, number>> = {
  red: 3,
  orange: 2,
  yellow: 1,
  blue: 0,
  white: 0,
};

/** The insulation as colour and notches, in the band of a plate. */
export const Notches = ({ level, x, y }: { level: Level; x: number; y: number }) => {
  const n = NOTCHES[level];
  return (
    <>
      {Array.from({ length: n }, (_, i) => (
        <rect
          key={i}
          class="notch"
          x={rounded(x + (i - (n - 1) / 2) * 8 - 2.5)}
          y={rounded(y)}
          width="5"
          height="3.6"
          rx="1"
        />
      ))}
    </>
  );
};

export const Insulation = ({ level }: { level: Level }) => (
  <span class={`insul ${level}`} aria-hidden="true">
    {Array.from({ length: NOTCHES[level] }, (_, i) => (
      <i key={i} />
    ))}
  </span>
);
