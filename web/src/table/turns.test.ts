import assert from "node:assert/strict";
import { test } from "node:test";
import type { Arg, JournalEntry, JournalLine } from "../contract";
import { fillLines, NO_TELLING, type Telling } from "./telling";
import { turnsOf } from "./turns";

const BUY = 1;
const PASS = 2;
const WON = 3;
const STAGE = 4;
const USE = 5;
const HIRE = 6;
const PAID = 7;
const ORDER = 8;
const RUN = 9;

const telling: Telling = {
  bar: {},
  log: {
    amounts: {
      money: { en: "{0}", pl: "{0}" },
      goods: { en: "{0} goods", pl: "{0} {0|towar|towary|towarów}" },
    },
    lines: {
      [BUY]: {
        part: "fuel",
        en: "buys {list}",
        pl: "kupuje: {list}",
        each: { en: "{n} {1:lower}", pl: "{n} × {1:lower}" },
        pays: { money: 2 },
      },
      [PASS]: { part: "auction", en: "passes", pl: "pasuje" },
      [WON]: {
        part: "won",
        en: "buys plant {1}",
        pl: "kupuje elektrownię {1}",
        pays: { money: 2 },
      },
      [STAGE]: { event: true, en: "Stage {0} begins", pl: "Zaczyna się etap {0}" },
      [USE]: { head: true, en: "{1}", pl: "{1}" },
      [HIRE]: { en: "hires {+1}", pl: "zatrudnia {+1} {+1|osobę|osoby|osób}" },
      [PAID]: { pays: { goods: 1 } },
      [ORDER]: { event: true, en: "Order: {list}", pl: "", each: { en: "{0}", pl: "" } },
      [RUN]: { part: "power", en: "runs", pl: "uruchamia" },
    },
  },
};

const seat = (of: number): Arg => ({ seat: of });
const thing = (name: string): Arg => ({ target: name.toLowerCase(), name });
const line = (word: number, ...args: Arg[]): JournalLine => ({ rule: "R", text: "t", word, args });
const entry = (ply: number, by: number, ...lines: JournalLine[]): JournalEntry => ({
  ply,
  seat: by,
  move: "m",
  lines,
});
const names = ["Ola", "Jan", "Ewa"];
const told = (entries: JournalEntry[], lang: "en" | "pl" = "en"): string[] =>
  turnsOf(entries, telling, lang, names).map(({ seat: of, text, changes }) =>
    [of === null ? "-" : names[of], text, ...changes].join(" "),
  );

const bought = (ply: number, fuel: string, price: number): JournalEntry =>
  entry(ply, 0, line(BUY, seat(0), thing(fuel), price));

test("single steps of a turn add up, thing by thing, with what they cost", () => {
  const buys = [bought(1, "Coal", 3), bought(2, "Coal", 3), bought(3, "Oil", 2)];
  assert.deepEqual(told(buys), ["Ola buys 2 coal, 1 oil −8"]);
  assert.deepEqual(told(buys, "pl"), ["Ola kupuje: 2 × coal, 1 × oil −8"]);
});

test("a turn is that of whom its lines speak, whoever made the move", () => {
  const passed = entry(4, 1, line(PASS, seat(1)), line(WON, seat(0), thing("13"), 20));
  assert.deepEqual(told([passed]), ["Jan passes", "Ola buys plant 13 −20"]);
});

test("another part of the round is another turn", () => {
  assert.deepEqual(told([bought(1, "Oil", 1), entry(2, 0, line(RUN, seat(0)))]), [
    "Ola buys 1 oil −1",
    "Ola runs",
  ]);
});

test("an event stands alone, those of one kind together; unknown lines belong to what was before", () => {
  const [first, ...rest] = turnsOf(
    [
      entry(1, 0, line(PASS, seat(0)), line(99, 5)),
      entry(2, 1, line(STAGE, 2), line(ORDER, seat(2)), line(ORDER, seat(0))),
      entry(3, 1, line(PASS, seat(1))),
    ],
    telling,
    "en",
    names,
  );
  assert.equal(first?.steps.length, 2);
  assert.deepEqual(
    rest.map(({ seat: of, text }) => `${of} ${text}`),
    ["null Stage 2 begins", "null Order: Ewa, Ola", "1 passes"],
  );
});

test("what follows a head is said behind it, with the plural forms of the language", () => {
  const turn = [
    entry(1, 0, line(USE, seat(0), thing("HR")), line(HIRE, seat(0), 2)),
    entry(2, 0, line(USE, seat(0), thing("Sales")), line(PAID, seat(0), 1), line(HIRE, seat(0), 5)),
    entry(3, 0, line(USE, seat(0), thing("HR")), line(HIRE, seat(0), 3)),
  ];
  assert.deepEqual(told(turn), ["Ola HR: hires 5; Sales: hires 5 −1 goods"]);
  assert.deepEqual(told(turn, "pl"), [
    "Ola HR: zatrudnia 5 osób; Sales: zatrudnia 5 osób −1 towar",
  ]);
});

