// What the action bar shows of a menu, and in which order: things on the board by their price, or by
// what they belong to when there are many; a set as its members; what is always there and seldom
// wanted apart from all that. Pure functions; what differs from game to game is in its telling.
import type { GameData, Lang, MenuOption } from "../contract";
import type { Bilingual } from "../net/messages";
import { isPlain, isRange, priceBeside, shortLabel, verbOf } from "./choice";
import { sentence } from "../words/words";
import { fillLines, numberOf, type SetTelling, type Telling } from "./telling";

export interface Offers {
  placed: MenuOption[]; // on the board
  plain: MenuOption[]; // nowhere on it: "pass"
  also: MenuOption[]; // rare
}

/** The options that are chosen one by one, the cheapest first. */
export function offersOf(options: readonly MenuOption[], { bar }: Telling): Offers {
  const rare = (option: MenuOption): boolean => bar.also?.includes(verbOf(option)) ?? false;
  const usual = options.filter((each) => !rare(each));
  // Where there is nothing else, it is what one came for.
  const also = usual.length > 0 ? options.filter(rare) : [];
  const rest = (usual.length > 0 ? usual : options).filter((each) => !isRange(each));
  // Where all have a price they are ways to pay, also those that take nothing from the board.
  const priced = rest.every(({ price }) => price !== undefined);
  const apart = (option: MenuOption): boolean => !priced && isPlain(option);
  return {
    placed: byPrice(rest.filter((each) => !apart(each))),
    plain: rest.filter(apart),
    also,
  };
}

/** By price where all have one; else in the order of the menu, which the game has thought about. */
function byPrice(options: MenuOption[]): MenuOption[] {
  if (options.some(({ price }) => price === undefined)) return options;
  return [...options].sort((a, b) => (a.price ?? 0) - (b.price ?? 0));
}

// ---- groups ----

export interface Group {
  id: string;
  name: string;
  options: MenuOption[];
}

interface Named {
  id: string;
  name?: Record<Lang, string>;
  [field: string]: unknown;
}

/** The records at "file/field" of the data. */
function records(data: GameData, path: string): readonly Named[] {
  const [file = "", field = ""] = path.split("/");
  const list = (data[file] as Record<string, unknown> | undefined)?.[field];
  return Array.isArray(list) ? (list as Named[]) : [];
}

const found = (all: readonly Named[], of: unknown): Named | undefined =>
  typeof of === "number" ? all[of] : all.find((each) => each.id === of);

const named = (names: Readonly<Record<string, Bilingual>>, of: unknown): Named | undefined =>
  typeof of === "string" && names[of] ? { id: of, name: names[of] } : undefined;

type Belongs = (option: MenuOption) => { id: string; name: string } | null;

/** What the first thing of an option belongs to by the game's data: the region of a city. */
function byData({ bar }: Telling, data: GameData, lang: Lang): Belongs {
  return ({ targets: [target = ""] }) => {
    const [kind = "", id = ""] = target.split(":");
    const { list, by, names } = bar.groups?.[kind] ?? {};
    if (list === undefined || by === undefined || names === undefined) return null;
    // A place of a thing, "denver.2", belongs where the thing does.
    const things = records(data, list);
    const thing =
      things.find((each) => each.id === id) ??
      things.find((each) => each.id === id.split(".", 1)[0]);
    const of = thing?.[by];
    const group = typeof names === "string" ? found(records(data, names), of) : named(names, of);
    const name = group?.name?.[lang];
    return group && name !== undefined ? { id: group.id, name } : null;
  };
}

/** The first of several things that an option names, as the game calls it there. */
function byFirst({ bar }: Telling): Belongs {
  return ({ targets: [target = "", second], names, args }) => {
    const said = args?.[bar.groups?.[target.split(":", 1)[0] ?? ""]?.arg ?? -1];
    const name = typeof said === "object" && "name" in said ? said.name : names?.[0];
    return second === undefined || name === undefined ? null : { id: name, name };
  };
}

