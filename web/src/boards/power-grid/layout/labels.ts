// Chooses the side of every name and the spot of every price with the places of the cities given:
// the best for one after another, until nothing changes.
import { type Box, type Point, around, distance, inside, overlapArea, overlaps } from "./boxes";
import { type City, type Link, coveredEnd, nameBox, setForm } from "./bodies";

const GAP = 2;
const PASSES = 4;
const CLASH = 3; // what a square pixel of overlap weighs
const ASIDE = 12; // how far from its line a price may stand
const SPOTS = spotsOfPrice();

const OVERHANG = 0.3; // what a pixel of a name beyond the cities weighs: it costs size

/** The label of a city or of a link, the room it can be in, and what it may meet there. */
interface Label {
  of: City | Link;
  room: Box;
  cities: City[];
  links: Link[];
}

interface Spot {
  along: number; // from one end of the open part of the line (0) to the other (1)
  aside: number;
}

// The middle first, then ever farther; beside the line only if it must be.
function spotsOfPrice(): Spot[] {
  const spots: Spot[] = [];
  for (const aside of [0, ASIDE / 2, -ASIDE / 2, ASIDE, -ASIDE]) {
    for (let i = 0; i <= 12; i++) {
      const along = 0.5 + (i % 2 === 0 ? -1 : 1) * (Math.ceil(i / 2) / 12);
      spots.push({ along, aside });
    }
  }
  return spots;
}

export function chooseLabels(cities: readonly City[], links: readonly Link[]): void {
  const limits = around(cities.map((city) => city.plate));
  const labels = labelsOf(cities, links);
  const fresh = new Set(cities.filter(hasMoved));
  let moved = [...fresh].flatMap((city) => [city.plate, city.name]);
  for (let pass = 0; pass < PASSES && moved.length > 0; pass++) {
    const now: Box[] = [];
    for (const label of labels) {
      const { of, room } = label;
      const isCity = "form" in of;
      const isFresh = isCity ? fresh.has(of) : fresh.has(of.a) || fresh.has(of.b);
      // Only what lies near something that moved may want another place, too.
      if (!isFresh && !meetsAny(room, moved) && !meetsAny(room, now)) continue;
      const before = isCity ? of.name : of.cost;
      const near = nearby(label);
      if (isCity ? chooseName(of, near, limits) : chooseCost(of, near)) {
        now.push(before, isCity ? of.name : of.cost);
      }
    }
    for (const city of fresh) city.labelledAt = { x: city.plate.x, y: city.plate.y };
    fresh.clear();
    moved = now;
  }
}

const meetsAny = (room: Box, boxes: readonly Box[]): boolean =>
  boxes.some((box) => overlaps(box, room, GAP));

// A city that stays where it was keeps its labels, and so does everything around it.
function hasMoved({ plate, labelledAt }: City): boolean {
  return labelledAt === null || distance(plate, labelledAt) > 1;
}

// The cities and links stay where they are while labels are chosen, so who can meet whom is fixed.
function labelsOf(cities: readonly City[], links: readonly Link[]): Label[] {
  const labels: Label[] = [
    ...cities.map((of) => ({ of, room: roomOfName(of), cities: [], links: [] })),
    ...links.map((of) => ({ of, room: roomOfCost(of), cities: [], links: [] })),
  ];
  for (let i = 0; i < labels.length; i++) {
    for (let j = 0; j < i; j++) {
      const one = labels[i]!;
      const two = labels[j]!;
      if (!overlaps(one.room, two.room, GAP)) continue;
      meet(one, two.of);
      meet(two, one.of);
    }
  }
  return labels;
}

function meet(label: Label, other: City | Link): void {
  if ("form" in other) label.cities.push(other);
  else label.links.push(other);
}

const roomOfName = ({ plate, reach }: City): Box => ({
  x: plate.x + reach.x,
  y: plate.y + reach.y,
  w: reach.w,
  h: reach.h,
});

function roomOfCost({ a, b, cost }: Link): Box {
  const x = (a.plate.x + b.plate.x) / 2;
  const y = (a.plate.y + b.plate.y) / 2;
  const w = Math.abs(a.plate.x - b.plate.x) + cost.w + 2 * ASIDE;
  const h = Math.abs(a.plate.y - b.plate.y) + cost.h + 2 * ASIDE;
  return { x, y, w, h };
}

interface Near {
  boxes: Box[];
  lines: Link[];
}

function nearby({ room, cities, links }: Label): Near {
  const boxes: Box[] = [];
  for (const { plate, name } of cities) {
    if (overlaps(plate, room, GAP)) boxes.push(plate);
    if (overlaps(name, room, GAP)) boxes.push(name);
  }
  for (const { cost } of links) if (overlaps(cost, room, GAP)) boxes.push(cost);
  return { boxes, lines: links.filter(({ a, b }) => inside(room, a.plate, b.plate)) };
}

// How much a box covers, as far as it matters: more than `limit` is as bad as anything.
function badness(box: Box, near: Near, lineWeight: number, limit: number): number {
  let bad = 0;
  for (const other of near.boxes) {
    bad += CLASH * overlapArea(box, other, GAP);
    if (bad >= limit) return bad;
  }
  for (const { a, b } of near.lines) {
    const hit = inside(box, a.plate, b.plate);
    if (hit) bad += lineWeight * (hit[1] - hit[0]) * distance(a.plate, b.plate);
  }
  return bad;
}

function chooseName(city: City, near: Near, limits: Box): boolean {
  const before = city.form;
  let low = Infinity;
  for (const form of city.forms) {
    const box = nameBox(city.plate, form);
    const dislike = form.dislike + OVERHANG * overhang(box, limits);
    const bad = dislike + badness(box, near, 0.25, low - dislike);
    if (bad >= low) continue;
    low = bad;
    setForm(city, form);
  }
  return city.form !== before;
}

function overhang(box: Box, limits: Box): number {
  const x = Math.abs(box.x - limits.x) + (box.w - limits.w) / 2;
  const y = Math.abs(box.y - limits.y) + (box.h - limits.h) / 2;
  return Math.max(0, x) + Math.max(0, y);
}

function chooseCost(link: Link, near: Near): boolean {
  const p = link.a.plate;
  const q = link.b.plate;
  const length = distance(p, q) || 1;
  const way = { x: (q.x - p.x) / length, y: (q.y - p.y) / length };
  const from = Math.min(coveredEnd(way), length / 2);
  const open = length - 2 * from;
  const spot = (along: number, aside: number): Box => ({
    x: p.x + way.x * along - way.y * aside,
    y: p.y + way.y * along + way.x * aside,
    w: link.cost.w,
    h: link.cost.h,
  });
  const before = link.cost;
  let low = Infinity;
  for (const { along, aside } of SPOTS) {
    const dislike = 0.12 * open * Math.abs(along - 0.5) + 1.2 * Math.abs(aside);
    if (dislike >= low) continue;
    const box = spot(from + along * open, aside);
    const bad = dislike + badness(box, near, 0.4, low - dislike);
    if (bad >= low) continue;
    low = bad;
    link.cost = box;
  }
  return distance(before, link.cost) > 0.5;
}

/** Where boxes still overlap. */
export function conflicts(cities: readonly City[], links: readonly Link[]): Point[] {
  const boxes = [
    ...cities.flatMap((city) => [city.plate, city.name]),
    ...links.map((link) => link.cost),
  ];
  const found: Point[] = [];
  boxes.forEach((one, i) => {
    for (let j = i + 1; j < boxes.length; j++) {
      const two = boxes[j]!;
      if (overlaps(one, two)) found.push({ x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 });
    }
  });
  return found;
}
