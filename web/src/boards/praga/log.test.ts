import assert from "node:assert/strict";
import { test } from "node:test";
import words from "../../../../games/praga/words/en.json";
import { chapters } from "../../table/journal";
import { anna, logOf, mizar, thing } from "../log_fixture";
import { chapters as rounds } from "./summary";

const { line, told } = logOf("praga", words);
const turned = line("log_rotate", 1);

test("rounds are the chapters, the turning wheel is a detail", () => {
  const round = { ...line("log_round", 2), rule: "PR-117", text: "Round 2." };
  const [first, second] = chapters([{ ply: 1, seat: 1, lines: [turned, round] }], rounds);
  assert.equal(first?.entries[0]?.lines.length, 1);
  assert.equal(second?.title, "Round 2");
});

test("a turn begins with its tile", async () => {
  const [one, other] = [thing("action:wall", "wall"), thing("action:road", "road")];
  const took = line("log_take", anna, one, other, thing("tile:at1", "tile 1"));
  assert.deepEqual(await told("en", line("log_gold", mizar, 1), turned, took), [
    "Mizar:  +1 gold",
    "Anna: ",
  ]);
});
