import assert from "node:assert/strict";
import { test } from "node:test";
import type { View } from "../contract";
import type { ErrorMessage, HintMessage, ReviewMessage } from "../net/messages";
import { Coach, optionFor, type CoachRequest } from "./coach";

const view = (ply: number, changes = 0): View => ({ ply, changes }) as View;

const hint = (ply: number, changes = 0): HintMessage => ({
  table: "T",
  type: "hint",
  ply,
  changes,
  seat: 0,
  chances: [0.6, 0.4],
  options: [{ move: "pass", label: "Pass", chance: 0.6, share: 1, why: "It is best." }],
});

const refusal = (code: string): ErrorMessage => ({
  table: "T",
  type: "error",
  code,
  message: code,
  asked: "hint",
});

function setUp() {
  const sent: CoachRequest[] = [];
  const timers: (() => void)[] = [];
  const coach = new Coach(
    (request) => sent.push(request),
    (run) => timers.push(run),
  );
  return { sent, coach, timers };
}

test("a position is asked about once", () => {
  const { coach, sent } = setUp();
  coach.ask(view(7, 2));
  coach.ask(view(7, 2));
  assert.deepEqual(sent, [{ type: "hint", ply: 7, changes: 2 }]);
  coach.receive(hint(7, 2));
  assert.equal(coach.hint.value?.is, "told");
  coach.ask(view(7, 2));
  assert.equal(sent.length, 1, "it is known");
});

test("with the next position the advice is forgotten, and late advice is not believed", () => {
  const { coach } = setUp();
  coach.ask(view(7));
  coach.moved(view(7));
  assert.equal(coach.hint.value?.is, "asked", "the same position said again");
  coach.moved(view(8));
  assert.equal(coach.hint.value, null);
  coach.receive(hint(7));
  assert.equal(coach.hint.value, null);
  coach.ask(view(8));
  coach.receive(hint(8, 1));
  assert.equal(coach.hint.value?.is, "asked", "of a position that was taken back");
});

test("a refusal is kept, and one may ask again", () => {
  const { coach, sent } = setUp();
  coach.ask(view(7));
  coach.refused(refusal("no_hints"));
  assert.equal(coach.hint.value?.is, "refused");
  coach.ask(view(7));
  assert.equal(sent.length, 2);
  coach.refused(refusal("stale"));
  assert.equal(coach.hint.value, null, "a newer view says more");
  coach.refused(refusal("no_hints"));
  assert.equal(coach.hint.value, null, "nobody asked");
});

test("a busy coach is asked again a little later, as long as it is the same question", () => {
  const { coach, sent, timers } = setUp();
  coach.ask(view(7));
  coach.refused(refusal("too_fast"));
  assert.equal(coach.hint.value?.is, "asked");
  timers.pop()?.();
  assert.equal(sent.length, 2);
  coach.refused(refusal("too_fast"));
  coach.moved(view(8));
  timers.pop()?.();
  assert.equal(sent.length, 2, "that position is past");
});

test("after a break of the line, or in another language, it is asked anew", () => {
  const { coach, sent } = setUp();
  coach.askAgain();
  assert.equal(sent.length, 0);
  coach.ask(view(7));
  coach.receive(hint(7));
  coach.askAgain();
  assert.equal(sent.length, 1, "what is known stays known");
  coach.renew();
  coach.askAgain();
  assert.equal(sent.length, 2);
  coach.askReview();
  coach.askAgain();
  assert.equal(sent.filter((each) => each.type === "review").length, 2);
});

test("the review takes the place of its progress", () => {
  const { coach } = setUp();
  coach.receive({ table: "T", type: "reviewing", looked: 4, plies: 40 });
  assert.deepEqual(coach.progress.value, { looked: 4, plies: 40 });
  coach.receive({ table: "T", type: "review" } as ReviewMessage);
  assert.equal(coach.progress.value, null);
  assert.equal(coach.review.value?.type, "review");
});

test("advice finds its option in the menu, amounts, too", () => {
  const pass = { move: "pass", label: "Pass", targets: [] };
  const bid = { move: "bid 9", label: "Bid 9", targets: [], min: 9, max: 50, pattern: "bid {n}" };
  const menu = { options: [bid, pass], denied: [] };
  assert.deepEqual(optionFor(menu, "pass"), { option: pass, amount: null });
  assert.deepEqual(optionFor(menu, "bid 17"), { option: bid, amount: 17 });
  assert.equal(optionFor(menu, "bid 51"), null);
  assert.equal(optionFor(menu, "bid"), null);
  assert.equal(optionFor(menu, "build essen"), null);
});
