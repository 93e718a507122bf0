import assert from "node:assert/strict";
import { test } from "node:test";
import words from "../../../../games/frostpunk/words/en.json";
import { logOf, thing } from "../log_fixture";

const { line, told } = logOf("frostpunk", words);

test("a choice is told with its card, by its whole title", async () => {
  const lines = [
    line("log_card", thing("card:rats", "Rats")),
    line("log_chosen", thing("option:rats.1", "Eat it, all of it: food −1.")),
    line("log_food_lost", 1),
  ];
  assert.deepEqual(await told("en", ...lines), [
    "-: Card: Rats, choice: Eat it, all of it −1 food",
  ]);
});
