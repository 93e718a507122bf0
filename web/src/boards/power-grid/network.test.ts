import assert from "node:assert/strict";
import { test } from "node:test";
import { linesWithin } from "./data";
import { game } from "./fixture";
import { type Wire, cablesOf, reachOf, routeTo } from "./network";

const wire = (a: string, b: string, cost: number): Wire => ({ id: `${a}-${b}`, a, b, cost });

// a -1- b -1- c, and a -5- c directly; d hangs on c; e is alone
const WIRES = [wire("a", "b", 1), wire("b", "c", 1), wire("a", "c", 5), wire("c", "d", 2)];

test("the cheapest way is found, not the shortest", () => {
  const route = routeTo("d", reachOf(["a"], WIRES));
  assert.deepEqual(route?.stops, ["a", "b", "c", "d"]);
  assert.equal(route?.cost, 4);
  assert.deepEqual(
    route?.wires.map((each) => each.id),
    ["a-b", "b-c", "c-d"],
  );
});

test("the way starts at the nearest city of the network", () => {
  const route = routeTo("d", reachOf(["a", "c"], WIRES));
  assert.deepEqual(route?.stops, ["c", "d"]);
});

test("a city of the network costs nothing, one out of reach has no way", () => {
  const reach = reachOf(["a"], WIRES);
  assert.deepEqual(routeTo("a", reach), { stops: ["a"], wires: [], cost: 0 });
  assert.equal(routeTo("e", reach), null);
});

test("a line of cost 0 is a line", () => {
  const route = routeTo("b", reachOf(["a"], [wire("a", "b", 0)]));
  assert.equal(route?.cost, 0);
  assert.equal(route?.wires.length, 1);
});

test("cables join a network with the fewest lines, also through cities of others", () => {
  assert.deepEqual([...cablesOf(["a", "b", "c"], WIRES)], ["a-b", "b-c"]);
  assert.deepEqual([...cablesOf(["a", "d"], WIRES)], ["a-b", "b-c", "c-d"]);
  assert.deepEqual([...cablesOf(["a"], WIRES)], []);
  assert.deepEqual([...cablesOf([], WIRES)], []);
  assert.deepEqual([...cablesOf(["a", "e"], WIRES)], []);
});

test("on the map of Germany only lines inside the play area count", () => {
  const lines = linesWithin(game, ["germany_nw", "germany_ne", "germany_e"]);
  const cost = (city: string) => routeTo(city, reachOf(["bremen"], lines))?.cost;
  assert.equal(cost("hamburg"), 11);
  assert.equal(cost("kiel"), 19);
  assert.equal(cost("essen"), undefined);
});
