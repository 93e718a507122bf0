import assert from "node:assert/strict";
import { test } from "node:test";
import { widthOfMany } from "./stage";

test("up to ten tiles of the pool stand in one row, as wide as there is room", () => {
  const row = (tiles: number): number => tiles * widthOfMany(tiles) + (tiles - 1) * 6;
  for (const tiles of [1, 6, 7, 8, 9, 10]) assert.ok(row(tiles) <= 360, `${tiles} tiles`);
  assert.deepEqual([1, 6, 8, 10, 12].map(widthOfMany), [50, 50, 39, 30, 30]);
});
