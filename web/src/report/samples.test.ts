import assert from "node:assert/strict";
import { test } from "node:test";
import type { JournalEntry } from "../contract";
import { samplePlies, turningPoints } from "./samples";

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

test("turning points are changes of the lead and the largest leap", () => {
  const points = turningPoints(
    {
      id: "cities",
      values: [
        [0, 2, 3, 5],
        [0, 1, 4, 9],
      ],
    },
    5,
  );
  assert.deepEqual(
    points.map((point) => [point.kind, point.sample, point.seat]),
    [
      ["leap", 3, 1],
      ["lead", 2, 1],
      ["lead", 1, 0],
    ],
  );
  assert.deepEqual(turningPoints(undefined, 5), []);
});
