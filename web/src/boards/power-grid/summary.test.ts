import assert from "node:assert/strict";
import { test } from "node:test";
import { player, viewOf } from "./fixture";
import { headline, openPart, seatFigures } from "./summary";

test("a phone opens the market of the phase, and nothing while building", () => {
  assert.equal(openPart(viewOf({ phase: "auction" })), "plants");
  assert.equal(openPart(viewOf({ phase: "bureaucracy" })), "plants");
  assert.equal(openPart(viewOf({ phase: "fuel" })), "fuel");
  assert.equal(openPart(viewOf({ phase: "build" })), null);
});

test("hidden money is a question mark", () => {
  const view = viewOf({ players: [player(0), player(1, { cash: null })], order: [1, 0] });
  const figures = seatFigures(view, {}, "en", 1);
  assert.equal(figures.order, 1);
  assert.equal(figures.items[0]!.value, "?");
  assert.equal(seatFigures(view, {}, "en", 0).items[0]!.value, "50");
});

test("the headline adds the stage and when it ends", () => {
  const view = viewOf({ phase: "fuel", stage: 2 });
  assert.equal(headline(view, {}, "en").text, "Stage 2");
  assert.match(headline(view, {}, "pl").detail, /17 miast/);
  assert.equal(headline(viewOf({ phase: "draft" }), {}, "pl").text, "Wybór obszarów");
});