/** What is done, where the game has a name for it: "Improve transport". */
const byVerb =
  ({ bar }: Telling, lang: Lang): Belongs =>
  (option) => {
    const verb = verbOf(option);
    const name = bar.verbs?.[verb]?.[lang];
    return name === undefined ? null : { id: verb, name };
  };

/** What its name begins with: "Leipzig" of "Leipzig, plot 2" and of "Leipzig – Riesa, field 1". */
const byHead: Belongs = (option) => {
  const [head = ""] = shortLabel(option).split(/ – |, |: /, 1);
  return { id: head, name: head };
};

/** The words before a number: "Near" of "Near 2a". What has none stands alone. */
const byWord: Belongs = (option) => {
  const name = shortLabel(option);
  const word = /^(.*?\p{L}) (?=\d)/u.exec(name)?.[1] ?? name;
  return { id: word, name: word };
};

/** Nothing where that makes no fewer, or where something belongs nowhere. */
function cut(options: readonly MenuOption[], belongs: Belongs): Group[] | null {
  const groups = new Map<string, Group>();
  for (const option of options) {
    const of = belongs(option);
    if (!of) return null;
    const group = groups.get(of.id) ?? { ...of, options: [] };
    group.options.push(option);
    groups.set(of.id, group);
  }
  return groups.size < 2 || groups.size === options.length ? null : [...groups.values()];
}

/** Many options by what they belong to. */
export const groupsOf = (
  options: readonly MenuOption[],
  telling: Telling,
  data: GameData,
  lang: Lang,
): Group[] | null =>
  cut(options, byData(telling, data, lang)) ??
  cut(options, byVerb(telling, lang)) ??
  cut(options, byFirst(telling)) ??
  cut(options, byHead) ??
  cut(options, byWord);

/** The options of the groups that were opened one inside the other, and how many of those there are. */
export function opened(
  options: readonly MenuOption[],
  path: readonly string[],
  groups: (options: readonly MenuOption[]) => Group[] | null,
): { options: readonly MenuOption[]; depth: number } {
  let left = options;
  let depth = 0;
  for (const id of path) {
    const group = groups(left)?.find((each) => each.id === id);
    if (!group) break;
    left = group.options;
    ++depth;
  }
  return { options: left, depth };
}

/**
 * Options of one thing that lead somewhere else, by where they lead; those that lead to the same place
 * in several ways keep their names.
 */
export function whereTo(options: readonly MenuOption[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { move, names: [, second] = [], args: [, to] = [] } of options) {
    if (second === undefined) continue;
    names.set(move, `→ ${typeof to === "object" && "name" in to ? to.name : second}`);
  }
  const all = [...names.values()];
  for (const [move, name] of names) {
    if (all.indexOf(name) !== all.lastIndexOf(name)) names.delete(move);
  }
  return names;
}

/** Where two short names of what is done in one way would be the same, all of that kind are told whole. */
export function apart(
  options: readonly MenuOption[],
  names: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const shown = (option: MenuOption): string =>
    `${names.get(option.move) ?? shortLabel(option)} ${priceBeside(option)}`;
  const all = options.map(shown);
  const twice = (option: MenuOption): boolean =>
    all.indexOf(shown(option)) !== all.lastIndexOf(shown(option));
  const verbs = new Set(options.filter(twice).map(verbOf));
  if (verbs.size === 0) return names;
  const whole = options.filter((option) => verbs.has(verbOf(option)));
  return new Map([...names, ...whole.map(({ move, label }) => [move, sentence(label)] as const)]);
}

/**
 * Names for where there is not room for all, in fewer words from one to the next: without what stands in
 * brackets and the words with which all of them begin; without what a colon explains; without what a
 * comma adds. No two become the same.
 */
export function lean(
  options: readonly MenuOption[],
  names: ReadonlyMap<string, string>,
): ReadonlyMap<string, string>[] {
  const whole = options.map((option) => names.get(option.move) ?? shortLabel(option));
  const bare = without(/ ?\([^)]*\)/g, whole);
  const plain = without(/: .*/g, bare);
  return [bare, plain, without(/, [^/]*(?= \/|$)/g, plain)].map((each) => {
    const start = commonStart(each);
    return new Map(options.map(({ move }, i) => [move, capital(each[i]!.slice(start))]));
  });
}

