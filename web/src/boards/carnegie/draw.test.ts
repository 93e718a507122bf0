import assert from "node:assert/strict";
import { test } from "node:test";
import { paid } from "./data";
import { glyphsOf, incomeText } from "./draw";
import { game } from "./fixture";

const said = (glyphs: ReturnType<typeof glyphsOf>): string =>
  glyphs.map((glyph) => glyph.sign ?? glyph.text).join("");

test("an income is figures and signs, with a stroke between what one may choose from", () => {
  assert.equal(said(glyphsOf({ money: 3, vp: 1 }, [], "en")), "$31vp");
  assert.equal(said(glyphsOf({ money: 3 }, [], "pl")), "3$");
  assert.equal(said(glyphsOf({}, [{ goods: 1 }, { money: 3 }], "en")), "goods/$3");
  assert.equal(said(glyphsOf({ goods: 2 }, [], "en")), "2goods");
});

test("and the same in words", () => {
  assert.equal(incomeText({ money: 2 }, [], "en"), "$2");
  assert.equal(incomeText({}, [{ employee: 1 }, { money: 1 }], "en"), "a new employee or $1");
  assert.equal(incomeText({}, [{ goods: 1 }, { money: 3 }], "pl"), "1 towar albo 3\u00a0$");
});

test("the places of the strips pay what the data say", () => {
  const places = game.types.get("housing")!.sides.A!.spaces;
  assert.deepEqual(paid(places[0]!.income), { income: { money: 2 }, choice: [] });
  assert.deepEqual(paid(places[1]!.income).choice, [{ employee: 1 }, { money: 1 }]);
  assert.deepEqual(paid(places[4]!.income), { income: {}, choice: [] });
});
