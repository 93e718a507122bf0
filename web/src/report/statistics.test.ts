import assert from "node:assert/strict";
import { test } from "node:test";
import type { JournalEntry, View } from "../contract";
import {
  bySource,
  curveOf,
  entriesOf,
  figureIn,
  overTime,
  rowOf,
  statisticsOf,
  type Flow,
} from "./statistics";

const named = (name: string) => ({ en: name, pl: name });

test("a figure is found by its path", () => {
  const description = {
    food: 7,
    hope: [1, 2, 3],
    people: { child: { sick: 2 }, worker: { sick: 5 } },
    players: [{ cash: 4 }, { cash: 9, techs: ["a"] }],
  };
  assert.equal(figureIn(description, "food", 0), 7);
  assert.equal(figureIn(description, "hope", 0), 3, "a list counts its members");
  assert.equal(figureIn(description, "people.*.sick", 0), 7);
  assert.equal(figureIn(description, "players.[].cash", 1), 9);
  assert.equal(figureIn(description, "players.[].techs", 1), 1);
  assert.equal(figureIn(description, "players.[].missing.deep", 1), 0);
});

const view = (ply: number, description: unknown): View =>
  ({ ply, description, places: [1, 1] }) as unknown as View;

test("a plot has a line for each seat, or for each figure of the team", () => {
  const views = [
    view(0, { players: [{ cash: 1 }, { cash: 2 }], food: 5, coal: 3 }),
    view(9, { players: [{ cash: 3 }, { cash: 4 }], food: 6, coal: 0 }),
  ];
  const cash = { id: "m", name: named("Money"), figure: "players.[].cash" };
  assert.deepEqual(curveOf(cash, views).values, [
    [1, 3],
    [2, 4],
  ]);
  const figures = ["food", "coal"].map((figure) => ({ name: named(figure), figure }));
  assert.deepEqual(curveOf({ id: "s", name: named("Stores"), figures }, views).values, [
    [5, 6],
    [3, 0],
  ]);
});

const money: Flow = {
  id: "money",
  name: named("Money"),
  sources: [
    { name: named("Events"), lines: { 1: { gains: 1 } }, chapters: [4] },
    { name: named("Coal"), lines: { 1: { gains: 1 } }, things: ["resource:coal"] },
    { name: named("Rest"), lines: { 1: { gains: 1 } } },
    { name: named("Donations"), lines: { 2: { pays: 1 } }, rules: ["CA-1201"] },
  ],
};

const line = (word: number, rule: string, seat: number, n: number, targets: string[] = []) => ({
  rule,
  text: "",
  word,
  args: [{ seat }, n],
  targets,
});

const journal: JournalEntry[] = [
  { ply: 1, seat: 0, lines: [line(1, "CA-403", 0, 5), line(1, "CA-1301", 1, 2)] },
  { ply: 2, seat: 1, lines: [line(2, "CA-1201", 1, 3), line(2, "CA-1002", 1, 9)] },
  { ply: 3, seat: 1, lines: [line(1, "CA-701", 0, 4, ["resource:coal"]), line(7, "CA-1", 0, 1)] },
];

test("amounts go to the first source that fits, and to whom the line speaks of", () => {
  const entries = entriesOf(money, journal, false);
  assert.deepEqual(
    money.sources.map((_, source) => bySource(entries, source, 2)),
    [
      [5, 0],
      [4, 0],
      [0, 2],
      [0, -3],
    ],
  );
  assert.deepEqual(overTime(entries, null, 2, [view(0, {}), view(2, {}), view(3, {})]), [
    [0, 5, 9],
    [0, -1, -1],
  ]);
});

test("a team has one purse", () => {
  const entries = entriesOf(money, journal, true);
  assert.deepEqual(overTime(entries, 2, 1, [view(3, {})]), [[2]]);
});

test("a row counts, or tells how much for each", () => {
  const count = { name: named("n"), sum: { 1: { counts: 1 } } };
  assert.deepEqual(rowOf(count, journal, false, 2), [2, 1]);
  const each = { name: named("per"), sum: { 1: { gains: 1 } }, per: { 1: { counts: 1 } } };
  assert.deepEqual(rowOf(each, journal, false, 3), [4.5, 2, null]);
});

test("a game without statistics has none", async () => {
  assert.deepEqual((await statisticsOf("no-such-game")).plots, []);
});
