// What others did since a seat's last turn, in short.
import type { JournalEntry, Lang } from "../contract";
import type { Telling } from "./telling";
import { turnsOf, type Turn } from "./turns";

/** The turns behind a ply that have something to tell, oldest first. */
export const sinceMyTurn = (
  entries: readonly JournalEntry[],
  ply: number,
  telling: Telling,
  lang: Lang,
  names: readonly string[],
): Turn[] =>
  turnsOf(
    entries.filter((entry) => entry.ply > ply),
    telling,
    lang,
    names,
  ).filter(({ text, secret }) => text !== "" || secret);
