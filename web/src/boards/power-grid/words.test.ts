import assert from "node:assert/strict";
import { test } from "node:test";
import { nameOf } from "../people";
import { words } from "./words";

test("both languages say everything, and nothing is empty", () => {
  const keys = (lang: "en" | "pl") => Object.keys(words[lang]).sort();
  assert.deepEqual(keys("pl"), keys("en"));
  for (const lang of ["en", "pl"] as const) {
    for (const [key, word] of Object.entries(words[lang])) {
      if (typeof word === "string") assert.ok(word.length > 0, `${lang} ${key}`);
    }
  }
});

test("Polish counts cities as Polish does", () => {
  const say = words.pl.powers;
  assert.equal(say(1), "zasila 1 miasto");
  assert.equal(say(2), "zasila 2 miasta");
  assert.equal(say(5), "zasila 5 miast");
  assert.equal(say(12), "zasila 12 miast");
  assert.equal(say(22), "zasila 22 miasta");
  assert.equal(words.en.powers(1), "supplies 1 city");
});

test("a seat is you, its name, or its number", () => {
  assert.equal(nameOf(0, ["Zofia"], 0, words.pl), "Ty");
  assert.equal(nameOf(0, ["Zofia"], 1, words.pl), "Zofia");
  assert.equal(nameOf(2, ["", "", ""], null, words.en), "Player 3");
});
