// What the layout moves about: a city is a plate with its name on one side, a link is a line with
// the price somewhere on it.
import { type Box, type Point, around } from "./boxes";
import { textWidth } from "./text-width";

export const CELL = { w: 22, h: 22 };
export const PLATE = { w: 3 * CELL.w, h: CELL.h };
export const NAME_SIZE = 15.5;
export const COST_SIZE = 14.5;
export const LINE_HEIGHT = 16;
const HUG = 1; // between a plate and its own name
const ASIDE = 5; // the same when the name stands beside the plate
const LONG = 84; // a wider name may be broken into two lines

export type Side = "below" | "above" | "left" | "right";

export interface NameForm {
  side: Side;
  lines: string[];
  box: Box; // relative to the centre of the plate
  dislike: number;
}

export interface City {
  id: string;
  home: Point;
  plate: Box;
  forms: NameForm[];
  reach: Box; // all forms together, relative to the centre of the plate
  form: NameForm;
  name: Box;
  labelledAt: Point | null; // where the plate was when labels were last chosen around it
}

export interface Link {
  id: string;
  a: City;
  b: City;
  cost: Box;
}

export function newCity(id: string, name: string, home: Point): City {
  const forms = [name, ...broken(name)].flatMap((text, i) =>
    formsOf(text.split("\n")).map((form) => ({ ...form, dislike: form.dislike + 4 * i })),
  );
  const plate = { ...home, ...PLATE };
  const form = forms[0]!;
  const reach = around(forms.map(({ box }) => box));
  const label = nameBox(plate, form);
  return { id, home, plate, forms, reach, form, name: label, labelledAt: null };
}

function formsOf(lines: string[]): NameForm[] {
  const w = Math.max(...lines.map((line) => textWidth(line, NAME_SIZE))) + 2;
  const h = lines.length * LINE_HEIGHT;
  const y = (PLATE.h + h) / 2 + HUG;
  const x = (PLATE.w + w) / 2 + ASIDE;
  return [
    { side: "below", lines, box: { x: 0, y, w, h }, dislike: 0 },
    { side: "above", lines, box: { x: 0, y: -y, w, h }, dislike: 2 },
    { side: "right", lines, box: { x, y: 0, w, h }, dislike: 3 },
    { side: "left", lines, box: { x: -x, y: 0, w, h }, dislike: 3 },
  ];
}

// A long name of several words in two lines, as even as can be.
function broken(name: string): string[] {
  if (textWidth(name, NAME_SIZE) <= LONG) return [];
  const breaks = [...name.matchAll(/ /g)].map((space) => {
    const at = space.index;
    return `${name.slice(0, at)}\n${name.slice(at + 1)}`;
  });
  const width = (text: string) => Math.max(...text.split("\n").map((l) => textWidth(l, NAME_SIZE)));
  return breaks.sort((p, q) => width(p) - width(q)).slice(0, 1);
}

export const nameBox = (plate: Point, { box }: NameForm): Box => ({
  x: plate.x + box.x,
  y: plate.y + box.y,
  w: box.w,
  h: box.h,
});

export function setForm(city: City, form: NameForm): void {
  city.form = form;
  city.name = nameBox(city.plate, form);
}

export function shift(city: City, x: number, y: number): void {
  city.plate.x += x;
  city.plate.y += y;
  city.name.x += x;
  city.name.y += y;
}

export function newLink(id: string, a: City, b: City, cost: number): Link {
  const x = (a.plate.x + b.plate.x) / 2;
  const y = (a.plate.y + b.plate.y) / 2;
  return { id, a, b, cost: { x, y, w: textWidth(String(cost), COST_SIZE) + 8, h: 17 } };
}

/** How much of a line in this direction (a unit vector) the plate at its end covers. */
export function coveredEnd(way: Point): number {
  return Math.min(PLATE.w / 2 / Math.abs(way.x), PLATE.h / 2 / Math.abs(way.y));
}
