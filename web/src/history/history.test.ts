import assert from "node:assert/strict";
import { test } from "node:test";
import { forget, remember } from "../memory";
import { setUp, state, view } from "../table/session_fixture";
import { byLevel, levelOf, ratings, resultOf, START, streaks } from "./figures";
import { readHistory, writeHistory } from "./file";
import { addGames, deleteAll, deleteGame, played, startHistory, type PlayedGame } from "./games";

let count = 0;

/** A game of three, me on the first seat, against bots of a level. */
const game = (more: Partial<PlayedGame> = {}, bot = "normal"): PlayedGame => ({
  id: `g${++count}`,
  game: "lighthouse",
  at: count,
  seats: [{ name: "Anna" }, { name: "Deneb", bot }, { name: "Mizar", bot }],
  mine: [0],
  scores: [30, 20, 10],
  places: [1, 2, 3],
  winners: [0],
  rival: false,
  ...more,
});
const lost = (bot?: string) => game({ winners: [1], scores: [5, 20, 10], places: [3, 1, 2] }, bot);

test("a result is one's own, or nobody's where several shared the screen", () => {
  assert.equal(resultOf(game()), "won");
  assert.equal(resultOf(lost()), "lost");
  assert.equal(resultOf(game({ winners: [0, 1] })), "shared");
  assert.equal(resultOf(game({ rival: true })), "shared");
  assert.equal(resultOf(game({ mine: [0, 1] })), null);
});

test("the company is the strongest bot, or people", () => {
  assert.equal(levelOf(game({}, "hard")), "hard");
  const seats = [{ name: "" }, { name: "", bot: "easy" }, { name: "", bot: "expert" }];
  assert.equal(levelOf(game({ seats })), "expert");
  assert.equal(levelOf(game({ seats: [{ name: "" }, { name: "Jan" }] })), "people");
  assert.equal(levelOf(game({ seats: [{ name: "" }] })), "alone");
});

test("a rating rises with bots that were beaten, more with strong ones", () => {
  const after = (...games: PlayedGame[]) => ratings(games).at(-1)?.rating ?? START;
  assert.ok(after(game()) > START);
  assert.ok(after(game({}, "expert")) > after(game({}, "easy")));
  assert.ok(after(lost("easy")) < START);
  assert.ok(after(lost("expert")) > after(lost("easy")));
  assert.equal(after(game({}, "easy")), START + 16);
  // What says nothing about it does not count.
  for (const more of [{ again: true }, { mine: [0, 1] }, { winners: [] }, { winners: [0, 1, 2] }]) {
    assert.deepEqual(ratings([game(more)]), []);
  }
  assert.deepEqual(ratings([game({ seats: [{ name: "" }, { name: "" }, { name: "" }] })]), []);
  // Places that cannot be told leave the points.
  assert.equal(after(game({ places: [null, null, null] }, "easy")), START + 16);
});

test("wins in a row are counted by time, whatever the order of the list", () => {
  const games = [game(), game(), lost(), game()];
  assert.deepEqual(streaks([...games].reverse()), { now: 1, best: 2 });
  assert.deepEqual(streaks([]), { now: 0, best: 0 });
  assert.deepEqual(streaks([game(), game({ mine: [0, 1] }), game()]), { now: 2, best: 2 });
});

test("lines by game and level", () => {
  const lines = byLevel([game(), lost(), game({}, "hard"), game({ scores: [null, 1, 2] })]);
  assert.deepEqual(
    lines.map(({ level, games, wins, best, mean }) => [level, games, wins, best, mean]),
    [
      ["normal", 3, 2, 30, 18],
      ["hard", 1, 1, 30, 30],
    ],
  );
});

test("a history survives its file, and nonsense does not get in", () => {
  const games = [game(), game({ again: true, scores: [null, 1, 2] })];
  assert.deepEqual(readHistory(writeHistory(games)), games);
  const spoilt = (change: object) => writeHistory([{ ...game(), ...change }]);
  const bad = [
    "",
    "[]",
    "{}",
    `{"kind":"pionek history","version":2,"games":[]}`,
    `{"kind":"pionek history","version":1,"games":[null]}`,
    spoilt({ seats: [] }),
    spoilt({ seats: "abc" }),
    spoilt({ winners: [7] }),
    spoilt({ scores: [1] }),
    spoilt({ places: ["1", 2, 3] }),
    spoilt({ id: "" }),
    spoilt({ at: -1 }),
  ];
  for (const text of bad) assert.equal(readHistory(text), null, text);
});

test("a game is kept once when it ends, and does not come back when it was deleted", () => {
  deleteAll();
  remember("T", { game: "lighthouse", mine: [{ seat: 0, key: "K" }] });
  const { session, line } = setUp();
  const stop = startHistory(session);
  line().open();
  const seats = [
    { kind: "person" as const, name: "Anna", connected: true },
    { kind: "bot" as const, name: "Deneb", bot: "hard", connected: false },
  ];
  line().say({ ...state, seats });
  line().say(view(1, 0));
  assert.equal(played.value.length, 0);
  const outcome = { winners: [0], rival: false, reason: "", rule: "" };
  const end = { over: true, to_move: null, outcome, scores: [9, 4], places: [1, 2] };
  line().say(view(2, 1, end));
  line().say({ ...state, seats, phase: "over" });
  assert.equal(played.value.length, 1);
  assert.deepEqual(played.value[0]?.seats, [{ name: "Anna" }, { name: "Deneb", bot: "hard" }]);
  assert.equal(addGames(played.value), 0, "known already");
  deleteGame("T");
  line().say({ ...state, seats, phase: "over", watchers: 1 });
  assert.deepEqual(played.value, []);
  stop();
  forget("T");
});
