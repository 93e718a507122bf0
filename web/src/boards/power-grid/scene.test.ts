import assert from "node:assert/strict";
import { test } from "node:test";
import type { Lang } from "../../contract";
import { fitted, fittingScene } from "./camera";
import { game, regionChoices, WINDOWS } from "./fixture";
import { type Box, overlaps } from "./layout/boxes";
import { boxesOf } from "./layout/layout";
import { COMFORTABLE, SPREADS, type Scene, sceneOf } from "./scene";

const LANGS: Lang[] = ["en", "pl"];

// Every box of a picture that says something, by what it is.
function labelsOf(scene: Scene): [string, Box][] {
  return [
    ...boxesOf(scene.layout),
    ...scene.regionNames.map(({ id, box }): [string, Box] => [`region ${id}`, box]),
    ...scene.outside.flatMap(({ id, label }): [string, Box][] =>
      label ? [[`outside ${id}`, label.box]] : [],
    ),
  ];
}

function clashes(boxes: readonly [string, Box][]): string[] {
  return boxes.flatMap(([name, box], i) =>
    boxes
      .slice(i + 1)
      .flatMap(([other, its]) => (overlaps(box, its) ? [`${name} / ${other}`] : [])),
  );
}

for (const map of ["germany", "usa"]) {
  for (const [screen, { ui, ...window }] of Object.entries(WINDOWS)) {
    test(`${map} on a ${screen}: no two labels overlap, whichever regions are in play`, () => {
      for (const lang of LANGS) {
        for (const regions of regionChoices(map)) {
          const scene = fittingScene(game, { map, regions, lang }, window, ui);
          assert.deepEqual(clashes(labelsOf(scene)), [], `${lang} ${regions.join()}`);
          assertWhole(scene, regions.length);
        }
      }
    });

    test(`${map} on a ${screen}: while regions are chosen all six names are there and clear`, () => {
      for (const lang of LANGS) {
        const scene = fittingScene(game, { map, regions: [], lang }, window, ui);
        assert.equal(scene.regionNames.length, 6);
        assert.deepEqual(clashes(labelsOf(scene)), [], lang);
      }
    });
  }
}

// Everything in play is drawn, and inside the bounds; so are the names of the regions.
function assertWhole(scene: Scene, regions: number): void {
  assert.equal(scene.layout.cities.size, regions * 7);
  assert.equal(scene.layout.costs.size, scene.lines.length);
  const { bounds } = scene;
  const names = scene.regionNames.map(({ id, box }): [string, Box] => [id, box]);
  for (const [name, box] of [...boxesOf(scene.layout), ...names]) {
    assert.ok(Math.abs(box.x - bounds.x) + box.w / 2 <= bounds.w / 2, name);
    assert.ok(Math.abs(box.y - bounds.y) + box.h / 2 <= bounds.h / 2, name);
  }
}

const PRICE_SIZE = 14.5;

test("on a desktop every play area fits, and prices are at least 14 pixels high", () => {
  const { ui, ...window } = WINDOWS.desktop;
  for (const map of ["germany", "usa"]) {
    for (const regions of regionChoices(map)) {
      for (const lang of ["en", "pl"] as const) {
        const { bounds } = fittingScene(game, { map, regions, lang }, window, ui);
        const { z } = fitted(bounds, window, ui, null);
        assert.ok(z * PRICE_SIZE >= 13.99, `${regions.join()}: ${z}`);
        assert.ok(bounds.w * z <= window.w + 1, `${lang} ${regions.join()} is too wide`);
        assert.ok(bounds.h * z <= window.h + 1, `${lang} ${regions.join()} is too high`);
      }
    }
  }
});

test("on a laptop nearly every play area fits with smaller text, and none has text below 12 pixels", () => {
  const { ui, ...window } = WINDOWS.laptop;
  let whole = 0;
  let all = 0;
  for (const map of ["germany", "usa"]) {
    for (const regions of regionChoices(map)) {
      const { bounds } = fittingScene(game, { map, regions, lang: "en" }, window, ui);
      const { z } = fitted(bounds, window, ui, null);
      assert.ok(z * PRICE_SIZE >= 12, `${regions.join()}: ${z}`);
      all += 1;
      if (bounds.w * z <= window.w + 1 && bounds.h * z <= window.h + 1) whole += 1;
    }
  }
  assert.ok(whole >= 0.85 * all, `${whole} of ${all}`);
});

test("a country is bent only a little, and the roomiest picture is tried first", () => {
  for (const { x, y } of SPREADS) assert.ok(y / x > 0.8 && y / x < 1.35, `${x} ${y}`);
  const areas = SPREADS.map(({ x, y }) => x * y);
  assert.deepEqual(
    areas,
    [...areas].sort((a, b) => b - a),
  );
});

test("both maps have the choices that two to six seats can play on", () => {
  for (const map of ["germany", "usa"]) {
    const sizes = regionChoices(map).map((regions) => regions.length);
    for (const size of [3, 4, 5]) assert.ok(sizes.includes(size), `${map} ${size}`);
  }
});

test("the same wish gives the same picture", () => {
  const regions = regionChoices("usa")[0]!;
  const wish = { map: "usa", regions, lang: "en" as Lang, spread: COMFORTABLE };
  const again = { ...wish, regions: [...wish.regions] };
  assert.equal(sceneOf(game, wish), sceneOf(game, again));
});
