// The store of a table against a line that the test holds in its hands.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pause } from "../net/socket";
import { setUp, state, view } from "./session_fixture";

test("sits down with its key and from the beginning", () => {
  const { line, session } = setUp();
  line().open();
  assert.deepEqual(line().last(), {
    table: "T",
    type: "sit",
    key: "K",
    since: 0,
    chat: 0,
    lang: "en",
  });
  line().say(state);
  line().say(view(5, 0));
  assert.equal(session.live.value?.ply, 5);
  assert.equal(session.journal.value.entries.length, 5);
  assert.equal(session.seat, 0);
});

test("after a break it sits down again with the last ply it has seen", () => {
  const { line, lines, session, socket, reconnect } = setUp();
  line().open();
  line().say(state);
  line().say(view(5, 0));
  line().drop();
  assert.equal(socket.state.value, "lost");
  reconnect();
  assert.equal(lines.length, 2);
  assert.equal(line().last()?.since, 5);
  line().say(view(8, 5));
  assert.equal(session.journal.value.entries.length, 8);
});

test("what was said is not said again to who comes back", () => {
  const { line, session, reconnect } = setUp();
  const said = (id: number) => {
    const text = `line ${id}`;
    return { table: "T", type: "chat", id, from: "Ola", seat: 1, text, at: 1000 * id };
  };
  line().open();
  line().say(state);
  line().say(said(1));
  line().say(said(2));
  line().drop();
  reconnect();
  assert.equal(line().last()?.chat, 2);
  line().say(said(2));
  line().say(said(3));
  assert.deepEqual(
    session.chat.value.map((each) => each.id),
    [1, 2, 3],
  );
  session.speak("pl");
  assert.equal(line().last()?.chat, 3);
});

test("a move carries the ply and the count of changes it was chosen at", () => {
  const { line, session } = setUp();
  line().open();
  line().say(state);
  line().say(view(5, 0, { changes: 0 }));
  session.play("bid 17", "Bid 17");
  assert.deepEqual(line().last(), {
    table: "T",
    type: "move",
    move: "bid 17",
    ply: 5,
    changes: 0,
    since: 5,
    lang: "en",
  });
  session.play("bid 18", "Bid 18");
  assert.equal(line().sent.filter((each) => each.type === "move").length, 1);
  line().say(view(6, 5));
  assert.equal(session.pending.value, null);
  assert.equal(session.labels.get(6), "Bid 17");
});

test("a move the table never heard of is sent again after a break", () => {
  const { line, session, reconnect } = setUp();
  line().open();
  line().say(state);
  line().say(view(5, 0));
  session.play("bid 17", "Bid 17");
  line().drop();
  reconnect();
  assert.equal(line().last()?.type, "sit");
  line().say(view(5, 5));
  assert.equal(line().last()?.type, "move");
  assert.equal(line().sent.filter((each) => each.type === "move").length, 1);
  line().say(view(6, 5));
  assert.equal(session.pending.value, null);
});

test("a move that did arrive is not sent twice", () => {
  const { line, session, reconnect, notices } = setUp();
  line().open();
  line().say(state);
  line().say(view(5, 0));
  session.play("bid 17", "Bid 17");
  line().drop();
  reconnect();
  const arrived = view(7, 5);
  arrived.journal[0] = { ply: 6, seat: 0, move: "bid 17", lines: [] };
  line().say(arrived);
  assert.equal(session.pending.value, null);
  assert.equal(
    line().sent.some((each) => each.type === "move"),
    false,
  );
  assert.equal(notices.length, 0);
});

test("a move that came too late is told", () => {
  const { line, session, reconnect, notices } = setUp();
  line().open();
  line().say(state);
  line().say(view(5, 0));
  session.play("bid 17", "Bid 17");
  line().drop();
  reconnect();
  line().say(view(7, 5));
  assert.equal(notices[0]?.code, "move_lost");
});

test("a stale move is told and the table is looked at again", () => {
  const { line, session, notices } = setUp();
  line().open();
  line().say(state);
  line().say(view(5, 0));
  session.play("bid 17", "Bid 17");
  line().say({ table: "T", type: "error", code: "stale", message: "moved on", latest: 6 });
  assert.equal(session.pending.value, null);
  assert.equal(notices[0]?.code, "stale");
  assert.equal(line().last()?.type, "view");
  assert.equal(line().last()?.since, 5);
});

test("a hole in the journal is asked for", () => {
  const { line } = setUp();
  line().open();
  line().say(state);
  line().say(view(5, 0));
  line().say(view(9, 8));
  assert.equal(line().last()?.type, "view");
  assert.equal(line().last()?.since, 5);
});

test("after an undo of others the journal is read from the beginning", () => {
  const { line, session } = setUp();
  line().open();
  line().say(state);
  line().say(view(5, 0));
  line().say(view(4, 4, { changes: 1 }));
  assert.equal(line().last()?.type, "view");
  assert.equal(line().last()?.since, 0);
  assert.equal(session.journal.value.entries.length, 4, "the log does not go blank meanwhile");
  const told = view(4, 0, { changes: 1 });
  told.journal[3]!.move = "bid 7";
  line().say(told);
  assert.equal(session.journal.value.entries.length, 4);
  assert.equal(session.journal.value.entries[3]?.move, "bid 7");
});

