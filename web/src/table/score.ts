// The score sheet as a table: one row for each source of points, one column for each seat. Where
// every seat has lines of its own ("Plant 20", "Plant 31") the rule they come from is the row.
import type { ScoreLine, ScoreSheet } from "../net/messages";

export interface ScoreRow {
  rule: string;
  label: string;
  points: (number | null)[]; // by seat; null where the seat has no such line
}

/** What several lines have in common at their beginning, in whole words. */
export function commonWords(texts: readonly string[]): string {
  const [first = "", ...rest] = texts;
  let words = first.split(" ");
  for (const text of rest) {
    const other = text.split(" ");
    const differ = words.findIndex((word, i) => word !== other[i]);
    if (differ >= 0) words = words.slice(0, differ);
  }
  return words.join(" ").replace(/[\s:,(]+$/, "");
}

export function scoreRows(sheet: ScoreSheet): ScoreRow[] {
  const lines = sheet.seats.flatMap(({ seat, lines: own }) => own.map((line) => ({ seat, line })));
  const groups = new Map<string, { seat: number; line: ScoreLine }[]>();
  for (const each of lines) {
    const shared = lines.some(
      (other) => other.seat !== each.seat && other.line.text === each.line.text,
    );
    const name = shared ? `= ${each.line.text}` : `rule ${each.line.rule}`;
    const group = groups.get(name);
    if (group) group.push(each);
    else groups.set(name, [each]);
  }
  return [...groups.values()].map((group) => {
    const points: (number | null)[] = sheet.seats.map(() => null);
    for (const { seat, line } of group) {
      points[seat] = (points[seat] ?? 0) + line.points;
    }
    const texts = group.map(({ line }) => line.text);
    return {
      rule: group[0]?.line.rule ?? "",
      label: commonWords(texts) || (texts[0] ?? ""),
      points,
    };
  });
}

/** By place, then by seat: the order of a result. */
export function byPlace(sheet: ScoreSheet): ScoreSheet["seats"] {
  return [...sheet.seats].sort((a, b) => (a.place ?? 99) - (b.place ?? 99) || a.seat - b.seat);
}
