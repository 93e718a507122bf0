import assert from "node:assert/strict";
import { test } from "node:test";
import type { JournalEntry } from "../contract";
import { stepsOf, wholeSteps } from "./trail";

const entry = (ply: number, ...lines: string[]): JournalEntry => ({
  ply,
  seat: 0,
  move: "pass",
  lines: lines.map((text) => ({ rule: "", text })),
});

test("a step is called as it was chosen, else as the log tells it", () => {
  const steps = stepsOf(
    [entry(1, "Ola bids 4."), entry(2, "Ola passes.")],
    new Map([[1, "Bid 4"]]),
  );
  assert.deepEqual(steps, [
    { ply: 1, label: "Bid 4" },
    { ply: 2, label: "Ola passes." },
  ]);
});

test("what has no name is no step", () => {
  assert.deepEqual(stepsOf([entry(1), entry(2, "")], new Map()), []);
});

test("steps are said whole or not at all, the last ones first", () => {
  const steps = ["Play a tile", "Urbanize", "Leipzig"].map((label, ply) => ({ ply, label }));
  assert.equal(wholeSteps(steps, 100), 3);
  assert.equal(wholeSteps(steps, 24), 2);
  assert.equal(wholeSteps(steps, 5), 0);
});
