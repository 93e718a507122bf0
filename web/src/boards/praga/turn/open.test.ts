import assert from "node:assert/strict";
import { test } from "node:test";
import type { MenuOption, Target } from "../../../contract";
import { option } from "../../fixture";
import { player, propsOf, turn, viewOf } from "../fixture";
import { lettersOf, openRows } from "./open";

const targetsOf = (menu: MenuOption[]): Record<string, Target> =>
  Object.fromEntries(
    menu.flatMap((each) => each.targets.map((id) => [id, { options: [each], denied: [] }])),
  );

const inTurn = turn({
  tile: "at1",
  position: 1,
  sector: "sec_gold_a",
  bonus: "open",
  side: { hunger_wall: 0, cathedral: 1 },
  must: ["action", "side:cathedral"],
  windows_over: 1,
});

test("before a tile is chosen that is what is asked", () => {
  const [first] = openRows(propsOf(viewOf()));
  assert.deepEqual([first?.kind, first?.name], ["now", "Choose an action tile"]);
});

test("what must be done stands before what may, and the end comes last", () => {
  const players = [player({ silver_window: 3 }), player()];
  const rows = openRows(propsOf(viewOf({ turn: inTurn, players })));
  assert.deepEqual(
    rows.map(({ kind, id }) => `${kind} ${id}`),
    [
      "must action",
      "must side:cathedral",
      "may sector:sec_gold_a",
      "may up",
      "may refresh",
      "end end",
    ],
  );
  assert.deepEqual(rows[0]!.signs, ["mines", "wall"]);
});

test("letters mean nothing else at the table, and stand on the board, too", () => {
  const rows = openRows(propsOf(viewOf({ turn: inTurn })));
  const letters = rows.flatMap(({ letter }) => letter ?? []);
  for (const letter of letters) assert.ok(!"cehlnqrsuy".includes(letter), letter);
  assert.equal(new Set(letters).size, letters.length);
  assert.equal(lettersOf(rows).get("sector:sec_gold_a")?.letter, "d");
});

test("a row holds what the menu offers for it", () => {
  const menu = [
    option("side cathedral", ["monument:cathedral", "field:cathedral.1.1"]),
    option("bonus", ["sector:sec_gold_a"]),
    option("refresh wall gold", ["row:wall"]),
    option("refresh wall stone", ["row:wall"]),
  ];
  const rows = openRows(propsOf(viewOf({ turn: inTurn }, { menu }), targetsOf(menu)));
  const moves = (id: string) => rows.find((row) => row.id === id)!.options.map((each) => each.move);
  assert.deepEqual(moves("side:cathedral"), ["side cathedral"]);
  assert.deepEqual(moves("refresh"), ["refresh wall gold", "refresh wall stone"]);
  assert.equal(lettersOf(rows).get("field:cathedral.1.1")?.id, "side:cathedral");
});

test("in the middle of a choice nothing else can be begun, and all is still listed", () => {
  const view = viewOf({ turn: inTurn, now: { step: "manage", seat: 0 } });
  const rows = openRows(propsOf(view));
  assert.equal(rows[0]!.name, "Expand or produce");
  assert.ok(rows.every(({ options }) => options.length === 0));
  assert.ok(rows.some(({ id }) => id === "side:cathedral"));
});

test("somebody else's turn is told in the same way", () => {
  const view = viewOf(
    { turn: { ...inTurn, seat: 1 }, now: { step: "turn", seat: 1 } },
    { to_move: 1 },
  );
  assert.ok(openRows(propsOf(view)).some(({ id }) => id === "action"));
});
