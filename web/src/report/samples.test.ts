import assert from "node:assert/strict";
import { test } from "node:test";
import type { JournalEntry, View } from "../contract";
import { byRounds, roundAt, roundsDone, samplePlies } from "./samples";

const entry = (ply: number, rule: string): JournalEntry => ({
  ply,
  seat: 0,
  lines: [{ rule, text: "" }],
});

test("samples are taken where rounds begin", () => {
  const entries = [entry(1, "X"), entry(20, "R"), entry(41, "R"), entry(50, "X")];
  assert.deepEqual(samplePlies(entries, ["R"], 60), [0, 20, 41, 60]);
});

test("without rounds they are even, and no ply comes twice", () => {
  const plies = samplePlies([], [], 480);
  assert.equal(plies.length, 25);
  assert.deepEqual(samplePlies([], [], 2), [0, 1, 2]);
});

const at = (ply: number, round: number, over = false): View =>
  ({ ply, over, progress: { round } }) as View;

test("a view stands where its round begins; the set-up is part of the first", () => {
  const views = [at(0, 0), at(9, 1), at(30, 2), at(81, 3), at(99, 3, true)];
  assert.deepEqual(views.map(roundsDone), [0, 0, 1, 2, 3]);
  assert.deepEqual(
    byRounds(views).map(({ ply }) => ply),
    [0, 30, 81, 99],
  );
});

test("a ply lies in the round that began before it", () => {
  const views = byRounds([at(0, 1), at(10, 2), at(20, 3), at(40, 3, true)]);
  assert.equal(roundAt(views, 9), 1);
  assert.equal(roundAt(views, 10), 2, "the position after move 10 is of the next round");
  assert.equal(roundAt(views, 39), 3);
  assert.equal(roundAt([at(0, 0)], 5), 1, "before the first round is part of it");
  assert.equal(roundAt([], 5), null);
});
