import assert from "node:assert/strict";
import { test } from "node:test";
import type { SeatInfo } from "../net/messages";
import { coloursOf, seatProperties, swatches } from "./colours";

const seat = (kind: SeatInfo["kind"], colour?: number): SeatInfo => ({
  kind,
  name: "",
  connected: kind === "person",
  ...(colour === undefined ? {} : { colour }),
});

test("a seat of which no colour is told has that of its number", () => {
  assert.deepEqual(coloursOf([seat("person"), seat("bot"), seat("open", 5)]), [0, 1, 5]);
});

test("the properties of a seat stand for the chosen colour, in any theme", () => {
  assert.deepEqual(seatProperties([2, 0]), [
    ["--seat-1", "var(--colour-3)"],
    ["--seat-1-on", "var(--colour-3-on)"],
    ["--seat-1-text", "var(--colour-3-text)"],
    ["--seat-2", "var(--colour-1)"],
    ["--seat-2-on", "var(--colour-1-on)"],
    ["--seat-2-text", "var(--colour-1-text)"],
  ]);
  assert.deepEqual(seatProperties([]), []);
});

test("only what another person has cannot be chosen", () => {
  const seats = [seat("person", 4), seat("person", 0), seat("bot", 2), seat("open", 3)];
  const all = swatches(seats, 0);
  assert.deepEqual(
    all.map(({ holder }) => holder),
    [1, null, 2, 3, 0, null],
  );
  assert.deepEqual(
    all.filter(({ taken }) => taken).map(({ colour }) => colour),
    [0],
  );
  assert.deepEqual(
    swatches(seats, 1)
      .filter(({ taken }) => taken)
      .map(({ colour }) => colour),
    [4],
  );
  assert.equal(new Set(all.map(({ name }) => name)).size, 6);
});
