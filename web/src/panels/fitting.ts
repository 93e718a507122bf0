// Which options get a button of their own in the action bar when there is not room for all.
import type { MenuOption } from "../contract";
import { priceBeside, shortLabel } from "../table/choice";
import type { Group } from "../table/offers";

// About how wide a button gets; the exact width is not known before it is drawn, and being a few
// pixels wrong only means one button more or less.
export function widthOf(option: MenuOption, name = shortLabel(option)): number {
  return (isLong(name) ? twoLines(name) : 44 + 8.2 * name.length) + priceRoom(option);
}

/** The price behind its dot, and the gap before it. */
function priceRoom(option: MenuOption): number {
  const price = priceBeside(option);
  return price === null ? 0 : 5 + 8.2 * `· ${price}`.length;
}

/** A whole sentence stands in two lines on its button. */
export const isLong = (name: string): boolean => name.length > 26;

/** How wide that button is: half of the sentence, and what the longer line has more. */
export const twoLines = (name: string): number => Math.round(64 + 4.1 * name.length);

/** The button for the rest. */
const REST = 132;
export const GAP = 6;

/** How wide buttons are: of an option by the name it has there, and of a group. */
export interface Widths {
  option: (option: MenuOption, name?: string) => number;
  group: (name: string) => number;
}

/** Where buttons stand: so many rows, and what else stands in them, before and behind. */
export interface Room {
  widths: Widths;
  row: number;
  rows: 1 | 2;
  before?: readonly number[];
  besides: readonly number[];
}

/** Whether buttons as wide as this, and what else stands there, need no further row. */
function fits(widths: readonly number[], { row, rows, before = [], besides }: Room): boolean {
  let lines = 1;
  let used = 0;
  for (const width of [...before, ...widths, ...besides]) {
    if (width > row) return false;
    if (used > 0 && used + width > row) {
      lines++;
      used = 0;
    }
    used += width + GAP;
  }
  return lines <= rows;
}

/** How many of them fit, with the button for the rest if it takes one; at least one. */
function howMany(widths: readonly number[], room: Room): number {
  if (fits(widths, room)) return widths.length;
  let n = widths.length - 1;
  while (n > 1 && !fits([...widths.slice(0, n), REST], room)) n--;
  return Math.min(widths.length, Math.max(1, n));
}

/** A long name of a group stands in two lines, too. */
export const isLongGroup = (name: string): boolean => name.length > 16;

/** How wide the button of a group is, with how many it has. */
export const groupWidth = (name: string): number =>
  isLongGroup(name) ? twoLines(name) + 32 : 76 + 8.2 * name.length;

/** On a desktop a button is as wide as its name. */
export const BY_NAME: Widths = { option: widthOf, group: groupWidth };

/** One row, if all fit into it. */
export const rowsOf = (
  options: readonly MenuOption[],
  row: number,
  besides: readonly number[] = [],
): 1 | 2 => (allFit(options, { widths: BY_NAME, row, rows: 1, besides }, new Map()) ? 1 : 2);

/** A group of one is that option. */
export const onlyOf = ({ options: [only, ...others] }: Group): MenuOption | null =>
  only && others.length === 0 ? only : null;

export const groupsFit = (
  groups: readonly Group[],
  room: Room,
  names: ReadonlyMap<string, string> = new Map(),
): boolean =>
  fits(
    groups.map((group) => {
      const only = onlyOf(group);
      return only ? room.widths.option(only, names.get(only.move)) : room.widths.group(group.name);
    }),
    room,
  );

export const allFit = (
  options: readonly MenuOption[],
  room: Room,
  names: ReadonlyMap<string, string>,
): boolean =>
  fits(
    options.map((option) => room.widths.option(option, names.get(option.move))),
    room,
  );

/**
 * How many of the options fit. One of what is pointed at is always among those shown; if one is
 * already, nothing moves: it may be its very button that is pointed at.
 */
export function fitting(
  options: readonly MenuOption[],
  room: Room,
  hovered: string | null,
  names: ReadonlyMap<string, string> = new Map(),
): MenuOption[] {
  const width = (option: MenuOption): number => room.widths.option(option, names.get(option.move));
  const shown = options.slice(0, howMany(options.map(width), room));
  const isPointed = (each: MenuOption): boolean =>
    hovered !== null && each.targets.includes(hovered);
  const pointed = shown.some(isPointed) ? undefined : options.find(isPointed);
  if (!pointed) return shown;
  shown[shown.length - 1] = pointed;
  while (shown.length > 1 && !fits([...shown.map(width), REST], room)) shown.splice(-2, 1);
  return shown;
}
