// The small drawn things that appear in many places: signs, shapes of seats, pawns, gains.
import type { Lang } from "../../contract";
import type { Effect } from "./data";
import { gainsOf, gainsText } from "./gains";
import type { TargetAttributes } from "../mark";

export const rounded = (n: number): number => Math.round(n * 100) / 100;

/** A sign in a line of text. */
export const Sign = ({ id, size = 18 }: { id: string; size?: number }) => (
  <svg class="sign" width={size} height={size} aria-hidden="true">
    <use href={`#i-nu-${id}`} />
  </svg>
);

/** A sign inside a drawing, around its middle. */
export const SignAt = (props: {
  id: string;
  x: number;
  y: number;
  size: number;
  class?: string;
}) => (
  <use
    class={`sign ${props.class ?? ""}`}
    href={`#i-nu-${props.id}`}
    x={rounded(props.x - props.size / 2)}
    y={rounded(props.y - props.size / 2)}
    width={props.size}
    height={props.size}
  />
);

/** The shape of a seat in its colour, with a cream edge. */
export const ShapeAt = ({ seat, x, y, r }: { seat: number; x: number; y: number; r: number }) => (
  <use
    class={`shape seat-${seat + 1}`}
    href={`#seat-${seat + 1}`}
    x={rounded(x - r)}
    y={rounded(y - r)}
    width={2 * r}
    height={2 * r}
  />
);

export const Shape = ({ seat, size = 16 }: { seat: number; size?: number }) => (
  <svg class="shape-box" width={size} height={size} viewBox="-1 -1 26 26" aria-hidden="true">
    <ShapeAt seat={seat} x={12} y={12} r={12} />
  </svg>
);

/** A worker: a pawn in the seat's colour with the seat's shape on its chest. */
export const PawnAt = (props: {
  seat: number;
  x: number;
  y: number;
  h: number;
  ghost?: boolean;
}) => {
  const k = props.h / 26;
  return (
    <g
      class={`pawn seat-${props.seat + 1} ${props.ghost ? "ghost" : ""}`}
      transform={`translate(${rounded(props.x - 11 * k)} ${rounded(props.y - 13 * k)}) scale(${rounded(k)})`}
    >
      <path d="M11 10.5c-5 0-8 3.5-8.6 9.5L2 25h18l-.4-5C19 14 16 10.5 11 10.5z" />
      <circle cx="11" cy="6" r="5.2" />
      <use class="chest" href={`#seat-${props.seat + 1}`} x="6" y="13.500" width="10" height="10" />
    </g>
  );
};

/** Rewards as figures and signs. */
export const Gains = (props: { of: readonly Effect[]; lang: Lang; size?: number }) => (
  <span class="gains" role="img" aria-label={gainsText(props.of, props.lang)}>
    {gainsOf(props.of).map(({ sign, text, after }, i) => (
      <span key={i} class="gain" aria-hidden="true">
        {!after && <b>{text}</b>}
        <Sign id={sign} size={props.size ?? 15} />
        {after && <b>{text}</b>}
      </span>
    ))}
  </span>
);

/** A figure with its sign: "7 thaler". */
export const Count = (props: { sign: string; value: number; label: string; class?: string }) => (
  <span
    class={`count ${props.class ?? ""}`}
    role="img"
    aria-label={`${props.label}: ${props.value}`}
    data-target="gain"
  >
    <Sign id={props.sign} />
    <b aria-hidden="true">{props.value}</b>
  </span>
);

/** The one element of a drawn thing in the page that takes focus, pointer and keys. */
export const Hit = ({ target }: { target: TargetAttributes }) => (
  <div class="hit-area" {...target} />
);
