import assert from "node:assert/strict";
import { test } from "node:test";
import words from "../../../../games/nucleum/words/en.json";
import { anna, logOf, mizar, thing } from "../log_fixture";

const { line, told } = logOf("nucleum", words);

test("conversions are told whole, with what they changed", async () => {
  const mine = thing("mine:brux-m1", "Brüx, mine field 1");
  const turn = [
    line("log_converted", anna, mine),
    line("log_converted", anna, mine),
    line("log_sold_workers", anna, 5),
    line("log_paid", anna, 6),
  ];
  assert.deepEqual(await told("en", ...turn), [
    "Anna: turns 2 uranium cubes into workers, turns 5 workers into thaler −1 thaler −3 workers −2 uranium",
  ]);
  assert.deepEqual(await told("pl", ...turn), [
    "Anna: zamienia 2 kostki uranu na robotników, zamienia 5 robotników na talary −1 talar −3 robotników −2 kostki uranu",
  ]);
  assert.deepEqual(await told("pl", line("log_sold_cube", anna, mine)), [
    "Anna: zamienia kostkę uranu na talara +1 talar −1 kostka uranu",
  ]);
});

test("who scores with the King, and whose turbines are used", async () => {
  const king = [
    line("log_king"),
    line("log_king_scores", anna, 6),
    line("log_king_scores", mizar, 2),
  ];
  assert.deepEqual(await told("en", ...king), ["-: King’s scoring: Anna 6 VP, Mizar 2 VP"]);
  const used = [
    line("log_paid", anna, 2),
    line("log_rent", mizar, 1, anna),
    line("log_rent", mizar, 1, anna),
  ];
  assert.deepEqual(await told("en", ...used), ["Anna: uses turbines of Mizar −2 thaler"]);
});
