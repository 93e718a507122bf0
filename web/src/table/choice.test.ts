import assert from "node:assert/strict";
import { test } from "node:test";
import type { Denied, MenuOption } from "../contract";
import { lang } from "../settings";
import {
  amountDenial,
  bindTargets,
  click,
  exact,
  isPlain,
  labelOf,
  moveOf,
  priceBeside,
  remaining,
  shortLabel,
  stepName,
  walk,
  type Menu,
} from "./choice";

const option = (move: string, targets: string[], more: Partial<MenuOption> = {}): MenuOption => ({
  move,
  label: move,
  targets,
  ...more,
});
const denied = (move: string, targets: string[], more: Partial<Denied> = {}): Denied => ({
  ...option(move, targets),
  rule: "PG-602",
  reason: "it costs 49, you have 36",
  ...more,
});

const build: Menu = {
  options: [
    option("build kiel", ["city:kiel"], { price: 34 }),
    option("build essen", ["city:essen"], { price: 21 }),
    option("done", []),
  ],
  denied: [denied("build trier", ["city:trier"])],
};
const run: Menu = {
  options: [
    option("run 18 25", ["plant:18", "plant:25"]),
    option("run 25", ["plant:25"]),
    option("run 18", ["plant:18"]),
    option("run", []),
  ],
  denied: [],
};
const bid = option("bid 13", ["plant:13"], {
  label: "Bid 13",
  min: 13,
  max: 50,
  pattern: "bid {n}",
  forms: ["Bid {n}", "Bid {n}"],
});
const bidding: Menu = {
  options: [bid, option("pass", [], { label: "Pass" })],
  denied: [denied("bid 51", ["plant:13"], { min: 51, max: 2147483647, pattern: "bid {n}" })],
};

test("a target says what it offers and what it refuses", () => {
  const targets = bindTargets(build);
  assert.deepEqual(
    targets.get("city:kiel")?.options.map((each) => each.move),
    ["build kiel"],
  );
  assert.equal(targets.get("city:trier")?.options.length, 0);
  assert.equal(targets.get("city:trier")?.denied[0]?.rule, "PG-602");
  assert.equal(targets.has("done"), false);
});

test("an option with one target is chosen at once", () => {
  const meant = click(build, [], "city:essen");
  assert.ok(meant.kind === "choose");
  assert.equal(meant.option.move, "build essen");
});

test("of several refusals the one is told that goes with what was named", () => {
  const menu: Menu = {
    options: [option("move a b", ["room:a", "room:b"]), option("move c b", ["room:c", "room:b"])],
    denied: [
      denied("move a z", ["room:a", "room:z"]),
      denied("move c z", ["room:c", "room:z"], { reason: "too far" }),
    ],
  };
  const meant = click(menu, ["room:c"], "room:z");
  assert.ok(meant.kind === "explain");
  assert.deepEqual(
    meant.denied.map((each) => each.move),
    ["move c z"],
  );
  const any = click(menu, ["room:b"], "room:z");
  assert.equal(any.kind === "explain" && any.denied.length, 2);
});

test("a denied target explains, an unknown one does nothing", () => {
  const meant = click(build, [], "city:trier");
  assert.ok(meant.kind === "explain");
  assert.equal(meant.denied[0]?.reason, "it costs 49, you have 36");
  assert.equal(click(build, [], "city:paris").kind, "nothing");
});

test("one of several targets narrows, the last one chooses", () => {
  const first = click(run, [], "plant:18");
  assert.deepEqual(first, { kind: "narrow", narrowed: ["plant:18"] });
  assert.deepEqual(
    remaining(run.options, ["plant:18"]).map((each) => each.move),
    ["run 18 25", "run 18"],
  );
  assert.equal(exact(run.options, ["plant:18"])[0]?.move, "run 18");
  const second = click(run, ["plant:18"], "plant:25");
  assert.ok(second.kind === "choose");
  assert.equal(second.option.move, "run 18 25");
});

test("a second click on a named target takes it back", () => {
  assert.deepEqual(click(run, ["plant:18"], "plant:18"), { kind: "narrow", narrowed: [] });
});

