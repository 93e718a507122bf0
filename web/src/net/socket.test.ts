import assert from "node:assert/strict";
import { test } from "node:test";
import { setUp } from "../table/session_fixture";
import { pause } from "./socket";

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
