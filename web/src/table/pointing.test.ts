// Pointing at a session's end of the line.
import assert from "node:assert/strict";
import { test } from "node:test";
import { signal } from "@preact/signals";
import type { MenuOption, View } from "../contract";
import type { TableState } from "../net/messages";
import { Pointing, type PointRequest } from "./pointing";

const option = (move: string): MenuOption => ({ move, label: move, targets: [] });
const viewOf = (ply: number, more: Partial<View>): View =>
  ({ ply, changes: 0, seat: 0, ...more }) as View;
const stateOf = (kinds: string[], hints = true): TableState =>
  ({ team: true, hints, seats: kinds.map((kind) => ({ kind })) }) as TableState;

function setUp(view: View, state: TableState, asks = true) {
  const live = signal<View | null>(view);
  const sent: PointRequest[] = [];
  const waiting: (() => void)[] = [];
  const pointing = new Pointing({
    live,
    state: signal<TableState | null>(state),
    asksBots: () => asks,
    send: (request) => void sent.push(request),
    later: (run) => void waiting.push(run),
  });
  const rest = () => waiting.splice(0).forEach((run) => run());
  const tell = (ply: number, points: { seat: number; move: string }[]) =>
    pointing.receive({ table: "T", type: "points", ply, changes: 0, points });
  return { pointing, live, sent, rest, tell };
}

test("a point is of one position, and the same once more ends it", () => {
  const view = viewOf(5, { to_move: 1, may_point: [option("a"), option("b")] });
  const { pointing, live, sent, tell } = setUp(view, stateOf(["person", "person"]));
  pointing.point("a");
  tell(5, [{ seat: 0, move: "a" }]);
  assert.deepEqual(pointing.seatsAt([option("a")]), [0]);
  assert.deepEqual(pointing.seatsAt([option("b")]), []);
  pointing.point("a");
  assert.deepEqual(sent, [
    { type: "point", ply: 5, changes: 0, move: "a" },
    { type: "point", ply: 5, changes: 0 },
  ]);
  live.value = viewOf(6, {});
  assert.deepEqual(pointing.points.value, []);
});

test("an amount is a point at its range", () => {
  const range = { ...option("stoke 0"), min: 0, max: 4, pattern: "stoke {n}" };
  const { pointing, tell } = setUp(viewOf(5, {}), stateOf(["person", "person"]));
  tell(5, [{ seat: 1, move: "stoke 3" }]);
  assert.deepEqual(pointing.seatsAt([range]), [1]);
});

test("bots are asked once for a choice that takes a while, where the table has hints", () => {
  const choice = viewOf(5, { menu: [option("a"), option("b")] });
  const { pointing, live, sent, rest } = setUp(choice, stateOf(["person", "bot"]));
  pointing.moved(choice);
  assert.deepEqual(sent, [], "not at once");
  rest();
  assert.deepEqual(sent, [{ type: "advice", ply: 5, changes: 0 }]);
  const forced = viewOf(6, { menu: [option("a")] });
  live.value = forced;
  pointing.moved(forced);
  pointing.moved(choice);
  rest();
  assert.equal(sent.length, 1, "neither when there is no choice, nor when it was made");
  const quiet = [
    setUp(choice, stateOf(["person", "bot"]), false),
    setUp(choice, stateOf(["person", "bot"], false)),
    setUp(choice, stateOf(["person", "person"])),
    setUp(choice, { ...stateOf(["person", "bot"]), team: false }),
  ];
  for (const each of quiet) {
    each.pointing.moved(choice);
    each.rest();
    assert.deepEqual(each.sent, []);
  }
});
