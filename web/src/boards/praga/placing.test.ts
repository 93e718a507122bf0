import assert from "node:assert/strict";
import { test } from "node:test";
import type { Hand, Joined } from "./description";
import { describe } from "./description";
import { game, player, viewOf } from "./fixture";
import { bestOf, cornerItems, ghostOf, pairItems } from "./placing";

const joined = (rotation: number, change: Partial<Joined> = {}): Joined => ({
  rotation,
  edges: [],
  corners: [],
  red: 0,
  blue: 0,
  ...change,
});

test("the best rotation joins most, and of equals it is the first", () => {
  assert.equal(bestOf([joined(0), joined(1, { red: 1 }), joined(2, { edges: [3] })])?.rotation, 2);
  assert.equal(bestOf([joined(3), joined(4)])?.rotation, 3);
  assert.equal(bestOf([]), undefined);
});

// ws12 lies east of the mines; the Palisade has its icon on edge 0, the upgrade on edges 0 and 3.
test("a pair of icons pays what both edges show", () => {
  const owner = player({ upgrades: { mines: { tile: "u1_01", rotation: 0 } } });
  const wall = game.hexes.get("w1_01")!;
  const items = pairItems(game, owner, wall, "ws12", joined(3, { edges: [3] }));
  assert.deepEqual(items, [{ what: "silver_window", n: 2 }]);
  assert.deepEqual(pairItems(game, owner, wall, "ws12", joined(0)), []);
  assert.deepEqual(
    cornerItems(joined(0, { red: 2 })).map((item) => typeof item !== "string" && item.what),
    ["red_token"],
  );
});

test("a tile in hand lies where it is put, or where one points", () => {
  const hand: Hand = {
    tile: "w1_01",
    kind: "wall",
    places: { ws12: [joined(0), joined(3, { edges: [3] })] },
  };
  const choosing = describe(viewOf({ now: { step: "site", seat: 0, hand } }));
  assert.equal(ghostOf(game, choosing, null, null), null);
  const ghost = ghostOf(game, choosing, "wall_space:ws12", null)!;
  assert.deepEqual([ghost.place, ghost.joined.rotation, ghost.fixed], ["ws12", 3, false]);
  const held: Hand = { ...hand, place: "ws12", rotations: [joined(0), joined(1)] };
  const turning = describe(viewOf({ now: { step: "rotate", seat: 0, hand: held } }));
  assert.equal(ghostOf(game, turning, null, 1)!.joined.rotation, 1);
  assert.ok(ghostOf(game, turning, null, 1)!.fixed);
});
