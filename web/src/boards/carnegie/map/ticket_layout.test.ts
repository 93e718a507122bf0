import assert from "node:assert/strict";
import { test } from "node:test";
import { crowdOf, discSpots, placeSpans } from "./ticket_layout";

const wide = { w: 276, h: 84, stub: 66 };
const narrow = { w: 200, h: 75, stub: 50 };

test("five places fill the ticket up to the perforation", () => {
  for (const size of [wide, narrow]) {
    const spans = placeSpans(size, 5);
    const last = spans[4]!;
    assert.ok(last.x + last.w <= size.w - size.stub);
    assert.ok(spans.every((span) => span.w >= 24));
  }
});

test("up to six employees stand for themselves, more for their seat", () => {
  assert.equal(crowdOf([2, 1, 3, 0], wide).length, 6);
  const crowd = crowdOf([4, 0, 3, 1], wide);
  assert.deepEqual(
    crowd.map(({ seat, count }) => [seat, count]),
    [
      [0, 4],
      [2, 3],
      [3, 1],
    ],
  );
});

test("they stand inside the mission area", () => {
  for (const size of [wide, narrow]) {
    for (const missions of [[1], [3], [2, 2], [3, 3], [5, 5, 5, 5]]) {
      for (const one of crowdOf(missions, size)) {
        assert.ok(one.x > size.w - size.stub && one.x < size.w, `${one.x}`);
        assert.ok(one.y - one.size > 0 && one.y < size.h, `${one.y}`);
      }
    }
  }
});

test("no disc lies on another, however many there are on a place", () => {
  for (const n of [1, 2, 3, 4]) {
    const spots = discSpots(n);
    assert.equal(spots.length, n);
    for (const [i, a] of spots.entries()) {
      for (const b of spots.slice(i + 1)) {
        assert.ok(Math.hypot(a.x - b.x, a.y - b.y) >= a.r + b.r, `${n}`);
      }
      assert.ok(Math.abs(a.x) + a.r <= 13 && Math.abs(a.y) + a.r <= 11, `${n}`);
    }
  }
});
