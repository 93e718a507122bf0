import assert from "node:assert/strict";
import { test } from "node:test";
import type { BoardProps, Denied, Target } from "../../contract";
import { option, propsWith } from "../fixture";
import { spoken } from "../mark";
import { viewOf } from "./fixture";
import { markOf, targetOf } from "./target";
import { words } from "./words";

const propsOf = (targets: Record<string, Target>, change: Partial<BoardProps> = {}) =>
  propsWith({ view: viewOf(), data: {} }, targets, change);

const denied: Denied = {
  ...option("build kiel", ["city:kiel"], 49),
  rule: "PG-602",
  reason: "it costs 49, you have 36",
};
const essen = { options: [option("build essen", ["city:essen"], 17)], denied: [] };
const kiel = { options: [], denied: [denied] };

test("an offer glows with its price, a refusal explains, the rest is only drawn", () => {
  const props = propsOf({ "city:essen": essen, "city:kiel": kiel });
  assert.deepEqual(markOf(props, "city:essen"), {
    offered: true,
    refused: false,
    pointed: false,
    chosen: false,
    price: 17,
  });
  assert.equal(markOf(props, "city:kiel").refused, true);
  assert.equal(markOf(props, "city:kiel").price, null);
  assert.equal(targetOf(props, "city:essen", "Essen", words.en).role, "button");
  assert.equal(targetOf(props, "city:kiel", "Kiel", words.en)["aria-disabled"], true);
  const plain = targetOf(props, "city:bonn", "Bonn", words.en);
  assert.equal(plain.role, "img");
  assert.equal(plain.tabIndex, undefined);
});

test("the spoken name has the price or the reason with its rule", () => {
  const props = propsOf({ "city:essen": essen, "city:kiel": kiel });
  assert.equal(spoken(props, "city:essen", "Essen", words.en), "Essen, costs 17");
  assert.match(spoken(props, "city:kiel", "Kiel", words.en), /it costs 49, you have 36 \(PG-602\)/);
});

test("an option with several targets lights all of them", () => {
  const run = option("run 5 12", ["plant:5", "plant:12"]);
  const targets = {
    "plant:5": { options: [run], denied: [] },
    "plant:12": { options: [run], denied: [] },
    "plant:20": { options: [], denied: [] },
  };
  const props = propsOf(targets, { hovered: "plant:5" });
  assert.equal(markOf(props, "plant:12").offered, true);
  assert.equal(markOf(props, "plant:12").pointed, true);
  assert.equal(markOf(props, "plant:20").pointed, false);
});

test("Enter and Space choose, other keys do not", () => {
  const said: string[] = [];
  const props = propsOf({ "city:essen": essen }, { onChoose: (target) => said.push(target) });
  const { onKeyDown } = targetOf(props, "city:essen", "Essen", words.en);
  const key = (name: string) => ({ key: name, preventDefault: () => {} }) as KeyboardEvent;
  for (const name of ["Enter", " ", "a", "Tab"]) onKeyDown!(key(name));
  assert.deepEqual(said, ["city:essen", "city:essen"]);
});
