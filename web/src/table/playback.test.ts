import assert from "node:assert/strict";
import { test } from "node:test";
import { Playback, type Pace } from "./playback";
import { view } from "./session_fixture";

const BOT = 1;

function setUp(pace: Pace = "normal") {
  const timers: { run: () => void; pause: number }[] = [];
  const world = { now: 0, hidden: false, pace };
  const playback = new Playback({
    pace: () => world.pace,
    hidden: () => world.hidden,
    now: () => world.now,
    later: (run, pause) => timers.push({ run, pause }),
  });
  const pass = (): number => {
    const timer = timers.shift();
    assert.ok(timer, "something waits");
    world.now += timer.pause;
    timer.run();
    return timer.pause;
  };
  return { playback, world, timers, pass };
}

const theirs = (ply: number) => view(ply, ply - 1, { to_move: BOT });
const mine = (ply: number) => view(ply, ply - 1, { to_move: 0 });
const shownPly = ({ shown }: Playback): number | null => shown.value?.ply ?? null;

test("moves of others are shown one by one while the table is ahead", () => {
  const { playback, pass } = setUp();
  playback.catchUp();
  playback.receive(theirs(4), theirs(5));
  playback.receive(theirs(5), theirs(6));
  playback.receive(theirs(6), mine(7));
  assert.equal(shownPly(playback), 4);
  assert.equal(playback.left.value, 3);
  pass();
  assert.equal(shownPly(playback), 5);
  pass();
  assert.equal(shownPly(playback), 6);
  pass();
  assert.ok(playback.caughtUp.value);
});

test("at once nothing waits at all, and no timer runs", () => {
  const { playback, timers } = setUp("once");
  playback.receive(theirs(4), theirs(5));
  playback.receive(theirs(5), mine(6));
  assert.ok(playback.caughtUp.value);
  assert.equal(timers.length, 0);
});

test("one's own move is shown at once, and so is what nobody looks at", () => {
  const { playback, world } = setUp();
  playback.receive(mine(4), theirs(5));
  assert.ok(playback.caughtUp.value);
  world.hidden = true;
  playback.receive(theirs(5), theirs(6));
  assert.ok(playback.caughtUp.value);
});

test("time that a bot has thought is not waited for again", () => {
  const { playback, world, pass } = setUp();
  playback.catchUp();
  world.now += 5000;
  playback.receive(theirs(4), theirs(5));
  assert.equal(pass(), 0);
});

test("further steps of a turn go faster than another one's", () => {
  const { playback, pass } = setUp();
  playback.catchUp();
  const other = view(6, 5, { to_move: BOT });
  other.journal = other.journal.map((entry) => ({ ...entry, seat: 2 }));
  playback.receive(theirs(4), theirs(5));
  playback.receive(theirs(5), other);
  playback.receive(other, theirs(7));
  const step = pass();
  assert.ok(pass() > step);
});

test("who skips sees the table as it is until their turn, then it goes on as before", () => {
  const { playback, timers } = setUp();
  playback.catchUp();
  playback.receive(theirs(4), theirs(5));
  playback.skip();
  assert.ok(playback.caughtUp.value && playback.skipping.value);
  timers.shift()?.run();
  playback.receive(theirs(5), theirs(6));
  assert.ok(playback.caughtUp.value);
  playback.receive(theirs(6), mine(7));
  assert.ok(!playback.skipping.value);
  playback.receive(theirs(8), theirs(9));
  assert.ok(!playback.caughtUp.value);
});

test("moves taken back are not shown as if they were played", () => {
  const { playback } = setUp();
  playback.catchUp();
  playback.receive(theirs(4), theirs(5));
  playback.receive(theirs(5), { ...theirs(4), changes: 1 });
  assert.ok(playback.caughtUp.value);
});
