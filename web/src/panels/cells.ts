// Where buttons stand on a phone: several share a row, and a name that is longer than its part has two
// lines of smaller letters. So nothing has to be moved along to be seen.
import type { MenuOption } from "../contract";
import { priceBeside, shortLabel } from "../table/choice";
import type { Widths } from "./fitting";

/** How wide a text is in the smaller letters. */
export type Measure = (text: string) => number;

/** The usual letters are so much larger. */
const LARGER = 16 / 14;

/** What is left free at both sides of a name, and before what stands behind it. */
const PADDING = 20;
const APART = 6;

/** Nothing narrower is hit by a finger for sure. */
const LEAST = 76;

/** The pill with the number of a group's members. */
export const COUNT = 24;

const PRICE_DIGIT = 10;
const PRICE_DOT = 9;
export function priceWidth(option: MenuOption): number {
  const price = priceBeside(option);
  return price === null ? 0 : PRICE_DOT + PRICE_DIGIT * String(price).length;
}

/** The longer of two lines, broken where that is shortest. */
function twoLines(name: string, measure: Measure): number {
  const words = name.split(" ");
  const breaks = words.map((_, i) => [words.slice(0, i).join(" "), words.slice(i).join(" ")]);
  return Math.min(...breaks.map((lines) => Math.max(...lines.map(measure))));
}

/** What a name needs at least, with something as wide as that behind it. */
export function cellOf(name: string, behind: number, measure: Measure): number {
  const taken = PADDING + (behind > 0 ? APART + behind : 0);
  return Math.max(LEAST, Math.ceil(twoLines(name, measure) + taken));
}

/** Whether it needs the second line there. */
export const inTwoLines = (name: string, behind: number, measure: Measure): boolean =>
  PADDING + LARGER * measure(name) + APART + behind > cellOf(name, behind, measure);

export const cells = (measure: Measure): Widths => ({
  option: (option, name = shortLabel(option)) => cellOf(name, priceWidth(option), measure),
  group: (name) => cellOf(name, COUNT, measure),
});
