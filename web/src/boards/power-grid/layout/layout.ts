// Where the plates of the cities, their names and the prices of the lines are drawn, so that
// nothing covers anything: for every choice of regions, on both maps, in both languages. Pure: the
// same input gives the same picture. Lengths are pixels at the size where names are NAME_SIZE high.
import type { Box, Point } from "./boxes";
import { type City, type Link, type Side, newCity, newLink, shift } from "./bodies";
import { chooseLabels, inConflict } from "./labels";
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

const ROUNDS = 100;
const STEPS = 15;
// How strongly cities are drawn home: firmly at first, then ever less where there is no room.
const pull = (round: number): number => (round === 0 ? 0.06 : 0.05 / (1 + round / 6));

export function layOut(towns: readonly LayoutCity[], lines: readonly LayoutLink[]): Layout {
  const cities = towns.map((town) => newCity(town.id, town.name, town.home));
  const byId = new Map(cities.map((city) => [city.id, city]));
  const links = lines.flatMap((line) => {
    const a = byId.get(line.a);
    const b = byId.get(line.b);
    return a && b ? [newLink(line.id, a, b, line.cost)] : [];
  });
  const random = dice();
  for (let round = 0; round < ROUNDS; round++) {
    for (let step = 0; step < STEPS; step++) relax(cities, links, pull(round));
    chooseLabels(cities, links);
    if (round < 3) continue;
    const stuck = inConflict(cities, links);
    if (stuck.size === 0) break;
    if (round % 4 === 3) for (const city of stuck) shift(city, random() * 30 - 15, random() * 30 - 15);
  }
  return result(cities, links);
}

// Always the same numbers from 0 to 1, to shake loose what is stuck.
function dice(): () => number {
  let seed = 1;
  return () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
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
