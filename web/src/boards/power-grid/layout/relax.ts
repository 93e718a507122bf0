// The spreading of cities, step by step: each is drawn home, pushed from what it covers, and kept
// far enough from its neighbours for the price of the line between them.
import { type Box, type Point, deepX, deepY, distance, inside } from "./boxes";
import { type City, type Link, coveredEnd, shift } from "./bodies";

const GAP = 4; // between the boxes of two cities
const COST_GAP = 3;
const LINE_GAP = 4; // between a plate and a line that passes it by
const REACH = 40; // no city goes farther in one run of steps: who is farther apart never meets

/** Things that may meet in the next steps. Most never do, and finding out costs more than pushing. */
interface Meetings {
  cities: [City, City][];
  lines: [City, Link][];
  costs: [City, Link][];
}

export function relax(
  cities: readonly City[],
  links: readonly Link[],
  home: number,
  steps: number,
): void {
  const meetings = meetingsOf(cities, links);
  for (let step = 0; step < steps; step++) {
    for (const city of cities) {
      shift(city, (city.home.x - city.plate.x) * home, (city.home.y - city.plate.y) * home);
    }
    for (const [one, two] of meetings.cities) part(one, two);
    for (const link of links) stretch(link);
    for (const [city, link] of meetings.lines) leaveLine(city, link);
    for (const [city, link] of meetings.costs) leaveCost(city, link);
  }
}

function meetingsOf(cities: readonly City[], links: readonly Link[]): Meetings {
  const found: Meetings = { cities: [], lines: [], costs: [] };
  const margin = 2 * REACH;
  cities.forEach((one, i) => {
    for (let j = i + 1; j < cities.length; j++) {
      const two = cities[j]!;
      if (Math.abs(one.plate.y - two.plate.y) > 2 * margin) continue;
      if (mayCover(one, two.plate, margin) || mayCover(one, two.name, margin)) {
        found.cities.push([one, two]);
      }
    }
  });
  for (const link of links) {
    const p = link.a.plate;
    const q = link.b.plate;
    for (const city of cities) {
      if (mayCover(city, link.cost, REACH)) found.costs.push([city, link]);
      if (city === link.a || city === link.b) continue;
      if (inside(city.plate, p, q, margin)) found.lines.push([city, link]);
    }
  }
  return found;
}

const mayCover = (city: City, box: Box, margin: number): boolean =>
  (deepX(city.plate, box, margin) > 0 && deepY(city.plate, box, margin) > 0) ||
  (deepX(city.name, box, margin) > 0 && deepY(city.name, box, margin) > 0);

// Two cities that cover one another go apart along the shorter way.
function part(one: City, two: City): void {
  const by =
    push(one.plate, two.plate, GAP) ??
    push(one.plate, two.name, GAP) ??
    push(one.name, two.plate, GAP) ??
    push(one.name, two.name, GAP);
  if (!by) return;
  shift(one, by.x / 2, by.y / 2);
  shift(two, -by.x / 2, -by.y / 2);
}

// The shortest way for box a out of box b.
function push(a: Box, b: Box, gap: number): Point | null {
  const y = deepY(a, b, gap);
  if (y <= 0) return null;
  const x = deepX(a, b, gap);
  if (x <= 0) return null;
  if (x < y) return { x: a.x < b.x ? -x : x, y: 0 };
  return { x: 0, y: a.y < b.y ? -y : y };
}

// The open part of a line must be longer than its price.
function stretch({ a, b, cost }: Link): void {
  const length = distance(a.plate, b.plate) || 1;
  const x = (b.plate.x - a.plate.x) / length;
  const y = (b.plate.y - a.plate.y) / length;
  const needs = Math.abs(x) * cost.w + Math.abs(y) * cost.h + 2;
  const lacks = needs - (length - 2 * coveredEnd({ x, y }));
  if (lacks <= 0) return;
  const by = Math.min(lacks, 6) / 2;
  shift(a, -x * by, -y * by);
  shift(b, x * by, y * by);
}

// A line that runs under the plate of a third city would seem to end there.
function leaveLine(city: City, { a, b }: Link): void {
  const { plate } = city;
  const p = a.plate;
  const q = b.plate;
  if (!inside(plate, p, q, LINE_GAP)) return;
  const length = distance(p, q) || 1;
  const normal = { x: -(q.y - p.y) / length, y: (q.x - p.x) / length };
  const side = (plate.x - p.x) * normal.x + (plate.y - p.y) * normal.y >= 0 ? 1 : -1;
  shift(city, normal.x * side * 1.2, normal.y * side * 1.2);
  for (const end of [a, b]) shift(end, -normal.x * side * 0.4, -normal.y * side * 0.4);
}

function leaveCost(city: City, { cost }: Link): void {
  const by = push(city.plate, cost, COST_GAP) ?? push(city.name, cost, COST_GAP);
  if (by) shift(city, by.x * 0.3, by.y * 0.3);
}
