// The score sheet as a table: one row for each group of the game's score pad with the lines inside,
// one column for each seat and for an opponent for whom nobody sits. What differs only in its figures
// ("Active employees (9)") is one row.
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

/** What a line is about, without its figures: "Active employees", "Marker on space 7". */
export const headOf = (text: string): string =>
  (text.split(/[:(]/.test(text) ? /[:(]/ : /\d/, 1)[0] ?? "").replace(/[\s,]+$/, "");

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

/** Lines about the same thing are one row where nobody has two of them, else those in the same words. */
export function scoreRows(columns: readonly (readonly ScoreLine[])[]): ScoreRow[] {
  const all = columns.flatMap((lines, column) => lines.map((line) => ({ column, line })));
  const kinds = new Map<string, typeof all>();
  const about = ({ rule, text }: ScoreLine): string => `${rule} ${headOf(text)}`;
  for (const each of all) {
    const single = columns.every(
      (lines) => lines.filter((line) => about(line) === about(each.line)).length < 2,
    );
    const name = single && headOf(each.line.text) !== "" ? about(each.line) : `= ${each.line.text}`;
    const kind = kinds.get(name);
    if (kind) kind.push(each);
    else kinds.set(name, [each]);
  }
  return [...kinds.values()].map((kind) => {
    const [first = "", ...others] = kind.map(({ line }) => line.text);
    return {
      rule: kind[0]?.line.rule ?? "",
      label: others.every((text) => text === first) ? first : headOf(first),
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
