// What a game wants to be told in figures: what is drawn over the rounds, what came in and went out
// and where it came from, what is counted. It is data, games/<id>/statistics.json; build.mjs puts the
// number of the phrase in place of its name, as the journal says it.
import { STATISTICS } from "games:statistics";
import type { JournalEntry, JournalLine, View } from "../contract";
import type { Bilingual } from "../net/messages";
import { numberOf } from "../table/telling";
import { subjectOf } from "../table/turns";
import type { Curve } from "./samples";

/** What a line of the journal adds: an argument, an argument taken away, or so many for each line. */
interface Amount {
  gains?: number;
  pays?: number;
  counts?: number;
}
export type Sum = Readonly<Record<number, Amount>>; // by phrase

/** Lines that belong together; each belongs to the first source of its flow that fits. */
export interface Source {
  name: Bilingual;
  lines: Sum;
  rules?: readonly string[]; // only lines of these rules
  chapters?: readonly number[]; // only lines whose rule is of these hundreds
  things?: readonly string[]; // only lines that name one of these
}

export interface Flow {
  id: string;
  name: Bilingual;
  sources: readonly Source[];
}

/** A figure of every seat over the rounds, or several that all have together. */
export interface PlotOf {
  id: string;
  name: Bilingual;
  figure?: string;
  figures?: readonly { name: Bilingual; figure: string }[];
}

export interface Statistics {
  plots: readonly PlotOf[];
  flows: readonly Flow[];
  rows: readonly { name: Bilingual; sum: Sum; per?: Sum }[];
}

export const NO_STATISTICS: Statistics = { plots: [], flows: [], rows: [] };

export const statisticsOf = async (game: string): Promise<Statistics> =>
  (await STATISTICS.get(game)?.())?.statistics ?? NO_STATISTICS;

/**
 * A figure of a description by its path: "players.[].cash", where [] is the seat, "people.*.sick",
 * where * adds up all there are. A list counts its members.
 */
export function figureIn(description: unknown, path: string, seat: number): number {
  const [step, ...rest] = path === "" ? [] : path.split(".");
  if (step === undefined) {
    if (Array.isArray(description)) return description.length;
    return typeof description === "number" ? description : 0;
  }
  if (typeof description !== "object" || description === null) return 0;
  const below = (of: unknown): number => figureIn(of, rest.join("."), seat);
  if (step === "*")
    return Object.values(description).reduce((sum: number, of) => sum + below(of), 0);
  const members: Readonly<Record<string, unknown>> = { ...description };
  return below(members[step === "[]" ? String(seat) : step]);
}

/** The lines of a plot through these views: one a seat, or one a figure of the team. */
export function curveOf({ id, figure, figures }: PlotOf, views: readonly View[]): Curve {
  const seats = views[0]?.places.length ?? 0;
  const line = (path: string, seat: number): number[] =>
    views.map(({ description }) => figureIn(description, path, seat));
  const values = figures
    ? figures.map((each) => line(each.figure, 0))
    : Array.from({ length: seats }, (_, seat) => line(figure ?? "", seat));
  return { id, values };
}

const amountOf = ({ gains, pays, counts }: Amount, { args = [] }: JournalLine): number =>
  (gains === undefined ? 0 : numberOf(args[gains])) -
  (pays === undefined ? 0 : numberOf(args[pays])) +
  (counts ?? 0);

const chapterOf = (rule: string): number => Math.floor(Number(rule.split("-")[1] ?? 0) / 100);

function fits(source: Source, line: JournalLine): boolean {
  if (!(line.word !== undefined && line.word in source.lines)) return false;
  if (source.rules && !source.rules.includes(line.rule)) return false;
  if (source.chapters && !source.chapters.includes(chapterOf(line.rule))) return false;
  return !source.things || source.things.some((thing) => line.targets?.includes(thing));
}

/** One amount: when, whose, where it came from. */
export interface Entry {
  ply: number;
  seat: number;
  source: number;
  amount: number;
}

/** What the journal says of a flow. A team has one purse, that of the first seat. */
export function entriesOf(
  flow: Pick<Flow, "sources">,
  journal: readonly JournalEntry[],
  team: boolean,
): Entry[] {
  return journal.flatMap(({ ply, seat: mover, lines }) =>
    lines.flatMap((line): Entry[] => {
      const at = flow.sources.findIndex((source) => fits(source, line));
      const source = flow.sources[at];
      if (!source) return [];
      const seat = team ? 0 : (subjectOf(line) ?? mover ?? 0);
      const amount = amountOf(source.lines[line.word ?? 0] ?? {}, line);
      return [{ ply, seat, source: at, amount }];
    }),
  );
}

const total = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { amount }) => sum + amount, 0);

/** What each seat has of a source over the whole game. */
export const bySource = (entries: readonly Entry[], source: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) =>
    total(entries.filter((each) => each.source === source && each.seat === seat)),
  );

/** The same added up from the beginning to each of the views; without a source all of them. */
export const overTime = (
  entries: readonly Entry[],
  source: number | null,
  seats: number,
  views: readonly View[],
): number[][] =>
  Array.from({ length: seats }, (_, seat) => {
    const own = entries.filter(
      (each) => each.seat === seat && (source === null || each.source === source),
    );
    return views.map(({ ply }) => total(own.filter((each) => each.ply <= ply)));
  });

/** A row of the table: sums of the journal, or how much one is for each of another. */
export function rowOf(
  { sum, per }: Statistics["rows"][number],
  journal: readonly JournalEntry[],
  team: boolean,
  seats: number,
): (number | null)[] {
  const added = (lines: Sum): number[] =>
    bySource(
      entriesOf({ sources: [{ name: { en: "", pl: "" }, lines }] }, journal, team),
      0,
      seats,
    );
  const sums = added(sum);
  if (!per) return sums;
  const parts = added(per);
  return sums.map((each, seat) => (parts[seat] ? each / parts[seat] : null));
}
