// How a game wants to be told at a table: which lines of its journal add up to what, which of its
// options are rare, which are a set. It is data, games/<id>/telling.json; build.mjs puts the number of
// the phrase in place of its name, as the journal says it.
import { TELLINGS } from "games:tellings";
import type { Arg, Lang } from "../contract";
import type { Bilingual } from "../net/messages";
import { form } from "../words/plural";

/**
 * Which amount changes, and by how much: an argument, or one for each line. "@1" is the amount that
 * the thing in that argument belongs to.
 */
export type Changes = Readonly<Record<string, number | "one">>;

/** What a line of the journal adds to its turn. Without a text it only counts. */
export interface Clause {
  en?: string;
  pl?: string;
  each?: Bilingual; // a member of {list}
  as?: Readonly<Record<string, Partial<Bilingual>>>; // what things are called in this sentence
  pays?: Changes;
  gains?: Changes;
  part?: string; // a line of another part begins another turn
  head?: boolean; // what follows is said behind it: "Recruiting: hires 1"
  event?: boolean; // nobody's: a line of its own
  opens?: boolean; // the move that brings it begins a turn
  follows?: boolean; // belongs to whatever it comes after, an event too
}

/** What a turn changed, at the right of its line: "−9". */
export interface Amount extends Bilingual {
  of?: readonly string[]; // the things that count as it: "token:care" as hope
}

/** Options that are a set to be put together. */
export interface SetTelling {
  most: number; // the argument that is wanted high
  member: Bilingual; // "Plant {name}"
  sum: Bilingual;
  variant?: Bilingual; // tells options with the same members apart
}

/** The things of a kind by a field of their record: cities by region. */
export interface GroupTelling {
  list?: string; // "file/field": where the records are
  by?: string; // its field: the id of what it belongs to, or the place in the other list
  // "file/field": where those it belongs to are; or what they are called, by id
  names?: string | Readonly<Record<string, Bilingual>>;
  arg?: number; // of the label: what the thing is called there
}

export interface Telling {
  bar: {
    also?: readonly string[]; // verbs that are always there and seldom wanted
    repeat?: readonly string[]; // verbs of which several are wanted at a time: one cube after another
    sets?: Readonly<Record<string, SetTelling>>;
    verbs?: Readonly<Record<string, Bilingual>>; // what options of different kinds are called together
    groups?: Readonly<Record<string, GroupTelling>>; // by kind of target
  };
  log: {
    amounts: Readonly<Record<string, Amount>>;
    lines: Readonly<Record<number, Clause>>;
  };
}

export const NO_TELLING: Telling = { bar: {}, log: { amounts: {}, lines: {} } };

/** Of a game that has none the lines are told as they are. */
export const tellingOf = async (game: string): Promise<Telling> =>
  (await TELLINGS.get(game)?.())?.telling ?? NO_TELLING;

/** What an argument is called in a sentence. */
export function argText(arg: Arg | undefined, names: readonly string[]): string {
  if (arg === undefined) return "";
  if (typeof arg === "number") return String(arg);
  return "seat" in arg ? (names[arg.seat] ?? "") : arg.name;
}

export const numberOf = (arg: Arg | undefined): number => (typeof arg === "number" ? arg : 0);

function shaped(text: string, how: string | undefined, language: Lang): string {
  if (how === "lower")
    return text.replace(/\p{Lu}\p{Ll}+/gu, (each) => each.toLocaleLowerCase(language));
  if (how === "bare") return text.replace(/^\p{Lu}\d+ · /u, "");
  if (how === "title") return text.replace(/:.*$|\.$/, "");
  if (how === "before") return text.replace(/[,:].*$|\.$/, "");
  if (how === "after") return text.replace(/^[^,:]*[,:] /, "");
  return text;
}

/**
 * Fills a template: {1} is an argument of the first line, {1:lower} the same inside a sentence,
 * {1:before} what stands before its comma or colon, {1:after} what stands after it, {1:title} what
 * stands before its colon, {1:bare} without the number of a card before it, {+1} the sum over all
 * lines, {n} how many there are, {name} whatever else is given; {n|one|many} is the form that stands
 * with the number, and may hold the number itself.
 */
export function fillLines(
  language: Lang,
  template: string,
  lines: readonly (readonly Arg[])[],
  names: readonly string[] = [],
  more: Readonly<Record<string, string>> = {},
): string {
  const [first = []] = lines;
  const amount = (blank: string): number => {
    if (blank === "n") return lines.length;
    const at = Number(blank.replace("+", ""));
    if (!blank.startsWith("+")) return numberOf(first[at]);
    return lines.reduce((sum, args) => sum + numberOf(args[at]), 0);
  };
  const blank = (name: string): string => {
    const given = more[name];
    if (given !== undefined) return given;
    if (name === "n" || name.startsWith("+")) return String(amount(name));
    const [at, how] = name.split(":");
    return shaped(argText(first[Number(at)], names), how, language);
  };
  return template
    .replace(/\{([^{}|]+)\|((?:[^{}]|\{[^{}]*\})*)\}/g, (_, name: string, forms: string) => {
      const list = forms.split("|");
      return list[Math.min(form(language, amount(name)), list.length - 1)] ?? "";
    })
    .replace(/\{([^{}|]+)\}/g, (_, name: string) => blank(name));
}
