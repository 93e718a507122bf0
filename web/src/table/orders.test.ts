import assert from "node:assert/strict";
import { test } from "node:test";
import type { MenuOption } from "../contract";
import { ideasOf, learn, orderName, orderOf, usualUntil } from "./orders";

const bid: MenuOption = {
  move: "bid 8",
  label: "Bid 8",
  targets: ["plant:4"],
  min: 8,
  max: 50,
  pattern: "bid {n}",
  forms: ["Bid {n} coin", "Bid {n} coins"],
};
const pass: MenuOption = { move: "pass", label: "Pass", targets: [] };

test("a range can be ordered up to a limit, then the plain option", () => {
  const [idea] = ideasOf({ options: [bid, pass], denied: [] });
  assert.ok(idea);
  assert.deepEqual(idea, {
    verb: "bid",
    label: "Bid 8",
    forms: bid.forms,
    otherwise: { verb: "pass", label: "Pass" },
  });
  assert.deepEqual(orderOf(idea, 25, usualUntil(true)), {
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
  assert.deepEqual(orderOf(idea, null, usualUntil(false)), { verb: "pass", until: "round" });
  assert.deepEqual(orderOf(idea, null, "end"), { verb: "pass", until: "end" });
});

test("an order is named with its limit, or for any amount", () => {
  const [limited, plain] = ideasOf({ options: [bid, pass], denied: [] });
  assert.ok(limited && plain);
  assert.equal(orderName(limited, 1, "en"), "Bid 1 coin");
  assert.equal(orderName(limited, 25, "en"), "Bid 25 coins");
  assert.equal(orderName(limited, null, "en"), "Bid … coins");
  assert.equal(orderName(plain, null, "en"), "Pass");
});

test("what was learnt stays and is refreshed", () => {
  const known = ideasOf({ options: [bid, pass], denied: [] });
  const fresh = ideasOf({ options: [{ ...bid, label: "Licytuję 8" }], denied: [] });
  const learnt = learn(known, fresh);
  assert.equal(learnt.find((each) => each.verb === "bid")?.label, "Licytuję 8");
  assert.equal(learnt.find((each) => each.verb === "bid")?.otherwise?.verb, "pass");
  assert.ok(learnt.some((each) => each.verb === "pass"));
});
