import assert from "node:assert/strict";
import { test } from "node:test";
import type { Outcome } from "../contract";
import { lang } from "../settings";
import { outcomeText, winText } from "./outcome";
import { lighthouse, setUp, state, view } from "./session_fixture";

const ended = (winners: number[], rival = false): Outcome => ({
  winners,
  rival,
  reason: "the lamp is out",
  rule: "LH-901",
});
const NAMES = ["Anna", "Bartek", "Celina"];
const seen = (outcome: Outcome, seat: number | null, game = lighthouse): string =>
  winText(outcome, game, seat, (each) => NAMES[each] ?? "");

const solo = { ...lighthouse, rival: { en: "The storm", pl: "Sztorm" } };
const team = { ...lighthouse, cooperative: true };

test("a winner is told in the second person, others by name", () => {
  lang.value = "en";
  assert.equal(seen(ended([1]), 1), "You win!");
  assert.equal(seen(ended([1]), 0), "Bartek wins.");
  assert.equal(seen(ended([1]), null), "Bartek wins.");
  assert.equal(seen(ended([0, 2]), 0), "Anna, Celina win.");
});

test("a rival's victory is said, also a shared one", () => {
  assert.equal(seen(ended([], true), 0, solo), "The storm wins.");
  assert.equal(seen(ended([0], true), 0, solo), "Anna, The storm win.");
  lang.value = "pl";
  assert.equal(seen(ended([], true), 0, solo), "Wygrywa: Sztorm.");
  assert.equal(winText(ended([], true), null, 0, String), "Wygrywa: Przeciwnik.");
  lang.value = "en";
});

test("a team wins together or loses together", () => {
  assert.equal(seen(ended([0, 1, 2]), 1, team), "You have won together!");
  assert.equal(seen(ended([0]), 0, team), "You win!");
  assert.equal(seen(ended([]), 1, team), "The game is lost.");
  assert.equal(seen(ended([]), null, team), "The game is lost.");
});

test("whoever gave up has not won, whatever the bot made of the seat", () => {
  const { line, session } = setUp();
  const seat = { kind: "bot", name: "Anna", connected: true } as const;
  const over = { to_move: null, over: true, outcome: ended([0]), names: ["Anna", "Bartek"] };
  line().open();
  line().say({ ...state, phase: "over", seats: [{ ...seat, resigned: true }, seat] });
  line().say(view(0, 0, over));
  assert.equal(outcomeText(session), "Anna (resigned) wins.");
  line().say({ ...state, phase: "over", seats: [seat, seat] });
  assert.equal(outcomeText(session), "You win!");
});
