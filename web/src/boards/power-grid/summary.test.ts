import assert from "node:assert/strict";
import { test } from "node:test";
import { player, viewOf } from "./fixture";
import { headline, openPart, seatFigures, touches } from "./summary";

const moved = (move: string) => touches({ ply: 1, seat: 0, move, lines: [] });

test("the log lights what a move names", () => {
  assert.deepEqual(moved("build essen"), ["city:essen"]);
  assert.deepEqual(moved("run 5 12 coal 2"), ["plant:5", "plant:12"]);
  assert.deepEqual(moved("buy coal"), ["fuel:coal"]);
  assert.deepEqual(moved("region germany_w"), ["region:germany_w"]);
  assert.deepEqual(moved("run nothing"), []);
  assert.deepEqual(moved("bid 17"), []);
  assert.deepEqual(touches({ ply: 1, seat: 0, lines: [] }), []);
});

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

test("the headline tells round, phase, stage and the end", () => {
  const view = viewOf({ round: 4, phase: "fuel", stage: 2 });
  assert.equal(headline(view, {}, "en").text, "Round 4 · Fuel · Stage 2");
  assert.match(headline(view, {}, "pl").detail, /17 miast/);
  const over = viewOf({ phase: "over" }, { over: true, to_move: null, places: [2, 1] });
  assert.match(headline(over, {}, "en").detail, /Jonas/);
});

test("the winner is told in the second person, several in the plural", () => {
  const end = (places: number[]) =>
    headline(viewOf({ phase: "over" }, { over: true, to_move: null, places }), {}, "pl").detail;
  assert.equal(end([1, 2]), "wygrywasz");
  assert.equal(end([2, 1]), "wygrywa Jonas");
  assert.equal(end([1, 1]), "wygrywają Zofia, Jonas");
});
