// The game over time: views taken where chapters of the log begin, or evenly when the game has no
// chapters, and the lines of figures drawn through them.
import type { Board, GameData, JournalEntry, View } from "../contract";
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

export function curves(board: Board, views: readonly View[], data: GameData): Curve[] {
  const seats = views[0]?.places.length ?? 0;
  return board.series.map((series) => ({
    id: series.id,
    values: Array.from({ length: seats }, (_, seat) =>
      views.map((view) => series.of(view, seat, data)),
    ),
  }));
}

/** A moment that decided something: somebody took the lead, or made the largest step. */
export interface TurningPoint {
  kind: "lead" | "leap";
  sample: number;
  seat: number;
  value: number;
  gain: number;
}

/** Who alone is ahead at a sample; null when nobody is. */
function ahead(values: readonly number[][], sample: number): number | null {
  const now = values.map((line) => line[sample] ?? 0);
  const best = Math.max(...now);
  const first = now.indexOf(best);
  return now.lastIndexOf(best) === first ? first : null;
}

/** Changes of the lead, newest first, and the largest leap of all; at most `most` of them. */
export function turningPoints(curve: Curve | undefined, most: number): TurningPoint[] {
  if (!curve) return [];
  const { values } = curve;
  const count = values[0]?.length ?? 0;
  const leads: TurningPoint[] = [];
  let leader: number | null = null;
  let leap: TurningPoint | null = null;
  for (let sample = 1; sample < count; ++sample) {
    const first = ahead(values, sample);
    values.forEach((line, seat) => {
      const value = line[sample] ?? 0;
      const gain = value - (line[sample - 1] ?? 0);
      if (first === seat && first !== leader) {
        leads.push({ kind: "lead", sample, seat, value, gain });
      }
      if (gain > (leap?.gain ?? 0)) leap = { kind: "leap", sample, seat, value, gain };
    });
    leader = first ?? leader;
  }
  const found = leads.reverse().slice(0, leap ? most - 1 : most);
  return (leap ? [...found, leap] : found).sort((a, b) => b.sample - a.sample);
}
