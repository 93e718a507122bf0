import assert from "node:assert/strict";
import { test } from "node:test";
import { toast, toasts } from "./toast";

/** Runs `work` with a clock that goes on only when it is told to. */
function withClock(work: (pass: (milliseconds: number) => void) => void): void {
  const { setTimeout } = globalThis;
  let now = 0;
  let due: { at: number; run: () => void }[] = [];
  const hold = (run: () => void, after: number): void => void due.push({ at: now + after, run });
  globalThis.setTimeout = hold as unknown as typeof setTimeout;
  const pass = (milliseconds: number): void => {
    now += milliseconds;
    const ended = due.filter(({ at }) => at <= now);
    due = due.filter(({ at }) => at > now);
    for (const { run } of ended) run();
  };
  try {
    work(pass);
  } finally {
    globalThis.setTimeout = setTimeout;
    toasts.value = [];
  }
}

const shown = () => toasts.value.map(({ text }) => text);

test("the same text stands once, and as long as if it were new", () =>
  withClock((pass) => {
    toast("bad", "Too fast.");
    toast("plain", "Anna does not agree.");
    pass(9000);
    toast("bad", "Too fast.");
    assert.deepEqual(shown(), ["Anna does not agree.", "Too fast."]);
    pass(9000);
    assert.deepEqual(shown(), ["Too fast."]);
  }));

test("what nobody has seen does not go while the page is hidden", () =>
  withClock((pass) => {
    const page = { hidden: true, querySelector: () => null };
    Object.assign(globalThis, { document: page });
    try {
      toast("plain", "Anna does not agree.");
      pass(60_000);
      assert.deepEqual(shown(), ["Anna does not agree."]);
      page.hidden = false;
      pass(2000);
      assert.deepEqual(shown(), []);
    } finally {
      Reflect.deleteProperty(globalThis, "document");
    }
  }));

test("no more than three stand over one another, and each goes by itself", () =>
  withClock((pass) => {
    for (const text of ["a", "b", "c", "d"]) toast("good", text);
    assert.deepEqual(shown(), ["b", "c", "d"]);
    pass(5000);
    assert.deepEqual(shown(), []);
  }));
