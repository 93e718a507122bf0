// What others did since a seat's last turn, in short.
import type { JournalEntry, Lang } from "../contract";
import type { Telling } from "./telling";
import { turnsOf, type Turn } from "./turns";

export interface Since {
  from: number; // the last move of one's own turn
  to: number; // the last one of the others
  turns: Turn[]; // oldest first
}

/** The turns of others behind a ply that have something to tell; null if there are none. */
export function sinceMyTurn(
  entries: readonly JournalEntry[],
  from: number,
  me: number | null,
  telling: Telling,
  lang: Lang,
  names: readonly string[],
): Since | null {
  const later = entries.filter((entry) => entry.ply > from);
  const to = later.filter((entry) => entry.seat !== me).at(-1)?.ply ?? 0;
  const turns = turnsOf(later, telling, lang, names).filter(
    ({ ply, seat, text, secret }) => ply <= to && seat !== me && (text !== "" || secret),
  );
  return turns.length > 0 ? { from, to, turns } : null;
}
