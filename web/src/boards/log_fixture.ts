// For unit tests: how a game tells what happened at a table, on lines as its journal writes them.
import assert from "node:assert/strict";
import type { Arg, JournalEntry, JournalLine, Lang } from "../contract";
import { tellingOf } from "../table/telling";
import { turnsOf } from "../table/turns";

const names = ["Anna", "Mizar"];
export const anna: Arg = { seat: 0 };
export const mizar: Arg = { seat: 1 };
export const thing = (target: string, name: string): Arg => ({ target, name });

export function logOf(game: string, words: object) {
  /** A line of the journal by the key of its phrase. */
  function line(key: string, ...args: Arg[]): JournalLine {
    const at = Object.keys(words).indexOf(key);
    assert.ok(at >= 0, key);
    return { rule: "R", text: key, word: at + 1, args };
  }

  /** "Anna: plays a tile −1 thaler", turn by turn; "-" is an event. */
  async function told(lang: Lang, ...lines: JournalLine[]): Promise<string[]> {
    const entries: JournalEntry[] = lines.map((each, i) => ({
      ply: i + 1,
      seat: 0,
      lines: [each],
    }));
    return turnsOf(entries, await tellingOf(game), lang, names).map(({ seat, text, changes }) =>
      [`${seat === null ? "-" : names[seat]}:`, text, ...changes].join(" "),
    );
  }

  return { line, told };
}
