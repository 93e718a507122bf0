import assert from "node:assert/strict";
import { test } from "node:test";
import { game } from "../fixture";
import { COUNTRY, REGION_BOX, scaleOf } from "./layout";
import { TOUCH, letterAt, nameBox, nameSpots, obstacles, overlap } from "./names";

// What is left for the map in its views, from a phone to the largest window.
const FRAMES = {
  map: [806, 530],
  both: [520, 380],
  low: [430, 200],
  company: [372, 250],
  phone: [390, 400],
  narrow: [360, 330],
  large: [1100, 700],
} as const;

for (const lang of ["en", "pl"] as const) {
  for (const [name, [w, h]] of Object.entries(FRAMES)) {
    test(`the names of cities cover neither each other nor a plate: ${name}, ${lang}`, () => {
      for (const frame of [COUNTRY, ...(w < 400 ? Object.values(REGION_BOX) : [])]) {
        const scale = scaleOf(frame, w, h);
        const boxes = nameSpots(game, lang, scale, frame, letterAt(scale, w < 400)).map(
          (named) => ({
            id: named.city.id,
            ...nameBox(named, scale),
          }),
        );
        assert.ok(boxes.length > 0);
        const plates = obstacles(game, scale).map((box) => ({ id: "plate", ...box }));
        for (const [i, a] of boxes.entries()) {
          for (const b of [...boxes.slice(i + 1), ...plates]) {
            const covered = overlap(a, b) * scale * scale;
            // Of the few names on a small map a large one may touch the rim of a small city.
            const most = boxes.length > 4 ? TOUCH : 3 * TOUCH;
            assert.ok(covered < most, `${a.id} and ${b.id}: ${covered.toFixed()}`);
          }
        }
      }
    });
  }
}
