import assert from "node:assert/strict";
import { test } from "node:test";
import type { Place } from "../description";
import { spansWidth, stripSpans } from "./strip_layout";

const place = (kind: Place["kind"], choices = 0): Place => ({
  kind,
  cost: 2,
  visible: true,
  disc: false,
  built: false,
  income: {},
  choice: Array.from({ length: choices }, () => ({ money: 1 })),
  end_vp: 0,
  cap_bonus: 0,
});
const places = [
  place("disc"),
  place("disc", 2),
  place("disc"),
  place("disc", 2),
  place("vp"),
  place("vp"),
  place("limit"),
];

test("position 0 is at the far end, what came out last beside the wall", () => {
  assert.deepEqual(
    stripSpans(places, 2, 500).map((span) => span.at),
    [2, 1, 0],
  );
});

test("a whole strip is set closer until it fits", () => {
  const easy = stripSpans(places, 6, 500);
  const close = stripSpans(places, 6, 220);
  assert.ok(spansWidth(easy) > 220);
  assert.ok(spansWidth(close) <= 221, `${spansWidth(close)}`);
  assert.ok(close.every((span) => span.w >= 25));
});

test("a strip of any length fits", () => {
  const long = Array.from({ length: 16 }, (_, i) => place("disc", i % 2 === 0 ? 2 : 0));
  const spans = stripSpans(long, 15, 220);
  assert.equal(spans.length, 16);
  assert.ok(spansWidth(spans) <= 221, `${spansWidth(spans)}`);
  assert.ok(spans.every((span) => span.w > 10));
});
