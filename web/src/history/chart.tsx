// One line over the games that were played, drawn like those of the report: few lines across, figures
// at the left, a point for each game.
import { useEffect, useRef, useState } from "preact/hooks";

const HEIGHT = 220;
const EDGE = { left: 52, right: 14, top: 14, bottom: 14 };
/** More points than this only hide the line. */
const MOST_POINTS = 60;

/** Round figures that span the values: 3 to 6 of them. */
export function gridOf(values: readonly number[]): number[] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const rough = Math.max(1, (high - low) / 3);
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((n) => n * size).find((each) => each >= rough) ?? rough;
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

function useWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const around = box.current;
    if (!around) return;
    const watch = new ResizeObserver(() => setWidth(around.clientWidth));
    watch.observe(around);
    return () => watch.disconnect();
  }, []);
  return { box, width };
}

export const Chart = ({ values, label }: { values: readonly number[]; label: string }) => {
  const { box, width } = useWidth();
  const grid = gridOf(values);
  const [low = 0, high = 1] = [grid[0], grid.at(-1)];
  const across = Math.max(0, width - EDGE.left - EDGE.right);
  const down = HEIGHT - EDGE.top - EDGE.bottom;
  const x = (i: number): number =>
    EDGE.left + (values.length > 1 ? (i / (values.length - 1)) * across : across / 2);
  const y = (value: number): number => EDGE.top + (1 - (value - low) / (high - low)) * down;
  const points = values.map((value, i) => [x(i), y(value)] as const);
  return (
    <div ref={box} class="chart" style={{ height: `${HEIGHT}px` }}>
      {width > 0 && (
        <svg width={width} height={HEIGHT} role="img" aria-label={label}>
          {grid.map((value) => (
            <g key={value} class="grid">
              <path d={`M${EDGE.left} ${y(value)}H${width - EDGE.right}`} />
              <text x={EDGE.left - 10} y={y(value)}>
                {value}
              </text>
            </g>
          ))}
          <polyline points={points.map((point) => point.join()).join(" ")} />
          {points.slice(-MOST_POINTS).map(([cx, cy], i) => (
            <circle key={i} cx={cx} cy={cy} r={4} />
          ))}
        </svg>
      )}
    </div>
  );
};
