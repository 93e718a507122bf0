// The picture of the map for one choice of regions, in one language, at one size: the layout of the
// labels and, in the room they leave, the names of the regions and of the cities out of play. It is
// made once and kept.
import type { Lang } from "../../contract";
import { type City, type Game, type Line, linesWithin } from "./data";
import { germany } from "./geo/germany";
import type { Geo } from "./geo/geo";
import { usa } from "./geo/usa";
import { type Box, type Point, around, distance, inside, overlaps } from "./layout/boxes";
import { LINE_HEIGHT } from "./layout/bodies";
import { type Layout, boxesOf, layOut } from "./layout/layout";
import { textWidth } from "./layout/text-width";

/** Pixels per board unit across and down: a wide country may be drawn a little taller than it is. */
export interface Spread {
  x: number;
  y: number;
}

// A finite list, so that the tests can look at what appears; in between, the picture is scaled.
const STEPS: readonly number[] = [0.5, 0.54, 0.58, 0.62, 0.67, 0.73, 0.8, 0.88, 0.98, 1.1];
const BENT = { least: 0.84, most: 1.32 }; // how tall for its width

/** The roomiest first. */
export const SPREADS: readonly Spread[] = STEPS.flatMap((x) => STEPS.map((y) => ({ x, y })))
  .filter(({ x, y }) => y / x >= BENT.least && y / x <= BENT.most)
  .sort((a, b) => b.x * b.y - a.x * a.y);

export const COMFORTABLE: Spread = { x: 0.67, y: 0.67 };

export const OUTSIDE_SIZE = 14.5;
export const REGION_SIZE = 14.5;
export const REGION_SPACING = 0.16; // em between the letters of a region's name
const DOT = 12;
const MARGIN = 8; // around everything in play
export const TAG = { x: 12, y: 7 }; // around the name of a region that can be chosen

const GEOS: Record<string, Geo> = { germany, usa };

export interface Label {
  id: string;
  lines: string[];
  box: Box;
}

export interface OutsideCity {
  id: string;
  at: Point;
  label: Label | null; // null where there is no room
}

export interface Scene {
  geo: Geo;
  spread: Spread;
  lines: Line[];
  layout: Layout;
  bounds: Box;
  regionNames: Label[];
  outside: OutsideCity[];
}

export interface SceneWish {
  map: string;
  regions: readonly string[]; // none while they are still chosen
  lang: Lang;
  spread: Spread;
}

const made = new Map<string, Scene>();

export function sceneOf(game: Game, wish: SceneWish): Scene {
  const key = JSON.stringify(wish);
  let scene = made.get(key);
  if (!scene) made.set(key, (scene = makeScene(game, wish)));
  return scene;
}

function makeScene(game: Game, { map, regions, lang, spread }: SceneWish): Scene {
  const geo = GEOS[map]!;
  const homes = new Map<string, Town>();
  for (const city of game.cities.values()) {
    if (city.map !== map) continue;
    homes.set(city.id, { city, at: homeOf(city, geo, spread) });
  }
  const towns = [...homes.values()];
  const inPlay = towns.filter(({ city }) => regions.includes(city.region));
  const lines = linesWithin(game, regions);
  const layout = layOut(
    inPlay.map(({ city, at }) => ({ id: city.id, name: city.name[lang], home: at })),
    lines,
  );
  const taken = [...boxesOf(layout).values()];
  const bounds = grown(taken.length > 0 ? around(taken) : sheetOf(geo, spread), MARGIN);
  const drafting = regions.length === 0;
  const named = [...game.regions.values()].filter((region) =>
    drafting ? region.map === map : regions.includes(region.id),
  );
  const regionNames: Label[] = [];
  for (const region of named) {
    const middle = homeOf({ ...region, ...region.label }, geo, spread);
    const at = drafting
      ? regionBox(region.name[lang], middle)
      : freeSpot(
          regionBox(region.name[lang], middle),
          region.id,
          bounds,
          towns,
          taken,
          layout,
          lines,
        );
    if (!at) continue;
    taken.push(drafting ? { ...at, w: at.w + 2 * TAG.x, h: at.h + 2 * TAG.y } : at);
    regionNames.push({ id: region.id, lines: regionLines(region.name[lang]), box: at });
  }
  const outside = towns
    .filter((town) => !inPlay.includes(town))
    .flatMap((town) => outsideCity(town, lang, taken) ?? []);
  return { geo, spread, lines, layout, bounds, regionNames, outside };
}

