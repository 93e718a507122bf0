import assert from "node:assert/strict";
import { test } from "node:test";
import type { MenuOption } from "../contract";
import { ideasOf, learn, orderOf, usualUntil } from "./orders";

const bid: MenuOption = {
  move: "bid 8",
  label: "Bid 8",
  targets: ["plant:4"],
  min: 8,
  max: 50,
  pattern: "bid {n}",
};
const pass: MenuOption = { move: "pass", label: "Pass", targets: [] };

test("a range can be ordered up to a limit, then the plain option", () => {
  const [idea] = ideasOf({ options: [bid, pass], denied: [] });
  assert.ok(idea);
  assert.deepEqual(idea, {
    verb: "bid",
    label: "Bid",
    amount: true,
    otherwise: { verb: "pass", label: "Pass" },
  });
  assert.deepEqual(orderOf(idea, 25, usualUntil(idea.amount)), {
    verb: "bid",
    limit: 25,
    otherwise: "pass",
    until: "question",
  });
});

test("what is denied now can still be ordered for later", () => {
  const denied = [{ ...pass, rule: "PG-305", reason: "you opened" }];
  assert.equal(ideasOf({ options: [bid], denied })[0]?.otherwise?.verb, "pass");
});

test("a plain option holds for the round, unless it is to hold longer", () => {
  const idea = ideasOf({ options: [pass], denied: [] })[0];
  assert.ok(idea);
  assert.deepEqual(orderOf(idea, null, usualUntil(idea.amount)), { verb: "pass", until: "round" });
  assert.deepEqual(orderOf(idea, null, "end"), { verb: "pass", until: "end" });
});

test("what was learnt stays and is refreshed", () => {
  const known = ideasOf({ options: [bid, pass], denied: [] });
  const fresh = ideasOf({ options: [{ ...bid, label: "Licytuję 8" }], denied: [] });
  const learnt = learn(known, fresh);
  assert.equal(learnt.find((each) => each.verb === "bid")?.label, "Licytuję");
  assert.equal(learnt.find((each) => each.verb === "bid")?.otherwise?.verb, "pass");
  assert.ok(learnt.some((each) => each.verb === "pass"));
});
