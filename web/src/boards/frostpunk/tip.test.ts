import assert from "node:assert/strict";
import { test } from "node:test";
import { propsOf } from "./fixture";
import { beside, saidOf } from "./tip";

test("a tip stands where there is room", () => {
  const frame = { width: 800, height: 600 };
  const tip = { width: 200, height: 100 };
  const thing = (x: number, y: number) => ({ x, y, width: 50, height: 50 });
  assert.deepEqual(beside(frame, thing(100, 100), tip), { left: 162, top: 75 });
  assert.deepEqual(beside(frame, thing(700, 100), tip), { left: 488, top: 75 });
  assert.deepEqual(beside(frame, { ...thing(0, 300), width: 800 }, tip), { left: 300, top: 188 });
  assert.equal(beside(frame, thing(100, 590), tip).top, 492, "inside the frame");
});

test("everything that is pointed at says what it is", () => {
  const props = propsOf();
  for (const id of [
    "field:g3",
    "field:pn12a",
    "type:worker",
    "round:8",
    "citizen:m08",
    "about:citizen:m08",
    "route:route1",
    "danger:hope",
    "token:care",
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
