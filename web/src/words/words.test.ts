import assert from "node:assert/strict";
import { test } from "node:test";
import { en } from "./en";
import { pl } from "./pl";
import { lang } from "../settings";
import { counted, form } from "./plural";
import { fill, spanText } from "./words";

const keys = Object.keys(en) as (keyof typeof en)[];

/** What is filled in, without the forms. */
const blanks = (phrase: string): string[] =>
  [...new Set([...phrase.matchAll(/\{(\w+)/g)].map((found) => found[1] ?? ""))].sort();

test("both languages say the same things", () => {
  assert.deepEqual(Object.keys(pl).sort(), Object.keys(en).sort());
  for (const key of keys) assert.ok(pl[key].trim() !== "" && en[key].trim() !== "", key);
});

test("both languages fill in the same blanks", () => {
  for (const key of keys) assert.deepEqual(blanks(pl[key]), blanks(en[key]), key);
});

test("a number has two forms in English and three in Polish", () => {
  for (const key of keys) {
    for (const found of en[key].matchAll(/\{\w+\|([^}]*)\}/g)) {
      assert.equal(found[1]?.split("|").length, 2, key);
    }
    for (const found of pl[key].matchAll(/\{\w+\|([^}]*)\}/g)) {
      assert.equal(found[1]?.split("|").length, 3, key);
    }
  }
});

test("forms follow the grammar", () => {
  assert.deepEqual(
    [0, 1, 2, 5].map((n) => form("en", n)),
    [1, 0, 1, 1],
  );
  assert.deepEqual(
    [0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 112].map((n) => form("pl", n)),
    [2, 0, 1, 1, 2, 2, 2, 2, 2, 1, 2, 2],
  );
  assert.equal(counted(22, "miasto", "miasta", "miast"), "22 miasta");
  assert.equal(fill("pl", "{n} {n|ruch|ruchy|ruchów}", { n: 22 }), "22 ruchy");
  assert.equal(fill("en", "{name} {n|wins|win}", { name: "Ola", n: 1 }), "Ola wins");
});

test("the time of a clock is said as it was agreed", () => {
  lang.value = "en";
  assert.equal(spanText(15 * 60), "15 min");
  assert.equal(spanText(90), "01:30");
  assert.equal(spanText(2 * 86_400), "2 days");
  assert.equal(spanText(36 * 3600), "1 d 12 h");
  lang.value = "pl";
  assert.equal(spanText(5 * 86_400), "5 dni");
});

test("Polish is not English", () => {
  const alike = new Set<string>(["days_hours", "n_minutes", "bot", "seat_to_bot"]);
  for (const key of keys) assert.ok(pl[key] !== en[key] || alike.has(key), key);
});
