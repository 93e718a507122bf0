import assert from "node:assert/strict";
import { test } from "node:test";
import type { View } from "../contract";
import { setUp, state, view } from "./session_fixture";
import { backToNow, follow, lookAt, step, ViewShelf, type Looking } from "./travel";

const table: Looking = { at: null, latest: 10 };
const viewAt = (ply: number): View => ({ ply }) as View;

test("looking at the last move, or beyond it, is being at the table", () => {
  assert.equal(lookAt(table, 4).at, 4);
  assert.equal(lookAt(table, 10).at, null);
  assert.equal(lookAt(table, 99).at, null);
  assert.equal(lookAt(table, -3).at, 0);
});

test("steps go from where the eyes are", () => {
  assert.equal(step(table, -1).at, 9);
  assert.equal(step({ at: 4, latest: 10 }, 1).at, 5);
  assert.equal(step({ at: 9, latest: 10 }, 1).at, null);
  assert.equal(step({ at: 0, latest: 10 }, -1).at, 0);
  assert.equal(backToNow({ at: 4, latest: 10 }).at, null);
});

test("the eyes stay in the past while the table goes on", () => {
  assert.deepEqual(follow({ at: 4, latest: 10 }, 12), { at: 4, latest: 12 });
  assert.deepEqual(follow(table, 12), { at: null, latest: 12 });
});

test("a move that was taken back cannot be looked at", () => {
  assert.deepEqual(follow({ at: 9, latest: 10 }, 8), { at: null, latest: 8 });
});

test("views are kept until moves are taken back or the language changes", () => {
  const shelf = new ViewShelf();
  shelf.open("0 en");
  shelf.put(viewAt(3));
  shelf.open("0 en");
  assert.equal(shelf.get(3)?.ply, 3);
  shelf.open("1 en");
  assert.equal(shelf.get(3), undefined);
});

test("the shelf does not grow for ever", () => {
  const shelf = new ViewShelf();
  for (let ply = 0; ply < 500; ++ply) shelf.put(viewAt(ply));
  assert.equal(shelf.get(0), undefined);
  assert.equal(shelf.get(499)?.ply, 499);
});

test("time travel shows the past and comes back", async () => {
  const { line, session } = setUp();
  line().open();
  line().say(state);
  line().say(view(5, 0));
  session.travel.look(2);
  assert.equal(line().last()?.type, "jump");
  const { changes: _, ...past } = view(2, 1, { latest: 5 });
  line().say(past);
  await Promise.resolve();
  assert.equal(session.travel.shown.value?.ply, 2);
  assert.equal(session.travel.atNow.value, false);
  line().say(view(6, 5));
  await Promise.resolve();
  assert.equal(session.travel.shown.value?.ply, 2);
  assert.equal(session.live.value?.ply, 6);
  session.travel.now();
  assert.equal(session.travel.shown.value?.ply, 6);
});

test("eyes that wander with the slider ask only for where they rest", async () => {
  const { line, session, rest } = setUp();
  line().open();
  line().say(state);
  line().say(view(90, 0));
  const asked = () => line().sent.flatMap((each) => (each.type === "jump" ? [each.ply] : []));
  for (let ply = 10; ply <= 60; ++ply) session.travel.look(ply);
  assert.deepEqual(asked(), [10]);
  rest();
  assert.deepEqual(asked(), [10, 60]);
  const { changes: _, ...past } = view(60, 59, { latest: 90 });
  line().say(past);
  await Promise.resolve();
  assert.equal(session.travel.shown.value?.ply, 60);
  rest();
  assert.deepEqual(asked(), [10, 60], "and then no more");
});
