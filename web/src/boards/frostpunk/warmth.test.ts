import assert from "node:assert/strict";
import { test } from "node:test";
import { option } from "../fixture";
import { description, game, propsOf } from "./fixture";
import {
  cubesAt,
  fieldWarmth,
  forecast,
  groundWarmth,
  heatShown,
  previewOf,
  sickByCold,
  zoneIsWarm,
} from "./warmth";

const stoke = { ...option("stoke 1", ["act:stoke"]), pattern: "stoke {n}", min: 1, max: 5 };
const stoking = (coal: number) =>
  propsOf({ "act:stoke": { options: [stoke], denied: [] } }, { amount: coal });

test("a zone is warm by its own colour or by one that reaches farther", () => {
  const { heat } = description();
  assert.deepEqual(
    [0, 1, 2].map((zone) => zoneIsWarm(heat, zone, 6)),
    [true, true, false],
  );
  assert.ok(!zoneIsWarm({ ...heat, reach: { red: 0, orange: 0, yellow: 0 } }, 0, 1), "no fire");
});

test("a building is warm by its insulation on a cold field, and after coal", () => {
  const d = description();
  assert.equal(fieldWarmth(d, "pn02a", 4), "warm");
  assert.equal(fieldWarmth(d, "pn04a", 4), "cold");
  assert.equal(fieldWarmth(d, "pn04a", 6), "soon");
  assert.equal(fieldWarmth(d, "pn12a", 4), "none");
  assert.equal(groundWarmth(d, 1, 6), "soon");
  assert.equal(groundWarmth(d, 2, 6), "cold");
});

test("coal in the stepper is shown before it is paid", () => {
  const props = stoking(2);
  assert.deepEqual(previewOf(props), { coal: 2, then: { heat: 6, beds: 6, children: 0 } });
  assert.equal(heatShown(props), 6);
  assert.deepEqual(forecast(props), { beds: [0, 6], sick: [4, 3], cubes: [3, 5] });
  assert.equal(previewOf(propsOf({}, { amount: 2 })), null, "some other amount");
});

test("those between heat and cold fall sick, and the heat says how many cubes fall", () => {
  const { heat } = description();
  assert.equal(sickByCold(game, heat, 4), 4);
  assert.equal(sickByCold(game, heat, 9), 0);
  assert.equal(cubesAt(game, 4), 3);
});
