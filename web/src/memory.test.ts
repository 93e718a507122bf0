import assert from "node:assert/strict";
import { test } from "node:test";
import { forget, knownTable, remember, rememberSeat, renewSeat } from "./memory";

test("a seat that was emptied is invited to with its new key", () => {
  remember("T", {
    game: "lighthouse",
    host: "H",
    mine: [
      { seat: 0, key: "a" },
      { seat: 1, key: "b" },
    ],
    invites: [{ seat: 2, key: "c" }],
  });
  renewSeat("T", 2, "fresh");
  assert.deepEqual(knownTable("T")?.invites, [{ seat: 2, key: "fresh" }]);
  renewSeat("T", 1, "free");
  assert.deepEqual(
    knownTable("T")?.mine.map((each) => each.key),
    ["a"],
  );
  renewSeat("T", 2, undefined); // a bot sits there now
  assert.deepEqual(knownTable("T")?.invites, [{ seat: 1, key: "free" }]);
  assert.equal(knownTable("T")?.host, "H");
});

test("a table is known by what was learnt of it, until it is forgotten", () => {
  rememberSeat("S", "lighthouse", { seat: 1, key: "k" });
  rememberSeat("S", "lighthouse", { seat: 0, key: "j" });
  assert.deepEqual(
    knownTable("S")?.mine.map((each) => each.seat),
    [0, 1],
  );
  rememberSeat("S", "lighthouse", { seat: 1, key: "fresh" });
  assert.deepEqual(
    knownTable("S")?.mine.map((each) => each.key),
    ["j", "fresh"],
    "a seat has one key",
  );
  forget("S");
  assert.equal(knownTable("S"), null);
});
