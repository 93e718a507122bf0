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
  for (const id of games.filter((each) => existsSync(join(root, "games", each, "telling.json")))) {
    const { log } = JSON.parse(read("games", id, "telling.json"));
    const words = JSON.parse(read("games", id, "words", "en.json"));
    for (const [key, { en, pl, each, pays = {}, gains = {}, event }] of Object.entries(log.lines)) {
      const where = `${id} ${key}`;
      assert.ok(key in words, where);
      assert.equal(en === undefined, pl === undefined, where);
      assert.ok(!event || en, where);
      const phrase = words[key].text ?? words[key];
      const filled = Math.max(-1, ...blanksOf(phrase));
      const used = [en, pl, each?.en, each?.pl].flatMap((text) => blanksOf(text ?? ""));
      used.push(...Object.values(pays), ...Object.values(gains));
      for (const at of used) assert.ok(at <= filled, `${where}: {${at}}`);
      for (const amount of Object.keys({ ...pays, ...gains })) {
        assert.ok(amount in log.amounts, `${where}: ${amount}`);
      }
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
