import assert from "node:assert/strict";
import { test } from "node:test";
import { cellOf, cells, inTwoLines } from "./cells";
import { fitting } from "./fitting";

/** As if all letters were of one width. */
const measure = (text: string): number => 7 * text.length;

test("a name has two lines, broken where they are shortest", () => {
  assert.equal(cellOf("Koniec zakupów", 0, measure), 76);
  assert.equal(cellOf("Dział planowania strategicznego", 0, measure), 7 * 16 + 20);
  assert.ok(inTwoLines("Dział planowania strategicznego", 0, measure));
});

test("a short name stays in one line, with its price", () => {
  assert.equal(inTwoLines("Olej", 10, measure), false);
  assert.equal(cellOf("Olej", 10, measure), 76);
});

test("what stands behind a name makes its button wider", () => {
  const name = "Kamieniołomy / Budynek";
  assert.ok(cellOf(name, 24, measure) > cellOf(name, 0, measure));
});

test("two rows of a phone hold what fits into them, and never more", () => {
  const options = ["Kopalnie / Mur", "Ulepszenie / Trakt", "Kamieniołomy / Budynek"].flatMap(
    (name) => [1, 2].map((n) => ({ move: `${name} ${n}`, label: name, targets: [name] })),
  );
  const room = { widths: cells(measure), row: 336, rows: 2 as const, besides: [] };
  assert.equal(fitting(options.slice(0, 4), room, null).length, 4);
  assert.ok(fitting(options, { ...room, besides: [96] }, null).length < 6);
});
