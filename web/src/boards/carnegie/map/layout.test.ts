import assert from "node:assert/strict";
import { test } from "node:test";
import { game } from "../fixture";
import { COUNTRY, REGION_BOX, bodyOf, isNamed, linksWithin, namedAt } from "./layout";

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
