import assert from "node:assert/strict";
import { test } from "node:test";
import type { JournalEntry } from "../contract";
import { sinceMyTurn } from "./since";
import { NO_TELLING, type Telling } from "./telling";

const PASS = 1;
const telling: Telling = {
  ...NO_TELLING,
  log: { amounts: {}, lines: { [PASS]: { en: "passes", pl: "pasuje" } } },
};
const passed = (ply: number, seat: number, word = PASS): JournalEntry => ({
  ply,
  seat,
  move: "pass",
  lines: [{ rule: "R", text: "t", word, args: [{ seat }] }],
});
const since = (entries: JournalEntry[], from: number) =>
  sinceMyTurn(entries, from, 0, telling, "en", ["Ola", "Jan", "Ewa"]);

test("it is what the others did behind my last move, without what I do now", () => {
  const found = since([passed(1, 1), passed(2, 0), passed(3, 1), passed(4, 2), passed(5, 0)], 2);
  assert.deepEqual(
    found?.turns.map(({ seat, text }) => `${seat} ${text}`),
    ["1 passes", "2 passes"],
  );
  assert.equal(found?.to, 4);
});

test("where nobody did anything there is no card", () => {
  assert.equal(since([passed(1, 1), passed(2, 0)], 2), null);
  assert.equal(since([passed(2, 0), passed(3, 0)], 2), null);
});
