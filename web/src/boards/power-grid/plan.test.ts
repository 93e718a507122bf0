import assert from "node:assert/strict";
import { test } from "node:test";
import { game, player, viewOf } from "./fixture";
import { budgetOf, planOf, priceOf, viewerReach } from "./plan";

const own = player(0, { cash: 40, cities: ["bremen"] });
const built = { players: [own, player(1)], houses: { bremen: [0] } };

test("a city costs its next free place and the lines to it", () => {
  const view = viewOf({ ...built, stage: 2, houses: { bremen: [0], hamburg: [1] } });
  const reach = viewerReach(view, game);
  assert.equal(priceOf("hannover", view, game, reach), 10 + 10);
  assert.equal(priceOf("hamburg", view, game, reach), 15 + 11);
});

test("no price where there is no room: own, full for the stage, out of play", () => {
  const view = viewOf({ ...built, houses: { bremen: [0], hamburg: [1] } });
  const reach = viewerReach(view, game);
  assert.equal(priceOf("bremen", view, game, reach), null);
  assert.equal(priceOf("hamburg", view, game, reach), null);
  assert.equal(priceOf("muenchen", view, game, reach), null);
});

test("the first city costs no lines and must be empty", () => {
  const view = viewOf({ stage: 2, houses: { hamburg: [1] } });
  const reach = viewerReach(view, game);
  assert.equal(priceOf("kiel", view, game, reach), 10);
  assert.equal(priceOf("hamburg", view, game, reach), null);
});

test("in an auction the bid is taken off, while buying fuel nothing is", () => {
  assert.equal(budgetOf(viewOf(built), 13), 27);
  assert.equal(budgetOf(viewOf(built), null), null);
  assert.equal(budgetOf(viewOf({ ...built, phase: "fuel" }), null), 40);
  assert.equal(budgetOf(viewOf({ ...built, phase: "build" }), null), null);
});

test("nothing is planned for others, for onlookers, or with hidden money", () => {
  assert.equal(budgetOf(viewOf(built, { to_move: 1 }), 13), null);
  assert.equal(budgetOf(viewOf(built, { seat: null, to_move: null }), 13), null);
  assert.equal(budgetOf(viewOf({ players: [player(0, { cash: null })] }), 13), null);
});

test("the plan holds what the budget allows, at the price to pay", () => {
  const view = viewOf(built);
  const plan = planOf(view, game, viewerReach(view, game), 21);
  assert.equal(plan.get("hannover"), 20);
  assert.equal(plan.get("hamburg"), 21);
  assert.equal(plan.has("kiel"), false);
  assert.equal(planOf(view, game, viewerReach(view, game), null).size, 0);
});
