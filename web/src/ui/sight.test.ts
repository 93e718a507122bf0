import assert from "node:assert/strict";
import { test } from "node:test";
import { toScroll } from "./sight";

test("no further than it must", () => {
  assert.equal(toScroll(20, 40, 0, 100), 0, "what is seen stays");
  assert.equal(toScroll(90, 130, 0, 100), 30, "what is below comes up");
  assert.equal(toScroll(-25, 10, 0, 100), -25, "what is above comes down");
  assert.equal(toScroll(60, 260, 0, 100), 60, "of what is too long its beginning is seen");
});