test("the first and the last move of a turn are known, and a hidden move is one", () => {
  const hidden: JournalEntry = { ply: 3, seat: 1, secret: true, lines: [] };
  const turns = turnsOf([bought(1, "Oil", 1), bought(2, "Oil", 1), hidden], telling, "en", names);
  assert.deepEqual(
    turns.map(({ first, ply, secret }) => [first, ply, secret]),
    [
      [1, 2, false],
      [3, 3, true],
    ],
  );
});

test("without a telling the lines of one seat are a turn", () => {
  const entries = [
    entry(1, 0, line(PASS, seat(0)), line(STAGE, 2)),
    entry(2, 1, line(PASS, seat(1)), line(PASS, seat(1))),
  ];
  assert.deepEqual(
    turnsOf(entries, NO_TELLING, "en", names).map((turn) => [turn.seat, turn.steps.length]),
    [
      [0, 2],
      [1, 2],
    ],
  );
});

const SEND = 10;
const CARD = 11;
const GAIN = 12;
const TOKEN = 13;
const DECIDE = 14;

/** A team: what happens to the city is nobody's, each action is a turn of its own. */
const team: Telling = {
  bar: {},
  log: {
    amounts: {
      coal: { en: "{0} coal", pl: "{0} {0|węgiel|węgla|węgla}", of: ["coal"] },
      hope: { en: "{0} hope", pl: "{0} {0|nadzieja|nadziei|nadziei}", of: ["care"] },
    },
    lines: {
      [SEND]: {
        opens: true,
        en: "sends {0} to {1:before}",
        pl: "wysyła {0}: {1:before}",
        as: { worker: { en: "a worker", pl: "robotnika" } },
      },
      [CARD]: { event: true, en: "Card: {0:after}", pl: "Karta: {0:after}" },
      [GAIN]: { follows: true, gains: { "@1": 0 } },
      [TOKEN]: { follows: true, pays: { "@0": "one" } },
      [DECIDE]: { en: "decides", pl: "decyduje" },
    },
  },
};

const sent = (ply: number, by: number): JournalEntry =>
  entry(
    ply,
    by,
    line(GAIN, -1, thing("Coal")), // what it costs comes first
    line(SEND, thing("Worker"), thing("Hut, field 3"), seat(by)),
    line(GAIN, 4, thing("Coal")),
  );
const toldOfTeam = (entries: JournalEntry[], lang: "en" | "pl"): string[] =>
  turnsOf(entries, team, lang, names).map(({ seat: of, text, changes }) =>
    [of === null ? "-" : names[of], text, ...changes].join(" "),
  );

test("a move that opens a turn brings its costs with it, also after a turn of the same seat", () => {
  assert.deepEqual(toldOfTeam([sent(1, 0), sent(2, 0)], "en"), [
    "Ola sends a worker to Hut +3 coal",
    "Ola sends a worker to Hut +3 coal",
  ]);
  assert.deepEqual(toldOfTeam([sent(1, 1)], "pl"), ["Jan wysyła robotnika: Hut +3 węgla"]);
});

test("what follows an event belongs to it, things count as what they are", () => {
  const card = entry(
    3,
    0,
    line(CARD, thing("Dusk: The council")),
    line(TOKEN, thing("Care")),
    line(TOKEN, thing("Care")),
    line(GAIN, 2, thing("Stone")), // is none of the amounts
  );
  assert.deepEqual(toldOfTeam([card, entry(4, 2, line(DECIDE))], "pl"), [
    "- Karta: The council −2 nadziei",
    "Ewa decyduje",
  ]);
});

test("what a list does not name does not keep its members apart", () => {
  const BUILT = 15;
  const built: Telling = {
    bar: {},
    log: {
      amounts: {},
      lines: { [BUILT]: { en: "builds {list}", pl: "", each: { en: "{1}{n|| ×{n}}", pl: "" } } },
    },
  };
  const at = (field: string): JournalLine => line(BUILT, seat(0), thing("Hut"), thing(field));
  const [turn] = turnsOf([entry(1, 0, at("field 1"), at("field 2"))], built, "en", names);
  assert.equal(turn?.text, "builds Hut ×2");
});

test("inside a sentence words are small, signs stay, and a card goes without its number", () => {
  const line = [
    ["C15 · 1 government building", "VP income"].map((name) => ({ target: "x", name })),
  ];
  assert.equal(fillLines("en", "raises {1:lower}", line), "raises VP income");
  assert.equal(fillLines("en", "{0:bare}", line), "1 government building");
  const option = [[{ target: "x", name: "Eat it, all of it: food −1." }]];
  assert.equal(fillLines("en", "{0:title}", option), "Eat it, all of it");
});
