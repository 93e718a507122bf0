// The score sheet as a table: one row for each group of the game's score pad with the lines inside,
// one column for each seat and for an opponent for whom nobody sits. Where everybody has one line of
// a rule in words of their own ("Active employees (9)") the rule is the row.
import type { ScoreLine, ScoreSheet } from "../net/messages";

export interface ScoreColumn {
  seat: number | null; // null: the opponent for whom nobody sits
  name: string | null; // its name
  points: number | null;
  place: number | null;
  lines: ScoreLine[];
}

export interface ScoreRow {
  rule: string;
  label: string;
  points: (number | null)[]; // by column; null where it has no such line
}

export interface ScoreGroup {
  id: string;
  name: string;
  points: (number | null)[]; // by column, the sum
  rows: ScoreRow[];
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

/** Everybody by place, then by seat: the order of a result. */
export function columnsOf({ seats, rival }: ScoreSheet): ScoreColumn[] {
  const all: ScoreColumn[] = seats.map((each) => ({ ...each, name: null }));
  if (rival) all.push({ ...rival, seat: null });
  return all.sort((a, b) => (a.place ?? 99) - (b.place ?? 99) || (a.seat ?? 99) - (b.seat ?? 99));
}

/** The sum of the lines, column by column. */
const sums = (columns: readonly (readonly ScoreLine[])[]): (number | null)[] =>
  columns.map((lines) =>
    lines.length === 0 ? null : lines.reduce((sum, line) => sum + line.points, 0),
  );

/** What several have in the same words is one row, and so is a rule of which nobody has two lines. */
export function scoreRows(columns: readonly (readonly ScoreLine[])[]): ScoreRow[] {
  const all = columns.flatMap((lines, column) => lines.map((line) => ({ column, line })));
  const kinds = new Map<string, typeof all>();
  for (const each of all) {
    const shared = all.some(
      (other) => other.column !== each.column && other.line.text === each.line.text,
    );
    const single = columns.every(
      (lines) => lines.filter(({ rule }) => rule === each.line.rule).length < 2,
    );
    const name = shared || !single ? `= ${each.line.text}` : `rule ${each.line.rule}`;
    const kind = kinds.get(name);
    if (kind) kind.push(each);
    else kinds.set(name, [each]);
  }
  return [...kinds.values()].map((kind) => {
    const texts = kind.map(({ line }) => line.text);
    return {
      rule: kind[0]?.line.rule ?? "",
      label: commonWords(texts) || (texts[0] ?? ""),
      points: sums(
        columns.map((_, at) => kind.flatMap(({ column, line }) => (column === at ? [line] : []))),
      ),
    };
  });
}

/** The rows of the score pad in which anybody has something. */
export function scoreGroups(sheet: ScoreSheet, columns: readonly ScoreColumn[]): ScoreGroup[] {
  return sheet.groups.flatMap(({ id, name }) => {
    const lines = columns.map((each) => each.lines.filter(({ group }) => group === id));
    if (lines.every((each) => each.length === 0)) return [];
    return [{ id, name, points: sums(lines), rows: scoreRows(lines) }];
  });
}
