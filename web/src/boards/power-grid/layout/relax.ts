// One step of the spreading of cities: each is drawn home, pushed from what it covers, and kept far
// enough from its neighbours for the price of the line between them.
import { type Box, type Point, deepX, deepY, distance, inside } from "./boxes";
import { type City, type Link, openPart, shift } from "./bodies";

const GAP = 4; // between the boxes of two cities
const COST_GAP = 3;
const LINE_GAP = 4; // between a plate and a line that passes it by

export function relax(cities: readonly City[], links: readonly Link[], home: number): void {
  for (const city of cities) {
    shift(city, (city.home.x - city.plate.x) * home, (city.home.y - city.plate.y) * home);
  }
  cities.forEach((one, i) => {
    for (let j = i + 1; j < cities.length; j++) part(one, cities[j]!);
  });
  for (const link of links) {
    stretch(link);
    for (const city of cities) {
      if (city !== link.a && city !== link.b) leaveLine(city, link);
      leaveCost(city, link);
    }
  }
}

// Two cities that cover one another go apart along the shorter way.
function part(one: City, two: City): void {
  if (Math.abs(one.plate.x - two.plate.x) > 240 || Math.abs(one.plate.y - two.plate.y) > 80) return;
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
function stretch(link: Link): void {
  const { a, b, cost } = link;
  const length = distance(a.plate, b.plate) || 1;
  const x = (b.plate.x - a.plate.x) / length;
  const y = (b.plate.y - a.plate.y) / length;
  const [from, to] = openPart(link);
  const needs = Math.abs(x) * cost.w + Math.abs(y) * cost.h + 2;
  const lacks = needs - (to - from) * length;
  if (lacks <= 0) return;
  const by = Math.min(lacks, 6) / 2;
  shift(a, -x * by, -y * by);
  shift(b, x * by, y * by);
}

// A line that runs under the plate of a third city would seem to end there.
function leaveLine(city: City, { a, b }: Link): void {
  const { plate } = city;
  const [p, q] = [a.plate, b.plate];
  const high = plate.h / 2 + LINE_GAP;
  const wide = plate.w / 2 + LINE_GAP;
  if (plate.y - high > p.y && plate.y - high > q.y) return;
  if (plate.y + high < p.y && plate.y + high < q.y) return;
  if (plate.x - wide > p.x && plate.x - wide > q.x) return;
  if (plate.x + wide < p.x && plate.x + wide < q.x) return;
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