/** The space between the outermost cities in play, or the whole sheet, in board units. */
export function extentOf(
  game: Game,
  map: string,
  regions: readonly string[],
): { w: number; h: number } {
  const geo = GEOS[map]!;
  const homes = [...game.cities.values()]
    .filter((city) => city.map === map && regions.includes(city.region))
    .map((city) => ({ ...homeOf(city, geo, { x: 1, y: 1 }), w: 0, h: 0 }));
  return homes.length > 0 ? around(homes) : { w: geo.width, h: geo.height };
}

interface Town {
  city: City;
  at: Point;
}

function homeOf({ x, y }: { x: number; y: number }, geo: Geo, spread: Spread): Point {
  return { x: ((x * geo.width) / 1000) * spread.x, y: ((y * geo.height) / 1000) * spread.y };
}

const sheetOf = (geo: Geo, { x, y }: Spread): Box => ({
  x: (geo.width / 2) * x,
  y: (geo.height / 2) * y,
  w: geo.width * x,
  h: geo.height * y,
});

const holds = (outer: Box, box: Box): boolean =>
  Math.abs(box.x - outer.x) + box.w / 2 <= outer.w / 2 &&
  Math.abs(box.y - outer.y) + box.h / 2 <= outer.h / 2;

const grown = (box: Box, by: number): Box => ({ ...box, w: box.w + 2 * by, h: box.h + 2 * by });

// ---- names of regions ----

const regionLines = (name: string): string[] => name.toUpperCase().split(/[ -]/);

function regionBox(name: string, at: Point): Box {
  const lines = regionLines(name);
  const wide = (line: string): number =>
    textWidth(line, REGION_SIZE) + line.length * REGION_SPACING * REGION_SIZE;
  return { ...at, w: Math.max(...lines.map(wide)), h: lines.length * LINE_HEIGHT };
}

// Where a region's name may go from its middle, the nearest first.
const STEPS_AWAY = stepsAway();

function stepsAway(): { dx: number; dy: number; away: number }[] {
  const steps = [];
  for (let dx = -200; dx <= 200; dx += 10) {
    for (let dy = -160; dy <= 160; dy += 10) steps.push({ dx, dy, away: Math.hypot(dx, dy) });
  }
  return steps.sort((a, b) => a.away - b.away);
}

// The free spot of a region nearest to its middle, off the lines if possible.
function freeSpot(
  wish: Box,
  region: string,
  bounds: Box,
  towns: readonly Town[],
  taken: readonly Box[],
  layout: Layout,
  lines: readonly Line[],
): Box | null {
  const own = (p: Point): boolean => {
    const near = towns.reduce((a, b) => (distance(b.at, p) < distance(a.at, p) ? b : a));
    return near.city.region === region && distance(near.at, p) < 110;
  };
  let best: Box | null = null;
  let low = Infinity;
  for (const { dx, dy, away } of STEPS_AWAY) {
    if (away >= low) break;
    const box = { ...wish, x: wish.x + dx, y: wish.y + dy };
    if (!holds(bounds, box) || taken.some((other) => overlaps(other, box, 4))) continue;
    const ends = [-0.5, 0, 0.5].map((part) => ({ x: box.x + part * box.w, y: box.y }));
    if (!ends.every(own)) continue;
    const crossed = lines.filter((line) => {
      const a = layout.cities.get(line.a)!.plate;
      const b = layout.cities.get(line.b)!.plate;
      return inside(box, a, b, 2) !== null;
    });
    const bad = away + 120 * crossed.length;
    if (bad >= low) continue;
    low = bad;
    best = box;
  }
  return best;
}

// ---- cities out of play ----

function outsideCity({ city, at }: Town, lang: Lang, taken: Box[]): OutsideCity | null {
  const dot = { ...at, w: DOT, h: DOT };
  if (taken.some((other) => overlaps(other, dot, 2))) return null;
  taken.push(dot);
  const name = city.name[lang];
  const w = textWidth(name, OUTSIDE_SIZE) + 2;
  const away = (DOT + LINE_HEIGHT) / 2;
  const box = [
    { x: at.x, y: at.y + away },
    { x: at.x, y: at.y - away },
    { x: at.x + DOT / 2 + 3 + w / 2, y: at.y },
    { x: at.x - DOT / 2 - 3 - w / 2, y: at.y },
  ]
    .map((spot) => ({ ...spot, w, h: LINE_HEIGHT }))
    .find((spot) => !taken.some((other) => overlaps(other, spot, 1)));
  if (box) taken.push(box);
  return { id: city.id, at, label: box ? { id: city.id, lines: [name], box } : null };
}
