// The store of a table against a line that the test holds in its hands.
import assert from "node:assert/strict";
import { test } from "node:test";
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

test("a stale move is told and the table is looked at again", () => {
  const { line, session, notices } = setUp();
  line().open();
  line().say(state);
  line().say(view(5, 0));
  session.moves.play("bid 17", "Bid 17");
  line().say({ table: "T", type: "error", code: "stale", message: "moved on", latest: 6 });
  assert.equal(session.moves.pending.value, null);
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

test("asks for a key of its own where it can be kept, and passes it on", () => {
  const { line, renewed } = setUp([], true);
  line().open();
  assert.equal(line().last()?.renew, true);
  line().say(state);
  line().say({ table: "T", type: "key", seat: 0, key: "own" });
  assert.deepEqual(renewed, [{ seat: 0, key: "own" }]);
});
