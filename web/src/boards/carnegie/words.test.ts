import assert from "node:assert/strict";
import { test } from "node:test";
import { nameOf } from "../people";
import { game } from "./fixture";
import { words } from "./words";

test("both languages have the same words, and short names for every department", () => {
  const keys = (value: object): string[] =>
    Object.entries(value).flatMap(([key, each]) =>
      each !== null && typeof each === "object" ? keys(each).map((k) => `${key}.${k}`) : [key],
    );
  assert.deepEqual(keys(words.pl).sort(), keys(words.en).sort());
  for (const id of game.departments.keys()) {
    for (const lang of ["en", "pl"] as const) {
      const name = words[lang].short[id];
      assert.ok(name && name.length <= 13, `${lang} ${id}`);
    }
  }
});

test("Polish counts in three forms", () => {
  assert.equal(words.pl.gain.goods(1), "1 towar");
  assert.equal(words.pl.gain.goods(3), "3 towary");
  assert.equal(words.pl.gain.goods(5), "5 towarów");
  assert.equal(words.pl.gain.goods(12), "12 towarów");
  assert.equal(words.pl.gain.goods(22), "22 towary");
  assert.deepEqual([1, 3, 5].map(words.pl.moves), ["1 ruch", "3 ruchy", "5 ruchów"]);
});

test("English donations are counted in order", () => {
  assert.equal(words.en.nextDonation(1, 5), "your 1st: $5");
  assert.equal(words.en.nextDonation(3, 15), "your 3rd: $15");
  assert.equal(words.en.nextDonation(11, 55), "your 11th: $55");
});

test("people are called by their names", () => {
  assert.equal(nameOf(0, ["Ada", ""], 0, words.en), "You");
  assert.equal(nameOf(1, ["Ada", ""], 0, words.pl), "Gracz 2");
});
