// The measures of a company's floor plan: sixteen rooms in a wall, desks along the lower edge of a
// room, idle employees beside them.
import type { Cell } from "../data";

export interface PlanSize {
  cell: { w: number; h: number };
  wall: number;
  plates: number; // room left of the wall for what a floor scores
  small: boolean; // rooms show signs instead of names
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const planWidth = (size: PlanSize): number => size.plates + 2 * size.wall + 4 * size.cell.w;
export const planHeight = (size: PlanSize): number => 2 * size.wall + 4 * size.cell.h;

export const roomBox = (size: PlanSize, cell: Pick<Cell, "row" | "col">): Box => ({
  x: size.plates + size.wall + cell.col * size.cell.w,
  y: size.wall + cell.row * size.cell.h,
  w: size.cell.w,
  h: size.cell.h,
});

export interface Spot {
  x: number;
  y: number;
}

export const HEAD = 22; // the name of a department

/** Three desks stand closer, so that idle employees have room beside them; more as they fit. */
export function deskWidth(size: PlanSize, count: number): number {
  const idle = size.small || count < 4 ? 0 : 30;
  const wide = size.small ? 24 : count > 2 ? 26 : 29;
  return Math.min(wide, Math.floor((size.cell.w - 8 - idle) / count));
}

/** Where the feet of desks stand, from left to right. */
export function deskSpots(size: PlanSize, box: Box, count: number): Spot[] {
  const step = deskWidth(size, count);
  const first = box.x + 4 + step / 2;
  return Array.from({ length: count }, (_, i) => ({ x: first + i * step, y: box.y + box.h - 7 }));
}

export interface Idle {
  spots: Spot[];
  size: number;
  count: number | null; // said in a figure when not all are drawn
  area: Box; // what a pointer can hit
}

/** Idle employees: in departments beside the desks, elsewhere across the floor. */
export function idleSpots(size: PlanSize, box: Box, lying: number, department: boolean): Idle {
  if (lying === 0) return { spots: [], size: 0, count: null, area: { ...box, w: 0, h: 0 } };
  if (department && size.small) {
    const spot = { x: box.x + box.w - (lying > 9 ? 46 : lying > 1 ? 38 : 19), y: box.y + 21 };
    const area = { x: spot.x - 17, y: box.y + 2, w: box.x + box.w - spot.x + 15, h: 24 };
    return { spots: [spot], size: 24, count: lying > 1 ? lying : null, area };
  }
  return department ? besideDesks(box, lying) : acrossFloor(size, box, lying);
}

function besideDesks(box: Box, lying: number): Idle {
  const most = Math.max(1, Math.floor((box.h - HEAD - 6) / 16));
  const foot = box.y + box.h - 7;
  const x = box.x + box.w - 18;
  const drawn = lying > most ? 1 : lying;
  const spots = Array.from({ length: drawn }, (_, i) => ({ x, y: foot - i * 16 }));
  const area = {
    x: x - 18,
    y: foot - (lying > most ? 2 : drawn) * 16,
    w: 36,
    h: (lying > most ? 2 : drawn) * 16 + 4,
  };
  return { spots, size: 28, count: lying > most ? lying : null, area };
}

function acrossFloor(size: PlanSize, box: Box, lying: number): Idle {
  const tall = size.small ? 24 : 28;
  const wide = size.small ? 32 : 38;
  const line = size.small ? 20 : 18;
  const inLine = Math.floor((box.w - 8) / wide);
  const lines = Math.floor((box.h - HEAD - 4) / line);
  const drawn = lying > inLine * lines ? 1 : lying;
  const rows = Math.ceil(drawn / inLine);
  const middle = { x: box.x + box.w / 2, y: box.y + HEAD / 2 + box.h / 2 };
  const spots = Array.from({ length: drawn }, (_, i) => {
    const row = Math.floor(i / inLine);
    const here = Math.min(inLine, drawn - row * inLine);
    return {
      x: middle.x + ((i % inLine) - (here - 1) / 2) * wide,
      y: middle.y + (row - (rows - 1) / 2) * line + 8,
    };
  });
  const across = Math.min(inLine, drawn === 1 && lying > 1 ? 2 : drawn) * wide;
  const area = {
    x: middle.x - across / 2,
    y: middle.y - (rows * line) / 2,
    w: across,
    h: rows * line,
  };
  return { spots, size: tall, count: drawn < lying ? lying : null, area };
}

const DOORS = 22; // how high over the floor the doors between rooms side by side are

/** From room to room through the doors. */
export function wayPath(size: PlanSize, cells: readonly Cell[], rooms: readonly string[]): string {
  const spots = rooms.flatMap((room) => {
    const cell = cells.find(({ id }) => id === room);
    if (!cell) return [];
    const box = roomBox(size, cell);
    return [`${box.x + box.w / 2} ${box.y + box.h - DOORS}`];
  });
  return `M${spots.join("L")}`;
}

/** The inner walls, with a door between each pair of neighbours. */
export function wallsPath(size: PlanSize): string {
  const { w, h } = size.cell;
  const door = Math.min(30, h * 0.34);
  let path = "";
  for (let line = 1; line < 4; line++) {
    for (let at = 0; at < 4; at++) {
      const right = roomBox(size, { row: at, col: line });
      const gap = right.y + h - DOORS;
      path += `M${right.x} ${right.y}V${gap - door / 2}M${right.x} ${gap + door / 2}V${right.y + h}`;
      const below = roomBox(size, { row: line, col: at });
      const middle = below.x + w / 2;
      path += `M${below.x} ${below.y}H${middle - door / 2}M${middle + door / 2} ${below.y}H${below.x + w}`;
    }
  }
  return path;
}
