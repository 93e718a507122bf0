import assert from "node:assert/strict";
import { test } from "node:test";
import { game } from "../fixture";
import { isToken, itemsOf, summed, type Item } from "./gains";
import { TOKENS, SIGNS } from "./icons";
import { itemsText } from "./token";

const said = (items: Item[]): string =>
  items.map((item) => (isToken(item) ? `${item.n}${item.what}` : item)).join(" ");

test("effects are tokens, with a sign between choices and after a price", () => {
  assert.equal(said(itemsOf(game.sectors.get("sec_special_b")!.gain)), "1special or 2vp");
  assert.equal(said(itemsOf(game.sectors.get("sec_egg_stone")!.gain)), "1stone for 1egg");
  assert.equal(said(itemsOf(game.segments[1]!.free)), "1gold for 4vp");
  assert.equal(said(itemsOf(game.segments[2]!.free)), "2vp or 1silver_window");
});

test("and the same in words", () => {
  const items = itemsOf(game.sectors.get("sec_egg_stone")!.gain);
  assert.equal(itemsText(items, "en"), "1 stone for 1 egg");
  assert.equal(
    itemsText(
      [
        { what: "gold", n: 5 },
        { what: "egg", n: 2 },
      ],
      "pl",
    ),
    "5 złota, 2 jaja",
  );
});

test("pieces of one kind are added up", () => {
  const items: Item[] = [
    { what: "gold", n: 1 },
    { what: "egg", n: 1 },
    { what: "gold", n: 2 },
  ];
  assert.equal(said(summed(items)), "3gold 1egg");
});

test("everything that tiles, sectors, tokens and plazas give is drawn", () => {
  const given = [
    ...[...game.hexes.values()].flatMap((hex) => [
      ...itemsOf(hex.gain),
      ...hex.edges.flatMap(({ gain }) => itemsOf(gain)),
    ]),
    ...[...game.sectors.values()].flatMap(({ gain }) => itemsOf(gain)),
    ...[...game.tokens.values()].flatMap(({ gain }) => itemsOf(gain)),
    ...[...game.plazaTiles.values()].flatMap(({ top, bottom }) => itemsOf([...top, ...bottom])),
  ];
  for (const { what } of given.filter(isToken)) assert.ok(TOKENS[what] ?? SIGNS[what], what);
});
