// Moves on their way, with a line that the test holds in its hands.
import assert from "node:assert/strict";
import { test } from "node:test";
import { setUp, state, view } from "./session_fixture";

test("a move carries the ply and the count of changes it was chosen at", () => {
  const { line, session } = setUp();
  line().open();
  line().say(state);
  line().say(view(5, 0, { changes: 0 }));
  session.moves.play("bid 17", "Bid 17");
  assert.deepEqual(line().last(), {
    table: "T",
    type: "move",
    move: "bid 17",
    ply: 5,
    changes: 0,
    since: 5,
    lang: "en",
  });
  session.moves.play("bid 18", "Bid 18");
  assert.equal(line().sent.filter((each) => each.type === "move").length, 1);
  line().say(view(6, 5));
  assert.equal(session.moves.pending.value, null);
  assert.equal(session.moves.labels.get(6), "Bid 17");
});

test("a move the table never heard of is sent again after a break", () => {
  const { line, session, reconnect } = setUp();
  line().open();
  line().say(state);
  line().say(view(5, 0));
  session.moves.play("bid 17", "Bid 17");
  line().drop();
  reconnect();
  assert.equal(line().last()?.type, "sit");
  line().say(view(5, 5));
  assert.equal(line().last()?.type, "move");
  assert.equal(line().sent.filter((each) => each.type === "move").length, 1);
  line().say(view(6, 5));
  assert.equal(session.moves.pending.value, null);
});

test("a move that did arrive is not sent twice", () => {
  const { line, session, reconnect, notices } = setUp();
  line().open();
  line().say(state);
  line().say(view(5, 0));
  session.moves.play("bid 17", "Bid 17");
  line().drop();
  reconnect();
  const arrived = view(7, 5);
  arrived.journal[0] = { ply: 6, seat: 0, move: "bid 17", lines: [] };
  line().say(arrived);
  assert.equal(session.moves.pending.value, null);
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
  session.moves.play("bid 17", "Bid 17");
  line().drop();
  reconnect();
  line().say(view(7, 5));
  assert.equal(notices[0]?.code, "move_lost");
});

test("going back to a step undoes one move at a time", () => {
  const { line, session } = setUp();
  line().open();
  line().say(state);
  line().say(view(5, 0));
  session.moves.undoTo(3);
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
    session.moves.play(`move ${i}`, `step ${i}`, goesOn);
    line().say(view(6 + i, 5 + i));
  }
  session.moves.undo();
  const undone = () => line().sent.flatMap((each) => (each.type === "undo" ? [each.ply] : []));
  line().say(view(7, 0, { changes: 1 }));
  line().say(view(6, 0, { changes: 2 }));
  line().say(view(5, 0, { changes: 3 }));
  assert.deepEqual(undone(), [8, 7, 6]);
  // What is played there next is no longer a part of it.
  session.moves.play("move 0", "step 0");
  line().say(view(6, 5, { changes: 3 }));
  session.moves.play("done", "Done");
  line().say(view(7, 6, { changes: 3 }));
  session.moves.undo();
  line().say(view(6, 0, { changes: 4 }));
  assert.deepEqual(undone(), [8, 7, 6, 7]);
});
