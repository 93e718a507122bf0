import assert from "node:assert/strict";
import { test } from "node:test";
import { game, player, viewOf } from "../fixture";
import { describe } from "../description";
import { forecast } from "./forecast";

const claim = (seat: number, cubes: number, spent: number, both = false) => ({
  seat,
  cubes,
  spent,
  both,
});
const at = (claims: ReturnType<typeof claim>[], tile: string | null = "pt02", complete = false) =>
  describe(
    viewOf({
      plazas: { pa: { tile, complete, free: 1, claims } },
      players: [player(), player(), player()],
    }),
  );
const told = (d: ReturnType<typeof at>, held: Parameters<typeof forecast>[3] = null) =>
  forecast(game, d, "pa", held).map(({ who, both }) => `${who} ${both ? "both" : "one"}`);

test("most cubes get both rewards, others with a cube one", () => {
  assert.deepEqual(told(at([claim(0, 1, 9), claim(1, 2, 4)])), ["0 one", "1 both"]);
});

test("of equals the dearer buildings win, and all where that is equal, too", () => {
  assert.deepEqual(told(at([claim(0, 1, 3), claim(1, 1, 5)])), ["0 one", "1 both"]);
  assert.deepEqual(told(at([claim(0, 1, 5), claim(1, 1, 5)])), ["0 both", "1 both"]);
});

test("nothing is forecast where nothing is to be had", () => {
  assert.deepEqual(told(at([claim(0, 1, 3)], null)), []);
  assert.deepEqual(told(at([claim(0, 1, 3)], "pt02", true)), []);
});

test("the building in hand counts as if it stood there with its cube", () => {
  const place = game.city.find(({ kind, plaza }) => kind === "space" && plaza === "pa")!.id;
  const buildings = [...game.hexes.values()].filter(({ kind }) => kind === "building");
  const held = (cube: boolean) => ({
    hex: buildings.find(({ cubeSpace }) => cubeSpace === cube)!,
    place,
  });
  const d = at([claim(1, 1, 0)]);
  assert.deepEqual(told(d, held(true)), ["1 one", "0 both"]);
  assert.deepEqual(told(d, held(false)), ["1 both"], "no room for a cube");
});
