// Lines over time, one a seat, in the seats' colours and with their shapes at the points. uPlot
// draws them; it is loaded only when a report is opened.
import type uPlot from "uplot";
import { useEffect, useRef } from "preact/hooks";
import { dark } from "../settings";
import { coloursOf } from "../table/colours";
import { useDesk } from "../table/desk";
import { percent } from "../words/words";
import type { Curve } from "./samples";

interface PlotProps {
  curve: Curve;
  names: readonly string[];
  /** Where each sample stands; one after the other when it is not said. */
  xs?: readonly number[];
  /** What stands below, and where. */
  ticks: readonly { at: number; name: string }[];
  /** Where something happened: a line across. */
  marks?: readonly number[];
  /** Hundredths: from 0 to 100 whatever comes. */
  share?: boolean;
  label: string;
}

const HEIGHT = 260;
/** What is written below needs so much: a letter, and the room to the next. */
const LETTER = 8;
const BETWEEN = 6;

const colour = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

type Shape = (ctx: CanvasRenderingContext2D, x: number, y: number, r: number) => void;

function polygon(ctx: CanvasRenderingContext2D, points: readonly (readonly [number, number])[]) {
  points.forEach(([x, y], i) => (i === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)));
  ctx.closePath();
}

// The same six shapes as everywhere: circle, triangle, square, diamond, hexagon, cross.
const SHAPES: readonly Shape[] = [
  (ctx, x, y, r) => ctx.arc(x, y, r, 0, 2 * Math.PI),
  (ctx, x, y, r) =>
    polygon(ctx, [
      [x, y - 1.2 * r],
      [x + 1.15 * r, y + 0.9 * r],
      [x - 1.15 * r, y + 0.9 * r],
    ]),
  (ctx, x, y, r) => ctx.rect(x - 0.9 * r, y - 0.9 * r, 1.8 * r, 1.8 * r),
  (ctx, x, y, r) =>
    polygon(ctx, [
      [x, y - 1.25 * r],
      [x + 1.25 * r, y],
      [x, y + 1.25 * r],
      [x - 1.25 * r, y],
    ]),
  (ctx, x, y, r) =>
    polygon(
      ctx,
      [0, 1, 2, 3, 4, 5].map((i) => {
        const a = (i * Math.PI) / 3;
        return [x + 1.1 * r * Math.cos(a), y + 1.1 * r * Math.sin(a)] as const;
      }),
    ),
  (ctx, x, y, r) => {
    const a = 0.42 * r;
    ctx.rect(x - a, y - 1.15 * r, 2 * a, 2.3 * r);
    ctx.rect(x - 1.15 * r, y - a, 2.3 * r, 2 * a);
  },
];

/** More shapes than this along a line only hide it. */
const MOST_SHAPES = 16;

function drawMarks(plot: uPlot, marks: readonly number[]): void {
  const { ctx, bbox } = plot;
  ctx.save();
  ctx.strokeStyle = colour("--text-3");
  ctx.lineWidth = devicePixelRatio;
  ctx.setLineDash([4 * devicePixelRatio, 4 * devicePixelRatio]);
  for (const mark of marks) {
    const x = Math.round(plot.valToPos(mark, "x", true));
    ctx.beginPath();
    ctx.moveTo(x, bbox.top);
    ctx.lineTo(x, bbox.top + bbox.height);
    ctx.stroke();
  }
  ctx.restore();
}

function drawShape(plot: uPlot, series: number): void {
  const { ctx } = plot;
  const size = 5 * devicePixelRatio;
  const values = plot.data[series] ?? [];
  const every = Math.ceil(plot.data[0].length / MOST_SHAPES);
  ctx.save();
  ctx.fillStyle = colour(`--seat-${series}`);
  plot.data[0].forEach((x, i) => {
    const y = values[i];
    if (y === null || y === undefined || i % every !== 0) return;
    ctx.beginPath();
    SHAPES[series - 1]?.(ctx, plot.valToPos(x, "x", true), plot.valToPos(y, "y", true), size);
    ctx.fill();
  });
  ctx.restore();
}

function options(width: number, props: PlotProps): uPlot.Options {
  const text = colour("--text-2");
  const line = colour("--line");
  const font = `500 14px ${colour("--font-ui")}`;
  return {
    width,
    height: HEIGHT,
    cursor: { show: false },
    legend: { show: false },
    padding: [12, 12, 0, 0],
    scales: {
      x: {
        time: false,
        range: (_, from, to) => {
          const edge = (to - from) * 0.012;
          return [from - edge, to + edge];
        },
      },
      y: {
        range: (_, from, to) => (props.share ? [0, 100] : [Math.min(0, from), to * 1.06 + 0.5]),
      },
    },
    axes: [
      {
        stroke: text,
        font,
        size: 34,
        grid: { show: false },
        ticks: { stroke: line },
        splits: () => props.ticks.map(({ at }) => at),
        values: (drawn: uPlot) => {
          let free = -Infinity;
          return props.ticks.map(({ at, name }) => {
            const x = drawn.valToPos(at, "x");
            const half = (name.length * LETTER) / 2;
            if (x - half < free) return "";
            free = x + half + BETWEEN;
            return name;
          });
        },
      },
      {
        stroke: text,
        font,
        size: props.share ? 56 : 44,
        grid: { stroke: line, width: 1 },
        ticks: { show: false },
        ...(props.share
          ? { values: (_: uPlot, splits: number[]) => splits.map((each) => percent(each / 100)) }
          : {}),
      },
    ],
    hooks: { drawClear: [(plot) => drawMarks(plot, props.marks ?? [])] },
    series: [
      {},
      ...props.curve.values.map((_, seat) => ({
        label: props.names[seat] ?? "",
        stroke: colour(`--seat-${seat + 1}`),
        width: 2.5,
        points: {
          show: (plot: uPlot, series: number) => {
            drawShape(plot, series);
            return false;
          },
        },
      })),
    ],
  };
}

export const Plot = (props: PlotProps) => {
  const box = useRef<HTMLDivElement>(null);
  const night = dark.value;
  const colours = coloursOf(useDesk().session.state.value?.seats ?? []);
  useEffect(() => {
    const around = box.current;
    if (!around) return;
    let plot: uPlot | null = null;
    let gone = false;
    const samples = props.curve.values[0]?.map((_, i) => props.xs?.[i] ?? i) ?? [];
    const data: uPlot.AlignedData = [samples, ...props.curve.values];
    const resize = new ResizeObserver(() =>
      plot?.setSize({ width: around.clientWidth, height: HEIGHT }),
    );
    void import("uplot").then(({ default: Chart }) => {
      if (gone) return;
      plot = new Chart(options(around.clientWidth, props), data, around);
      resize.observe(around);
    });
    return () => {
      gone = true;
      resize.disconnect();
      plot?.destroy();
    };
  }, [
    props.curve,
    night,
    colours.join(),
    props.names.join(),
    props.ticks.map(({ name }) => name).join(),
  ]);
  return <div ref={box} class="plot" role="img" aria-label={props.label} />;
};
