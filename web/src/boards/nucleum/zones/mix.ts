// Mixes of fuel: the moves of the menu as figures, and how one gets from one of them to another cube
// by cube and wagon by wagon. Only what is offered is ever reached.
import type { MenuOption } from "../../../contract";

export type Source = "uranium" | "ruhr" | "silesia";
export const SOURCES: readonly Source[] = ["uranium", "ruhr", "silesia"];

export interface Mix extends Record<Source, number> {
  option: MenuOption;
  price: number;
}

/** "fuel uranium 2 ruhr 1" as figures. */
export function mixOf(option: MenuOption): Mix {
  const amount = (word: Source): number =>
    Number(new RegExp(`\\b${word} (\\d+)`).exec(option.move)?.[1] ?? 0);
  return {
    option,
    price: option.price ?? 0,
    uranium: amount("uranium"),
    ruhr: amount("ruhr"),
    silesia: amount("silesia"),
  };
}

export const mixesOf = (menu: readonly MenuOption[]): Mix[] =>
  menu.filter(({ move }) => move.startsWith("fuel")).map(mixOf);

/** For each number of cubes the first that is offered: the cheapest. Those for less money come first. */
export const bestMixes = (mixes: readonly Mix[]): Mix[] =>
  mixes
    .filter((mix, i) => mixes.findIndex(({ uranium }) => uranium === mix.uranium) === i)
    .sort((a, b) => a.price - b.price);

/** The first to think about: of those for the least money the one with the fewest cubes. */
export const cheapest = (mixes: readonly Mix[]): Mix | null =>
  mixes.reduce<Mix | null>((best, mix) => (best && best.price <= mix.price ? best : mix), null);

/**
 * The mix with the next amount of one source: with cubes the best one, with coal one that changes
 * the other amounts the least.
 */
export function stepped(mixes: readonly Mix[], from: Mix, source: Source, by: 1 | -1): Mix | null {
  const there = mixes.filter((mix) => (mix[source] - from[source]) * by > 0);
  const near = Math.min(...there.map((mix) => Math.abs(mix[source] - from[source])));
  const change = (mix: Mix): number =>
    SOURCES.reduce((sum, each) => sum + Math.abs(mix[each] - from[each]), 0);
  const next = there.filter((mix) => Math.abs(mix[source] - from[source]) === near);
  next.sort((a, b) =>
    source === "uranium" ? a.price - b.price : change(a) - change(b) || a.price - b.price,
  );
  return next[0] ?? null;
}
