import assert from "node:assert/strict";
import { test } from "node:test";
import { gameOf } from "../data";
import { data, game } from "../fixture";
import { type Box, type Layout, layoutOf, type Point, TILE } from "./layout";
import { placesIn, WAGON } from "./coal";

// A corner of a tile that lies askew may touch a plate.
const CORNER = 5;

const inside = ({ x, y }: Point, box: Box, by: number): boolean =>
  Math.abs(x - box.x) < box.w / 2 - by && Math.abs(y - box.y) < box.h / 2 - by;

/** Points all over a tile that lies along a line. */
function pointsOf({ ux, uy }: { ux: number; uy: number }, at: Point): Point[] {
  const points: Point[] = [];
  for (const along of [-1, -0.5, 0, 0.5, 1]) {
    for (const aside of [-1, 0, 1]) {
      const [d, e] = [(along * TILE.len) / 2, (aside * TILE.wide) / 2];
      points.push({ x: at.x + ux * d - uy * e, y: at.y + uy * d + ux * e });
    }
  }
  return points;
}

function tilesOf(layout: Layout) {
  return [...layout.lines].flatMap(([link, line]) =>
    line.fields.map((at) => ({ link, line, at, points: pointsOf(line, at) })),
  );
}

/** Whether a point lies on a tile. */
function covers(tile: ReturnType<typeof tilesOf>[number], point: Point): boolean {
  const [dx, dy] = [point.x - tile.at.x, point.y - tile.at.y];
  const along = Math.abs(dx * tile.line.ux + dy * tile.line.uy);
  const aside = Math.abs(-dx * tile.line.uy + dy * tile.line.ux);
  return along < TILE.len / 2 - 1.5 && aside < TILE.wide / 2 - 1.5;
}

for (const side of Object.values(game.sides)) {
  const layout = layoutOf(side);
  const boxes = [...layout.cities, ...layout.coal];

  test(`plates and coal areas keep apart and on the sheet, ${side.id}`, () => {
    for (const [i, [id, a]] of boxes.entries()) {
      assert.ok(a.x - a.w / 2 >= 0 && a.x + a.w / 2 <= layout.w, id);
      assert.ok(a.y - a.h / 2 >= 0 && a.y + a.h / 2 <= layout.h, id);
      for (const [other, b] of boxes.slice(i + 1)) {
        const apart = Math.max(
          Math.abs(a.x - b.x) - (a.w + b.w) / 2,
          Math.abs(a.y - b.y) - (a.h + b.h) / 2,
        );
        assert.ok(apart >= 4, `${id} and ${other}: ${apart}`);
      }
    }
  });

  test(`wagons stay in their areas, ${side.id}`, () => {
    for (const { id, wagons } of side.coal) {
      const box = layout.coal.get(id)!;
      for (let i = 0; i < wagons; i++) {
        const { x, y } = placesIn(box).wagon(i);
        assert.ok(x + WAGON.w <= box.x + box.w / 2 - 2, `${id} ${i}`);
        assert.ok(y + WAGON.h <= box.y + box.h / 2 - 2, `${id} ${i}`);
      }
    }
  });

  test(`every tile has its place: on no plate, on no other tile, ${side.id}`, () => {
    const tiles = tilesOf(layout);
    for (const [i, tile] of tiles.entries()) {
      for (const [id, box] of boxes) {
        const on = tile.points.some((point) => inside(point, box, CORNER));
        assert.ok(!on, `${tile.link} lies on ${id}`);
      }
      for (const other of tiles.slice(i + 1)) {
        const on = tile.points.some((point) => covers(other, point));
        assert.ok(!on, `${tile.link} lies on ${other.link}`);
      }
    }
  });

  test(`every place is inside its plate, and no two are one, ${side.id}`, () => {
    for (const city of side.cities) {
      const box = layout.cities.get(city.id)!;
      const ids = [...city.plots, ...city.mine_fields, ...city.turbine_slots].map(({ id }) => id);
      const spots = [...ids, ...(city.plant ? [city.plant.id] : [])].map((id) => {
        const at = layout.places.get(id);
        assert.ok(at && inside(at, box, 6), id);
        return at;
      });
      for (const [i, a] of spots.entries()) {
        for (const b of spots.slice(i + 1)) {
          assert.ok(Math.hypot(a.x - b.x, a.y - b.y) > 16, city.id);
        }
      }
    }
  });
}

test("a city stands where the data have it, and so do those of changed files", () => {
  const cities = structuredClone(game.files.cities);
  const [leipzig] = cities.cities;
  Object.assign(leipzig!.maps.map_1_2!, { x: 77, y: 99, columns: 4 });
  cities.cities.push({ ...structuredClone(leipzig!), id: "meissen" });
  Object.assign(cities.cities.at(-1)!.maps.map_1_2!, { x: 500, y: 40 });
  const { map_1_2: side } = gameOf({ ...data, cities }).sides;
  const layout = layoutOf(side);
  const [moved, more] = ["leipzig", "meissen"].map((id) => layout.cities.get(id)!);
  assert.deepEqual([moved!.x, moved!.y, more!.x, more!.y], [77, 99, 500, 40]);
  const rows = leipzig!.maps.map_1_2!.plots.map(({ id }) => layout.places.get(id)!.y);
  assert.equal(new Set(rows).size, 1);
});
