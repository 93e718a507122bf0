// Chooses the side of every name and the spot of every price with the places of the cities given:
// the best for one after another, until nothing changes.
import { type Box, around, distance, inside, overlapArea, overlaps } from "./boxes";
import { type City, type Link, nameBox, openPart, setForm } from "./bodies";

const GAP = 2;
const PASSES = 4;
const CLASH = 3; // what a square pixel of overlap weighs
const STEPS = 12; // spots of a price along its line
const ASIDE = [0, 6, -6, 12, -12]; // and beside it

const OVERHANG = 0.3; // what a pixel of a name beyond the cities weighs: it costs size

interface Scene {
  cities: readonly City[];
  links: readonly Link[];
  limits: Box;
}

export function chooseLabels(cities: readonly City[], links: readonly Link[]): void {
  const scene = { cities, links, limits: around(cities.map((city) => city.plate)) };
  for (let pass = 0; pass < PASSES; pass++) {
    let changed = false;
    for (const city of cities) changed = chooseName(city, scene) || changed;
    for (const link of links) changed = chooseCost(link, scene) || changed;
    if (!changed) return;
  }
}

// What lies in a part of the scene, but for the labels of one city or link.
function nearby(part: Box, scene: Scene, but: City | Link): { boxes: Box[]; lines: Link[] } {
  const boxes: Box[] = [];
  const lines: Link[] = [];
  const keep = (box: Box) => {
    if (overlaps(box, part, GAP)) boxes.push(box);
  };
  for (const city of scene.cities) {
    if (city === but) continue;
    keep(city.plate);
    keep(city.name);
  }
  for (const link of scene.links) {
    if (link === but) continue;
    keep(link.cost);
    if (inside(part, link.a.plate, link.b.plate)) lines.push(link);
  }
  return { boxes, lines };
}

function badness(box: Box, near: { boxes: Box[]; lines: Link[] }, lineWeight: number): number {
  let bad = 0;
  for (const other of near.boxes) bad += CLASH * overlapArea(box, other, GAP);
  for (const { a, b } of near.lines) {
    const hit = inside(box, a.plate, b.plate);
    if (hit) bad += lineWeight * (hit[1] - hit[0]) * distance(a.plate, b.plate);
  }
  return bad;
}

function chooseName(city: City, scene: Scene): boolean {
  const boxes = city.forms.map((form) => nameBox(city.plate, form));
  const near = nearby(around(boxes), scene, city);
  const before = city.form;
  let low = Infinity;
  city.forms.forEach((form, i) => {
    const box = boxes[i]!;
    const bad = form.dislike + badness(box, near, 0.25) + OVERHANG * overhang(box, scene.limits);
    if (bad >= low) return;
    low = bad;
    setForm(city, form);
  });
  return city.form !== before;
}

function overhang(box: Box, limits: Box): number {
  const x = Math.abs(box.x - limits.x) + (box.w - limits.w) / 2;
  const y = Math.abs(box.y - limits.y) + (box.h - limits.h) / 2;
  return Math.max(0, x) + Math.max(0, y);
}

// Along the open part of the line, the middle first; beside it only if it must be.
function chooseCost(link: Link, scene: Scene): boolean {
  const [p, q] = [link.a.plate, link.b.plate];
  const length = distance(p, q) || 1;
  const way = { x: (q.x - p.x) / length, y: (q.y - p.y) / length };
  const [from, to] = openPart(link);
  const middle = ((from + to) / 2) * length;
  const spot = (along: number, aside: number): Box => ({
    x: p.x + way.x * along - way.y * aside,
    y: p.y + way.y * along + way.x * aside,
    w: link.cost.w,
    h: link.cost.h,
  });
  const near = nearby(around([from, to].map((t) => wider(spot(t * length, 0)))), scene, link);
  const before = link.cost;
  let low = Infinity;
  for (const aside of ASIDE) {
    for (let i = 0; i <= STEPS; i++) {
      const along = (from + ((to - from) * i) / STEPS) * length;
      const dislike = 0.12 * Math.abs(along - middle) + 1.2 * Math.abs(aside);
      if (dislike >= low) continue;
      const box = spot(along, aside);
      const bad = dislike + badness(box, near, 0.4);
      if (bad >= low) continue;
      low = bad;
      link.cost = box;
    }
  }
  return distance(before, link.cost) > 0.5;
}

function wider(box: Box): Box {
  const room = 2 * Math.max(...ASIDE);
  return { ...box, w: box.w + room, h: box.h + room };
}

/** The cities whose boxes, or the prices of whose lines, overlap something. */
export function inConflict(cities: readonly City[], links: readonly Link[]): Set<City> {
  const boxes = [
    ...cities.flatMap((city) => [
      { box: city.plate, of: [city] },
      { box: city.name, of: [city] },
    ]),
    ...links.map((link) => ({ box: link.cost, of: [link.a, link.b] })),
  ];
  const stuck = new Set<City>();
  boxes.forEach((one, i) => {
    for (let j = i + 1; j < boxes.length; j++) {
      const two = boxes[j]!;
      if (overlaps(one.box, two.box)) for (const city of [...one.of, ...two.of]) stuck.add(city);
    }
  });
  return stuck;
}
