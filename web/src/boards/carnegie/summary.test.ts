import assert from "node:assert/strict";
import { test } from "node:test";
import { data, player, viewOf } from "./fixture";
import { headline, openPart, seatFigures } from "./summary";

test("the headline adds row and event, before the first round the part of the set-up", () => {
  const view = viewOf({
    phase: "departments",
    row: "rnd",
    event: { events: ["income", "donation"], region: "south" },
  });
  assert.deepEqual(headline(view, data, "en"), {
    text: "R & D",
    detail: "event: income South + donation",
  });
  assert.equal(headline(viewOf({ phase: "sides" }), data, "pl").text, "Strony listew");
});

test("the figures of a seat", () => {
  const view = viewOf({
    order: [1, 0],
    players: [player(0, { vp: 7, donations: ["edu_hr"] }), player(1)],
  });
  const { order, items } = seatFigures(view, data, "en", 0);
  assert.equal(order, 2);
  assert.deepEqual(
    items.map((item) => item.value),
    ["7", "12", "4", "5", "1"],
  );
});

test("a phone opens the part that is asked about", () => {
  assert.equal(openPart(viewOf({ now: { step: "choose", seat: 0 } })), "timeline");
  assert.equal(openPart(viewOf({ now: { step: "choose", seat: 1 } }, { to_move: 1 })), null);
});
