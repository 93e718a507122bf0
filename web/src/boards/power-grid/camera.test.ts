import assert from "node:assert/strict";
import { test } from "node:test";
import { fitted, fittingScene, kept, shown, zoomed } from "./camera";
import { game, regionChoices } from "./fixture";
import { SPREADS } from "./scene";

const PRICE_SIZE = 14.5;

const DESKTOP = { w: 724, h: 632 }; // what a window of 1440 by 900 leaves for the map
const bounds = { x: 400, y: 300, w: 600, h: 400 };

test("on a desktop every play area fits, and prices are at least 14 pixels high", () => {
  for (const map of ["germany", "usa"]) {
    for (const regions of regionChoices(map)) {
      for (const lang of ["en", "pl"] as const) {
        const { bounds } = fittingScene(game, { map, regions, lang }, DESKTOP, 1);
        const { z } = fitted(bounds, DESKTOP, 1, null);
        assert.ok(z * PRICE_SIZE >= 13.99, `${regions.join()}: ${z}`);
        assert.ok(bounds.w * z <= DESKTOP.w + 1, `${lang} ${regions.join()} is too wide`);
        assert.ok(bounds.h * z <= DESKTOP.h + 1, `${lang} ${regions.join()} is too high`);
      }
    }
  }
});

test("a wide window gets a wide layout, a small one the tightest", () => {
  const wish = { map: "usa", regions: regionChoices("usa")[0]!, lang: "en" as const };
  assert.equal(fittingScene(game, wish, { w: 3000, h: 3000 }, 1).spread, SPREADS.at(-1));
  assert.equal(fittingScene(game, wish, { w: 300, h: 300 }, 1).spread, SPREADS[0]);
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
