import assert from "node:assert/strict";
import { test } from "node:test";
import { data, propsOf } from "./fixture";
import { headline, openPart, seatFigures } from "./summary";

const { view } = propsOf();

test("seats stand in turn order from the leader, with cards and advisor", () => {
  const mine = seatFigures(view, data, "en", 0);
  assert.equal(mine.order, 2);
  assert.deepEqual(
    mine.items.map(({ value }) => value),
    ["3", "Health"],
  );
  const leader = seatFigures(view, data, "pl", 1);
  assert.equal(leader.order, 1);
  assert.equal(leader.items.at(-1)?.value, "przywódca");
});

test("the goal stands over the board, and a phone opens what is asked", () => {
  assert.equal(headline(view, data, "en").detail, "Round 13: depot 0 of 4");
  assert.equal(openPart(view), "people");
  const asked = propsOf({}, {}, { now: { step: "choose", seat: 0 } }).view;
  assert.equal(openPart(asked), null);
});
