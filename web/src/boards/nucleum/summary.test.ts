import assert from "node:assert/strict";
import { test } from "node:test";
import { data, player, viewOf } from "./fixture";
import { headline, openPart, seatFigures } from "./summary";

test("the headline tells how near the end is", () => {
  const view = viewOf();
  assert.equal(headline(view, data, "en").detail, "end conditions 0 of 2");
  assert.equal(
    headline(viewOf({ last_round: 31 }), data, "pl").detail,
    "Gra kończy się po rundzie 31",
  );
  assert.equal(headline(viewOf({ phase: "last_markers" }), data, "en").text, "Last markers");
});

test("the figures of a seat, in turn order from the first player", () => {
  const view = viewOf({
    first_player: 1,
    players: [player(0, { vp: 7, techs: ["c1"] }), player(1)],
  });
  const { order, items } = seatFigures(view, data, "en", 0);
  assert.equal(order, 2);
  assert.deepEqual(
    items.map((item) => item.value),
    ["7", "4", "2", "0", "0", "1"],
  );
});

test("when the game is over, the points are those of the final score", () => {
  const players = [player(0, { vp: 7 }), player(1, { vp: 9 })];
  const points = (over: boolean) =>
    seatFigures(viewOf({ players }, { over, scores: [120, null] }), data, "en", 0).items[0]?.value;
  assert.deepEqual([points(false), points(true)], ["7", "120"]);
});

test("a phone opens the part that is asked about, and the map for what lies on it", () => {
  assert.equal(openPart(viewOf({ now: { step: "buy", seat: 0 } })), "market");
  assert.equal(openPart(viewOf({ now: { step: "turn", seat: 0 } })), "mine");
  assert.equal(openPart(viewOf({ now: { step: "plot", seat: 0 } })), null);
  assert.equal(openPart(viewOf({ now: { step: "buy", seat: 1 } }, { to_move: 1 })), null);
});
