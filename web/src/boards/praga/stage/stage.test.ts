import assert from "node:assert/strict";
import { test } from "node:test";
import { describe, type Kind } from "../description";
import { viewOf } from "../fixture";
import { frameOf, narrowView, PAD, partFor, railRows, stageSizes, viewFor } from "./stage";

const holding = (kind: Kind) =>
  describe(viewOf({ now: { step: "site", seat: 0, hand: { tile: "w1_01", kind, places: {} } } }));
const plain = describe(viewOf());

test("a building is placed on the map, a wall on one's own board", () => {
  assert.equal(viewFor(holding("building"), "site"), "map");
  assert.equal(viewFor(holding("wall"), "site"), "both");
  assert.equal(narrowView(holding("wall"), "site"), "mine");
  assert.equal(narrowView(plain, "turn"), "mine");
  assert.equal(narrowView(plain, null), "map");
});

test("a phone opens what is asked about", () => {
  assert.equal(partFor(plain, "turn"), "crane");
  assert.equal(partFor(plain, "pick"), "tiles");
  assert.equal(partFor(holding("building"), "site"), null);
  assert.equal(partFor(holding("wall"), "rotate"), "mine");
  assert.equal(partFor(plain, null), null);
});

test("the zones share the window without a rest", () => {
  for (const [w, h] of [
    [1140, 752],
    [940, 572],
    [2090, 1280],
  ] as const) {
    const frame = frameOf(w, h);
    for (const view of ["map", "both"] as const) {
      const sizes = stageSizes(frame, view);
      assert.equal(sizes.top + sizes.mine + PAD, frame.h - 2 * PAD, `${w} ${view}`);
    }
    assert.equal(stageSizes(frame, "mine").mine, frame.h - 2 * PAD);
  }
});

test("a small window has one row of tiles at a time, a very large one grows everything", () => {
  assert.deepEqual([frameOf(940, 572).roomy, frameOf(1140, 752).roomy], [false, true]);
  assert.equal(railRows(frameOf(940, 572)).all, false);
  assert.equal(railRows(frameOf(1140, 752)).all, true);
  assert.ok(frameOf(2090, 1280).zoom > 1.5);
});
