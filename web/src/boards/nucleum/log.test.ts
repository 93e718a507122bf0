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

test("what one gets in the turn of another is no part of the own turn after it", async () => {
  const link = thing("link:leipzig-riesa", "Leipzig – Riesa");
  const mine = thing("mine:brux-m1", "Brüx, mine field 1");
  const turns = await told(
    "en",
    line("log_laid", mizar, thing("tile:at08", "Develop / Energize"), link),
    line("log_line", link),
    line("log_vp", anna, 1),
    line("log_played", anna, thing("tile:at17", "Develop / Energize")),
    line("log_stored", anna, mine),
    line("log_recharge", anna),
  );
  assert.deepEqual(turns, [
    "Mizar: lays a track: Leipzig – Riesa −1 worker",
    "-: The line Leipzig – Riesa is finished",
    // As it was written: "Anna scores 1 VP." says its figure.
    "Anna: ",
    "Anna: plays a tile +1 uranium",
    "Anna: recharges",
  ]);
});

test("technologies are told as such, whatever they are called", async () => {
  const tokens = thing("tech:b6", "B6 · 8 achievement tokens");
  const lines = [line("log_unlocked", anna, tokens), line("log_achievements", anna, 8)];
  assert.deepEqual(await told("en", ...lines), [
    "Anna: unlocks a technology: 8 achievement tokens +8 tokens",
  ]);
});
