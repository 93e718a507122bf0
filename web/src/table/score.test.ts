import assert from "node:assert/strict";
import { test } from "node:test";
import type { ScoreSheet } from "../net/messages";
import { byPlace, commonWords, scoreRows } from "./score";

const sheet: ScoreSheet = {
  table: "T",
  type: "score",
  ply: 1,
  over: true,
  seats: [
    {
      seat: 0,
      points: 9,
      place: 2,
      lines: [
        { points: 6, rule: "PG-904", text: "Plant 20" },
        { points: 5, rule: "PG-904", text: "Plant 31" },
        { points: -2, rule: "PG-904", text: "Power beyond the network" },
      ],
    },
    {
      seat: 1,
      points: 10,
      place: 1,
      lines: [
        { points: 11, rule: "PG-904", text: "Plant 25" },
        { points: -1, rule: "PG-904", text: "Power beyond the network" },
      ],
    },
  ],
};

test("lines of one kind become one row, shared lines their own", () => {
  const rows = scoreRows(sheet);
  assert.deepEqual(
    rows.map((row) => [row.label, row.points]),
    [
      ["Plant", [11, 11]],
      ["Power beyond the network", [-2, -1]],
    ],
  );
});

test("the rows of a seat add up to its points", () => {
  for (const { seat, points } of sheet.seats) {
    const sum = scoreRows(sheet).reduce((total, row) => total + (row.points[seat] ?? 0), 0);
    assert.equal(sum, points);
  }
});

test("the result is by place", () => {
  assert.deepEqual(
    byPlace(sheet).map((each) => each.seat),
    [1, 0],
  );
  assert.equal(commonWords(["Plant 20", "Plant 31"]), "Plant");
  assert.equal(commonWords(["Plant 20"]), "Plant 20");
});
