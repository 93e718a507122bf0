import assert from "node:assert/strict";
import { test } from "node:test";
import type { Board, Progress, View } from "../contract";
import { lang } from "../settings";
import { headlineOf } from "./headline";
import { lighthouse, view } from "./session_fixture";

const board = { headline: () => ({ text: "Fog", detail: "three ships left" }) } as unknown as Board;
const text = (progress: Progress, more: Partial<View> = {}): string =>
  headlineOf(view(5, 0, { progress, ...more }), lighthouse, board, {}).text;

test("the round comes from the game, the rest from its board", () => {
  lang.value = "en";
  assert.equal(text({ round: 3, rounds: 8 }), "Round 3 of 8 · Fog");
  assert.equal(text({ round: 0 }), "Fog");
});

test("in a phase the ribbon shows what is done, where we are and what comes", () => {
  const at = headlineOf(view(5, 0, { progress: { round: 3, phase: 1 } }), lighthouse, board, {});
  assert.deepEqual(at, {
    text: "Round 3",
    ribbon: [
      { name: "Watch", state: "done" },
      { name: "Night", state: "now" },
    ],
    detail: "Fog · three ships left",
  });
  lang.value = "pl";
  const first = view(5, 0, { progress: { round: 3, rounds: 8, phase: 0 } });
  const { text: polish, ribbon } = headlineOf(first, lighthouse, board, {});
  assert.equal(polish, "Runda 3 z 8");
  assert.deepEqual(
    ribbon.map(({ name, state }) => `${name} ${state}`),
    ["Wachta now", "Noc next"],
  );
  lang.value = "en";
});

test("at the end it says why", () => {
  const outcome = { winners: [], rival: false, reason: "the lamp is out", rule: "LH-901" };
  const over = view(5, 0, { over: true, to_move: null, outcome });
  assert.deepEqual(headlineOf(over, lighthouse, board, {}), {
    text: "The game is over",
    ribbon: [],
    detail: "the lamp is out",
  });
});
