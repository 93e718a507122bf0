import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameInfo, OptionInfo } from "../net/messages";
import { agreed, applying } from "./game_options";
import { lighthouse } from "./session_fixture";

const option = (id: string, values: string[], when?: OptionInfo["when"]): OptionInfo => ({
  id,
  name: { en: id, pl: id },
  values: values.map((value) => ({ id: value, name: { en: value, pl: value } })),
  ...(when ? { when } : {}),
});
const game: GameInfo = {
  ...lighthouse,
  options: [
    option("coast", ["north", "south"]),
    option("storm", ["mild", "wild"], { seats: { min: 1, max: 1 } }),
    option("mode", ["calm", "race"], { seats: { min: 2, max: 4 } }),
    option("laps", ["one", "two"], { option: "mode", is: ["race"] }),
  ],
};
const ids = (seats: number, chosen: Record<string, string>): string[] =>
  applying(game, seats, chosen).map(({ id }) => id);

test("an option is shown only where it applies", () => {
  assert.deepEqual(ids(1, {}), ["coast", "storm"]);
  assert.deepEqual(ids(3, {}), ["coast", "mode"]);
  assert.deepEqual(ids(3, { mode: "race" }), ["coast", "mode", "laps"]);
});

test("an option that depends on one that does not apply does not apply either", () => {
  assert.deepEqual(ids(1, { mode: "race" }), ["coast", "storm"]);
});

test("a request names what applies, with first values where nothing was chosen", () => {
  const chosen = { mode: "race", laps: "two", storm: "wild" };
  assert.deepEqual(agreed(game, 3, chosen), { coast: "north", mode: "race", laps: "two" });
  assert.deepEqual(agreed(game, 1, chosen), { coast: "north", storm: "wild" });
});