test("options with the same targets stay apart until one of them is pressed", () => {
  const mix: Menu = {
    options: [option("run 5 coal 1", ["plant:5"]), option("run 5 coal 2", ["plant:5"])],
    denied: [],
  };
  assert.deepEqual(click(mix, [], "plant:5"), { kind: "narrow", narrowed: ["plant:5"] });
  assert.equal(exact(mix.options, ["plant:5"]).length, 2);
});

test("after narrowing only the remaining options bind their targets", () => {
  const targets = bindTargets(run, ["plant:18"]);
  assert.deepEqual(
    targets.get("plant:25")?.options.map((each) => each.move),
    ["run 18 25"],
  );
});

test("a range asks for its amount and is clamped to it", () => {
  assert.equal(click(bidding, [], "plant:13").kind, "amount");
  assert.equal(moveOf(bid, 27), "bid 27");
  assert.equal(moveOf(bid, 5), "bid 13");
  assert.equal(moveOf(bid, 99), "bid 50");
  assert.equal(labelOf(bid, 27), "Bid 27");
  assert.equal(amountDenial(bidding, bid, 60)?.rule, "PG-602");
  assert.equal(amountDenial(bidding, bid, 20), null);
});

test("only what is nowhere on the board is plain", () => {
  assert.deepEqual(bidding.options.map(isPlain), [false, true]);
});

test("the walk goes by price and leaves out what was already named", () => {
  assert.deepEqual(walk(build, []), ["city:essen", "city:kiel"]);
  assert.deepEqual(walk(run, ["plant:18"]), ["plant:25"]);
});

test("a label with an amount takes the form that stands with it", () => {
  const times = option("recover 3", [], {
    label: "Odzyskaj 3 razy",
    min: 1,
    max: 30,
    pattern: "recover {n}",
    forms: ["Odzyskaj {n} raz", "Odzyskaj {n} razy", "Odzyskaj {n} razy, wiele"],
    short_forms: ["{n} raz", "{n} razy", "{n} razy, wiele"],
  });
  lang.value = "pl";
  const labels = [1, 3, 5, 12, 22].map((n) => labelOf(times, n));
  lang.value = "en";
  assert.deepEqual(labels, [
    "Odzyskaj 1 raz",
    "Odzyskaj 3 razy",
    "Odzyskaj 5 razy, wiele",
    "Odzyskaj 12 razy, wiele",
    "Odzyskaj 22 razy",
  ]);
  assert.equal(labelOf(times, 99), "Odzyskaj 30 razy", "in English there is one and other");
  assert.equal(labelOf(times, null), "Odzyskaj 3 razy");
  assert.equal(shortLabel(times, 1), "1 raz");
});

test("the figures of a label stay what they are", () => {
  const bid = option("bid 9", [], {
    label: "Plant 9: bid 9",
    min: 9,
    max: 50,
    pattern: "bid {n}",
    forms: ["Plant 9: bid {n}", "Plant 9: bid {n}"],
  });
  assert.equal(labelOf(bid, 17), "Plant 9: bid 17");
});

const kiel = option("build kiel", [], {
  label: "Kiel: 34 (house 15 + lines 19)",
  short: "Kiel",
  price: 34,
});
const unshortened = option("run 5", [], { label: "Run 5: 3 cities, 44 Elektro", price: 44 });

test("a short label has its price beside it, a whole one says it itself", () => {
  assert.equal(shortLabel(kiel), "Kiel");
  assert.equal(priceBeside(kiel), 34);
  assert.equal(shortLabel(unshortened), "Run 5: 3 cities, 44 Elektro");
  assert.equal(priceBeside(unshortened), null);
});

test("a step of the turn is named in a few words", () => {
  assert.equal(stepName(kiel, null), "Kiel · 34");
  assert.equal(stepName(unshortened, null), "Run 5: 3 cities, 44 Elektro");
  assert.equal(stepName(bid, 17), "Bid 17");
  const plot = option("plot 4", [], { label: "plot 4 for 5", short: "plot 4", price: 5 });
  assert.equal(stepName(plot, null), "Plot 4 · 5");
});
