import assert from "node:assert/strict";
import { test } from "node:test";
import type { ScoreSheet } from "../net/messages";
import { columnsOf, scoreGroups, scoreRows } from "./score";

const line = (points: number, text: string, group: string) => ({
  points,
  rule: group === "plants" ? "PG-903" : "PG-904",
  text,
  group,
});

const sheet: ScoreSheet = {
  table: "T",
  type: "score",
  ply: 1,
  over: true,
  groups: [
    { id: "plants", name: "Plants" },
    { id: "surplus", name: "Power beyond the network" },
    { id: "nothing", name: "Nobody has this" },
  ],
  seats: [
    {
      seat: 0,
      points: 9,
      place: 3,
      lines: [
        line(6, "Plant 20", "plants"),
        line(5, "Plant 31", "plants"),
        line(-2, "Beyond", "surplus"),
      ],
    },
    {
      seat: 1,
      points: 10,
      place: 2,
      lines: [line(11, "Plant 25", "plants"), line(-1, "Beyond", "surplus")],
    },
  ],
  rival: { name: "Andrew", points: 12, place: 1, lines: [line(12, "Plant 50", "plants")] },
};

test("groups have sums by column and the lines inside", () => {
  const groups = scoreGroups(sheet, columnsOf(sheet));
  assert.deepEqual(
    groups.map(({ id, points, rows }) => [id, points, rows.map(({ label }) => label)]),
    [
      ["plants", [12, 11, 11], ["Plant 50", "Plant 25", "Plant 20", "Plant 31"]],
      ["surplus", [null, -1, -2], ["Beyond"]],
    ],
  );
});

test("the groups of a column add up to its points", () => {
  const columns = columnsOf(sheet);
  columns.forEach(({ points }, column) => {
    const sum = scoreGroups(sheet, columns).reduce(
      (all, group) => all + (group.points[column] ?? 0),
      0,
    );
    assert.equal(sum, points);
  });
});

test("the result is by place, the opponent among the seats", () => {
  assert.deepEqual(
    columnsOf(sheet).map((each) => each.seat ?? each.name),
    ["Andrew", 1, 0],
  );
});

test("what differs in its figures alone is one row, whoever has the same figure", () => {
  const lines = (...texts: string[]) =>
    texts.map((text, i) => ({ points: i + 1, rule: "R-1", text, group: "g" }));
  const labels = (...columns: string[][]) =>
    scoreRows(columns.map((texts) => lines(...texts))).map(({ label }) => label);
  assert.deepEqual(labels(["Active (13)"], ["Active (12)"], ["Active (12)"]), ["Active"]);
  assert.deepEqual(labels(["Wall: 5 tokens", "Tower: 2 tokens"], ["Tower: 1 token"]), [
    "Wall: 5 tokens",
    "Tower",
  ]);
  assert.deepEqual(labels(["Plant 20", "Plant 31"], ["Plant 25"]), [
    "Plant 20",
    "Plant 31",
    "Plant 25",
  ]);
  assert.deepEqual(labels(["Space 3: 4 × 2", "Space 7: 2 × 3"], ["Space 7: 4 × 3"]), [
    "Space 3: 4 × 2",
    "Space 7",
  ]);
  assert.deepEqual(labels(["All walls"], ["All walls"]), ["All walls"]);
});
