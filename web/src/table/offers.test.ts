import assert from "node:assert/strict";
import { test } from "node:test";
import type { Arg, MenuOption } from "../contract";
import {
  apart,
  bestOf,
  bundled,
  type Group,
  groupsOf,
  lean,
  memberText,
  offersOf,
  opened,
  setOf,
  sumText,
  whereTo,
  withMembers,
} from "./offers";
import { NO_TELLING, type Telling } from "./telling";

const option = (move: string, targets: string[], more: Partial<MenuOption> = {}): MenuOption => ({
  move,
  label: move,
  targets,
  names: targets.map((each) => each.toUpperCase()),
  ...more,
});
const moves = (options: readonly MenuOption[]): string[] => options.map(({ move }) => move);

const telling: Telling = {
  ...NO_TELLING,
  bar: {
    also: ["sell"],
    sets: {
      run: {
        most: 1,
        member: { en: "Plant {name}", pl: "Elektrownia {name}" },
        sum: { en: "{0} {0|city|cities}, +{1}", pl: "{0} {0|miasto|miasta|miast}, +{1}" },
      },
    },
    groups: { city: { list: "cities/cities", by: "region", names: "regions/regions" } },
  },
};

test("things on the board stand by price, what is rare apart", () => {
  const { placed, plain, also } = offersOf(
    [
      option("sell", []),
      option("build kiel", ["city:kiel"], { price: 34 }),
      option("build essen", ["city:essen"], { price: 21 }),
      option("done", []),
    ],
    telling,
  );
  assert.deepEqual(moves(placed), ["build essen", "build kiel"]);
  assert.deepEqual(moves(plain), ["done"]);
  assert.deepEqual(moves(also), ["sell"]);
});

test("ways to pay stand by price, also those that are nowhere on the board", () => {
  const menu = [
    option("fuel uranium 1 ruhr 2", ["coal:ruhr"], { price: 2 }),
    option("fuel uranium 2", [], { price: 0 }),
    option("sell", [], { price: 1 }),
  ];
  const { placed, plain } = offersOf(menu, telling);
  assert.deepEqual(moves(placed), ["fuel uranium 2", "fuel uranium 1 ruhr 2"]);
  assert.deepEqual(plain, []);
});

test("where something has no price the order of the menu stays, and the rare alone is not rare", () => {
  const menu = [option("b", ["x:1"]), option("a", ["x:2"], { price: 1 })];
  assert.deepEqual(moves(offersOf(menu, telling).placed), ["b", "a"]);
  assert.deepEqual(moves(offersOf([option("sell", [])], telling).plain), ["sell"]);
});

const data = {
  cities: {
    cities: [
      { id: "kiel", region: "north" },
      { id: "hamburg", region: "north" },
      { id: "essen", region: "west" },
    ],
  },
  regions: {
    regions: [
      { id: "north", name: { en: "North", pl: "Północ" } },
      { id: "west", name: { en: "West", pl: "Zachód" } },
    ],
  },
};

test("many options are told by what the data says they belong to", () => {
  const cities = ["kiel", "hamburg", "essen"].map((id) => option(`build ${id}`, [`city:${id}`]));
  const groups = groupsOf(cities, telling, data, "pl");
  assert.deepEqual(
    groups?.map(({ name, options }) => `${name} ${options.length}`),
    ["Północ 2", "Zachód 1"],
  );
});

test("or by what is done, where that has a name", () => {
  const bar = { verbs: { slide: { en: "Slide", pl: "Wysuń" }, go: { en: "Go", pl: "Jedź" } } };
  const mixed = [option("slide a", ["x:a"]), option("slide b", ["x:b"]), option("go c", ["x:c"])];
  assert.deepEqual(
    groupsOf(mixed, { ...telling, bar }, data, "pl")?.map(({ name }) => name),
    ["Wysuń", "Jedź"],
  );
});

test("or by the first of the things they name; else not at all", () => {
  const walks = ["a b", "a c", "d b"].map((way) =>
    option(
      `move ${way}`,
      way.split(" ").map((room) => `room:${room}`),
    ),
  );
  assert.deepEqual(
    groupsOf(walks, telling, data, "en")?.map(({ name, options }) => `${name} ${options.length}`),
    ["ROOM:A 2", "ROOM:D 1"],
  );
  // As the label calls it, where the game says so.
  const named = walks.map((walk) => ({
    ...walk,
    args: [{ target: "tile:x", name: walk.move[5] ?? "" }],
  }));
  const rooms = { ...telling, bar: { groups: { room: { arg: 0 } } } };
  assert.deepEqual(
    groupsOf(named, rooms, data, "en")?.map(({ name }) => name),
    ["a", "d"],
  );
  assert.equal(groupsOf([option("a", ["x:1"]), option("b", ["x:2"])], telling, data, "en"), null);
});

