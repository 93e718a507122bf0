// The game over time: views taken where chapters of the log begin, or evenly when the game has no
// chapters, and the lines of figures drawn through them.
import type { JournalEntry, View } from "../contract";
import { chapterPlies } from "../table/journal";

const EVENLY = 24;

/** At which plies to look: the beginning, each chapter, the end. */
export function samplePlies(
  entries: readonly JournalEntry[],
  rules: readonly string[],
  latest: number,
): number[] {
  const cuts = chapterPlies(entries, rules);
  const inner =
    cuts.length >= 2
      ? cuts
      : Array.from({ length: EVENLY - 1 }, (_, i) => Math.round(((i + 1) * latest) / EVENLY));
  return [...new Set([0, ...inner, latest])].filter((ply) => ply <= latest).sort((a, b) => a - b);
}

/** How many rounds are over in a position: where it stands in a plot by rounds. */
export const roundsDone = ({ over, progress }: View): number =>
  over ? progress.round : Math.max(0, progress.round - 1);

/** One view for each number of rounds done: the set-up of some games counts as part of the first. */
export const byRounds = (views: readonly View[]): View[] =>
  views.filter((view, i) => {
    const before = views[i - 1];
    return !before || roundsDone(view) > roundsDone(before);
  });

/** In which round a ply lies, by the samples at the beginnings of rounds; null without any. */
export function roundAt(views: readonly View[], ply: number): number | null {
  const found = views.filter((view) => view.ply <= ply).at(-1);
  return found ? Math.max(1, found.progress.round) : null;
}

export interface Curve {
  id: string;
  /** One list a seat, one figure a sample. */
  values: number[][];
}

/** What stands below a plot through these views. */
export const ticksOf = (views: readonly View[], rounds: boolean): { at: number; name: string }[] =>
  views.map((view, at) => ({ at, name: String(rounds ? roundsDone(view) : view.ply) }));
