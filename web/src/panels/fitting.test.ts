import assert from "node:assert/strict";
import { test } from "node:test";
import type { MenuOption } from "../contract";
import { fitting, groupsFit, rowsOf } from "./fitting";

const city = (name: string): MenuOption => ({
  move: `build ${name}`,
  label: `${name}: 10`,
  targets: [`city:${name}`],
  price: 10,
});
const options = ["Aachen", "Berlin", "Kiel", "Trier"].map(city);

test("all are shown where all fit", () => {
  assert.equal(fitting(options, 2000, null).length, 4);
});

test("where they do not, some make room for the button of the rest", () => {
  const shown = fitting(options, 400, null);
  assert.ok(shown.length >= 1 && shown.length < 4);
  assert.deepEqual(shown, options.slice(0, shown.length));
});

test("at least one is shown, however narrow it is", () => {
  assert.equal(fitting(options, 0, null).length, 1);
  assert.equal(fitting([], 0, null).length, 0);
});

test("the one that is pointed at is always there", () => {
  const shown = fitting(options, 400, "city:Trier");
  assert.equal(shown[shown.length - 1]?.move, "build Trier");
});

test("a button that is pointed at stays where it is, though others share its target", () => {
  const walk = (to: string): MenuOption => ({
    move: `move a ${to}`,
    label: `a to ${to}`,
    targets: ["room:a", `room:${to}`],
  });
  const moves = ["b", "c", "d", "e", "f", "g"].map(walk);
  const before = fitting(moves, 480, "room:c");
  assert.ok(before.length < moves.length);
  assert.deepEqual(fitting(moves, 480, "room:a"), before);
});

test("a few groups are all shown, of many as many as fit", () => {
  const group = (name: string) => ({ id: name, name, options });
  assert.equal(groupsFit(["a", "b", "c"].map(group), 100), 3);
  const many = Array.from({ length: 20 }, (_, i) => group(`group ${i}`));
  const shown = groupsFit(many, 700);
  assert.ok(shown >= 1 && shown < 20);
  assert.equal(groupsFit(many, 5000), 20);
});

test("what does not fit into one row gets two", () => {
  assert.equal(rowsOf(options, 2000), 1);
  assert.equal(rowsOf(options, 100), 2);
});