test("a group that is still too much is opened again: regions, then places", () => {
  const slots = ["kiel.0 x", "kiel.1 x", "hamburg.0 x", "essen.0 x"].map((id) => {
    const [slot = "", strip = ""] = id.split(" ");
    const [city = ""] = slot.split(".");
    return option(`project ${id}`, [`slot:${slot}`, `strip:${strip}`], { names: [city, strip] });
  });
  const bar = {
    groups: { slot: { list: "cities/cities", by: "region", names: "regions/regions" } },
  };
  const groups = (list: readonly MenuOption[]) => groupsOf(list, { ...telling, bar }, data, "en");
  const first = opened(slots, ["north"], groups);
  assert.deepEqual(
    groups(first.options)?.map(({ id, options }) => `${id} ${options.length}`),
    ["kiel 2", "hamburg 1"],
  );
  const second = opened(slots, ["north", "kiel"], groups);
  assert.deepEqual(moves(second.options), ["project kiel.0 x", "project kiel.1 x"]);
  assert.equal(second.depth, 2);
  assert.equal(opened(slots, ["south"], groups).options.length, 4);
});

const labelled = (labels: string[]): MenuOption[] =>
  labels.map((label, i) => option(`go ${i}`, [`x:${i}`], { label }));

test("without any of these they go by what their names begin with", () => {
  const fields = labelled([
    "Leipzig – Riesa, field 1",
    "Leipzig – Grimma, field 1",
    "Zittau – Praha, field 1",
  ]);
  assert.deepEqual(
    groupsOf(fields, NO_TELLING, data, "en")?.map(
      ({ name, options }) => `${name} ${options.length}`,
    ),
    ["Leipzig 2", "Zittau 1"],
  );
});

test("or by the word before a number; what has none stands alone", () => {
  const fields = labelled(["G3: 1 wood", "Near 1a: 4 wood", "Near 2a: 3 wood"]);
  assert.deepEqual(
    groupsOf(fields, NO_TELLING, data, "en")?.map(
      ({ name, options }) => `${name} ${options.length}`,
    ),
    ["G3: 1 wood 1", "Near 2"],
  );
});

test("or by a field that the telling itself has names for", () => {
  const names = { north: { en: "Up", pl: "Góra" }, west: { en: "Left", pl: "Lewo" } };
  const bar = { groups: { city: { list: "cities/cities", by: "region", names } } };
  const cities = ["kiel", "hamburg", "essen"].map((id) => option(`build ${id}`, [`city:${id}`]));
  assert.deepEqual(
    groupsOf(cities, { ...telling, bar }, data, "pl")?.map(({ name }) => name),
    ["Góra", "Lewo"],
  );
});

test("too many groups are put together with their neighbours, and opened one inside the other", () => {
  const fields = ["A", "B", "C", "D"].flatMap((city) => [`${city}, 1`, `${city}, 2`]);
  const groups = (list: readonly MenuOption[]): Group[] | null => {
    const all = groupsOf(list, NO_TELLING, data, "en");
    return all && bundled(all, (some) => some.length <= 2);
  };
  assert.deepEqual(
    groups(labelled(fields))?.map(({ name, options }) => `${name}: ${options.length}`),
    ["A, B: 4", "C, D: 4"],
  );
  const inside = opened(labelled(fields), ["C,D", "D"], groups);
  assert.deepEqual(moves(inside.options), ["go 6", "go 7"]);
});

test("of many in one bundle the first and the last are named", () => {
  const cities = ["Leipzig (Lipsk)", "Grimma", "Riesa", "Zwickau", "Praha"].flatMap((city) => [
    `${city}, 1`,
    `${city}, 2`,
  ]);
  const all = groupsOf(labelled(cities), NO_TELLING, data, "en") ?? [];
  const [first, second] = bundled(all, (some) => some.length <= 2);
  assert.equal(first?.name, "Leipzig, Grimma, Riesa");
  assert.equal(second?.name, "Zwickau, Praha");
  const [more] = bundled([...all, ...all], (some) => some.length <= 2);
  assert.equal(more?.name, "Leipzig … Praha");
});

