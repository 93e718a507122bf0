import assert from "node:assert/strict";
import { test } from "node:test";
import type { Decision, ReviewMessage } from "../net/messages";
import { NO_TELLING } from "../table/telling";
import {
  agreement,
  chanceCurve,
  deedOf,
  filtered,
  filtersFor,
  isMistake,
  lossOf,
  turnsIn,
} from "./review";

const decision = (news: Partial<Decision>): Decision => ({
  ply: 0,
  seat: 0,
  chances: [0.5, 0.5],
  played: "pass",
  question: "Bid or pass?",
  played_label: "Pass",
  played_chance: 0.5,
  advised: "pass",
  advised_label: "Pass",
  advised_chance: 0.5,
  close: false,
  why: "",
  ...news,
});

/** A bid that cost something, where the coach would have passed. */
const bid = (ply: number, seat: number, cost: number): Decision =>
  decision({ ply, seat, played: `bid ${ply}`, played_chance: 0.5 - cost });

const review = (decisions: Decision[], news: Partial<ReviewMessage> = {}): ReviewMessage => ({
  table: "T",
  type: "review",
  plies: 40,
  decisions,
  result: [1, 0],
  curve: [],
  turns: [],
  lost: [0, 0],
  ...news,
});

const plies = (shown: { decision: Decision }[]): number[] => shown.map((each) => each.decision.ply);

test("what the coach would have done, too, costs nothing", () => {
  assert.equal(lossOf(decision({})), 0);
  assert.ok(Math.abs(lossOf(bid(3, 0, 0.1)) - 0.1) < 1e-9);
  assert.equal(lossOf(bid(3, 0, -0.1)), 0, "better than advised");
  assert.ok(isMistake(bid(3, 0, 0.03)));
  assert.ok(!isMistake({ ...bid(3, 0, 0.03), close: true }), "it may be chance");
});

test("mistakes come dearest first, the rest in the order of play", () => {
  const all = review([bid(1, 0, 0.03), decision({ ply: 2 }), bid(5, 1, 0.2), bid(9, 0, 0.1)]);
  const mine = new Set([0]);
  assert.deepEqual(plies(filtered(all, "mine_bad", mine)), [9, 1]);
  assert.deepEqual(plies(filtered(all, "mine", mine)), [1, 2, 9]);
  assert.deepEqual(plies(filtered(all, "bad", mine)), [5, 9, 1]);
  assert.deepEqual(plies(filtered(all, "all", mine)), [1, 2, 5, 9]);
});

test("the same mistake in a row is one, told by its dearest", () => {
  const duel = [bid(1, 0, 0.05), bid(2, 1, 0.2), bid(3, 0, 0.08), bid(5, 0, 0.06)];
  const after = [decision({ ply: 7 }), bid(9, 0, 0.05)];
  const found = filtered(review([...duel, ...after]), "mine_bad", new Set([0]));
  assert.deepEqual(
    found.map((each) => [each.decision.ply, each.times]),
    [
      [3, 3],
      [9, 1],
    ],
  );
});

test("an onlooker has no mistakes of his own", () => {
  assert.deepEqual(filtersFor(new Set()), ["bad", "all"]);
  assert.equal(filtersFor(new Set([1]))[0], "mine_bad");
});

test("the curve is by seat and ends with the result; a team has one line", () => {
  const curve = [
    [0.6, 0.4],
    [0.5, 0.5],
    [1, 0],
  ];
  const all = review([decision({ ply: 3 }), decision({ ply: 9 })], { curve });
  const found = chanceCurve(all, false);
  assert.deepEqual(found.plies, [3, 9, 40]);
  assert.deepEqual(found.curve.values, [
    [60, 50, 100],
    [40, 50, 0],
  ]);
  assert.deepEqual(chanceCurve(all, true).curve.values, [[60, 50, 100]]);
});

test("a turning point is a decision and whose chance it changed", () => {
  const turns = [
    { decision: 1, seat: 1, from: 0.3, to: 0.1 },
    { decision: 7, seat: 0, from: 0, to: 1 },
  ];
  const found = turnsIn(review([decision({ ply: 1 }), decision({ ply: 4 })], { turns }));
  assert.deepEqual(
    found.map(({ decision: { ply }, seat, from, to }) => [ply, seat, from, to]),
    [[4, 1, 0.3, 0.1]],
  );
});

test("what was done is told as the log tells it, or as the line says it", () => {
  const built = { rule: "PG-601", text: "Bo connects Essen for 9.", word: 5, args: [{ seat: 1 }] };
  const entries = [{ ply: 8, seat: 1, move: "build essen", lines: [built] }];
  const made = decision({ ply: 7, seat: 1, question: "Where?", played_label: "Essen, 9" });
  const telling = {
    ...NO_TELLING,
    log: { amounts: {}, lines: { 5: { en: "connects a city", pl: "przyłącza miasto" } } },
  };
  const names = ["Anna", "Bo"];
  assert.equal(deedOf(made, entries, telling, "en", names), "Bo connects a city");
  assert.equal(deedOf(made, entries, telling, "pl", names), "Bo przyłącza miasto");
  assert.equal(deedOf(made, entries, NO_TELLING, "en", names), "Bo connects Essen for 9");
  const burnt = { rule: "FP-804", text: "2 coal burnt.", word: 6, args: [2] };
  const fire = [{ ply: 8, seat: 1, move: "stoke 2", lines: [burnt] }];
  assert.equal(deedOf(made, fire, NO_TELLING, "en", names), "Bo: 2 coal burnt");
  assert.equal(deedOf(made, [], NO_TELLING, "en", names), "Bo: Where? Essen, 9");
});

test("a move that says only half is told by its whole turn", () => {
  const lines = {
    1: { en: "Construct a wall", pl: "Budowa muru", head: true },
    2: { en: "Gatehouse II", pl: "Brama II" },
    3: { en: "gravely ill: workers", pl: "ciężko chorzy: robotnicy", follows: true },
  };
  const telling = { ...NO_TELLING, log: { amounts: {}, lines } };
  const entry = (ply: number, word: number) => ({
    ply,
    seat: 1,
    move: "",
    lines: [{ rule: "R", text: "", word, args: [{ seat: 1 }] }],
  });
  const entries = [entry(8, 1), entry(9, 2), entry(10, 3)];
  const told = (ply: number) =>
    deedOf(decision({ ply: ply - 1, seat: 1 }), entries, telling, "en", ["Anna", "Bo"]);
  const whole = "Bo: Construct a wall: Gatehouse II, gravely ill: workers";
  assert.deepEqual([told(8), told(10)], [whole, whole]);
});

test("it is counted who did as the coach would", () => {
  const all = review([decision({}), bid(1, 0, 0.1), bid(2, 1, 0)]);
  assert.deepEqual(agreement(all, 0), { n: 1, of: 2 });
  assert.deepEqual(agreement(all, 1), { n: 0, of: 1 });
});
