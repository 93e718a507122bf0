import assert from "node:assert/strict";
import { test } from "node:test";
import { en } from "../words/en";
import { commandOf, KEY_HELP, neighbour, next, type Key } from "./keyboard";

const key = (name: string, more: Partial<Key> = {}): Key => ({
  key: name,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  ...more,
});

test("every key of the brief does what it should", () => {
  assert.deepEqual(commandOf(key("ArrowLeft")), { do: "walk", dx: -1, dy: 0 });
  assert.deepEqual(commandOf(key("Enter")), { do: "choose" });
  assert.deepEqual(commandOf(key("u")), { do: "undo" });
  assert.deepEqual(commandOf(key("U", { shiftKey: true })), { do: "undo" });
  assert.deepEqual(commandOf(key("h")), { do: "hint" });
  assert.deepEqual(commandOf(key("l")), { do: "tab", tab: "log" });
  assert.deepEqual(commandOf(key("?", { shiftKey: true })), { do: "help" });
  assert.deepEqual(commandOf(key("3")), { do: "option", index: 2 });
});

test("the browser keeps its own shortcuts", () => {
  assert.equal(commandOf(key("r", { ctrlKey: true })), null);
  assert.equal(commandOf(key("l", { metaKey: true })), null);
  assert.equal(commandOf(key("q")), null);
});

test("every key is explained", () => {
  for (const [, word] of KEY_HELP) assert.ok(en[word].length > 0);
});

const spots = [
  { target: "a", x: 0, y: 0 },
  { target: "b", x: 100, y: 10 },
  { target: "c", x: 60, y: 90 },
  { target: "d", x: 0, y: 100 },
];

test("arrows go to what lies in their direction", () => {
  assert.equal(neighbour(spots, "a", 1, 0), "b");
  assert.equal(neighbour(spots, "a", 0, 1), "d");
  assert.equal(neighbour(spots, "b", 0, 1), "c");
  assert.equal(neighbour(spots, "d", 0, -1), "a");
});

test("a walk begins somewhere and never ends", () => {
  assert.equal(neighbour(spots, null, 1, 0), "a");
  assert.equal(neighbour(spots, "gone", 1, 0), "a");
  assert.equal(neighbour(spots, "b", 1, 0), "a");
  assert.equal(neighbour([], null, 1, 0), null);
});

test("every target can be reached with the arrows", () => {
  const seen = new Set(["a"]);
  for (let round = 0; round < spots.length; ++round) {
    for (const from of [...seen]) {
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const to = neighbour(spots, from, dx, dy);
        if (to !== null) seen.add(to);
      }
    }
  }
  assert.equal(seen.size, spots.length);
});

test("without places the order is walked round and round", () => {
  assert.equal(next(["x", "y", "z"], null, 1), "x");
  assert.equal(next(["x", "y", "z"], null, -1), "z");
  assert.equal(next(["x", "y", "z"], "z", 1), "x");
  assert.equal(next(["x", "y", "z"], "x", -1), "z");
  assert.equal(next([], null, 1), null);
});
