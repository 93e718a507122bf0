// The hand against a session that only writes down what is played.
import assert from "node:assert/strict";
import { test } from "node:test";
import { signal } from "@preact/signals";
import type { MenuOption, View } from "../contract";
import { Hand } from "./hand";
import type { TableSession } from "./session";
import { NO_TELLING, type Telling } from "./telling";

const option = (move: string, targets: string[] = [move]): MenuOption => ({
  move,
  label: move,
  targets,
});

const viewOf = (ply: number, moves: string[], changes = 0): View =>
  ({ ply, changes, seat: 0, to_move: 0, menu: moves.map((move) => option(move)) }) as View;

function setUp(first: View, asks = false, telling = signal<Telling>(NO_TELLING)) {
  const live = signal<View | null>(first);
  const myTurn = signal(true);
  const atNow = signal(true);
  const played: [string, boolean][] = [];
  const pointed: string[] = [];
  const advising = signal(false);
  const session = {
    live,
    myTurn,
    handedOver: signal(false),
    travel: { atNow },
    pointing: { advising, point: (move: string) => void pointed.push(move) },
    moves: {
      pending: signal(null),
      play: (move: string, _label: string, goesOn: boolean) => void played.push([move, goesOn]),
    },
  } as unknown as TableSession;
  const hand = new Hand(session, signal(asks), telling);
  return { hand, live, myTurn, atNow, played, pointed, advising };
}

test("who is not asked points, and plays nothing", () => {
  const view = { ...viewOf(5, []), to_move: 1, may_point: [option("a"), option("pass", [])] };
  const { hand, myTurn, advising, played, pointed } = setUp(view, true);
  myTurn.value = false;
  assert.deepEqual(hand.menu.value.options, [], "unless it wants to");
  advising.value = true;
  hand.choose("a");
  hand.take(option("pass", []));
  assert.deepEqual(pointed, ["a", "pass"], "nothing is asked twice");
  assert.deepEqual(played, []);
  hand.close();
});

test("a way is walked step by step, each as soon as it is offered", () => {
  const { hand, live, played } = setUp(viewOf(5, ["a", "b"]));
  hand.take(option("a"), ["c", "d"]);
  assert.deepEqual(played, [["a", false]]);
  live.value = viewOf(6, ["c", "e"]);
  live.value = viewOf(7, ["d", "e"]);
  live.value = viewOf(8, ["e"]);
  assert.deepEqual(played, [
    ["a", false],
    ["c", true],
    ["d", true],
  ]);
  hand.close();
});

test("a step that is not offered ends the way", () => {
  const { hand, live, played } = setUp(viewOf(5, ["a"]));
  hand.take(option("a"), ["c", "d"]);
  live.value = viewOf(6, ["d"]);
  live.value = viewOf(7, ["c", "d"]);
  assert.deepEqual(played, [["a", false]]);
  hand.close();
});

test("so does another position than the one the last step led to", () => {
  const ofAnother = { ...viewOf(6, ["c"]), seat: 1, to_move: 1 };
  for (const other of [viewOf(7, ["c"]), viewOf(6, ["c"], 1), ofAnother]) {
    const { hand, live, played } = setUp(viewOf(5, ["a"]));
    hand.take(option("a"), ["c"]);
    live.value = other;
    assert.deepEqual(played, [["a", false]]);
    hand.close();
  }
});

test("and so does a look at the past, or another choice", () => {
  const looked = setUp(viewOf(5, ["a"]));
  looked.hand.take(option("a"), ["c"]);
  looked.atNow.value = false;
  looked.atNow.value = true;
  looked.live.value = viewOf(6, ["c"]);
  assert.deepEqual(looked.played, [["a", false]]);
  looked.hand.close();
  const chose = setUp(viewOf(5, ["a", "b"]));
  chose.hand.take(option("a"), ["c"]);
  chose.hand.take(option("b"));
  chose.live.value = viewOf(6, ["c"]);
  assert.deepEqual(
    chose.played.map(([move]) => move),
    ["a", "b"],
  );
  chose.hand.close();
});

test("and so does Escape", () => {
  const { hand, live, played } = setUp(viewOf(5, ["a"]));
  hand.take(option("a"), ["c"]);
  hand.back();
  live.value = viewOf(6, ["c"]);
  assert.deepEqual(played, [["a", false]]);
  hand.close();
});

test("when a bot plays for the seat there is nothing to choose", () => {
  const { hand, myTurn } = setUp(viewOf(5, ["a"]));
  assert.equal(hand.menu.value.options.length, 1);
  myTurn.value = false;
  assert.equal(hand.menu.value.options.length, 0);
  hand.close();
});

const sets = signal<Telling>({
  ...NO_TELLING,
  bar: { sets: { run: { most: 0, member: { en: "", pl: "" }, sum: { en: "", pl: "" } } } },
});

test("a set begins with the best, a click on the board takes a member in or out", () => {
  const menu = [
    { ...option("run a b", ["a", "b"]), args: [3] },
    { ...option("run a", ["a"]), args: [3] },
    { ...option("run b", ["b"]), args: [1] },
    { ...option("run", []), args: [0] },
  ];
  const { hand, played } = setUp({ ...viewOf(5, []), menu }, false, sets);
  assert.deepEqual(hand.members.value, ["a"]);
  hand.choose("b");
  assert.deepEqual(
    hand.sets.value.map(({ move }) => move),
    ["run a b"],
  );
  hand.choose("a");
  assert.deepEqual(
    hand.sets.value.map(({ move }) => move),
    ["run b"],
  );
  assert.deepEqual(played, []);
  hand.close();
});

test("a choice of which several are wanted is made as often as asked, as far as it is offered", () => {
  const buying = signal<Telling>({ ...NO_TELLING, bar: { repeat: ["buy"] } });
  const { hand, live, played } = setUp(viewOf(5, ["buy coal", "done"]), false, buying);
  hand.setTimes(3);
  hand.take(option("buy coal"));
  live.value = viewOf(6, ["buy coal", "done"]);
  live.value = viewOf(7, ["done"]);
  live.value = viewOf(8, ["buy coal", "done"]);
  assert.deepEqual(
    played.map(([move]) => move),
    ["buy coal", "buy coal"],
  );
  assert.equal(hand.times.value, 1);
  hand.setTimes(0);
  assert.equal(hand.times.value, 1);
  hand.close();
});

test("what ends the turn stays armed until something else is chosen", () => {
  const { hand, played } = setUp(
    { ...viewOf(5, ["a"]), menu: [option("a"), option("pass", [])] },
    true,
  );
  hand.take(option("pass", []));
  hand.point("a");
  assert.equal(hand.armed.value, "pass");
  hand.take(option("pass", []));
  assert.deepEqual(played, [["pass", false]]);
  hand.close();
});

test("a piece in hand narrows the options to its own, and to what ends the turn", () => {
  const menu = [option("a"), option("b"), option("done", [])];
  const { hand, live } = setUp({ ...viewOf(5, []), menu });
  hand.hold([option("b")]);
  assert.deepEqual(
    hand.options.value.map(({ move }) => move),
    ["b", "done"],
  );
  live.value = viewOf(6, ["a", "b", "c", "d"]);
  assert.equal(hand.options.value.length, 4);
  hand.close();
});
