import assert from "node:assert/strict";
import { test } from "node:test";
import type { Denied, MenuOption } from "../contract";
import { placeTip, tipOf, titled } from "./tips";

test("a sentence begins with the name of the thing", () => {
  assert.deepEqual(titled("Kiel, costs 34"), { title: "Kiel", body: "Costs 34" });
  assert.deepEqual(titled("Plant 13: wind. Powers 1 city."), {
    title: "Plant 13",
    body: "Wind. Powers 1 city.",
  });
  assert.equal(titled("C1 Power (level 1, locked): Take 1.").title, "C1 Power (level 1, locked)");
  assert.deepEqual(titled("St. Louis"), { title: "St. Louis", body: "" });
  assert.equal(titled("Plant 04, stores up to 4., costs 5").body, "Stores up to 4. Costs 5");
  const long = "A sentence that has no name at its beginning at all";
  assert.deepEqual(titled(long), { title: "", body: long });
});

const offer: MenuOption = { move: "build kiel", label: "Kiel: 34", targets: ["city:kiel"] };
const denied: Denied = { ...offer, rule: "PG-602", reason: "you have 30" };

test("a refusal is said once, by its reason", () => {
  const tip = tipOf("Kiel, it costs 34, you have 30 (PG-602)", "", {
    options: [],
    denied: [denied],
  });
  assert.deepEqual(tip, { title: "Kiel", body: "", offers: [], denied, price: null });
});

test("what is offered hides what is refused, and a thing without words has no tip", () => {
  const tip = tipOf("Kiel", "On the coast.", { options: [offer], denied: [denied] });
  assert.equal(tip?.denied, null);
  assert.equal(tip?.body, "On the coast.");
  assert.equal(tipOf("", "", undefined), null);
});

test("a price stands beside the title, unless the menu's sentence says it", () => {
  const priced = { ...offer, price: 34, label: "Build in Kiel for 34" };
  const target = { options: [priced], denied: [] };
  const twice = tipOf("Kiel, a port, costs 34", "", target);
  assert.deepEqual([twice?.body, twice?.price], ["A port, costs 34", 34]);
  const once = tipOf("Kiel, a port, costs 34", "", target, "Kiel, a port");
  assert.deepEqual([once?.body, once?.price], ["A port", null]);
  // Of several sentences none is shown that says it.
  const both = { ...target, options: [priced, offer] };
  assert.equal(tipOf("Kiel, costs 34", "", both, "Kiel")?.body, "Costs 34");
});

const frame = { width: 600, height: 400 };
const tip = { width: 200, height: 80 };

test("a tip stands beside its thing and inside the frame", () => {
  assert.equal(placeTip(frame, { x: 100, y: 100, width: 50, height: 20 }, tip).side, "at-right");
  assert.equal(placeTip(frame, { x: 500, y: 100, width: 50, height: 20 }, tip).side, "at-left");
  const corner = placeTip(frame, { x: 10, y: 10, width: 580, height: 20 }, tip);
  assert.equal(corner.side, "at-bottom");
  assert.ok(corner.left >= 8 && corner.left + tip.width <= frame.width - 8);
});

test("and where it covers the least of what may be chosen next", () => {
  const thing = { x: 250, y: 200, width: 40, height: 20 };
  const right = { x: 300, y: 190, width: 60, height: 40 };
  assert.notEqual(placeTip(frame, thing, tip, [right]).side, "at-right");
});

test("a tip covers anything rather than what changes with its thing", () => {
  const thing = { x: 400, y: 300, width: 40, height: 40 };
  const around = { width: 900, height: 700 };
  const small = { width: 100, height: 60 };
  const [right, left] = [
    placeTip(around, thing, small),
    { x: 260, y: 290, width: 120, height: 60 },
  ];
  assert.equal(right.side, "at-right");
  const plaza = { x: right.left, y: right.top, width: 20, height: 20, weight: 20 };
  const rows = { x: 0, width: 900, height: 100 };
  const others = [plaza, left, { ...rows, y: 200 }, { ...rows, y: 350 }];
  assert.equal(placeTip(around, thing, small, others).side, "at-top");
  assert.equal(
    placeTip(around, thing, small, [{ ...plaza, weight: 1 }, ...others.slice(1)]).side,
    "at-right",
  );
});

test("a tip stands off a little rather than cover what may be chosen next", () => {
  const thing = { x: 247, y: 336, width: 113, height: 61 };
  const around = { width: 900, height: 420 };
  const cards = [212, 284].map((y) => ({ x: 8, y, width: 406, height: 64 }));
  const { left, side } = placeTip(around, thing, { width: 290, height: 161 }, cards);
  assert.equal(side, "at-right");
  assert.ok(left >= 414, `${left}`);
});
