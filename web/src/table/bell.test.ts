import assert from "node:assert/strict";
import { test } from "node:test";
import { notify } from "../settings";
import { startBell, type Note } from "./bell";
import { setUp, state, view } from "./session_fixture";

/** A table and a browser that nobody looks at. */
function ringing() {
  const { session, line } = setUp();
  const shown: Note[] = [];
  const world = { hidden: true, silenced: 0, opened: "" };
  const stop = startBell(session, "K", {
    hidden: () => world.hidden,
    show: (note) => {
      shown.push(note);
      return () => void world.silenced++;
    },
    open: (path) => void (world.opened = path),
  });
  line().open();
  line().say({ ...state, title: "Friday" });
  const turnOf = (seat: number, ply: number) =>
    line().say(view(ply, ply - 1, { to_move: seat, prompt: "Bid or pass." }));
  return { shown, world, turnOf, stop };
}

test("a turn rings once, and goes silent when it has passed", () => {
  notify.value = "on";
  const { shown, world, turnOf } = ringing();
  turnOf(1, 1);
  assert.equal(shown.length, 0);
  turnOf(0, 2);
  turnOf(0, 3);
  assert.equal(shown.length, 1);
  assert.match(shown[0]?.title ?? "", /^Your turn · Friday$/);
  assert.equal(shown[0]?.body, "Bid or pass.");
  shown[0]?.onclick();
  assert.equal(world.opened, "/t/T#K");
  assert.equal(world.silenced, 0);
  turnOf(1, 4);
  assert.equal(world.silenced, 1);
  turnOf(0, 5);
  assert.equal(shown.length, 2);
});

test("nothing rings for who looks, nor for who never said yes", () => {
  notify.value = "ask";
  const { shown, world, turnOf } = ringing();
  turnOf(0, 1);
  notify.value = "off";
  turnOf(1, 2);
  turnOf(0, 3);
  notify.value = "on";
  world.hidden = false;
  turnOf(1, 4);
  turnOf(0, 5);
  assert.equal(shown.length, 0);
});

test("a page that is left takes its note with it", () => {
  notify.value = "on";
  const { world, turnOf, stop } = ringing();
  turnOf(0, 1);
  stop();
  assert.equal(world.silenced, 1);
});
