import assert from "node:assert/strict";
import { test } from "node:test";
import type { Board, Progress, View } from "../contract";
import { lang } from "../settings";
import { headlineOf } from "./headline";
import { lighthouse, view } from "./session_fixture";

const board = { headline: () => ({ text: "Fog", detail: "three ships left" }) } as unknown as Board;
const text = (progress: Progress, more: Partial<View> = {}): string =>
  headlineOf(view(5, 0, { progress, ...more }), lighthouse, board, {}).text;

test("round and phase come from the game, the rest from its board", () => {
  lang.value = "en";
  assert.equal(text({ round: 3, phase: 1 }), "Round 3 · Night · Fog");
  assert.equal(text({ round: 3, rounds: 8 }), "Round 3 of 8 · Fog");
  assert.equal(text({ round: 0 }), "Fog");
  lang.value = "pl";
  assert.equal(text({ round: 3, rounds: 8, phase: 0 }), "Runda 3 z 8 · Wachta · Fog");
  lang.value = "en";
});

test("at the end it says why", () => {
  const outcome = { winners: [], rival: false, reason: "the lamp is out", rule: "LH-901" };
  const over = view(5, 0, { over: true, to_move: null, outcome });
  assert.deepEqual(headlineOf(over, lighthouse, board, {}), {
    text: "The game is over",
    detail: "the lamp is out",
  });
});
