// Several people at one screen: whose eyes the session has, and what it keeps of the eyes before.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { View } from "../contract";
import { setUp, state, view } from "./session_fixture";

const ANNA = { seat: 0, key: "K" };
const BARTEK = { seat: 1, key: "L" };
const ofBartek = (ply: number, since: number, more: Partial<View> = {}) =>
  view(ply, since, { seat: 1, to_move: 1, ...more });

test("all who share the screen sit down with it, and at another seat, too", () => {
  const { line, session } = setUp([ANNA, BARTEK]);
  line().open();
  assert.deepEqual(line().last(), {
    table: "T",
    type: "sit",
    key: "K",
    others: ["L"],
    since: 0,
    chat: 0,
    lang: "en",
  });
  line().say(state);
  line().say(view(5, 0, { to_move: 1 }));
  session.reseat("L");
  assert.deepEqual(session.journal.value.entries, [], "what Anna has read is not for Bartek");
  assert.deepEqual(line().last()?.others, ["K"]);
  assert.equal(line().last()?.key, "L");
  assert.equal(line().last()?.since, 0);
  line().say({ ...state, you: 1 });
  assert.equal(session.seat, 1);
  line().say(ofBartek(5, 0));
  assert.equal(session.seat, 1);
  assert.equal(session.journal.value.entries.length, 5);
  assert.equal(session.before.value, null);
});

test("when the key of somebody here is worthless the others sit down without it", () => {
  const { line, session, notices } = setUp([ANNA, BARTEK]);
  const refusal = { table: "T", type: "error", code: "bad_key", message: "" };
  session.lookTogether();
  line().open();
  line().say(refusal);
  assert.equal(line().last()?.type, "sit");
  assert.equal(line().last()?.key, "K");
  assert.equal(line().last()?.others, undefined);
  assert.equal(line().last()?.follow, undefined);
  assert.equal(session.problem.value, null);
  assert.equal(session.screen.together.value, false, "the curtain falls again");
  session.lookTogether();
  assert.equal(session.screen.together.value, false);
  line().say(refusal);
  assert.equal(session.problem.value?.code, "bad_key", "and when it was not that, it is told");
  assert.equal(notices.length, 0);
});

/** Anna and Bartek look together; Anna has to choose. */
function together() {
  const world = setUp([ANNA, BARTEK]);
  world.line().open();
  world.line().say(state);
  world.line().say(view(5, 0, { to_move: 0 }));
  world.session.lookTogether();
  world.line().say(state);
  world.line().say(view(5, 5, { to_move: 0 }));
  return world;
}

test("who look together sit down once and go with the turn", () => {
  const { line, session } = together();
  assert.equal(line().last()?.follow, true);
  assert.deepEqual(line().last()?.others, ["L"]);
  const sent = line().sent.length;
  session.moves.play("pass", "Pass");
  line().say(state); // of a table with a clock: told before the view, with the eyes before
  assert.equal(session.seat, 0);
  line().say(ofBartek(6, 5));
  assert.equal(session.seat, 1);
  assert.equal(session.myTurn.value, true);
  assert.equal(session.moves.pending.value, null);
  assert.deepEqual(
    line()
      .sent.slice(sent)
      .map(({ type, since }) => [type, since]),
    [
      ["move", 5],
      ["view", 0],
    ],
  );
  line().say({ ...state, you: 1 });
  assert.equal(session.seat, 1);
});

test("other eyes read the journal anew, and the log does not go blank meanwhile", () => {
  const { line, session, reconnect } = together();
  line().say(ofBartek(6, 5));
  assert.equal(session.journal.value.entries.length, 5);
  // Nothing of Anna's is taken for Bartek's, not even when the answer is lost.
  line().drop();
  reconnect();
  assert.equal(line().last()?.key, "L", "the eyes it had");
  assert.deepEqual(line().last()?.others, ["K"]);
  line().say({ ...state, you: 1 });
  line().say(ofBartek(6, 5));
  assert.equal(line().last()?.type, "view");
  assert.equal(line().last()?.since, 0);
  const told = ofBartek(6, 0);
  told.journal[0]!.move = "only for Bartek";
  line().say(told);
  assert.equal(session.journal.value.entries.length, 6);
  assert.equal(session.journal.value.entries[0]?.move, "only for Bartek");
  const sent = line().sent.length;
  line().say(ofBartek(7, 6));
  assert.equal(session.journal.value.entries.length, 7);
  assert.equal(line().sent.length, sent, "and once is enough");
});

test("what one seat was told is not kept for the next", async () => {
  const { line, session, rest } = together();
  line().say(view(6, 5, { to_move: 2 }));
  assert.equal(session.before.value?.ply, 5);
  line().say(view(7, 6, { to_move: 0 }));
  session.askHint();
  assert.equal(session.coach.hint.value?.is, "asked");
  line().say({ table: "T", type: "score", ply: 7, over: false, seats: [] });
  session.travel.look(2);
  const { changes: _, ...past } = view(2, 1, { latest: 7 });
  line().say(past);
  await Promise.resolve();
  assert.equal(session.travel.shown.value?.seat, 0);
  rest();
  const sent = line().sent.length;
  line().say(ofBartek(7, 7));
  assert.equal(session.before.value, null);
  assert.equal(session.coach.hint.value, null);
  const asked = line().sent.slice(sent);
  assert.deepEqual(asked.map(({ type }) => type).sort(), ["jump", "score", "view"]);
  line().say({ ...past, seat: 1 });
  await Promise.resolve();
  assert.equal(session.travel.shown.value?.seat, 1);
});

test("a move of one seat that arrived is not lost when the next one looks", () => {
  const { line, session, reconnect, notices } = together();
  session.moves.play("pass", "Pass");
  line().drop();
  reconnect();
  const arrived = ofBartek(6, 5);
  arrived.journal[0] = { ply: 6, seat: 0, move: "pass", lines: [] };
  line().say(state);
  line().say(arrived);
  assert.equal(session.moves.pending.value, null);
  assert.deepEqual(notices, []);
});
