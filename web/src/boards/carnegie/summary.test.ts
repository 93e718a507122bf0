import assert from "node:assert/strict";
import { test } from "node:test";
import { data, player, viewOf } from "./fixture";
import { headline, openPart, seatFigures, touches } from "./summary";

test("the headline says round, phase, row and event", () => {
  const view = viewOf({
    round: 4,
    phase: "departments",
    row: "rnd",
    event: { events: ["income", "donation"], region: "south" },
  });
  assert.deepEqual(headline(view, data, "en"), {
    text: "Round 4 of 20 · Departments · R & D",
    detail: "event: income South + donation",
  });
  assert.equal(headline(viewOf({ round: 0, phase: "sides" }), data, "pl").text, "Strony listew");
});

test("at the end it names the winner, or Andrew when nobody at the table won", () => {
  const over = { over: true, to_move: null };
  const view = viewOf({ phase: "over" }, { ...over, places: [2, 1] });
  assert.equal(headline(view, data, "en").detail, "won by Jonas");
  const mine = viewOf({ phase: "over" }, { ...over, places: [1, 2] });
  assert.equal(headline(mine, data, "pl").detail, "wygrywasz");
  const solo = viewOf({ phase: "over" }, { ...over, places: [2] });
  assert.equal(headline(solo, data, "pl").detail, "wygrywa Andrew");
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

test("the log lights what a move names", () => {
  const entry = (move: string) => ({ ply: 1, seat: 0, move, lines: [] });
  assert.deepEqual(touches(entry("move r3c1 r3c2 as active")), ["room:r3c1", "room:r3c2"]);
  assert.deepEqual(touches(entry("project housing denver.0")), ["strip:housing", "slot:denver.0"]);
  assert.deepEqual(touches(entry("recover 2")), []);
  assert.deepEqual(touches({ ply: 1, seat: null, lines: [] }), []);
});
