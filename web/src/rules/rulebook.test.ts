import assert from "node:assert/strict";
import { test } from "node:test";
import { RULES } from "games:rules";
import { pieces, plain, readRulebook, searchRules, type Rule, type Rulebook } from "./rulebook";

const rulesOf = (book: Rulebook): Rule[] => book.chapters.flatMap((chapter) => chapter.rules);
const numbers = (book: Rulebook): string[] => rulesOf(book).map((rule) => rule.number);
const linesWith = (text: string, start: string): number =>
  text.split("\n").filter((line) => line.startsWith(start)).length;

const lighthouse = readRulebook(`# Lighthouse

## 1xx Setting up

- **LH-101** Two keepers share a tower.

## 2xx The watch

- **LH-201** On their watch keepers fetch oil or guide a ship.
  > ruling: as in LH-101, a tower has two keepers at most.
- **LH-202** Oil is kept in barrels (Beczki, łódź).
`);

test("chapters are named without their file numbers and hold their rules with rulings", () => {
  assert.deepEqual(
    lighthouse.chapters.map((chapter) => chapter.title),
    ["Setting up", "The watch"],
  );
  assert.deepEqual(numbers(lighthouse), ["LH-101", "LH-201", "LH-202"]);
  assert.match(rulesOf(lighthouse)[1]?.ruling ?? "", /two keepers at most/);
});

test("which figures were designed is said in both languages, or in none", () => {
  assert.equal(lighthouse.figures, "");
  const told = readRulebook("# Lighthouse\n\n◇ The ships were designed.\n");
  assert.equal(told.figures, "The ships were designed.");
  const said = [...RULES].filter(([game, texts]) => {
    const [en, pl] = [readRulebook(texts.en).figures, readRulebook(texts.pl).figures];
    assert.equal(en === "", pl === "", game);
    return en !== "";
  });
  assert.ok(said.length >= 4);
});

test("a bare number, words and missing marks all find", () => {
  const found = (wanted: string): string[] =>
    searchRules(lighthouse, wanted).flatMap((chapter) => chapter.rules.map((rule) => rule.number));
  assert.deepEqual(found("201"), ["LH-201"]);
  assert.deepEqual(found("oil barrel"), ["LH-202"]);
  assert.deepEqual(found("lodz"), ["LH-202"]);
  assert.deepEqual(found("oil tower barrel"), []);
  assert.equal(plain("Żółć ŁÓDŹ"), "zolc lodz");
  assert.equal(searchRules(lighthouse, "  "), lighthouse.chapters);
});

test("words of the other language find, too", () => {
  const polish = readRulebook(`# Latarnia

## 2xx Wachta

- **LH-202** Olej trzyma się w beczkach.
`);
  const found = searchRules(lighthouse, "beczkach", polish);
  assert.deepEqual(
    found.flatMap((chapter) => chapter.rules.map((rule) => rule.number)),
    ["LH-202"],
  );
});

test("numbers of rules inside a text become links", () => {
  const found = pieces("As in LH-118, **always**.");
  assert.deepEqual(
    found.map((piece) => [piece.kind, piece.text]),
    [
      ["text", "As in "],
      ["rule", "LH-118"],
      ["text", ", "],
      ["strong", "always"],
      ["text", "."],
    ],
  );
});

for (const [game, texts] of RULES) {
  const en = readRulebook(texts.en);
  const pl = readRulebook(texts.pl);

  test(`every rule and ruling of ${game} is read, in both languages`, () => {
    assert.ok(numbers(en).length > 20);
    assert.equal(numbers(en).length, linesWith(texts.en, "- **"));
    assert.deepEqual(numbers(pl), numbers(en));
    assert.equal(new Set(numbers(en)).size, numbers(en).length);
    for (const [book, text] of [
      [en, texts.en],
      [pl, texts.pl],
    ] as const) {
      assert.equal(rulesOf(book).filter((rule) => rule.ruling).length, linesWith(text, "  > "));
      for (const { title } of book.chapters) assert.ok(!/^\d+x/.test(title), title);
    }
  });

  test(`the rules of ${game} speak to players: no files, names of fields or formulas`, () => {
    for (const book of [en, pl]) {
      for (const { number, text, ruling } of rulesOf(book)) {
        const odd = /`|\.json|\.md|[a-z]_[a-z]|<=|>=|\b(max|min)\(|\dxx\b/.exec(
          `${text} ${ruling}`,
        );
        assert.equal(odd, null, `${number}: ${odd?.[0]}`);
      }
    }
  });

  test(`every rule that ${game} mentions exists and is a link`, () => {
    for (const book of [en, pl]) {
      const known = numbers(book);
      for (const rule of rulesOf(book)) {
        for (const piece of pieces(`${rule.text} ${rule.ruling}`)) {
          if (piece.kind === "rule") assert.ok(known.includes(piece.text), piece.text);
          else assert.ok(!/[A-Z]{2}-\d{3}/.test(piece.text), `${rule.number}: ${piece.text}`);
        }
      }
    }
  });
}
