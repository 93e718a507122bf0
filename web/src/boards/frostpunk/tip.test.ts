import assert from "node:assert/strict";
import { test } from "node:test";
import { propsOf } from "./fixture";
import { saidOf } from "./tip";

test("everything that is pointed at says what it is", () => {
  const props = propsOf();
  for (const id of [
    "field:g3",
    "field:pn12a",
    "type:worker",
    "round:8",
    "citizen:m08",
    "route:route1",
    "danger:hope",
    "token:care",
    "resource:coal",
    "pawn:worker",
    "pawn:automaton",
    "law:pr06",
    "tech:t12",
    "card:p01",
    "building:tent",
    "gauge",
    "tower",
    "overload",
    "beds",
    "food",
    "act:stoke",
  ]) {
    assert.ok(saidOf(props, id)?.title, id);
  }
  assert.equal(saidOf(props, "nothing:at-all"), null);
  assert.match(saidOf(props, "round:8")?.text ?? "", /storm/);
});
