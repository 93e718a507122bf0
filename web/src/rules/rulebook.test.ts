import assert from "node:assert/strict";
import { test } from "node:test";
import english from "../../../games/power-grid/rules.en.md";
import polish from "../../../games/power-grid/rules.pl.md";
import { findRule, pieces, plain, readRulebook, searchRules } from "./rulebook";

const en = readRulebook(english);
const pl = readRulebook(polish);
const numbers = (book: typeof en): string[] =>
  book.chapters.flatMap((chapter) => chapter.rules.map((rule) => rule.number));

test("every rule of the file is read, in both languages", () => {
  const count = english.split("\n").filter((line) => line.startsWith("- **")).length;
  assert.equal(numbers(en).length, count);
  assert.deepEqual(numbers(pl), numbers(en));
  assert.equal(new Set(numbers(en)).size, count);
});

test("every ruling belongs to its rule", () => {
  const count = english.split("\n").filter((line) => line.startsWith("  > ")).length;
  const read = en.chapters.flatMap((chapter) => chapter.rules).filter((rule) => rule.ruling);
  assert.equal(read.length, count);
  assert.match(findRule(en, "PG-105")?.ruling ?? "", /adjacent/);
  assert.match(findRule(pl, "PG-105")?.ruling ?? "", /sąsiadują/);
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

test("every rule that is mentioned exists", () => {
  for (const book of [en, pl]) {
    for (const rule of book.chapters.flatMap((chapter) => chapter.rules)) {
      for (const piece of pieces(`${rule.text} ${rule.ruling}`)) {
        if (piece.kind === "rule") assert.ok(findRule(book, piece.text), piece.text);
      }
    }
  }
});
