// The Hunger Wall and the Cathedral: grids that are climbed, darker with each level.
import { gameOf, type MonumentData } from "../data";
import { describe, type MonumentId } from "../description";
import { CubeAt } from "../draw/cube";
import { rounded } from "../draw/geometry";
import { LetterAt } from "../draw/letter";
import { Thing } from "../draw/thing";
import { SignAt, TokenAt } from "../draw/token";
import type { StageProps } from "../stage/props";
import { aboutText } from "../about";

const SIDE = 28; // for the points of the rows
const FOOT = 20; // for the factors of the columns

interface Grid {
  left: boolean; // it is climbed from right to left
  x0: number;
  top: number;
  cw: number;
  ch: number;
  x(col: number): number;
  y(row: number): number;
}

function gridOf(data: MonumentData, w: number, h: number): Grid {
  const left = data.side_direction === "left";
  const top = 9;
  const cw = (w - SIDE) / data.cols;
  const ch = (h - FOOT - top) / data.rows;
  const x0 = left ? 0 : SIDE;
  return {
    left,
    x0,
    top,
    cw,
    ch,
    x: (col) => rounded(x0 + (left ? data.cols - 1 - col + 0.5 : col + 0.5) * cw),
    y: (row) => rounded(top + (data.rows - row + 0.5) * ch),
  };
}

export const Monument = (props: StageProps & { id: MonumentId; w: number; h: number }) => {
  const { id, w, h } = props;
  const data = gameOf(props.data).monuments.get(id)!;
  const d = describe(props.view);
  const grid = gridOf(data, w, h);
  const { left, x0, cw, ch } = grid;
  const fields = data.layouts[d.layouts[id]];
  const right = x0 + cw * data.cols;
  const margin = left ? w - SIDE / 2 : SIDE / 2;
  return (
    <svg
      class="monument"
      width={w}
      height={h}
      viewBox={`0 0 ${w} ${h}`}
      data-target={`monument:${id}`}
      role="group"
      aria-label={aboutText(props, `monument:${id}`)}
    >
      <path class="silhouette" d={left ? battlements(grid, right) : spires(grid, right)} />
      <rect class="silhouette" x={x0} y={grid.top} width={right - x0} height={ch * data.rows} />
      {fields.map((field) => (
        <FieldCell key={`${field.row}.${field.col}`} {...props} grid={grid} field={field} />
      ))}
      {data.levels.slice(1).map(({ rows }) => {
        const y = grid.y(Math.min(...rows)) + ch / 2;
        return <path key={y} class="course" d={`M${x0} ${y}H${right}`} />;
      })}
      {data.row_vp.map((vp, i) => (
        <text aria-hidden="true" key={i} class="row-vp" x={margin} y={grid.y(i + 1)}>
          {vp}
        </text>
      ))}
      {data.col_value.map((value, i) => (
        <text aria-hidden="true" key={i} class="faint" x={grid.x(i)} y={h - 9}>
          ×{value}
        </text>
      ))}
      <TokenAt what={data.token} x={margin} y={h - 9} d={18} />
      <Cubes {...props} grid={grid} />
      {fields.map(({ row, col }) => {
        const at = `field:${id}.${row}.${col}`;
        const k = left ? -1 : 1;
        return (
          props.targets.get(at)?.options.length && (
            <LetterAt
              key={at}
              row={props.letters.get(at)}
              x={grid.x(col) + k * cw * 0.4}
              y={grid.y(row) - ch * 0.42}
            />
          )
        );
      })}
    </svg>
  );
};

const FieldCell = (
  props: StageProps & { id: MonumentId; grid: Grid; field: MonumentData["layouts"]["A"][number] },
) => {
  const { id, grid, field } = props;
  const { cw, ch } = grid;
  const target = `field:${id}.${field.row}.${field.col}`;
  const [x, y] = [grid.x(field.col), grid.y(field.row)];
  const { effect } = field;
  const crowded = describe(props.view).players.some(
    ({ monuments }) => monuments[id].row === field.row && monuments[id].col === field.col,
  );
  const ex = x + (crowded ? cw * 0.27 : 0);
  return (
    <Thing
      props={props}
      id={target}
      class={`field level-${field.level}`}
      area={{ x: x - cw / 2, y: y - ch / 2, w: cw, h: ch }}
    >
      <rect
        class="cell"
        x={rounded(x - cw / 2 + 0.75)}
        y={rounded(y - ch / 2 + 0.75)}
        width={rounded(cw - 1.5)}
        height={rounded(ch - 1.5)}
        rx="1.5"
      />
      {effect?.op === "gain" && (
        <TokenAt what="vp" n={effect.n ?? 1} x={ex} y={y} d={Math.min(20, ch + 1)} />
      )}
      {effect?.op === "arrow" && (
        <SignAt
          id={effect.dir === "up" ? "up" : grid.left ? "left" : "right"}
          x={ex}
          y={y}
          size={Math.min(18, ch - 4)}
          class="way"
        />
      )}
    </Thing>
  );
};

const Cubes = (props: StageProps & { id: MonumentId; grid: Grid }) => {
  const { id, grid } = props;
  const d = describe(props.view);
  const { layouts } = gameOf(props.data).monuments.get(id)!;
  const fields = layouts[d.layouts[id]];
  const cells = new Map<string, number[]>();
  d.players.forEach(({ monuments }, seat) => {
    const at = `${monuments[id].row}.${monuments[id].col}`;
    cells.set(at, [...(cells.get(at) ?? []), seat]);
  });
  return (
    <g class="dead">
      {d.players.map(({ monuments }, seat) => {
        const { row, col } = monuments[id];
        const here = cells.get(`${row}.${col}`)!;
        const busy = fields.find((each) => each.row === row && each.col === col)?.effect;
        const nth = here.indexOf(seat) - (here.length - 1) / 2;
        const x = grid.x(col) + (busy ? -grid.cw * 0.2 : 0) + nth * Math.min(12, grid.cw / 5);
        return (
          <g
            key={seat}
            class="travels"
            style={{ transform: `translate(${rounded(x)}px, ${grid.y(row)}px)` }}
          >
            <CubeAt who={seat} x={0} y={0} s={Math.max(10, Math.min(16, grid.ch - 5))} />
          </g>
        );
      })}
    </g>
  );
};

function battlements({ x0, top }: Grid, right: number): string {
  const step = (right - x0) / 9;
  let d = `M${x0} ${top}`;
  for (let i = 0; i < 9; i++) {
    d += i % 2 === 1 ? `h${rounded(step)}` : `v${2 - top}h${rounded(step)}v${top - 2}`;
  }
  return `${d}Z`;
}

function spires({ x0, top, cw }: Grid, right: number): string {
  const spire = (middle: number, half: number, tall: number): string =>
    `M${rounded(middle - half)} ${top}l${rounded(half)} ${rounded(-tall)}l${rounded(half)} ${rounded(tall)}z`;
  return (
    spire(x0 + cw * 0.25, cw * 0.25, top * 0.7) +
    spire((x0 + right) / 2, cw * 0.5, top - 1) +
    spire(right - cw * 0.25, cw * 0.25, top * 0.7)
  );
}