function without(what: RegExp, names: readonly string[]): readonly string[] {
  const fewer = names.map((name) => name.replace(what, ""));
  return new Set(fewer).size === names.length ? fewer : names;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How many letters the words have with which all begin: up to a colon, or all of them before a number.
 * Other words may govern those behind them, which would say nothing alone. */
function commonStart(names: readonly string[]): number {
  const [first = "", ...others] = names;
  if (others.length === 0) return 0;
  let n = 0;
  while (n < first.length && others.every((each) => each[n] === first[n])) n++;
  const words = first.lastIndexOf(" ", n - 1) + 1;
  if (names.every((name) => /^[\d(]/.test(name.slice(words)))) return words;
  const colon = first.lastIndexOf(": ", n - 2);
  return colon < 0 ? 0 : colon + 2;
}

const withoutBrackets = (name: string): string => name.replace(/ ?\([^)]*\)/g, "");

/** All of two or three by name, of more the first and the last: "Leipzig … Zwickau". */
function bundleName(groups: readonly Group[]): string {
  const names = groups.map(({ name }) => withoutBrackets(name));
  return names.length > 3 ? `${names[0]} … ${names.at(-1)}` : names.join(", ");
}

const inBundles = (groups: readonly Group[], n: number): Group[] =>
  Array.from({ length: n }, (_, i) => {
    const edge = (at: number): number => Math.round((at * groups.length) / n);
    const some = groups.slice(edge(i), edge(i + 1));
    return {
      id: some.map(({ id }) => id).join(),
      name: some.length === 1 ? some[0]!.name : bundleName(some),
      options: some.flatMap(({ options }) => options),
    };
  });

/** Too many groups, some neighbours together. */
export function bundled(
  groups: readonly Group[],
  fit: (some: readonly Group[]) => boolean,
): Group[] {
  for (let n = groups.length; n > 2; n--) {
    const bundles = inBundles(groups, n);
    if (fit(bundles)) return bundles;
  }
  return inBundles(groups, 2);
}

// ---- sets ----

export interface SetOffer {
  telling: SetTelling;
  members: { target: string; name: string }[];
  options: readonly MenuOption[];
}

/** The options that are one set: all of one verb that the game calls so. */
export function setOf(options: readonly MenuOption[], { bar }: Telling): SetOffer | null {
  for (const [verb, telling] of Object.entries(bar.sets ?? {})) {
    const own = options.filter((each) => verbOf(each) === verb);
    const members = new Map<string, string>();
    for (const { targets, names } of own) {
      targets.forEach((target, i) => members.set(target, names?.[i] ?? target));
    }
    if (own.length < 2 || members.size === 0) continue;
    return {
      telling,
      members: [...members].map(([target, name]) => ({ target, name })),
      options: own,
    };
  }
  return null;
}

/** The options that have just these members; several differ in something else. */
export const withMembers = (set: SetOffer, chosen: readonly string[]): MenuOption[] =>
  set.options.filter(
    ({ targets }) =>
      targets.length === chosen.length && targets.every((each) => chosen.includes(each)),
  );

/** What most people would take: as much as can be had, with as few members as it takes. */
export function bestOf(set: SetOffer): MenuOption | undefined {
  const worth = (option: MenuOption): number => numberOf(option.args?.[set.telling.most]);
  return [...set.options].sort(
    (a, b) => worth(b) - worth(a) || a.targets.length - b.targets.length,
  )[0];
}

/** What the set brings as it is: "5 cities, +54". */
export const sumText = (set: SetOffer, option: MenuOption, lang: Lang): string =>
  fillLines(lang, set.telling.sum[lang], [option.args ?? []]);

export const variantText = (set: SetOffer, option: MenuOption, lang: Lang): string =>
  fillLines(lang, set.telling.variant?.[lang] ?? "", [option.args ?? []]);

export const memberText = (set: SetOffer, name: string, lang: Lang): string =>
  fillLines(lang, set.telling.member[lang], [], [], { name });
