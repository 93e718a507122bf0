import assert from "node:assert/strict";
import { test } from "node:test";
import { game } from "../fixture";
import {
  COUNTRY,
  REGION_BOX,
  bodyOf,
  isNamed,
  linksWithin,
  nameSpot,
  namedAt,
  scaleOf,
} from "./layout";

// What is left for the map in the views of 1440 by 900 and 1280 by 720, and on a phone.
const FRAMES = { map: [806, 530], both: [520, 380], low: [430, 200], phone: [390, 400] };

for (const [name, [w, h]] of Object.entries(FRAMES) as [string, [number, number]][]) {
  test(`the names of cities do not cover each other: ${name}`, () => {
    const scale = scaleOf(COUNTRY, w, h);
    for (const lang of ["en", "pl"] as const) {
      const boxes = game.cities
        .filter((city) => isNamed(city, namedAt(scale)))
        .map((city) => {
          const spot = nameSpot(city, city.name[lang], scale, COUNTRY, 15);
          const half = (city.name[lang].length * 6.4) / scale / 2;
          return {
            id: city.id,
            x: spot.x - half,
            y: spot.y - 11 / scale,
            w: 2 * half,
            h: 11 / scale,
          };
        });
      for (const [i, a] of boxes.entries()) {
        for (const b of boxes.slice(i + 1)) {
          const apart =
            a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
          assert.ok(apart, `${a.id} and ${b.id}, ${lang}`);
        }
      }
    }
  });
}

test("the whole country and each region hold their cities", () => {
  for (const city of game.cities) {
    const body = bodyOf(city, 0.6);
    for (const box of [COUNTRY, REGION_BOX[city.region]]) {
      assert.ok(body.left >= box.x - 1 && body.left + body.w <= box.x + box.w + 1, city.id);
      assert.ok(body.top >= box.y - 1 && body.top + body.h <= box.y + box.h + 1, city.id);
    }
  }
});

test("small maps name few cities, large ones all", () => {
  const named = (scale: number): number =>
    game.cities.filter((city) => isNamed(city, namedAt(scale))).length;
  assert.equal(named(0.4), 4);
  assert.ok(named(0.6) > 4 && named(0.6) < game.cities.length);
  assert.equal(named(0.9), game.cities.length);
});

test("a connection is drawn along the links between its cities", () => {
  const found = linksWithin(game, ["san_francisco", "reno", "salt_lake_city", "boston"]);
  assert.deepEqual(found.map((link) => [link.a, link.b].sort().join("-")).sort(), [
    "reno-salt_lake_city",
    "reno-san_francisco",
  ]);
});
