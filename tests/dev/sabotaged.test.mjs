// The same for tests in Node: it goes wrong on purpose, in the way PIONEK_SABOTAGE names.
import assert from "node:assert/strict";
import test from "node:test";

const sabotage = process.env.PIONEK_SABOTAGE;

test("is sound", () => {});

test("goes wrong", () => {
  if (sabotage === "crash") process.exit(3);
  assert.notEqual(sabotage, "failure");
});
