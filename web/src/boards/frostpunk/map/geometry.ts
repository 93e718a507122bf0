// Where everything on the map is: hexagons with their points up in a plane whose middle is the tower,
// each tile with two fields side by side.
import type { Game, Spot } from "../data";

export type Point = readonly [x: number, y: number];

export const CENTRE: Point = [500, 500];
const SIDE = 68;
const HALF_WIDTH = 59;

const CORNERS: readonly Point[] = [
  [0, -SIDE],
  [HALF_WIDTH, -SIDE / 2],
  [HALF_WIDTH, SIDE / 2],
  [0, SIDE],
  [-HALF_WIDTH, SIDE / 2],
  [-HALF_WIDTH, -SIDE / 2],
];

export const rounded = (n: number): number => Math.round(n * 10) / 10;

export const pointOf = ({ q, r }: Pick<Spot, "q" | "r">): Point => [
  CENTRE[0] + 2 * HALF_WIDTH * (q + r / 2),
  CENTRE[1] + 1.5 * SIDE * r,
];

/** The drawer of the tower: the one place beside it that is no field. */
export const DRAWER: Point = pointOf({ q: -1, r: 1 });

const line = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join("L")}z`;

export const hexagon = ([x, y]: Point, scale = 0.965): string =>
  line(CORNERS.map(([dx, dy]) => [x + dx * scale, y + dy * scale]));

/** The left (a) or right (b) field of a tile, with a gap around it. */
export function half([x, y]: Point, side: "a" | "b", gap = 2.2): string {
  const k = side === "a" ? -1 : 1;
  const [w, h] = [HALF_WIDTH - gap, SIDE - gap * 1.15];
  const middle = 0.8;
  return line([
    [x + k * middle, y - h + middle * 0.58],
    [x + k * w, y - h / 2],
    [x + k * w, y + h / 2],
    [x + k * middle, y + h - middle * 0.58],
  ]);
}

/** The line around several hexagons. */
export function outline(cells: readonly Point[]): string {
  const key = ([x, y]: Point): string => `${Math.round(x)},${Math.round(y)}`;
  const edges = new Map<string, [Point, Point]>();
  for (const [x, y] of cells) {
    const corners = CORNERS.map(([dx, dy]): Point => [x + dx, y + dy]);
    corners.forEach((from, i) => {
      const to = corners[(i + 1) % corners.length]!;
      // An edge that is walked both ways lies inside.
      if (!edges.delete(`${key(to)} ${key(from)}`))
        edges.set(`${key(from)} ${key(to)}`, [from, to]);
    });
  }
  const next = new Map([...edges.values()].map(([from, to]) => [key(from), to]));
  const [first] = edges.values();
  const path: Point[] = first ? [first[0]] : [];
  for (let at = first?.[1]; at && key(at) !== key(path[0]!); at = next.get(key(at))) path.push(at);
  return line(path);
}

export interface MapPlan {
  places: { id: string; kind: "near" | "far"; at: Point; fields: [string, string] }[];
  generator: { id: string; at: Point }[];
  /** Around the generator tile, the near ring, the far ring. */
  rings: [string, string, string];
  /** The middle of each field. */
  spots: Map<string, Point>;
  /** What is pressed: the hexagon of a generator field, the half of a tile. */
  shapes: Map<string, string>;
  corners: { id: string; at: Point }[];
}

const plans = new WeakMap<Game, MapPlan>();

export function planOf(game: Game): MapPlan {
  const known = plans.get(game);
  if (known) return known;
  const made = makePlan(game);
  plans.set(game, made);
  return made;
}

const FIELD_ASIDE = 28;

function makePlan(game: Game): MapPlan {
  const generator = game.generator.map((spot) => ({ id: spot.id, at: pointOf(spot) }));
  const places = game.places.map((place) => ({
    id: place.id,
    kind: place.kind,
    at: pointOf(place),
    fields: place.fields.map(({ id }) => id) as [string, string],
  }));
  const flower = [CENTRE, DRAWER, ...generator.map(({ at }) => at)];
  const near = places.filter(({ kind }) => kind === "near").map(({ at }) => at);
  const far = places.filter(({ kind }) => kind === "far").map(({ at }) => at);
  const spots = new Map<string, Point>(generator.map(({ id, at }) => [id, at]));
  const shapes = new Map(generator.map(({ id, at }) => [id, hexagon(at, 0.93)]));
  for (const { at, fields } of places) {
    fields.forEach((id, i) => {
      spots.set(id, [at[0] + (i === 0 ? -FIELD_ASIDE : FIELD_ASIDE), at[1]]);
      shapes.set(id, half(at, i === 0 ? "a" : "b", 5));
    });
  }
  return {
    places,
    generator,
    rings: [outline(flower), outline([...flower, ...near]), outline([...flower, ...near, ...far])],
    spots,
    shapes,
    corners: game.corners.map(({ id, far: place }) => ({
      id,
      at: outwards(places.find((each) => each.id === place)?.at ?? CENTRE),
    })),
  };
}

// A deposit lies in the wall, beside its far place.
function outwards([x, y]: Point): Point {
  const side = x < CENTRE[0] ? -1 : 1;
  if (Math.round(y) === CENTRE[1]) return [x + side * 54, y - 88];
  return [x + side * 84, y < CENTRE[1] ? y + 30 : y];
}

/** The other half of the tile of a field; none on the generator tile. */
export const twin = (field: string): string | null =>
  field.startsWith("g") ? null : field.slice(0, -1) + (field.endsWith("a") ? "b" : "a");
