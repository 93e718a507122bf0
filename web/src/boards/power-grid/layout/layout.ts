// Where the plates of the cities, their names and the prices of the lines are drawn, so that
// nothing covers anything: for every choice of regions, on both maps, in both languages. Pure: the
// same input gives the same picture. Lengths are pixels at the size where names are NAME_SIZE high.
import type { Box, Point } from "./boxes";
import { type City, type Link, type Side, newCity, newLink, shift } from "./bodies";
import { chooseLabels, conflicts } from "./labels";
import { relax } from "./relax";

export interface LayoutCity {
  id: string;
  name: string;
  home: Point; // where the city lies
}

export interface LayoutLink {
  id: string;
  a: string;
  b: string;
  cost: number;
}

export interface CityPlace {
  plate: Box;
  name: Box;
  lines: string[];
  side: Side;
}

export interface Layout {
  cities: Map<string, CityPlace>;
  costs: Map<string, Box>;
}

const ROUNDS = 40;
const STEPS = 12;
const PULL = 0.05; // how strongly cities are drawn home
const AROUND = 130; // where there is no room, the map grows this far around
const GROW = 10;

export function layOut(towns: readonly LayoutCity[], lines: readonly LayoutLink[]): Layout {
  const cities = towns.map((town) => newCity(town.id, town.name, town.home));
  const byId = new Map(cities.map((city) => [city.id, city]));
  const links = lines.flatMap((line) => {
    const a = byId.get(line.a);
    const b = byId.get(line.b);
    return a && b ? [newLink(line.id, a, b, line.cost)] : [];
  });
  for (let round = 0; round < ROUNDS; round++) {
    relax(cities, links, PULL, STEPS);
    chooseLabels(cities, links);
    if (round < 2) continue;
    const tight = conflicts(cities, links);
    if (tight.length === 0) break;
    for (const point of tight) makeRoom(cities, point);
  }
  return result(cities, links);
}

// Like a magnifying glass over a tight spot: what is near moves away from it, and stays away.
function makeRoom(cities: readonly City[], tight: Point): void {
  for (const city of cities) {
    const x = city.plate.x - tight.x;
    const y = city.plate.y - tight.y;
    const away = Math.hypot(x, y);
    if (away >= AROUND || away === 0) continue;
    const by = (GROW * (1 - away / AROUND)) / away;
    city.home = { x: city.home.x + x * by, y: city.home.y + y * by };
    shift(city, x * by, y * by);
    city.labelledAt = null;
  }
}

function result(cities: readonly City[], links: readonly Link[]): Layout {
  return {
    cities: new Map(
      cities.map((city) => {
        const { lines, side } = city.form;
        return [city.id, { plate: city.plate, name: city.name, lines, side }];
      }),
    ),
    costs: new Map(links.map((link) => [link.id, link.cost])),
  };
}

/** All boxes of a layout by what they are: none may overlap another. */
export function boxesOf(layout: Layout): Map<string, Box> {
  const boxes = new Map<string, Box>();
  for (const [id, place] of layout.cities) {
    boxes.set(`plate ${id}`, place.plate);
    boxes.set(`name ${id}`, place.name);
  }
  for (const [id, box] of layout.costs) boxes.set(`cost ${id}`, box);
  return boxes;
}
