// A telling names the phrases of its game, and the journal says them by number: their place in the
// words file. Both hold only while the file has the order of the program's list.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const games = readdirSync(join(root, "games")).filter((id) =>
  existsSync(join(root, "games", id, "words", "en.json")),
);
const read = (...path) => readFileSync(join(root, ...path), "utf8");
const keysIn = (id, lang) => Object.keys(JSON.parse(read("games", id, "words", `${lang}.json`)));

test("the words of every game stand in the order in which the program counts them", () => {
  for (const id of games) {
    const source = read("engine", id.replaceAll("-", "_"), "words.hpp");
    const [, list] = /#define PIONEK_\w+_WORDS\(X\)(.*?)\n\n/s.exec(source);
    const [, ...counted] = [...list.matchAll(/X\((\w+)\)/g)].map(([, key]) => key);
    for (const lang of ["en", "pl"]) assert.deepEqual(keysIn(id, lang), counted, `${id} ${lang}`);
  }
});

const blanksOf = (text) => [...text.matchAll(/\{\+?(\d)/g)].map(([, at]) => Number(at));

test("every telling speaks both languages, and only of phrases and blanks that there are", () => {
  for (const id of games) {
    const { log } = JSON.parse(read("games", id, "telling.json"));
    const words = JSON.parse(read("games", id, "words", "en.json"));
    for (const [key, clause] of Object.entries(log.lines)) {
      const { en, pl, each, as = {}, pays = {}, gains = {}, event, opens, follows } = clause;
      const where = `${id} ${key}`;
      assert.ok(key in words, where);
      assert.equal(en === undefined, pl === undefined, where);
      assert.ok(!event || en, where);
      assert.ok([event, opens, follows].filter(Boolean).length <= 1, where);
      assert.ok(!en?.includes("{list}") || each, where);
      for (const [thing, said] of Object.entries(as)) {
        assert.match(thing, /^[a-z_]+:[a-z0-9_.-]+$/, where);
        assert.ok(said.pl && (said.en ?? en), `${where} ${thing}`);
      }
      const phrase = words[key].text ?? words[key];
      const filled = Math.max(-1, ...blanksOf(phrase));
      const used = [en, pl, each?.en, each?.pl].flatMap((text) => blanksOf(text ?? ""));
      const changes = Object.entries({ ...pays, ...gains });
      used.push(...changes.flatMap(([, at]) => (at === "one" ? [] : at)));
      for (const [amount] of changes) {
        if (amount.startsWith("@")) used.push(Number(amount.slice(1)));
        else assert.ok(amount in log.amounts, `${where}: ${amount}`);
      }
      for (const at of used) assert.ok(at <= filled, `${where}: {${at}}`);
      for (const [text, forms] of [
        [en ?? "", 2],
        [pl ?? "", 3],
      ]) {
        for (const [, list] of text.matchAll(/\{\+?[n\d]\|([^{}]*)\}/g)) {
          assert.equal(list.split("|").length, forms, `${where}: ${text}`);
        }
      }
    }
  }
});
