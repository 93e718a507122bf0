import assert from "node:assert/strict";
import { test } from "node:test";
import { seatAfter, seatsAfter } from "./rematch";

test("everybody sits one seat further, the first becomes the last", () => {
  assert.deepEqual(
    [0, 1, 2].map((seat) => seatAfter(seat, 3)),
    [2, 0, 1],
  );
  assert.equal(seatAfter(0, 1), 0);
});

test("the keys of a screen go with their people", () => {
  const mine = [
    { seat: 0, key: "a" },
    { seat: 2, key: "c", name: "Celina" },
  ];
  assert.deepEqual(seatsAfter(mine, 3), [
    { seat: 1, key: "c", name: "Celina" },
    { seat: 2, key: "a" },
  ]);
});
