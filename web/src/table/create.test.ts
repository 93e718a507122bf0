import assert from "node:assert/strict";
import { test } from "node:test";
import { readAmount } from "./create";

test("an amount is read as people type it", () => {
  assert.deepEqual(["15", " 2 ", "1,5", "1.5", "1,"].map(readAmount), [15, 2, 1.5, 1.5, 1]);
  assert.deepEqual(["", "0", "-3", "soon", "1,5,2"].map(readAmount), [0, 0, 0, 0, 0]);
});
