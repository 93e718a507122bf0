import assert from "node:assert/strict";
import { test } from "node:test";
import { option } from "../../fixture";
import { bestMixes, cheapest, mixesOf, stepped } from "./mix";

const menu = [
  option("fuel ruhr 4", ["coal:ruhr"], 6),
  option("fuel uranium 1 ruhr 2", ["coal:ruhr"], 2),
  option("fuel uranium 2", [], 0),
  option("fuel ruhr 3 silesia 1", ["coal:ruhr", "coal:silesia"], 7),
  option("fuel uranium 1 ruhr 1 silesia 1", ["coal:ruhr", "coal:silesia"], 3),
  option("convert brux-m1", ["mine:brux-m1"]),
];
const mixes = mixesOf(menu);

test("mixes are read from the moves", () => {
  assert.equal(mixes.length, 5);
  const { uranium, ruhr, silesia, price } = mixes[4]!;
  assert.deepEqual([uranium, ruhr, silesia, price], [1, 1, 1, 3]);
});

test("of each number of cubes the best one is shown, those for less money first", () => {
  assert.deepEqual(
    bestMixes(mixes).map(({ option: { move } }) => move),
    ["fuel uranium 2", "fuel uranium 1 ruhr 2", "fuel ruhr 4"],
  );
});

test("the cheapest is thought about first", () => {
  assert.equal(cheapest(mixes)?.option.move, "fuel uranium 2");
  const dear = mixes.filter(({ price }) => price > 0);
  assert.equal(cheapest(dear)?.option.move, "fuel uranium 1 ruhr 2");
  assert.equal(cheapest([]), null);
});

test("a cube more takes the cheapest mix, a wagon more changes the least", () => {
  const moved = (from: number, ...how: ["uranium" | "ruhr" | "silesia", 1 | -1]) =>
    stepped(mixes, mixes[from]!, ...how)?.option.move;
  assert.equal(moved(0, "uranium", 1), "fuel uranium 1 ruhr 2");
  assert.equal(moved(1, "silesia", 1), "fuel uranium 1 ruhr 1 silesia 1");
  assert.equal(moved(4, "silesia", -1), "fuel uranium 1 ruhr 2");
  assert.equal(moved(0, "silesia", 1), "fuel ruhr 3 silesia 1");
  assert.equal(moved(2, "uranium", 1), undefined);
});
