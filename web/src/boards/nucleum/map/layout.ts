// The sheet of the map: plates of cities with their places, links with their fields, coal areas and
// the long-distance rails. Worked out once for each side, from where the data have cities and coal.
import type { City, Link, Side } from "../data";
import type { Area } from "../description";

export interface Point {
  x: number;
  y: number;
}

/** Around its middle. */
export interface Box extends Point {
  w: number;
  h: number;
}

export interface Line {
  from: Point; // at the plates of its cities
  to: Point;
  ux: number; // its direction
  uy: number;
  angle: number;
  fields: Point[];
}

export interface Layout {
  w: number;
  h: number;
  cities: Map<string, Box>;
  places: Map<string, Point>; // plots, mine fields, turbine slots, plants
  lines: Map<string, Line>;
  coal: Map<Area, Box>;
  rails: { area: Area; city: string; path: Point[] }[];
}

/** What the figures of the data are measured on. */
export const SHEET = { w: 758, h: 670 };
export const TILE = { len: 46, wide: 22 };
export const HEAD = 18; // of a plate, with the name
const GAP = 3; // between two tiles
const CELL = 29;
const TURBINE = 19.5;

const cellsOf = (city: City): { id: string }[] => [...city.plots, ...city.mine_fields];

function columnsOf(city: City): number {
  const n = cellsOf(city).length;
  return city.columns ?? (n > 4 || (n > 3 && city.plots.length > 2) ? 3 : Math.max(n, 2));
}

/** A name needs room, too. */
const NAMED = 11;
const nameWidth = (city: City): number =>
  Math.max(...Object.values(city.name).map((name) => name.length)) * 6.6 + NAMED;

export function sizeOf(city: City): { w: number; h: number } {
  const cells = cellsOf(city).length;
  const turbines = city.turbine_slots.length;
  const least = Math.max(70, Math.min(104, nameWidth(city)));
  if (city.plant && cells === 0) return { w: 100, h: turbines > 3 ? 66 : 54 };
  if (city.plant) {
    const w = Math.max(least, 38 + CELL * cells, turbines * TURBINE + 10);
    return { w: turbines > 0 ? Math.max(98, w) : w, h: turbines > 0 ? 78 : 54 };
  }
  const columns = columnsOf(city);
  return { w: Math.max(least, columns * CELL + 9), h: cells > columns ? 83 : 54 };
}

/** The middles of places in a row. */
function row(ids: { id: string }[], x: number, y: number, step: number): [string, Point][] {
  return ids.map(({ id }, i) => [id, { x: x + (i - (ids.length - 1) / 2) * step, y }]);
}

function placesOf(city: City, box: Box): [string, Point][] {
  const cells = cellsOf(city);
  const slots = city.turbine_slots;
  const top = box.y - box.h / 2 + HEAD + 17;
  if (!city.plant) {
    const columns = columnsOf(city);
    const rows = Math.ceil(cells.length / columns);
    return Array.from({ length: rows }, (_, i) =>
      row(cells.slice(i * columns, (i + 1) * columns), box.x, top + i * CELL, CELL),
    ).flat();
  }
  const left = box.x - box.w / 2 + 20;
  const body = box.y + HEAD / 2;
  if (cells.length === 0) {
    const first = slots.length > 3 ? box.y - box.h / 2 + 30 : body;
    return [
      [city.plant.id, { x: left, y: body }],
      ...row(slots.slice(0, 3), box.x + 18, first, 20),
      ...row(slots.slice(3), box.x + 18, first + 21, 20),
    ];
  }
  return [
    [city.plant.id, { x: left, y: top + 0.5 }],
    ...row(cells, box.x + 17, top, CELL),
    ...row(slots, box.x, box.y + box.h / 2 - 13, TURBINE),
  ];
}

/** Where a line from the middle of a box leaves it, as a part of the way to the other point. */
function leaving(box: Box, to: Point): number {
  const [dx, dy] = [Math.abs(to.x - box.x), Math.abs(to.y - box.y)];
  return Math.min(dx > 0 ? box.w / 2 / dx : Infinity, dy > 0 ? box.h / 2 / dy : Infinity);
}

function lineOf(link: Link, a: Box, b: Box): Line {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const long = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / long, dy / long];
  const [start, end] = [leaving(a, b) * long, (1 - leaving(b, a)) * long];
  const at = (d: number): Point => ({ x: a.x + ux * d, y: a.y + uy * d });
  const n = link.fields.length;
  const first = (start + end) / 2 - ((n - 1) * (TILE.len + GAP)) / 2;
  return {
    from: at(start),
    to: at(end),
    ux,
    uy,
    angle: (Math.atan2(uy, ux) * 180) / Math.PI,
    fields: link.fields.map((_, i) => at(first + i * (TILE.len + GAP))),
  };
}

/** Where two stretches overlap: near the edge of the sheet, where nothing is in the way. */
function common(a: number, aSize: number, b: number, bSize: number, whole: number): number | null {
  const low = Math.max(a - aSize / 2, b - bSize / 2);
  const high = Math.min(a + aSize / 2, b + bSize / 2);
  if (high - low < 20) return null;
  return low + high < whole ? low + 17 : high - 17;
}

/** Straight where it can be, else along and then down. */
function railPath(area: Box, city: Box): Point[] {
  const x = common(area.x, area.w, city.x, city.w, SHEET.w);
  if (x !== null) {
    const down = Math.sign(city.y - area.y);
    return [
      { x, y: area.y + (down * area.h) / 2 },
      { x, y: city.y - (down * city.h) / 2 },
    ];
  }
  const y = common(area.y, area.h, city.y, city.h, SHEET.h);
  const along = Math.sign(city.x - area.x);
  const start = area.x + (along * area.w) / 2;
  if (y !== null) {
    return [
      { x: start, y },
      { x: city.x - (along * city.w) / 2, y },
    ];
  }
  return [
    { x: start, y: area.y },
    { x: city.x, y: area.y },
    { x: city.x, y: city.y - (Math.sign(city.y - area.y) * city.h) / 2 },
  ];
}

function layoutFrom(side: Side): Layout {
  const cities = new Map(
    side.cities.map((city): [string, Box] => [city.id, { x: city.x, y: city.y, ...sizeOf(city) }]),
  );
  const coal = new Map(
    side.coal.map(({ id, box: [left, top, w, h] }): [Area, Box] => [
      id,
      { x: left + w / 2, y: top + h / 2, w, h },
    ]),
  );
  return {
    ...SHEET,
    cities,
    places: new Map(side.cities.flatMap((city) => placesOf(city, cities.get(city.id)!))),
    lines: new Map(
      side.links.map((link) => [link.id, lineOf(link, cities.get(link.a)!, cities.get(link.b)!)]),
    ),
    coal,
    rails: side.coal.flatMap((area) =>
      area.cities.map((city) => ({
        area: area.id,
        city,
        path: railPath(coal.get(area.id)!, cities.get(city)!),
      })),
    ),
  };
}

const made = new WeakMap<Side, Layout>();

export function layoutOf(side: Side): Layout {
  const known = made.get(side) ?? layoutFrom(side);
  made.set(side, known);
  return known;
}

/** The side of a line where a worker stands: above it, or left of an upright one. */
export function above({ ux, uy }: Line): Point {
  const up = { x: uy, y: -ux };
  const turned = Math.abs(up.y) < 0.35 ? up.x > 0 : up.y > 0;
  return turned ? { x: -up.x, y: -up.y } : up;
}
