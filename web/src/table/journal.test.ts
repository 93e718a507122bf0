import assert from "node:assert/strict";
import { test } from "node:test";
import type { JournalEntry, View } from "../contract";
import { addEntries, chapterPlies, chapters, NO_JOURNAL, turnSoFar, withNames } from "./journal";

const entry = (ply: number, seat: number, ...lines: [string, string][]): JournalEntry => ({
  ply,
  seat,
  move: "pass",
  lines: lines.map(([rule, text]) => ({ rule, text })),
});
const view = (ply: number, from: number, changes = 0): View => {
  const journal = Array.from({ length: ply - from }, (_, i) => entry(from + i + 1, 0));
  return { ply, changes, journal } as unknown as View;
};

test("pieces of the journal join", () => {
  const first = addEntries(NO_JOURNAL, view(3, 0));
  const second = addEntries(first.journal, view(5, 3));
  assert.ok(first.whole && second.whole);
  assert.deepEqual(
    second.journal.entries.map((each) => each.ply),
    [1, 2, 3, 4, 5],
  );
});

test("what overlaps is taken from the newer view", () => {
  const { journal } = addEntries(addEntries(NO_JOURNAL, view(3, 0)).journal, view(4, 1));
  assert.deepEqual(
    journal.entries.map((each) => each.ply),
    [1, 2, 3, 4],
  );
});

test("a hole is noticed", () => {
  const { journal } = addEntries(NO_JOURNAL, view(3, 0));
  assert.equal(addEntries(journal, view(9, 6)).whole, false);
});

test("after moves were taken back the journal is read anew", () => {
  const { journal } = addEntries(NO_JOURNAL, view(5, 0));
  assert.equal(addEntries(journal, view(4, 3, 1)).whole, false);
  const anew = addEntries(journal, view(4, 0, 1));
  assert.ok(anew.whole);
  assert.equal(anew.journal.entries.length, 4);
  assert.equal(anew.journal.changes, 1);
});

test("a view without news keeps what is there", () => {
  const { journal } = addEntries(NO_JOURNAL, view(3, 0));
  const again = addEntries(journal, view(3, 3));
  assert.ok(again.whole);
  assert.equal(again.journal.entries.length, 3);
});

const game = [
  entry(1, 0, ["PG-305", "Ania bids 4."]),
  entry(2, 1, ["PG-706", "Bartek earns 22."], ["PG-201", "Round 2 begins."], ["PG-203", "Ola: 1."]),
  entry(3, 1, ["PG-302", "Bartek picks 5."]),
];

test("chapters are cut at their headings", () => {
  const [first, second] = chapters(game, ["PG-201"]);
  assert.equal(first?.title, null);
  assert.deepEqual(
    first?.entries.map((each) => each.lines.length),
    [1, 1],
  );
  assert.equal(second?.title, "Round 2 begins");
  assert.deepEqual(
    second?.entries.map((each) => [each.ply, each.seat]),
    [
      [2, null],
      [3, 1],
    ],
  );
  assert.deepEqual(chapterPlies(game, ["PG-201"]), [2]);
  assert.equal(chapters(game, []).length, 1);
});

test("the trail is what the seat to move has done since others did", () => {
  assert.deepEqual(
    turnSoFar(game, 1).map((each) => each.ply),
    [2, 3],
  );
  assert.deepEqual(
    turnSoFar(game, 1, ["PG-201"]).map((each) => each.ply),
    [3],
    "what began a round ended a turn",
  );
  assert.equal(turnSoFar(game, 0).length, 0);
  assert.equal(turnSoFar(game, null).length, 0);
});

test("names are found as whole words, the longest first", () => {
  const parts = withNames("Olaf outbids Ola, not Ola's.", ["Ola", "Olaf"]);
  assert.deepEqual(
    parts.map((part) => part.seat),
    [1, null, 0, null, 0, null],
  );
  assert.equal(parts.map((part) => part.text).join(""), "Olaf outbids Ola, not Ola's.");
  assert.deepEqual(
    withNames("a (b", ["(b"]).map((part) => part.seat),
    [null, 0],
  );
  assert.deepEqual(withNames("nobody", []), [{ text: "nobody", seat: null }]);
});
