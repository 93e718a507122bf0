import assert from "node:assert/strict";
import { test } from "node:test";
import { option } from "../fixture";
import { propsOf } from "./fixture";
import { markClass, markOf, targetOf } from "./target";

const room = { options: [option("activate r3c1", ["room:r3c1"], 2)], denied: [] };
const full = {
  options: [],
  denied: [{ ...option("activate r2c0", ["room:r2c0"]), rule: "CA-1002", reason: "no free desk" }],
};

test("what is offered glows with its price, what is refused says why", () => {
  const props = propsOf({ "room:r3c1": room, "room:r2c0": full });
  assert.equal(markClass(markOf(props, "room:r3c1")), "legal");
  assert.equal(markOf(props, "room:r3c1").price, 2);
  assert.equal(markClass(markOf(props, "room:r2c0")), "refused");
  assert.equal(targetOf(props, "room:r3c1", "Lobby")["aria-label"], "Lobby, costs 2");
  const refused = targetOf(props, "room:r2c0", "Research");
  assert.match(refused["aria-label"], /no free desk \(CA-1002\)/);
  assert.equal(refused["aria-disabled"], true);
});

test("every thing has its id, and only what the menu names can be pressed", () => {
  const props = propsOf({ "room:r3c1": room });
  const named = targetOf(props, "room:r3c1", "Lobby");
  assert.equal(named["data-target"], "room:r3c1");
  assert.equal(named.role, "button");
  assert.equal(named.tabIndex, 0);
  const other = targetOf(props, "room:r0c0", "room A4");
  assert.equal(other["data-target"], "room:r0c0");
  assert.equal(other.role, "img");
  assert.equal(other.tabIndex, undefined);
  assert.equal(other.onClick, undefined);
});

test("a finger points at nothing before it presses", () => {
  const pointed: (string | null)[] = [];
  const onHover = (target: string | null) => void pointed.push(target);
  const wide = propsOf({ "room:r3c1": room }, { onHover });
  targetOf(wide, "room:r3c1", "Lobby").onPointerEnter();
  targetOf({ ...wide, layout: "phone" }, "room:r3c1", "Lobby").onPointerEnter();
  assert.deepEqual(pointed, ["room:r3c1"]);
});
