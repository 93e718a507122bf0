import assert from "node:assert/strict";
import { test } from "node:test";
import { option } from "../../fixture";
import { game } from "../fixture";
import {
  NO_WAYS,
  onEmployee,
  onRoom,
  type Picked,
  pickable,
  stepsFrom,
  takeable,
  waysFrom,
} from "./moving";

const move = (from: string, to: string, stance: "idle" | "active") =>
  option(`move ${from} ${to}${stance === "idle" ? "" : " as active"}`, [
    `room:${from}`,
    `room:${to}`,
  ]);

const ways = (from: string, moves: number) => waysFrom(game.cells, from, moves);

/** A click on the floor with so many moves left. */
const click = (picked: Picked, room: string, moves = 1) =>
  onRoom(menu, picked, room, ways(picked.room, moves));

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
  const first = onRoom(menu, null, "r3c1", NO_WAYS);
  assert.deepEqual(first, { kind: "pick", picked: { room: "r3c1", stance: "idle" } });
  assert.deepEqual(click({ room: "r3c1", stance: "idle" }, "r3c1"), { kind: "pick", picked: null });
});

test("where somebody lies and somebody stands, the second click takes the one who stands", () => {
  assert.deepEqual(click({ room: "r3c2", stance: "idle" }, "r3c2"), {
    kind: "pick",
    picked: { room: "r3c2", stance: "active" },
  });
  assert.deepEqual(click({ room: "r3c2", stance: "active" }, "r3c2"), {
    kind: "pick",
    picked: null,
  });
});

test("a click on a neighbour sends the one in hand there, in that direction, and keeps it", () => {
  const deed = click({ room: "r3c1", stance: "idle" }, "r3c2");
  assert.equal(deed.kind, "go");
  if (deed.kind !== "go") return;
  assert.equal(deed.option.move, "move r3c1 r3c2");
  assert.deepEqual(deed.then, []);
  assert.deepEqual(deed.picked, { room: "r3c2", stance: "idle" });
});

test("ways lead along rows and columns, as far as the moves go", () => {
  const all = ways("r3c1", 2);
  assert.deepEqual(all.get("r2c1"), ["r2c1"]);
  assert.equal(all.get("r3c3")?.join(), "r3c2,r3c3");
  assert.equal(all.get("r2c2")?.length, 2, "never diagonally");
  assert.equal(all.get("r0c1"), undefined);
  assert.equal(all.get("r3c1"), undefined, "nobody walks to where one is");
  assert.equal(ways("r3c1", 6).size, 15);
  assert.equal(ways("nowhere", 6).size, 0);
});

test("a click on a room farther away walks there step by step", () => {
  const deed = click({ room: "r3c2", stance: "active" }, "r3c0", 4);
  assert.equal(deed.kind, "go");
  if (deed.kind !== "go") return;
  assert.equal(deed.option.move, "move r3c2 r3c1 as active");
  assert.deepEqual(deed.then, ["move r3c1 r3c0"]);
  assert.deepEqual(deed.picked, { room: "r3c0", stance: "idle" });
});

test("an active employee in hand is the one that goes", () => {
  const deed = click({ room: "r3c2", stance: "active" }, "r3c3");
  assert.equal(deed.kind === "go" && deed.option.move, "move r3c2 r3c3 as active");
});

test("a click on an employee takes that one, though its room is a neighbour", () => {
  const deed = onEmployee(
    menu,
    { room: "r3c1", stance: "idle" },
    { room: "r3c2", stance: "active" },
    ways("r3c1", 3),
  );
  assert.deepEqual(deed, { kind: "pick", picked: { room: "r3c2", stance: "active" } });
});

test("a room too far for the moves left asks the shell for the reason", () => {
  const deed = click({ room: "r3c1", stance: "idle" }, "r0c0", 3);
  assert.deepEqual(deed, { kind: "explain", from: "r3c1" });
});

test("an employee in hand that cannot go any more is no longer in hand", () => {
  assert.deepEqual(stepsFrom(menu, { room: "r3c0", stance: "idle" }), []);
  assert.deepEqual(click({ room: "r3c0", stance: "idle" }, "r2c0"), { kind: "shell" });
});

test("where nobody moves, rooms are ordinary targets", () => {
  const activating = [option("activate r3c1", ["room:r3c1"])];
  assert.deepEqual(onRoom(activating, null, "r3c1", NO_WAYS), { kind: "shell" });
});

test("the employee clicked is the one brought into a new department", () => {
  const bring = ["bring r3c2", "bring r3c2 as active"].map((each) => option(each, ["room:r3c2"]));
  assert.deepEqual(takeable(bring, "r3c2"), ["idle", "active"]);
  const deed = onEmployee(bring, null, { room: "r3c2", stance: "active" }, NO_WAYS);
  assert.equal(deed.kind === "go" && deed.option.move, "bring r3c2 as active");
});
