import assert from "node:assert/strict";
import { test } from "node:test";
import { option } from "../../fixture";
import { viewOf } from "../fixture";
import { choose, chosenIn } from "./chosen";
import { mixesOf } from "./mix";

const menu = [option("fuel uranium 2", [], 0), option("fuel ruhr 4", ["coal:ruhr"], 6)];
const asked = (ply: number, rest = menu) => viewOf({}, { ply, menu: rest });
const moveIn = (view: ReturnType<typeof asked>) => chosenIn(view)?.option.move;

test("a mix is chosen for one question; the next one starts with the cheapest again", () => {
  assert.equal(moveIn(asked(7)), "fuel uranium 2");
  choose(asked(7), mixesOf(menu)[1]!);
  // The same question may come again: somebody has sat down meanwhile.
  assert.equal(moveIn(asked(7)), "fuel ruhr 4");
  assert.equal(moveIn(asked(20)), "fuel uranium 2");
  // Another table may be as far and offer that, too.
  assert.equal(moveIn(asked(7, [...menu, option("fuel ruhr 3", [], 4)])), "fuel uranium 2");
  assert.equal(chosenIn(viewOf()), null);
});
