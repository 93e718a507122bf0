import assert from "node:assert/strict";
import { test } from "node:test";
import type { Lang } from "../../contract";
import { game, regionChoices } from "./fixture";
import { type Box, overlaps } from "./layout/boxes";
import { boxesOf } from "./layout/layout";
import { SPREADS, type Scene, sceneOf } from "./scene";

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
    boxes.slice(i + 1).flatMap(([other, its]) => (overlaps(box, its) ? [`${name} / ${other}`] : [])),
  );
}

for (const map of ["germany", "usa"]) {
  for (const spread of SPREADS) {
    test(`${map} at ${spread}: no two labels overlap, whichever regions are in play`, () => {
      for (const lang of LANGS) {
        for (const regions of regionChoices(map)) {
          const scene = sceneOf(game, { map, regions, lang, spread });
          assert.deepEqual(clashes(labelsOf(scene)), [], `${lang} ${regions.join()}`);
        }
      }
    });
  }

  test(`${map}: everything in play is drawn, and inside the bounds`, () => {
    for (const regions of regionChoices(map)) {
      const scene = sceneOf(game, { map, regions, lang: "en", spread: SPREADS[0]! });
      assert.equal(scene.layout.cities.size, regions.length * 7);
      assert.equal(scene.layout.costs.size, scene.lines.length);
      const { bounds } = scene;
      for (const [name, box] of boxesOf(scene.layout)) {
        assert.ok(Math.abs(box.x - bounds.x) + box.w / 2 <= bounds.w / 2, name);
        assert.ok(Math.abs(box.y - bounds.y) + box.h / 2 <= bounds.h / 2, name);
      }
    }
  });

  test(`${map}: while regions are chosen all six names are there and clear of one another`, () => {
    for (const lang of LANGS) {
      for (const spread of SPREADS) {
        const scene = sceneOf(game, { map, regions: [], lang, spread });
        assert.equal(scene.regionNames.length, 6);
        assert.deepEqual(clashes(labelsOf(scene)), [], `${lang} ${spread}`);
      }
    }
  });
}

test("both maps have the choices that two to six seats can play on", () => {
  for (const map of ["germany", "usa"]) {
    const sizes = regionChoices(map).map((regions) => regions.length);
    for (const size of [3, 4, 5]) assert.ok(sizes.includes(size), `${map} ${size}`);
  }
});

test("the same wish gives the same picture", () => {
  const wish = { map: "usa", regions: regionChoices("usa")[0]!, lang: "en" as Lang, spread: 0.7 };
  const again = { ...wish, regions: [...wish.regions] };
  assert.equal(sceneOf(game, wish), sceneOf(game, again));
});
