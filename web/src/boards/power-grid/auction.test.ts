import assert from "node:assert/strict";
import { test } from "node:test";
import type { JournalEntry } from "../../contract";
import { standingOf } from "./auction";
import type { Description } from "./description";
import { player, viewOf } from "./fixture";

const entry = (ply: number, seat: number, move: string): JournalEntry => ({
  ply,
  seat,
  move,
  lines: [],
});

const JOURNAL = [
  entry(1, 1, "pick 4"),
  entry(2, 1, "bid 4"),
  entry(3, 0, "bid 40"),
  entry(4, 1, "pass"),
  entry(5, 1, "pick 13"),
  entry(6, 1, "bid 13"),
  entry(7, 2, "bid 14"),
  entry(8, 3, "pass"),
];

const auction: Description["auction"] = { plant: "13", bid: 14, bidder: 2, active: [1, 2, 4] };
const players = [
  player(0, { bought: true }),
  player(1),
  player(2),
  player(3),
  player(4),
  player(5, { gave_up: true }),
];
const view = viewOf({ auction, players }, { journal: JOURNAL });

test("every seat stands somewhere", () => {
  assert.deepEqual(
    players.map(({ seat }) => standingOf(view, seat)),
    [
      { is: "bought" },
      { is: "bid", bid: 13 },
      { is: "leads", bid: 14 },
      { is: "passed" },
      { is: "in" },
      { is: "out" },
    ],
  );
});

test("a bid for an earlier plant does not count", () => {
  const again = viewOf(
    { auction, players: [player(0), player(1)] },
    { journal: JOURNAL.slice(0, 5) },
  );
  assert.deepEqual(standingOf(again, 1), { is: "in" });
});

test("with nothing on the block those who may buy wait", () => {
  const idle = viewOf({ players });
  assert.deepEqual(standingOf(idle, 1), { is: "waits" });
  assert.deepEqual(standingOf(idle, 0), { is: "bought" });
});

test("without a journal the seats in the auction are just in it", () => {
  assert.deepEqual(standingOf(viewOf({ auction, players }), 1), { is: "in" });
});
