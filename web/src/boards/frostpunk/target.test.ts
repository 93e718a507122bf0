import assert from "node:assert/strict";
import { test } from "node:test";
import type { MenuOption } from "../../contract";
import { option } from "../fixture";
import { propsOf } from "./fixture";
import { gainsAt } from "./map/gain";
import { shownBuildings } from "./stage/buildings";
import { chooseAlone, markOf, targetOf } from "./target";

const gather = option("gather g3", ["field:g3"]);
const withCard = option("gather g3 with m08", ["citizen:m08", "field:g3"]);

test("a place is meant without a card, unless a card was named before", () => {
  const taken: string[] = [];
  const props = propsOf(
    { "field:g3": { options: [gather, withCard], denied: [] } },
    {
      onTake: ({ move }: MenuOption) => void taken.push(move),
      onChoose: (target: string) => void taken.push(target),
    },
  );
  chooseAlone(props, "field:g3");
  chooseAlone({ ...props, chosen: ["citizen:m08"] }, "field:g3");
  assert.deepEqual(taken, ["gather g3", "field:g3"]);
});

test("what is offered in several ways is explained by the board", () => {
  const pointed: (string | null)[] = [];
  const props = propsOf(
    { "field:g3": { options: [gather, withCard], denied: [] } },
    { onHover: (id) => void pointed.push(id) },
  );
  targetOf(props, "field:g3", "wood").onPointerEnter();
  assert.deepEqual(pointed, ["about:field:g3"]);
  assert.ok(markOf({ ...props, hovered: "about:field:g3" }, "field:g3").pointed);
});

test("a tag says what a place gives", () => {
  const props = propsOf({
    "field:g3": { options: [gather], denied: [] },
    "field:pn04b": { options: [option("use pn04b", ["field:pn04b"])], denied: [] },
    "field:pf04a": { options: [option("on pf04a", ["field:pf04a"])], denied: [] },
  });
  assert.deepEqual(gainsAt(props, "g3"), [{ what: "wood", n: 2 }]);
  assert.deepEqual(gainsAt(props, "pn04b"), [{ what: "coal", n: 5 }], "with Better Retorts");
  assert.deepEqual(gainsAt(props, "pf04a"), [], "nobody works there");
});

test("the strip of a construction begins with what can be built", () => {
  const no = { ...option("build hothouse", ["building:hothouse"]), rule: "FP-216", reason: "dear" };
  const props = propsOf(
    {
      "building:hothouse": { options: [], denied: [no] },
      "building:prison": { options: [], denied: [no] },
      "building:tent": { options: [option("build tent", ["building:tent"])], denied: [] },
    },
    {},
    {
      supply: { hothouse: { left: 2, unlocked: true }, prison: { left: 1, unlocked: false } },
    },
  );
  assert.deepEqual(shownBuildings(props), ["tent", "hothouse"]);
});
