import assert from "node:assert/strict";
import { test } from "node:test";
import { designedOf } from "./data";
import { game } from "./fixture";
import { ICONS } from "./icons";
import { words } from "./words";

test("both languages have the same words", () => {
  const keys = (value: object): string[] =>
    Object.entries(value).flatMap(([key, each]) =>
      each !== null && typeof each === "object" ? keys(each).map((k) => `${key}.${k}`) : [key],
    );
  assert.deepEqual(keys(words.pl).sort(), keys(words.en).sort());
});

test("every building has a sign, every large one a short name, every advisor one", () => {
  for (const [id, { size }] of game.buildings) {
    assert.ok(ICONS[`b-${id}`], id);
    for (const lang of ["en", "pl"] as const) {
      const name = words[lang].shortName[id];
      assert.equal(name !== undefined, size === "large", id);
      assert.ok((name?.length ?? 0) <= 10, name);
    }
  }
  for (const id of game.advisors.keys()) assert.ok(words.pl.advisorShort[id], id);
});

test("what was designed is told from what is printed", () => {
  assert.equal(designedOf("rulebook"), "none");
  assert.equal(designedOf("rulebook (effect), designed (rounds)"), "part");
  assert.equal(designedOf("designed"), "all");
});

test("Polish counts in three forms", () => {
  assert.deepEqual([1, 3, 5].map(words.pl.cards), ["1 karta", "3 karty", "5 kart"]);
});
