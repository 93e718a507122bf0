import assert from "node:assert/strict";
import { test } from "node:test";
import type { JournalEntry, View } from "../contract";
import { awaits, mayAskUndo } from "./agreement";
import { setUp, state } from "./session_fixture";

const entries = (...seats: number[]): JournalEntry[] =>
  seats.map((seat, i) => ({ ply: i + 1, seat, lines: [] }));
const view = (news: Partial<View>): View => ({ seat: 0, over: false, ...news }) as View;

test("a move is asked back only after others have acted", () => {
  assert.ok(mayAskUndo(view({}), entries(0, 1)));
  assert.ok(!mayAskUndo(view({}), entries(1, 0)), "then it was refused for what it revealed");
  assert.ok(!mayAskUndo(view({}), entries(1, 1)), "nothing of one's own");
  assert.ok(!mayAskUndo(view({ can_undo: true }), entries(0, 1)));
  assert.ok(!mayAskUndo(view({ over: true }), entries(0, 1)));
  assert.ok(!mayAskUndo(view({ seat: null }), entries(0, 1)));
});

test("a screen is asked for each of its people", () => {
  const proposal = { number: 3, what: "pause", by: 0, missing: [1], lapses: 0 } as const;
  const asked = { ...proposal, missing: [1] };
  assert.ok(awaits(asked, [0, 1]));
  assert.ok(!awaits(asked, [0, 2]));
});

test("a wish and its answer name what they are about", () => {
  const { line, session } = setUp();
  line().open();
  line().say(state);
  session.agreement.ask("time", view({ ply: 7, changes: 2 }), 300);
  assert.deepEqual(line().last(), {
    table: "T",
    type: "propose",
    what: "time",
    ply: 7,
    changes: 2,
    seconds: 300,
    lang: "en",
  });
  session.agreement.answer({ number: 4, what: "time", by: 1, missing: [0], lapses: 0 }, false);
  assert.equal(line().last()?.type, "decline");
  assert.equal(line().last()?.number, 4);
});