test("going back to a step undoes one move at a time", () => {
  const { line, session } = setUp();
  line().open();
  line().say(state);
  line().say(view(5, 0));
  session.undoTo(3);
  assert.equal(line().last()?.type, "undo");
  line().say(view(4, 0, { changes: 1 }));
  assert.equal(line().last()?.ply, 4);
  line().say(view(3, 0, { changes: 2 }));
  assert.equal(line().sent.filter((each) => each.type === "undo").length, 2);
});

test("a way that was chosen whole is taken back whole", () => {
  const { line, session } = setUp();
  line().open();
  line().say(state);
  line().say(view(5, 0));
  for (const [i, goesOn] of [false, true, true].entries()) {
    session.play(`move ${i}`, `step ${i}`, goesOn);
    line().say(view(6 + i, 5 + i));
  }
  session.undo();
  const undone = () => line().sent.flatMap((each) => (each.type === "undo" ? [each.ply] : []));
  line().say(view(7, 0, { changes: 1 }));
  line().say(view(6, 0, { changes: 2 }));
  line().say(view(5, 0, { changes: 3 }));
  assert.deepEqual(undone(), [8, 7, 6]);
  // What is played there next is no longer a part of it.
  session.play("move 0", "step 0");
  line().say(view(6, 5, { changes: 3 }));
  session.play("done", "Done");
  line().say(view(7, 6, { changes: 3 }));
  session.undo();
  line().say(view(6, 0, { changes: 4 }));
  assert.deepEqual(undone(), [8, 7, 6, 7]);
});

test("time travel shows the past and comes back", async () => {
  const { line, session } = setUp();
  line().open();
  line().say(state);
  line().say(view(5, 0));
  session.look(2);
  assert.equal(line().last()?.type, "jump");
  const { changes: _, ...past } = view(2, 1, { latest: 5 });
  line().say(past);
  await Promise.resolve();
  assert.equal(session.shown.value?.ply, 2);
  assert.equal(session.atNow.value, false);
  line().say(view(6, 5));
  await Promise.resolve();
  assert.equal(session.shown.value?.ply, 2);
  assert.equal(session.live.value?.ply, 6);
  session.now();
  assert.equal(session.shown.value?.ply, 6);
});

test("eyes that wander with the slider ask only for where they rest", async () => {
  const { line, session, rest } = setUp();
  line().open();
  line().say(state);
  line().say(view(90, 0));
  const asked = () => line().sent.flatMap((each) => (each.type === "jump" ? [each.ply] : []));
  for (let ply = 10; ply <= 60; ++ply) session.look(ply);
  assert.deepEqual(asked(), [10]);
  rest();
  assert.deepEqual(asked(), [10, 60]);
  const { changes: _, ...past } = view(60, 59, { latest: 90 });
  line().say(past);
  await Promise.resolve();
  assert.equal(session.shown.value?.ply, 60);
  rest();
  assert.deepEqual(asked(), [10, 60], "and then no more");
});

test("it is not my turn any more when a bot plays for me", () => {
  const { line, session } = setUp();
  const seats = (kind: "person" | "bot") => [{ kind, name: "Ola", connected: true }];
  line().open();
  line().say({ ...state, seats: seats("person") });
  line().say(view(5, 0));
  assert.equal(session.myTurn.value, true);
  line().say({ ...state, seats: seats("bot") });
  assert.equal(session.handedOver.value, true);
  assert.equal(session.myTurn.value, false);
});

test("a table that cannot be opened is a problem, not a notice", () => {
  const { line, session, notices } = setUp();
  line().open();
  line().say({ table: "T", type: "error", code: "no_table", message: "no such table" });
  assert.equal(session.problem.value?.code, "no_table");
  assert.equal(notices.length, 0);
});

test("another language reads everything anew", () => {
  const { line, session } = setUp();
  line().open();
  line().say(state);
  line().say(view(5, 0));
  session.speak("pl");
  assert.equal(line().last()?.type, "sit");
  assert.equal(line().last()?.since, 0);
  assert.equal(line().last()?.lang, "pl");
});

test("a line that is not open yet is closed when it is", () => {
  const { session, line, lines } = setUp();
  session.close();
  const first = line();
  assert.equal(first.closed, 0, "a browser would complain");
  session.open();
  assert.equal(lines.length, 2);
  first.open();
  assert.equal(first.closed, 1);
  assert.deepEqual(first.sent, []);
  line().open();
  assert.equal(line().sent.length, 1);
  session.close();
  assert.equal(line().closed, 1);
});

test("pauses between attempts grow, but not for ever", () => {
  assert.equal(pause(0, 1), 500);
  assert.equal(pause(3, 1), 4000);
  assert.equal(pause(3, 0), 2000);
  assert.equal(pause(30, 1), 15_000);
});
