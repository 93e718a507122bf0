import assert from "node:assert/strict";
import { test } from "node:test";
import { option } from "../fixture";
import { onEmployee, onRoom, pickable, stepsFrom, takeable } from "./moving";

const move = (from: string, to: string, stance: string) =>
  option(`move ${from} ${to} as ${stance}`, [`room:${from}`, `room:${to}`]);

// Somebody idle in the lobby, one idle and one active in the room beside it.
const menu = [
  move("r3c1", "r3c2", "idle"),
  move("r3c1", "r3c0", "idle"),
  move("r3c2", "r3c1", "idle"),
  move("r3c2", "r3c3", "idle"),
  move("r3c2", "r3c1", "active"),
  move("r3c2", "r3c3", "active"),
  option("done", []),
];

test("the employees of a room that can be taken in hand, idle ones first", () => {
  assert.deepEqual(pickable(menu, "r3c2"), ["idle", "active"]);
  assert.deepEqual(pickable(menu, "r3c0"), []);
});

test("a click on a room with people takes one in hand, a second one drops it", () => {
  const first = onRoom(menu, null, "r3c1");
  assert.deepEqual(first, { kind: "pick", picked: { room: "r3c1", stance: "idle" } });
  const again = onRoom(menu, { room: "r3c1", stance: "idle" }, "r3c1");
  assert.deepEqual(again, { kind: "pick", picked: null });
});

test("a click on a neighbour sends the one in hand there, in that direction, and keeps it", () => {
  const deed = onRoom(menu, { room: "r3c1", stance: "idle" }, "r3c2");
  assert.equal(deed.kind, "go");
  if (deed.kind !== "go") return;
  assert.equal(deed.option.move, "move r3c1 r3c2 as idle");
  assert.deepEqual(deed.picked, { room: "r3c2", stance: "idle" });
});

test("an active employee in hand is the one that goes", () => {
  const deed = onRoom(menu, { room: "r3c2", stance: "active" }, "r3c3");
  assert.equal(deed.kind === "go" && deed.option.move, "move r3c2 r3c3 as active");
});

test("a click on an employee takes that one, though its room is a neighbour", () => {
  const deed = onEmployee(
    menu,
    { room: "r3c1", stance: "idle" },
    { room: "r3c2", stance: "active" },
  );
  assert.deepEqual(deed, { kind: "pick", picked: { room: "r3c2", stance: "active" } });
});

test("a room too far asks the shell for the reason", () => {
  const deed = onRoom(menu, { room: "r3c1", stance: "idle" }, "r0c0");
  assert.deepEqual(deed, { kind: "explain", from: "r3c1" });
});

test("an employee in hand that cannot go any more is no longer in hand", () => {
  assert.deepEqual(stepsFrom(menu, { room: "r3c0", stance: "idle" }), []);
  assert.deepEqual(onRoom(menu, { room: "r3c0", stance: "idle" }, "r2c0"), { kind: "shell" });
});

test("where nobody moves, rooms are ordinary targets", () => {
  assert.deepEqual(onRoom([option("activate r3c1", ["room:r3c1"])], null, "r3c1"), {
    kind: "shell",
  });
});

test("the employee clicked is the one brought into a new department", () => {
  const bring = ["idle", "active"].map((stance) =>
    option(`bring r3c2 as ${stance}`, ["room:r3c2"]),
  );
  assert.deepEqual(takeable(bring, "r3c2"), ["idle", "active"]);
  const deed = onEmployee(bring, null, { room: "r3c2", stance: "active" });
  assert.equal(deed.kind === "go" && deed.option.move, "bring r3c2 as active");
});
