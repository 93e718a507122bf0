import assert from "node:assert/strict";
import { test } from "node:test";
import { words } from "./words";

test("both languages have the same words", () => {
  const keys = (value: object): string[] =>
    Object.entries(value).flatMap(([key, each]) =>
      each !== null && typeof each === "object" ? keys(each).map((k) => `${key}.${k}`) : [key],
    );
  assert.deepEqual(keys(words.pl).sort(), keys(words.en).sort());
});

test("Polish counts in three forms", () => {
  const egg = (n: number) => words.pl.item("egg", n);
  assert.deepEqual([1, 3, 5, 12, 22].map(egg), ["1 jajo", "3 jaja", "5 jaj", "12 jaj", "22 jaja"]);
  assert.deepEqual([1, 4, 11].map(words.pl.turnsLeft), [
    "jeszcze 1 tura",
    "jeszcze 4 tury",
    "jeszcze 11 tur",
  ]);
});

test("English says one thing and two things", () => {
  assert.equal(words.en.item("gold_window", 1), "1 gold window");
  assert.equal(words.en.item("gold_window", 2), "2 gold windows");
  assert.equal(words.en.item("gold", 2), "2 gold");
});
