import assert from "node:assert/strict";
import { test } from "node:test";
import { DRAWINGS } from "boards:drawings";
import { HOWS } from "games:how";
import { RULES } from "games:rules";
import { LANGS } from "../settings";
import { askedFor, howOf, type How } from "./how";
import { readRulebook } from "./rulebook";

const LONGEST = 220; // characters of a section: two or three short sentences
const sentences = (text: string): number => text.match(/[.?!](?=\s|$)/g)?.length ?? 0;

test("every game with rules says how it goes, with drawings", () => {
  assert.ok(RULES.size >= 5);
  assert.deepEqual([...HOWS.keys()], [...RULES.keys()]);
  for (const game of HOWS.keys()) assert.ok(DRAWINGS.has(game), game);
});

for (const [game, texts] of RULES) {
  const known = new Set(
    readRulebook(texts.en).chapters.flatMap(({ rules }) => rules.map((rule) => rule.number)),
  );

  test(`how ${game} goes: short, in both languages, with rules that exist and drawings`, async () => {
    const how = (await howOf(game)) as How;
    const { drawings } = await DRAWINGS.get(game)!();
    const ids = how.sections.map(({ id }) => id);
    for (const id of ["goal", "round", "end"]) assert.ok(ids.includes(id), id);
    assert.equal(new Set(ids).size, ids.length);
    assert.ok(ids.length <= 8);
    const used = how.sections.map(({ drawing }) => drawing);
    assert.deepEqual([...used].sort(), Object.keys(drawings.pictures).sort());
    for (const { id, title, text, rules } of how.sections) {
      assert.ok(rules.length > 0 && rules.every((rule) => known.has(rule)), `${id}: ${rules}`);
      for (const language of LANGS) {
        const said = text[language];
        assert.ok(title[language].length > 2 && title[language].length <= 28, title[language]);
        assert.ok(said.length > 40 && said.length <= LONGEST, `${said.length}: ${said}`);
        assert.ok(sentences(said) <= 3, said);
      }
    }
  });

  test(`questions about ${game}: in both languages, found by their own words`, async () => {
    const how = (await howOf(game)) as How;
    assert.ok(how.questions.length >= 8);
    for (const question of how.questions) {
      assert.ok(question.rules.length > 0 && question.rules.every((rule) => known.has(rule)));
      for (const language of LANGS) {
        assert.match(question.ask[language], /^[A-ZŻ].*\?$/);
        assert.ok(askedFor(how, question.ask[language]).includes(question), question.ask[language]);
      }
    }
  });

  test(`everyday questions about ${game} are answered`, async () => {
    const how = (await howOf(game)) as How;
    const first = (wanted: string): string | undefined => askedFor(how, wanted)[0]?.ask.en;
    for (const wanted of ["how do I win", "how to win?", "jak wygrac", "jak się wygrywa"]) {
      assert.match(first(wanted) ?? "", /win\?$/, wanted);
    }
    for (const wanted of ["when does it end", "kiedy koniec gry", "Kiedy kończy się gra?"]) {
      assert.match(first(wanted) ?? "", /end\?$/, wanted);
    }
    assert.equal(first("how do I"), undefined);
    assert.equal(first("spaceship"), undefined);
  });
}
