import assert from "node:assert/strict";
import { test } from "node:test";
import type { MenuOption } from "../contract";
import { BY_NAME, fitting, groupsFit, isLong, rowsOf, twoLines } from "./fitting";

const city = (name: string): MenuOption => ({
  move: `build ${name}`,
  label: `${name}: 10`,
  targets: [`city:${name}`],
  price: 10,
});
const options = ["Aachen", "Berlin", "Kiel", "Trier"].map(city);
const wide = (row: number, rows: 1 | 2 = 1, besides: number[] = []) => ({
  widths: BY_NAME,
  row,
  rows,
  besides,
});

test("all are shown where all fit", () => {
  assert.equal(fitting(options, wide(2000), null).length, 4);
});

test("where they do not, some make room for the button of the rest", () => {
  const shown = fitting(options, wide(400), null);
  assert.ok(shown.length >= 1 && shown.length < 4);
  assert.deepEqual(shown, options.slice(0, shown.length));
});

test("at least one is shown, however narrow it is", () => {
  assert.equal(fitting(options, wide(0), null).length, 1);
  assert.equal(fitting([], wide(0), null).length, 0);
});

test("the one that is pointed at is always there", () => {
  const shown = fitting(options, wide(400), "city:Trier");
  assert.equal(shown[shown.length - 1]?.move, "build Trier");
});

test("a button that is pointed at stays where it is, though others share its target", () => {
  const walk = (to: string): MenuOption => ({
    move: `move a ${to}`,
    label: `a to ${to}`,
    targets: ["room:a", `room:${to}`],
  });
  const moves = ["b", "c", "d", "e", "f", "g"].map(walk);
  const before = fitting(moves, wide(480), "room:c");
  assert.ok(before.length < moves.length);
  assert.deepEqual(fitting(moves, wide(480), "room:a"), before);
});

test("groups fit or do not; a group of one is as wide as what is in it", () => {
  const group = (name: string) => ({ id: name, name, options });
  assert.equal(groupsFit(["a", "b", "c"].map(group), wide(100)), false);
  assert.equal(groupsFit(["a", "b", "c"].map(group), wide(300)), true);
  const alone = { ...group("Residences of the city of Leipzig"), options: options.slice(0, 1) };
  assert.equal(groupsFit([alone], wide(140)), true);
});

test("what does not fit into one row gets two", () => {
  assert.equal(rowsOf(options, 2000), 1);
  assert.equal(rowsOf(options, 100), 2);
});

test("what else stands in the rows is left its place", () => {
  const alone = fitting(options, wide(480), null).length;
  assert.ok(fitting(options, wide(480, 1, [200]), null).length < alone);
  assert.equal(fitting(options, wide(480, 2, [200]), null).length, 4);
});

test("wide buttons lose the end of a row", () => {
  const sentence = (n: number): MenuOption =>
    city(`Sign a contract and take its reward twice, number ${n}`);
  const sentences = [1, 2, 3, 4].map(sentence);
  assert.ok(isLong(sentences[0]!.label));
  const one = twoLines("Sign a contract and take its reward twice, number 1");
  // Two rows of one and a half: three do not fit, whatever is left at the ends.
  assert.ok(fitting(sentences, wide(1.6 * one, 2), null).length <= 2);
});
