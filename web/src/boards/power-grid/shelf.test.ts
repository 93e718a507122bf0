import assert from "node:assert/strict";
import { test } from "node:test";
import { describe } from "./description";
import { game, player, viewOf } from "./fixture";
import { comingOf, pilesOf } from "./shelf";

const [coal, , , uranium] = game.resources;

test("the dear places are full, the cheap ones are sold", () => {
  const piles = pilesOf(coal!, 14, 0);
  assert.deepEqual(
    piles.map((pile) => pile.tokens),
    [0, 0, 0, 2, 3, 3, 3, 3],
  );
  assert.equal(piles[0]!.price, 1);
});

test("the refill goes on from the dearest free place", () => {
  assert.deepEqual(
    pilesOf(coal!, 14, 6).map((pile) => pile.coming),
    [0, 2, 3, 1, 0, 0, 0, 0],
  );
  assert.deepEqual(
    pilesOf(uranium!, 2, 1)
      .map((pile) => [pile.price, pile.tokens, pile.coming])
      .slice(-4),
    [
      [10, 0, 0],
      [12, 0, 1],
      [14, 1, 0],
      [16, 1, 0],
    ],
  );
});

test("an empty market is a shelf of free places", () => {
  for (const pile of pilesOf(coal!, 0, 0)) assert.equal(pile.tokens + pile.coming, 0);
});

test("the refill is bound by the shelf, the supply and what players may still burn", () => {
  const coming = (market: number, supply: number, refill: number, held: number): number => {
    const view = viewOf({
      players: [player(0, { fuel: { coal: held, oil: 0, garbage: 0, uranium: 0 } })],
    });
    const d = describe(view);
    return comingOf(coal!, {
      ...d,
      fuel: { ...d.fuel, coal: { market, price: 1, supply, refill } },
    });
  };
  assert.equal(coming(10, 14, 5, 0), 5);
  assert.equal(coming(22, 2, 5, 0), 2);
  assert.equal(coming(10, 1, 5, 2), 3);
  assert.equal(coming(24, 0, 5, 0), 0);
});

test("after the end nothing comes", () => {
  const d = describe(viewOf({ phase: "over" }));
  const fuel = { ...d.fuel, coal: { market: 0, price: null, supply: 24, refill: 5 } };
  assert.equal(comingOf(coal!, { ...d, fuel }), 0);
});
