import assert from "node:assert/strict";
import { test } from "node:test";
import { data, player, viewOf } from "./fixture";
import { headline, openPart, seatFigures } from "./summary";

test("the seats show points, goods and windows, in the order of turns", () => {
  const players = [player({ vp: 7, silver_window: 1, gold_window: 1 }), player()];
  const view = viewOf({ players });
  const { order, items } = seatFigures(view, data, "en", 0);
  assert.equal(order, 2, "seat 1 begins");
  assert.deepEqual(
    items.map(({ value }) => value),
    ["7", "2", "2", "0", "2", "0"],
  );
});

test("the headline tells era and turns left, the phone opens the crane", () => {
  const view = viewOf({ era: 2, turns: 31 });
  assert.deepEqual(headline(view, data, "en"), { text: "era II", detail: "1 turn left" });
  assert.equal(openPart(view), "crane");
  assert.equal(openPart({ ...view, to_move: 1 }), null);
});
