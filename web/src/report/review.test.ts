import assert from "node:assert/strict";
import { test } from "node:test";
import type { Decision, ReviewMessage } from "../net/messages";
import { agreement, chanceCurve, filtered, filtersFor, isMistake, lossOf, turns } from "./review";

const decision = (news: Partial<Decision>): Decision => ({
  ply: 0,
  seat: 0,
  chances: [0.5, 0.5],
  played: "pass",
  played_label: "Pass",
  played_chance: 0.5,
  advised: "pass",
  advised_label: "Pass",
  advised_chance: 0.5,
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
  turning_points: [],
  lost: [0, 0],
  ...news,
});

const plies = (shown: { decision: Decision }[]): number[] => shown.map((each) => each.decision.ply);

test("what the coach would have done, too, costs nothing", () => {
  assert.equal(lossOf(decision({ played_chance: 0.4 })), 0);
  assert.ok(Math.abs(lossOf(bid(3, 0, 0.1)) - 0.1) < 1e-9);
  assert.equal(lossOf(bid(3, 0, -0.1)), 0, "better than advised");
  assert.ok(isMistake(bid(3, 0, 0.03)));
  assert.ok(!isMistake(bid(3, 0, 0.01)), "so little may be chance");
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

test("the curve ends with the result and does not jump with every bid", () => {
  const duel = Array.from({ length: 20 }, (_, i) =>
    decision({ ply: i, chances: i % 2 === 0 ? [0.6, 0.4] : [0.2, 0.8] }),
  );
  const { curve, plies: at } = chanceCurve(review(duel));
  assert.equal(at.length, 21);
  assert.equal(at[20], 40);
  assert.deepEqual(
    curve.values.map((line) => line[20]),
    [100, 0],
  );
  for (const chance of curve.values[0]?.slice(3, 16) ?? []) {
    assert.ok(Math.abs(chance - 40) < 4, String(chance));
  }
});

test("a turning point is told for whom it changed most", () => {
  const three = [
    decision({ ply: 1, chances: [0.3, 0.3, 0.4] }),
    decision({ ply: 4, chances: [0.35, 0.1, 0.55] }),
  ];
  const found = turns(review(three, { turning_points: [0, 1, 7], result: [0.9, 0, 0.1] }));
  assert.deepEqual(
    found.map(({ decision: { ply }, seat, from, to }) => [ply, seat, from, to]),
    [
      [1, 1, 0.3, 0.1],
      [4, 0, 0.35, 0.9],
    ],
  );
});

test("it is counted who did as the coach would", () => {
  const all = review([decision({}), bid(1, 0, 0.1), bid(2, 1, 0)]);
  assert.deepEqual(agreement(all, 0), { n: 1, of: 2 });
  assert.deepEqual(agreement(all, 1), { n: 0, of: 1 });
});
