import assert from "node:assert/strict";
import { test } from "node:test";
import carnegieEnglish from "../../../games/carnegie/rules.en.md";
import carnegiePolish from "../../../games/carnegie/rules.pl.md";
import english from "../../../games/power-grid/rules.en.md";
import polish from "../../../games/power-grid/rules.pl.md";
import { pieces, plain, readRulebook, searchRules, type Rule, type Rulebook } from "./rulebook";

const en = readRulebook(english);
const pl = readRulebook(polish);
const rulesOf = (book: Rulebook): Rule[] => book.chapters.flatMap((chapter) => chapter.rules);
const numbers = (book: Rulebook): string[] => rulesOf(book).map((rule) => rule.number);
const rulingOf = (book: Rulebook, number: string): string =>
  rulesOf(book).find((rule) => rule.number === number)?.ruling ?? "";

test("every rule of the file is read, in both languages", () => {
  const count = english.split("\n").filter((line) => line.startsWith("- **")).length;
  assert.equal(numbers(en).length, count);
  assert.deepEqual(numbers(pl), numbers(en));
  assert.equal(new Set(numbers(en)).size, count);
});

test("every ruling belongs to its rule", () => {
  const count = english.split("\n").filter((line) => line.startsWith("  > ")).length;
  assert.equal(rulesOf(en).filter((rule) => rule.ruling).length, count);
  assert.match(rulingOf(en, "PG-105"), /adjacent/);
  assert.match(rulingOf(pl, "PG-105"), /sąsiadują/);
});

test("chapters are named without their file numbers", () => {
  for (const chapter of en.chapters) assert.ok(!/^\d+x/.test(chapter.title), chapter.title);
});

test("a bare number, words and missing marks all find", () => {
  assert.deepEqual(
    searchRules(en, "304").flatMap((chapter) => chapter.rules.map((rule) => rule.number)),
    ["PG-304"],
  );
  assert.ok(searchRules(pl, "elektrownie licytacj").length > 0);
  assert.ok(searchRules(pl, "gracz zloty").length === 0);
  assert.equal(plain("Żółć ŁÓDŹ"), "zolc lodz");
  assert.equal(searchRules(en, "  "), en.chapters);
  assert.equal(searchRules(en, "no such words anywhere").length, 0);
});

test("numbers of rules inside a text become links", () => {
  const found = pieces("As in PG-118 (`players.json`), **always**.");
  assert.deepEqual(
    found.map((piece) => [piece.kind, piece.text]),
    [
      ["text", "As in "],
      ["rule", "PG-118"],
      ["text", " ("],
      ["code", "players.json"],
      ["text", "), "],
      ["strong", "always"],
      ["text", "."],
    ],
  );
});

test("every rule that is mentioned exists and is a link", () => {
  for (const book of [en, pl, readRulebook(carnegieEnglish), readRulebook(carnegiePolish)]) {
    const known = numbers(book);
    for (const rule of rulesOf(book)) {
      for (const piece of pieces(`${rule.text} ${rule.ruling}`)) {
        if (piece.kind === "rule") assert.ok(known.includes(piece.text), piece.text);
        else assert.ok(!/[A-Z]{2}-\d{3}/.test(piece.text), `${rule.number}: ${piece.text}`);
      }
    }
  }
});
