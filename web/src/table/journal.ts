// The journal as the client keeps it: entries by ply, put together from the pieces that come with
// each view, and cut into chapters and turns for the log.
import type { JournalEntry, View } from "../contract";

export interface Journal {
  entries: readonly JournalEntry[]; // without a hole, from ply 1
  changes: number;
}

export const NO_JOURNAL: Journal = { entries: [], changes: 0 };

/**
 * Adds what a live view brought. `whole` is false when something is missing: a hole between what we
 * had and what came, or moves that were taken back, after which earlier entries cannot be trusted.
 * Then the journal has to be read anew.
 */
export function addEntries(journal: Journal, view: View): { journal: Journal; whole: boolean } {
  const changes = view.changes ?? journal.changes;
  const first = view.journal[0]?.ply ?? view.ply + 1;
  const trusted = changes === journal.changes || first === 1;
  const kept = journal.entries.filter((entry) => entry.ply < first && entry.ply <= view.ply);
  const joins = (kept[kept.length - 1]?.ply ?? 0) === first - 1;
  if (!trusted || !joins) return { journal, whole: false };
  return { journal: { entries: [...kept, ...view.journal], changes }, whole: true };
}

/** What the log shows under one heading. */
export interface Chapter {
  title: string | null;
  ply: number;
  entries: JournalEntry[];
}

/**
 * Cuts the journal where a line with one of the given rules stands; that line becomes the heading
 * of what follows it.
 */
export function chapters(entries: readonly JournalEntry[], rules: readonly string[]): Chapter[] {
  const cut: Chapter[] = [];
  let open: Chapter = { title: null, ply: 0, entries: [] };
  const close = (): void => {
    if (open.entries.length > 0 || open.title !== null) cut.push(open);
  };
  for (const entry of entries) {
    const at = entry.lines.findIndex((line) => rules.includes(line.rule));
    const heading = entry.lines[at];
    if (!heading) {
      open.entries.push(entry);
      continue;
    }
    // The lines before the heading still belong to the chapter that ends here.
    open.entries.push({ ...entry, lines: entry.lines.slice(0, at) });
    close();
    open = { title: heading.text.replace(/\.$/, ""), ply: entry.ply, entries: [] };
    const after = entry.lines.slice(at + 1);
    if (after.length > 0) open.entries.push({ ply: entry.ply, seat: null, lines: after });
  }
  close();
  return cut;
}

/** The plies after which a chapter began: where a report takes its samples. */
export function chapterPlies(entries: readonly JournalEntry[], rules: readonly string[]): number[] {
  return entries
    .filter((entry) => entry.lines.some((line) => rules.includes(line.rule)))
    .map((entry) => entry.ply);
}

/** The moves that the seat to move has already made in this turn, oldest first. What began a chapter
 * has ended the turn before it, also of somebody who plays alone. */
export function turnSoFar(
  entries: readonly JournalEntry[],
  seat: number | null,
  rules: readonly string[] = [],
): JournalEntry[] {
  const inTurn = ({ seat: mover, lines }: JournalEntry): boolean =>
    mover === seat && !lines.some(({ rule }) => rules.includes(rule));
  let from = entries.length;
  while (from > 0 && seat !== null && inTurn(entries[from - 1]!)) --from;
  return entries.slice(from);
}

/** Cuts a line where a player's name stands, so that names can be shown in the seats' colours. */
export function withNames(
  text: string,
  names: readonly string[],
): { text: string; seat: number | null }[] {
  const known = names
    .map((name, seat) => ({ name, seat }))
    .filter(({ name }) => name.length > 1)
    .sort((a, b) => b.name.length - a.name.length);
  if (known.length === 0) return [{ text, seat: null }];
  const escaped = known.map(({ name }) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  // A name is a whole word: "Ola" is not the beginning of "Olaf".
  const any = new RegExp(`(?<![\\p{L}\\p{N}])(${escaped.join("|")})(?![\\p{L}\\p{N}])`, "u");
  return text
    .split(any)
    .map((part, i) => ({
      text: part,
      seat: i % 2 === 1 ? (known.find(({ name }) => name === part)?.seat ?? null) : null,
    }))
    .filter((part) => part.text !== "");
}
