import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameInfo } from "../net/messages";
import { blank, companyOf, hintsOf, inCompany, privateOf, resized, toTable } from "./draft";

const game: GameInfo = {
  id: "lighthouse",
  name: { en: "Lighthouse", pl: "Latarnia" },
  seats: { min: 2, max: 5 },
  cooperative: false,
  rival: null,
  phases: [],
  options: [],
  lessons: [],
  puzzles: [],
  bots: ["random", "easy", "normal", "hard"],
  bot_styles: {},
};

const kinds = (seats: readonly { kind: string }[]) => seats.map((seat) => seat.kind).join(" ");

test("with friends all other seats are kept for them, also those that come later", () => {
  const draft = blank(game, "friends");
  assert.equal(kinds(draft.seats), "me person person person");
  assert.equal(companyOf(draft), "friends");
  assert.equal(kinds(resized(draft, 5)), "me person person person person");
  assert.equal(kinds(resized(draft, 2)), "me person");
  assert.equal(hintsOf(draft), false);
  assert.equal(privateOf(draft), true);
});

test("a mixed company has no name and grows by bots", () => {
  const draft = blank(game, "friends");
  draft.seats[2] = { kind: "bot", bot: "hard" };
  assert.equal(companyOf(draft), null);
  assert.deepEqual(resized(draft, 5).at(-1), { kind: "bot", bot: "normal" });
  assert.equal(kinds(inCompany(draft, "bots")), "me bot bot bot");
});

test("whoever awaits anybody has a public table, and a private one again without", () => {
  const draft = blank(game, "friends");
  draft.seats[1] = { kind: "open" };
  assert.equal(privateOf(draft), false);
  assert.equal(toTable(draft, "Anna").private, false);
  draft.seats[1] = { kind: "person" };
  assert.equal(toTable(draft, "Anna").private, true);
});

test("I keep my seat, wherever it is", () => {
  const draft = blank(game, "bots");
  draft.seats = [{ kind: "bot", bot: "easy" }, { kind: "me" }, { kind: "me", name: "Ola" }];
  assert.equal(kinds(inCompany(draft, "anybody")), "open me open");
  assert.deepEqual(toTable(draft, "Anna").seats, [
    { kind: "bot", bot: "easy" },
    { kind: "me", name: "Anna" },
    { kind: "me", name: "Ola" },
  ]);
});

test("nobody is given a name that was not told", () => {
  assert.deepEqual(toTable(blank(game, "bots"), "").seats[0], { kind: "me" });
});

test("a clock is told in seconds", () => {
  const draft = { ...blank(game, "bots"), clock: "turn" as const, minutes: 1.5, title: " Friday " };
  const table = toTable(draft, "");
  assert.deepEqual(table.clock, { kind: "turn", seconds: 90, on_timeout: "nothing" });
  assert.equal(table.title, "Friday");
});
