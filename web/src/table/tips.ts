// What a tip says of a drawn thing: the sentence that tells it to those who hear the board, and what
// the menu says of it. And where the tip stands: beside the thing, where it covers the least of what
// may be chosen next.
import type { Denied, MenuOption, Target } from "../contract";
import { priceBeside } from "./choice";

export interface TipText {
  title: string;
  body: string;
  offers: readonly MenuOption[];
  denied: Denied | null;
  price: number | null; // beside the title
}

const TITLE = 40;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Sentences that were put into a list: "up to 4., costs 5". */
const mended = (text: string): string =>
  text.replace(/\.[.,;]+\s*(\S?)/g, (_, next: string) => (next ? `. ${capital(next)}` : "."));

/** "Kiel, costs 34" begins with its name. */
export function titled(sentence: string): { title: string; body: string } {
  // "St." is no end of a sentence.
  const found = /^((?:\([^)]*\)|.)+?)(?:[,:;]|(?<=[\p{L}\d]{4}|\d)\.(?=\s)|$)\s*(.*)$/su.exec(
    sentence.trim(),
  );
  const [, title = "", body = ""] = found ?? [];
  if (title.length > TITLE) return { title: "", body: mended(sentence.trim()) };
  return { title: capital(title), body: capital(mended(body)) };
}

/**
 * What is refused is said once, by the refusal with its rule; what a thing costs, by the menu's sentence,
 * where the thing has a label without it.
 */
export function tipOf(
  label: string,
  more: string,
  target: Target | undefined,
  unpriced: string | null = null,
): TipText | null {
  const denied = target && target.options.length === 0 ? (target.denied[0] ?? null) : null;
  const offers = target?.options ?? [];
  const single = offers.length === 1 ? offers[0] : undefined;
  const { title, body } = titled((single && unpriced) ?? label);
  const said = denied ? "" : body;
  const rest = more !== "" && !label.includes(more) ? more : "";
  if (title === "" && said === "" && rest === "" && offers.length === 0 && !denied) return null;
  const words = [said, rest].filter(Boolean).join(" ");
  const beside = unpriced === null ? (single?.price ?? null) : null;
  const price = denied ? priceBeside(denied) : beside;
  return { title: capital(title), body: capital(words), offers, denied, price };
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Something that is better not covered, by how much it matters. */
export interface Other extends Box {
  weight?: number;
}

export interface Place {
  left: number;
  top: number;
  side: "at-left" | "at-right" | "at-top" | "at-bottom";
  point: number; // where the arrow stands along that side
}

const GAP = 14;
const EDGE = 8;
/** So far a tip may stand off to leave free what it would cover. */
const FAR = 80;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const clamp = (n: number, least: number, most: number): number =>
  Math.max(least, Math.min(n, most));

/** The same place further out, behind the others that lie under it; nothing where that is too far. */
function fartherOut(place: Place, tip: Box, others: readonly Other[]): Place[] {
  const under = others.filter((each) => overlap(tip, each) > 0);
  if (under.length === 0) return [];
  const by = {
    "at-right": Math.max(...under.map((each) => each.x + each.width)) + EDGE - tip.x,
    "at-left": tip.x + tip.width + EDGE - Math.min(...under.map((each) => each.x)),
    "at-bottom": Math.max(...under.map((each) => each.y + each.height)) + EDGE - tip.y,
    "at-top": tip.y + tip.height + EDGE - Math.min(...under.map((each) => each.y)),
  }[place.side];
  if (by > FAR) return [];
  const out = place.side === "at-right" || place.side === "at-bottom" ? by : -by;
  const along = place.side === "at-left" || place.side === "at-right";
  return [
    {
      ...place,
      left: place.left + (along ? out : 0),
      top: place.top + (along ? 0 : out),
    },
  ];
}

/** Beside the thing, inside the frame, on the side where it covers the least of the others. */
export function placeTip(
  frame: { width: number; height: number },
  thing: Box,
  tip: { width: number; height: number },
  others: readonly Other[] = [],
): Place {
  const middle = { x: thing.x + thing.width / 2, y: thing.y + thing.height / 2 };
  const top = clamp(middle.y - tip.height / 2, EDGE, frame.height - tip.height - EDGE);
  const left = clamp(middle.x - tip.width / 2, EDGE, frame.width - tip.width - EDGE);
  const down = clamp(middle.y - top - 6, 8, tip.height - 20);
  const along = clamp(middle.x - left - 6, 8, tip.width - 20);
  const places: Place[] = [
    { left: thing.x + thing.width + GAP, top, side: "at-right", point: down },
    { left: thing.x - GAP - tip.width, top, side: "at-left", point: down },
    { left, top: thing.y - GAP - tip.height, side: "at-top", point: along },
    { left, top: thing.y + thing.height + GAP, side: "at-bottom", point: along },
  ];
  const boxOf = (place: Place): Box => ({ ...tip, x: place.left, y: place.top });
  const outside = ({ left: x, top: y }: Place): number =>
    Math.max(0, EDGE - x) +
    Math.max(0, EDGE - y) +
    Math.max(0, x + tip.width + EDGE - frame.width) +
    Math.max(0, y + tip.height + EDGE - frame.height);
  const covered = (place: Place): number =>
    others.reduce((sum, each) => sum + (each.weight ?? 1) * overlap(boxOf(place), each), 0);
  const bad = (place: Place): number => 1e6 * outside(place) + covered(place);
  const all = [...places, ...places.flatMap((each) => fartherOut(each, boxOf(each), others))];
  return all.reduce((best, each) => (bad(each) < bad(best) ? each : best));
}
