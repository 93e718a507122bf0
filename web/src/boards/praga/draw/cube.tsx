// The cubes and pawns of the players, each in its colour and with its shape.
import type { Holder } from "../description";
import { rounded } from "./geometry";

const seatClass = (who: Holder): string => (who === "parler" ? "parler" : `seat-${who + 1}`);

const Shape = ({ who, x, y, size }: { who: Holder; x: number; y: number; size: number }) => {
  if (who === "parler") {
    const k = size * 0.3;
    return (
      <path
        class="cross"
        d={`M${x - k} ${y - k}l${2 * k} ${2 * k}M${x + k} ${y - k}l${-2 * k} ${2 * k}`}
      />
    );
  }
  return (
    <use
      class="shape"
      href={`#seat-${who + 1}`}
      x={rounded(x - size / 2)}
      y={rounded(y - size / 2)}
      width={rounded(size)}
      height={rounded(size)}
    />
  );
};

export const CubeAt = (props: {
  who: Holder;
  x: number;
  y: number;
  s?: number;
  ghost?: boolean;
}) => {
  const { who, x, y, s = 14 } = props;
  return (
    <g class={`cube ${seatClass(who)} ${props.ghost ? "ghost" : ""}`}>
      <rect x={rounded(x - s / 2)} y={rounded(y - s / 2)} width={s} height={s} rx="2" />
      <Shape who={who} x={x} y={y} size={s * 0.72} />
    </g>
  );
};

export const Cube = ({ who, d = 18 }: { who: Holder; d?: number }) => (
  <svg class="tkh" width={d} height={d} viewBox="0 0 24 24" aria-hidden="true">
    <CubeAt who={who} x={12} y={12} s={20} />
  </svg>
);

const PAWN = "M-8 11c0-6 3-8 4-11a5 5 0 1 1 8 0c1 3 4 5 4 11z";

export const PawnAt = ({
  seat,
  x,
  y,
  k = 1,
}: {
  seat: number;
  x: number;
  y: number;
  k?: number;
}) => (
  <g
    class={`pawn seat-${seat + 1}`}
    style={{ transform: `translate(${rounded(x)}px, ${rounded(y)}px) scale(${k})` }}
  >
    <path d={PAWN} />
    <Shape who={seat} x={0} y={5.5} size={8} />
  </g>
);
