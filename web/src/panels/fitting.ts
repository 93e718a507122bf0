// Which options get a button of their own in the action bar when there is not room for all.
import type { MenuOption } from "../contract";
import { priceBeside, shortLabel } from "../table/choice";
import type { Group } from "../table/offers";

// About how wide a button gets; the exact width is not known before it is drawn, and being a few
// pixels wrong only means one button more or less.
export const widthOf = (option: MenuOption, name = shortLabel(option)): number =>
  isLong(name)
    ? twoLines(name)
    : 44 + 8.2 * (name.length + String(priceBeside(option) ?? "").length);

/** A whole sentence stands in two lines on its button. */
export const isLong = (name: string): boolean => name.length > 26;

/** How wide that button is: half of the sentence, and what the longer line has more. */
export const twoLines = (name: string): number => Math.round(64 + 4.1 * name.length);

/** The button for the rest, and what a wrapped row loses at its end. */
const REST = 240;

/** One row, if all fit into it. */
export const rowsOf = (options: readonly MenuOption[], room: number): 1 | 2 =>
  options.reduce((sum, option) => sum + widthOf(option), 0) <= room ? 1 : 2;

/** How many buttons of groups fit. */
export function groupsFit(groups: readonly Group[], room: number): number {
  const widths = groups.map(({ name }) => 76 + 8.2 * name.length);
  if (widths.reduce((sum, width) => sum + width, 0) <= room) return groups.length;
  let used = REST;
  return Math.max(
    1,
    widths.findIndex((width) => (used += width) > room),
  );
}

/**
 * How many of the options fit. One of what is pointed at is always among those shown; if one is
 * already, nothing moves: it may be its very button that is pointed at.
 */
export function fitting(
  options: readonly MenuOption[],
  room: number,
  hovered: string | null,
  names: ReadonlyMap<string, string> = new Map(),
): MenuOption[] {
  const all = options.reduce((sum, option) => sum + widthOf(option, names.get(option.move)), 0);
  if (all <= room) return [...options];
  const shown: MenuOption[] = [];
  let used = REST;
  for (const option of options) {
    used += widthOf(option, names.get(option.move));
    if (used > room && shown.length > 0) break;
    shown.push(option);
  }
  const isPointed = (each: MenuOption): boolean =>
    hovered !== null && each.targets.includes(hovered);
  const pointed = shown.some(isPointed) ? undefined : options.find(isPointed);
  if (pointed) shown[shown.length - 1] = pointed;
  return shown;
}
