// The steps of the turn so far, as much of them as can be said whole.
import type { JournalEntry } from "../contract";

export interface TrailStep {
  ply: number;
  label: string;
}

/** As they were chosen here, or as the log tells them; what neither names is no step to go back to. */
export const stepsOf = (
  entries: readonly JournalEntry[],
  chosen: ReadonlyMap<number, string>,
): TrailStep[] =>
  entries.flatMap(({ ply, lines }) => {
    const label = chosen.get(ply) ?? lines[0]?.text;
    return label ? [{ ply, label }] : [];
  });

const BETWEEN = 4;

/** How many of the last steps stand in a line of so many letters. */
export function wholeSteps(steps: readonly TrailStep[], letters: number): number {
  let left = letters;
  let shown = 0;
  for (const { label } of [...steps].reverse()) {
    left -= label.length + BETWEEN;
    if (left < 0) break;
    ++shown;
  }
  return shown;
}