test("names in few words: without brackets and without what all begin with, and never the same", () => {
  const few = (labels: string[]) =>
    lean(labelled(labels), new Map()).map((each) => [...each.values()]);
  const [spaces] = few(["wall space 1", "wall space 2", "wall space 12"]);
  assert.deepEqual(spaces, ["1", "2", "12"]);
  const [plain] = few(["Play: develop (white)", "Play: energize (green)"]);
  assert.deepEqual(plain, ["Develop", "Energize"]);
  const [same] = few(["Develop (white)", "Develop (green)"]);
  assert.deepEqual(same, ["(white)", "(green)"]);
  const [, , fewest] = few(["Develop, 1 cheaper / Energize", "Energize / Develop, 2 cheaper"]);
  assert.deepEqual(fewest, ["Develop / Energize", "Energize / Develop"]);
  assert.deepEqual(few(["Kiel", "Essen"])[1], ["Kiel", "Essen"]);
  assert.deepEqual(few(["Kiel"])[1], ["Kiel"]);
  // A word that governs the next ones stays with them.
  const [, governed] = few(["Dział kadr: aktywacja", "Dział badań i rozwoju: aktywacja"]);
  assert.deepEqual(governed, ["Dział kadr", "Dział badań i rozwoju"]);
  const [, named] = few(["Give, what there is: lose 2 wood", "Refuse: discontent +1"]);
  assert.deepEqual(named, ["Give, what there is", "Refuse"]);
});

test("two that would have the same name are told whole, with all that are done like them", () => {
  const post = (field: string) => ({ label: `upgrade: Post, ${field}`, short: "Post" });
  const hut = { label: "upgrade: Hut, 3", short: "Hut" };
  const all = [
    option("upgrade a", ["field:a"], post("1")),
    option("upgrade b", ["field:b"], post("2")),
    option("upgrade c", ["field:c"], hut),
    option("advance", ["act:research"], { label: "the token, 1 closer", short: "Research" }),
  ];
  assert.deepEqual(
    [...apart(all, new Map())],
    [
      ["upgrade a", "Upgrade: Post, 1"],
      ["upgrade b", "Upgrade: Post, 2"],
      ["upgrade c", "Upgrade: Hut, 3"],
    ],
  );
  assert.equal(apart(all.slice(1), new Map()).size, 0);
});

test("inside a group it is said where each option leads, unless that is not enough", () => {
  const to = (move: string, room: string): MenuOption =>
    option(move, ["room:a", `room:${room}`], { names: ["A", room.toUpperCase()] });
  const names = whereTo([to("move a b", "b"), to("move a c", "c"), to("move a c active", "c")]);
  assert.equal(names.get("move a b"), "→ B");
  assert.equal(names.has("move a c"), false);
});

const run = (plants: string[], ...args: Arg[]): MenuOption =>
  option(
    `run ${plants.join(" ")}`,
    plants.map((each) => `plant:${each}`),
    { args },
  );
const runs = [run(["4", "8"], 5, 64), run(["8"], 5, 64), run(["4"], 1, 22), run([], 0, 10)];

test("a set is its members; the best has all that can be had with the fewest of them", () => {
  const set = setOf([...runs, option("pass", [])], telling);
  assert.ok(set);
  assert.deepEqual(
    set.members.map(({ target }) => target),
    ["plant:4", "plant:8"],
  );
  assert.equal(bestOf(set)?.move, "run 8");
  assert.equal(withMembers(set, ["plant:8", "plant:4"])[0]?.move, "run 4 8");
  assert.equal(withMembers(set, []).length, 1);
  assert.equal(withMembers(set, ["plant:5"]).length, 0);
  const [both, , one] = runs;
  assert.ok(both && one);
  assert.equal(sumText(set, both, "pl"), "5 miast, +64");
  assert.equal(sumText(set, one, "en"), "1 city, +22");
  assert.equal(memberText(set, "08", "pl"), "Elektrownia 08");
});

test("other menus have none", () => {
  assert.equal(setOf([option("pass", [])], telling), null);
  assert.equal(setOf(runs, NO_TELLING), null);
});
