import assert from "node:assert/strict";
import { test } from "node:test";
import { fitted, fittingScene, kept, quietCorner, shown, zoomed } from "./camera";
import { game, regionChoices } from "./fixture";
import { COMFORTABLE, SPREADS } from "./scene";

const bounds = { x: 400, y: 300, w: 600, h: 400 };

test("a large window gets the roomiest layout, a tiny one a comfortable one to move about in", () => {
  const wish = { map: "usa", regions: regionChoices("usa")[0]!, lang: "en" as const };
  assert.deepEqual(fittingScene(game, wish, { w: 3000, h: 3000 }, 1).spread, SPREADS[0]);
  assert.deepEqual(fittingScene(game, wish, { w: 200, h: 200 }, 1).spread, COMFORTABLE);
});

test("a card goes where it covers the fewest cities", () => {
  const window = { w: 300, h: 300 };
  const card = { w: 100, h: 50 };
  const at = (x: number, y: number) => ({ x, y, w: 40, h: 20 });
  const corner = (boxes: { x: number; y: number; w: number; h: number }[]) =>
    quietCorner(boxes, { x: 0, y: 0, z: 1 }, window, card);
  assert.equal(corner([]), "bottom-left");
  assert.equal(corner([at(50, 280)]), "bottom-right");
  assert.equal(corner([at(50, 280), at(260, 280), at(50, 20)]), "top-right");
});

test("a picture that fits is in the middle, one that does not is around the focus", () => {
  const whole = fitted(bounds, { w: 700, h: 500 }, 1, { x: 150, y: 150 });
  assert.ok(Math.abs(bounds.x * whole.z + whole.x - 350) < 1e-9);
  const part = fitted(bounds, { w: 200, h: 200 }, 1, { x: 400, y: 300 });
  assert.ok(part.z > 0.96);
  assert.ok(Math.abs(400 * part.z + part.x - 100) < 1e-9);
});

test("the camera stays over the picture", () => {
  const window = { w: 300, h: 300 };
  const far = kept({ x: 9999, y: -9999, z: 1 }, bounds, window);
  assert.equal(far.x, -(bounds.x - bounds.w / 2));
  assert.equal(far.y, window.h - (bounds.y + bounds.h / 2));
});

test("zooming keeps the point under the pointer", () => {
  const at = { x: 120, y: 80 };
  const before = { x: -40, y: 10, z: 1 };
  const after = zoomed(before, 1.5, at, 1);
  assert.ok(Math.abs((at.x - before.x) / before.z - (at.x - after.x) / after.z) < 1e-9);
  assert.ok(Math.abs((at.y - before.y) / before.z - (at.y - after.y) / after.z) < 1e-9);
  assert.ok(zoomed(before, 1e9, at, 1).z <= 3.5);
});

test("a thing out of sight is brought in by the shortest way", () => {
  const window = { w: 300, h: 300 };
  const camera = { x: 0, y: 0, z: 1 };
  assert.deepEqual(shown(camera, { x: 100, y: 100, w: 50, h: 50 }, window), camera);
  assert.equal(shown(camera, { x: 400, y: 100, w: 50, h: 50 }, window).x, -125);
  assert.equal(shown(camera, { x: 100, y: -50, w: 50, h: 50 }, window).y, 75);
});

test("a thing at the edge that can be seen moves nothing, one that is cut gets room around it", () => {
  const window = { w: 300, h: 300 };
  const camera = { x: 0, y: 0, z: 1 };
  const around = { w: 24, h: 50 };
  assert.deepEqual(shown(camera, { x: 275, y: 100, w: 50, h: 50 }, window, around), camera);
  assert.equal(shown(camera, { x: 280, y: 100, w: 50, h: 50 }, window, around).x, -17);
});
