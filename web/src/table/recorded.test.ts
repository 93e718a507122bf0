import assert from "node:assert/strict";
import { test } from "node:test";
import { readHead, recordProblem, tableOf } from "./recorded";

const record = `# Tuesday
pionek 2
game lighthouse # the small one
rules 1
seats 3
option map coast
name 1 Anna
name 3 Jan Kowalski # late
seed 00
commit sha256 00

1 1 pick 5
2 1 bid 5 # dear
hash 2 69c8ba32a0de490f
`;

test("a record's head says who sat there", () => {
  assert.deepEqual(readHead(record), {
    game: "lighthouse",
    names: ["Anna", "", "Jan Kowalski"],
    plies: 2,
  });
  assert.deepEqual(tableOf(record).seats, [
    { kind: "me", name: "Anna" },
    { kind: "me" },
    { kind: "me", name: "Jan Kowalski" },
  ]);
  assert.equal(tableOf(record).record, record);
});

test("whatever else comes is left to the server to refuse", () => {
  assert.deepEqual(readHead(""), { game: "", names: [""], plies: 0 });
  assert.equal(readHead("seats 999999\nname 7 x\nname x\nname 0 y").names.join(""), "");
  assert.equal(readHead("\u0000\uFFFD").plies, 0);
});

test("what is wrong is told by the line that the server names", () => {
  const at = (line: number) => recordProblem(record, `record:${line}:7: something; expected else`);
  assert.deepEqual(at(2), { word: "record_newer" });
  assert.deepEqual(at(3), { word: "record_game" });
  assert.deepEqual(at(4), { word: "record_rules" });
  assert.deepEqual(at(13), { word: "record_damaged", line: 13 });
  assert.equal(recordProblem(record, "too many tables"), null);
  assert.deepEqual(recordProblem("hello", "no game is called ''"), { word: "record_none" });
  assert.deepEqual(recordProblem("", ""), { word: "record_none" });
});
