// How games tell what happened at a table: their telling, on lines as their journal writes them.
import assert from "node:assert/strict";
import { test } from "node:test";
import frostpunk from "../../../games/frostpunk/words/en.json";
import nucleum from "../../../games/nucleum/words/en.json";
import praga from "../../../games/praga/words/en.json";
import type { Arg, JournalEntry, JournalLine, Lang } from "../contract";
import { chapters } from "../table/journal";
import { tellingOf } from "../table/telling";
import { turnsOf } from "../table/turns";
import { chapters as roundsOfPraga } from "./praga/summary";

const WORDS: Readonly<Record<string, object>> = { frostpunk, nucleum, praga };
const names = ["Anna", "Mizar"];
const anna: Arg = { seat: 0 };
const mizar: Arg = { seat: 1 };
const thing = (target: string, name: string): Arg => ({ target, name });

/** A line of the journal by the key of its phrase. */
function line(game: string, key: string, ...args: Arg[]): JournalLine {
  const at = Object.keys(WORDS[game] ?? {}).indexOf(key);
  assert.ok(at >= 0, key);
  return { rule: "R", text: key, word: at + 1, args };
}

/** "Anna: plays a tile −1 thaler", turn by turn. */
async function told(game: string, lang: Lang, ...lines: JournalLine[]): Promise<string[]> {
  const entries: JournalEntry[] = lines.map((each, i) => ({ ply: i + 1, seat: 0, lines: [each] }));
  return turnsOf(entries, await tellingOf(game), lang, names).map(({ seat, text, changes }) =>
    [`${seat === null ? "-" : names[seat]}:`, text, ...changes].join(" "),
  );
}

test("Praga is told round by round, and a turn begins with its tile", async () => {
  const took = line("praga", "log_take", anna, thing("a:1", "x"), thing("a:2", "y"), 4);
  const round = { ...line("praga", "log_round", 2), rule: "PR-117", text: "Round 2." };
  const turned = line("praga", "log_rotate", 1);
  const [, second] = chapters([{ ply: 1, seat: 1, lines: [turned, round] }], roundsOfPraga);
  assert.equal(second?.title, "Round 2");
  const gold = line("praga", "log_gold", mizar, 1);
  assert.deepEqual(await told("praga", "en", gold, turned, took), ["Mizar:  +1 gold", "Anna: "]);
});

test("Nucleum tells conversions whole, with what they changed", async () => {
  const mine = thing("mine:brux-m1", "Brüx, mine field 1");
  const turn = [
    line("nucleum", "log_converted", anna, mine),
    line("nucleum", "log_converted", anna, mine),
    line("nucleum", "log_sold_workers", anna, 5),
    line("nucleum", "log_paid", anna, 6),
  ];
  assert.deepEqual(await told("nucleum", "en", ...turn), [
    "Anna: turns 2 uranium cubes into workers, turns 5 workers into thaler −1 thaler −3 workers −2 uranium",
  ]);
  assert.deepEqual(await told("nucleum", "pl", ...turn), [
    "Anna: zamienia 2 kostki uranu na robotników, zamienia 5 robotników na talary −1 talar −3 robotników −2 kostki uranu",
  ]);
  assert.deepEqual(await told("nucleum", "pl", line("nucleum", "log_sold_cube", anna, mine)), [
    "Anna: zamienia kostkę uranu na talara +1 talar −1 kostka uranu",
  ]);
});

test("Nucleum names who scores with the King, and whose turbine is used", async () => {
  const king = [
    line("nucleum", "log_king"),
    line("nucleum", "log_king_scores", anna, 6),
    line("nucleum", "log_king_scores", mizar, 2),
  ];
  assert.deepEqual(await told("nucleum", "en", ...king), [
    "-: King’s scoring: Anna 6 VP, Mizar 2 VP",
  ]);
  const used = [
    line("nucleum", "log_paid", anna, 2),
    line("nucleum", "log_rent", mizar, 1, anna),
    line("nucleum", "log_rent", mizar, 1, anna),
  ];
  assert.deepEqual(await told("nucleum", "en", ...used), [
    "Anna: uses turbines of Mizar −2 thaler",
  ]);
});

test("Frostpunk tells a choice with its card, by its whole title", async () => {
  const lines = [
    line("frostpunk", "log_card", thing("card:rats", "Rats")),
    line("frostpunk", "log_chosen", thing("option:rats.1", "Eat it, all of it: food −1.")),
    line("frostpunk", "log_food_lost", 1),
  ];
  assert.deepEqual(await told("frostpunk", "en", ...lines), [
    "-: Card: Rats, choice: Eat it, all of it −1 food",
  ]);
});
