import assert from "node:assert/strict";
import { test } from "node:test";
import type { Event } from "../description";
import { propsOf, viewOf } from "../fixture";
import { rowProps, tabKind } from "./timeline";

const spaces: Event[] = Array.from({ length: 5 }, () => ({ events: ["donation"], region: null }));
const row = (marker: number) => ({ tile: "t1", side: "front", marker, spaces });

// CA-305
test("when a row at its end is chosen, the marker of the row that goes on is turned over", () => {
  const timeline = { hr: row(5), management: row(2), construction: row(0), rnd: row(0) };
  const view = viewOf({ row: "hr", advancing: "management", timeline });
  const props = propsOf({}, { view });
  const chosen = rowProps(props, "hr");
  const goesOn = rowProps(props, "management");
  assert.equal(tabKind(5, chosen), "past here");
  assert.equal(tabKind(2, goesOn), "past here flipped");
  assert.equal(tabKind(3, goesOn), "next current");
  assert.deepEqual([chosen.flips, goesOn.flips], [false, true]);
});

test("no marker is turned over while the chosen row can go on", () => {
  const timeline = { hr: row(4), management: row(2), construction: row(0), rnd: row(0) };
  const props = propsOf({}, { view: viewOf({ row: "hr", advancing: "hr", timeline }) });
  assert.equal(tabKind(4, rowProps(props, "hr")), "past here");
  assert.equal(tabKind(5, rowProps(props, "hr")), "next current");
});
