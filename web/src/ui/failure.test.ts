import assert from "node:assert/strict";
import { test } from "node:test";
import { ApiError } from "../net/api";
import { lang } from "../settings";
import { failureText, refusalText } from "./failure";

test("what the server refuses is said in the reader's language", () => {
  lang.value = "pl";
  const told = { code: "private", message: "this table is by invitation only" };
  assert.equal(refusalText(told), "Do tego stołu potrzebne jest zaproszenie.");
  assert.equal(failureText(new ApiError(403, told.code, told.message)), refusalText(told));
});

test("what only the table can explain is said as the table says it", () => {
  const told = { code: "not_offered", message: "masz tylko 50 (PG-305)" };
  assert.equal(refusalText(told), told.message);
});

test("a server that does not answer is unreachable", () => {
  lang.value = "en";
  assert.equal(failureText(new ApiError(0, "unreachable", "")), "The server cannot be reached.");
  assert.equal(failureText(new TypeError("failed")), "The server cannot be reached.");
});
