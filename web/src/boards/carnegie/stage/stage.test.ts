import assert from "node:assert/strict";
import { test } from "node:test";
import { viewOf } from "../fixture";
import { askedStep, frameOf, partFor, stageSizes, viewFor, zoneFor } from "./stage";

test("the stage follows what is asked of this viewer alone", () => {
  const asked = viewOf({ now: { step: "project", seat: 0 } });
  assert.equal(askedStep(asked), "project");
  assert.equal(viewFor("project"), "map");
  assert.equal(viewFor("moves"), "company");
  assert.equal(askedStep({ ...asked, to_move: 1 }), null);
  assert.equal(askedStep({ ...asked, over: true }), null);
  assert.equal(viewFor(null), "both");
});

test("donations and departments open where they are chosen from", () => {
  assert.equal(zoneFor("donate"), "donations");
  assert.equal(zoneFor("tile"), "departments");
  assert.equal(zoneFor("use"), null);
  assert.equal(partFor("donate"), "donations");
  assert.equal(partFor("project"), null);
});

test("map and company share the window without a rest", () => {
  for (const [w, h] of [
    [1100, 752],
    [940, 572],
    [2090, 1280],
  ] as const) {
    const frame = frameOf(w, h);
    for (const view of ["map", "both", "company"] as const) {
      const sizes = stageSizes(frame, view);
      assert.equal(sizes.map + sizes.company + 8, frame.h - 18, `${w} ${view}`);
      assert.ok(sizes.map >= 190, `${w} ${view} ${sizes.map}`);
    }
  }
});

test("a narrow window folds the rail, a very large one grows everything", () => {
  assert.equal(frameOf(940, 572).slim, true);
  assert.equal(frameOf(1100, 752).slim, false);
  assert.ok(frameOf(2090, 1280).zoom > 1.5);
});
