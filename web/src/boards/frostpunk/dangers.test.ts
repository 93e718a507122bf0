import assert from "node:assert/strict";
import { test } from "node:test";
import { dangersOf, missingTonight } from "./dangers";
import { description, game } from "./fixture";
import { NO_CHANGE } from "./meaning";

const leftOf = (d = description(), change = NO_CHANGE) =>
  Object.fromEntries(dangersOf(game, d, change).map(({ id, left }) => [id, left]));

test("the seven dangers say how far each loss is, always in the same order", () => {
  assert.deepEqual(leftOf(), {
    hope: 4,
    discontent: 2,
    overload: 5,
    sickness: 17,
    hunger: 21,
    deaths: 9,
    storm: 3,
  });
});

test("last round's hunger is paid for before anybody eats", () => {
  assert.equal(missingTonight(game, description()), 4);
  assert.equal(missingTonight(game, description({ food: 40 })), 0);
  const soup = description();
  soup.laws.enacted.push("pr03");
  assert.equal(missingTonight(game, soup), 0, "four less with Soup");
});

test("a danger is calm, then ember, then red", () => {
  const alertOf = (discontent: number) => {
    const d = description();
    d.discontent = d.discontent.concat(d.discontent).slice(0, discontent);
    return dangersOf(game, d)[1]?.alert;
  };
  assert.deepEqual([2, 4, 5].map(alertOf), ["calm", "watch", "alarm"]);
});

test("what an option would change moves them", () => {
  const worse = leftOf(description(), {
    ...NO_CHANGE,
    hope: -1,
    discontent: 1,
    overload: 2,
    deaths: 1,
    sick: { worker: 3 },
  });
  assert.equal(worse["hope"], 3);
  assert.equal(worse["discontent"], 1);
  assert.equal(worse["overload"], 3);
  assert.equal(worse["sickness"], 14);
  assert.equal(worse["deaths"], 8);
});
