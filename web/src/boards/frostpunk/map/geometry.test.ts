import assert from "node:assert/strict";
import { test } from "node:test";
import { game } from "../fixture";
import { planOf, twin } from "./geometry";

test("every field has a place of its own inside the crater", () => {
  const { places, rings, shapes, spots } = planOf(game);
  assert.equal(places.length, 30);
  assert.equal(spots.size, 65);
  assert.equal(shapes.size, 65);
  assert.equal(new Set([...spots.values()].map(String)).size, 65);
  for (const [x, y] of spots.values()) assert.ok(Math.hypot(x - 500, y - 500) < 400);
  // The line around the generator tile has 18 corners, around all tiles 42.
  assert.deepEqual(
    rings.map((ring) => ring.split("L").length),
    [18, 30, 42],
  );
});

test("a tile has two fields, a field of the generator tile stands alone", () => {
  assert.equal(twin("pn01a"), "pn01b");
  assert.equal(twin("pf18b"), "pf18a");
  assert.equal(twin("g1"), null);
});
