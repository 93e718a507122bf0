// A resource crane: a dial from 0 to 9 on which gold or stone is counted. At 6 and 9 there are bonuses.
import type { Lang } from "../../../contract";
import { onDial } from "../draw/geometry";
import { TokenAt } from "../draw/token";
import { words } from "../words";

const MOST = 9;

export const Dial = (props: { what: "gold" | "stone"; n: number; d: number; lang: Lang }) => {
  const { what, n, d } = props;
  const r = d / 2;
  const ring = r - 11;
  return (
    <svg
      class="dial"
      width={d}
      height={d}
      viewBox={`${-r} ${-r} ${d} ${d}`}
      data-target={`good:${what}`}
      role="img"
      aria-label={words[props.lang].item(what, n)}
    >
      <circle class="wood" r={r - 1} />
      <circle class="face" r={ring - 9} />
      {Array.from({ length: MOST + 1 }, (_, i) => {
        const { x, y } = onDial(ring, i * 36 - 162);
        return (
          <g key={i} class={i === n ? "on" : i === 6 || i === MOST ? "bonus" : ""}>
            {i === n && <circle class="hand" cx={x} cy={y} r="10.5" />}
            <text aria-hidden="true" x={x} y={y}>
              {i}
            </text>
          </g>
        );
      })}
      <TokenAt what={what} n={n} always x={0} y={0} d={d * 0.4} />
    </svg>
  );
};
