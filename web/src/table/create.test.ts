import assert from "node:assert/strict";
import { test } from "node:test";
import type { TableState } from "../net/messages";
import { again, readAmount } from "./create";

const state: TableState = {
  table: "T",
  type: "state",
  phase: "over",
  seats: [
    { kind: "person", name: "Ola", connected: true },
    { kind: "person", name: "Jan", connected: false },
    { kind: "bot", name: "Bot 3", bot: "hard", connected: false },
  ],
  you: 0,
  host: true,
  clock: { kind: "turn", seconds: 120, on_timeout: "bot", left: [120, 120, 120] },
  game: "lighthouse",
  title: "Friday",
  private: false,
  options: { map: "usa" },
  hints: false,
  commit: null,
  watchers: 0,
};

test("a rematch keeps people, bots, clock and agreements", () => {
  assert.deepEqual(again(state, new Set([0])), {
    game: "lighthouse",
    title: "Friday",
    private: false,
    options: { map: "usa" },
    hints: false,
    seats: [
      { kind: "me", name: "Ola" },
      { kind: "person", name: "Jan" },
      { kind: "bot", bot: "hard" },
    ],
    clock: { kind: "turn", seconds: 120, on_timeout: "bot" },
  });
});

test("a rematch of a game without a clock has none; who only watched takes the first seat", () => {
  const next = again({ ...state, clock: null }, new Set());
  assert.deepEqual(next.clock, { kind: "none", on_timeout: "nothing" });
  assert.deepEqual(
    next.seats.map((seat) => seat.kind),
    ["me", "person", "bot"],
  );
});

test("an amount is read as people type it", () => {
  assert.deepEqual(["15", " 2 ", "1,5", "1.5", "1,"].map(readAmount), [15, 2, 1.5, 1.5, 1]);
  assert.deepEqual(["", "0", "-3", "soon", "1,5,2"].map(readAmount), [0, 0, 0, 0, 0]);
});
