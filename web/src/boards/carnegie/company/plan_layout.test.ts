import assert from "node:assert/strict";
import { test } from "node:test";
import { game } from "../fixture";
import {
  type Box,
  type PlanSize,
  deskSpots,
  deskWidth,
  idleSpots,
  planHeight,
  planWidth,
  roomBox,
  wayPath,
} from "./plan_layout";

const sizes: Record<string, PlanSize> = {
  desktop: { cell: { w: 120, h: 71 }, wall: 6, plates: 34, small: false },
  laptop: { cell: { w: 130, h: 62 }, wall: 6, plates: 34, small: false },
  phone: { cell: { w: 91, h: 66 }, wall: 5, plates: 0, small: true },
};

const inside = (box: Box, x: number, y: number): boolean =>
  x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;

for (const [name, size] of Object.entries(sizes)) {
  test(`sixteen rooms side by side inside the walls: ${name}`, () => {
    const boxes = game.cells.map((cell) => roomBox(size, cell));
    assert.equal(new Set(boxes.map((box) => `${box.x} ${box.y}`)).size, 16);
    for (const box of boxes) {
      assert.ok(box.x + box.w <= planWidth(size) - size.wall + 0.01);
      assert.ok(box.y + box.h <= planHeight(size) - size.wall + 0.01);
    }
  });

  test(`desks and idle employees stay in their room: ${name}`, () => {
    const box = roomBox(size, { row: 3, col: 2 });
    for (let count = 1; count <= 5; count++) {
      const half = deskWidth(size, count) / 2;
      for (const spot of deskSpots(size, box, count)) {
        assert.ok(inside(box, spot.x + half, spot.y), `${name} ${count}`);
      }
    }
    for (const department of [true, false]) {
      for (let lying = 1; lying <= 15; lying++) {
        const idle = idleSpots(size, box, lying, department);
        assert.ok(idle.spots.length === lying || idle.count === lying, `${lying}`);
        for (const spot of idle.spots) {
          assert.ok(inside(box, spot.x - 14, spot.y - 14), `${name} ${lying} ${department}`);
          assert.ok(inside(box, spot.x + 14, spot.y), `${name} ${lying} ${department}`);
        }
        assert.ok(idle.area.w > 20 && idle.area.h >= 16);
      }
    }
  });
}

test("nobody lies in an empty room", () => {
  const box = roomBox(sizes.desktop!, { row: 0, col: 0 });
  assert.deepEqual(idleSpots(sizes.desktop!, box, 0, false).spots, []);
});

test("a way leads through the doors, from room to room", () => {
  const size = sizes.desktop!;
  const path = wayPath(size, game.cells, ["r3c1", "r3c2", "r2c2"]);
  const spots = path
    .slice(1)
    .split("L")
    .map((spot) => spot.split(" ").map(Number));
  assert.equal(spots.length, 3);
  assert.equal(spots[0]![1], spots[1]![1], "along the floor");
  assert.equal(spots[1]![0], spots[2]![0], "straight up");
  const cell = game.cells.find(({ id }) => id === "r2c2")!;
  assert.ok(inside(roomBox(size, cell), spots[2]![0]!, spots[2]![1]!));
});
