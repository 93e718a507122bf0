import assert from "node:assert/strict";
import { test } from "node:test";
import type { SeatInfo } from "../net/messages";
import { consentTo, leaders } from "./people";
import { view } from "./session_fixture";

const person = (name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  kind: "person",
  name,
  connected: true,
  ...more,
});

test("all persons but the one who is gone are asked about a bot", () => {
  const gone = person("Celina", { connected: false, consents: [0] });
  const bot: SeatInfo = { kind: "bot", name: "Bot 4", bot: "easy", connected: false };
  const seats = [person("Anna"), person("Bartek"), gone, bot];
  assert.deepEqual(consentTo(seats, gone), { agreed: 1, asked: 2 });
  assert.deepEqual(consentTo(seats, seats[1]!), { agreed: 0, asked: 2 });
});

test("whom everybody here has given up is not asked about another", () => {
  const gone = person("Celina", { connected: false, consents: [0] });
  const alsoGone = person("Darek", { connected: false, consents: [0, 1] });
  const seats = [person("Anna"), person("Bartek"), gone, alsoGone];
  assert.deepEqual(consentTo(seats, gone), { agreed: 1, asked: 2 });
  assert.deepEqual(consentTo(seats, alsoGone), { agreed: 2, asked: 3 });
});

test("who leads does so alone and by points", () => {
  const at = (scores: (number | null)[], places: (number | null)[]) =>
    leaders(view(5, 0, { scores, places, progress: { round: 2 } }));
  assert.deepEqual(at([3, 5], [2, 1]), [1]);
  assert.deepEqual(at([0, 0], [1, 2]), [], "only a tie-break");
  assert.deepEqual(at([5, 5, 1], [1, 1, 3]), []);
  assert.deepEqual(at([5, null], [1, null]), []);
  assert.deepEqual(at([5], [1]), [], "nobody to be ahead of");
  assert.deepEqual(leaders(view(5, 0, { scores: [3, 5], places: [2, 1] })), [], "the first round");
  const outcome = { winners: [0, 1], rival: false, reason: "", rule: "" };
  assert.deepEqual(leaders(view(5, 0, { outcome })), [0, 1]);
});
