import assert from "node:assert/strict";
import { test } from "node:test";
import { designed, designedItself, gameOf, turbineOf } from "./data";
import { data, game } from "./fixture";
import { gainsOf, gainsText, turbineGains } from "./gains";
import { ICONS } from "./icons";
import { figureOf, signOf } from "./plate";
import { words } from "./words";
import { signOfCount } from "./zones/offer";
import { techSigns } from "./zones/pieces";

test("both languages have the same words", () => {
  const keys = (value: object): string[] =>
    Object.entries(value).flatMap(([key, each]) =>
      each !== null && typeof each === "object" ? keys(each).map((k) => `${key}.${k}`) : [key],
    );
  assert.deepEqual(keys(words.pl).sort(), keys(words.en).sort());
});

test("Polish counts in three forms", () => {
  assert.deepEqual([1, 3, 5].map(words.pl.gain.thaler), ["1 talar", "3 talary", "5 talarów"]);
  assert.deepEqual([1, 2, 12].map(words.pl.actions), ["1 akcja", "2 akcje", "12 akcji"]);
});

test("a coal area tells its wagons and what they cost", () => {
  const left = [
    { n: 3, price: 2 },
    { n: 1, price: 4 },
  ];
  assert.equal(
    words.en.areaTip("Ruhr", 2, left, 5),
    "Ruhr: next wagon 2 thaler; 3 at 2, 1 at 4, then 5 each",
  );
  assert.equal(
    words.pl.areaTip("Śląsk", 2, left, 5),
    "Śląsk: następny wagon za 2 talary; po 2: 3, po 4: 1, dalej po 5",
  );
});

test("rewards are figures with signs, and words", () => {
  const effects = [
    { op: "gain_vp", n: 6 },
    { op: "unlock_tech", level: 2 },
    { op: "advance_income", track: "any" as const, n: 1 },
  ];
  assert.deepEqual(
    gainsOf(effects).map(({ sign, text }) => `${text} ${sign}`),
    ["6 vp", "2 tech", "1 income-any"],
  );
  assert.equal(gainsText(effects, "en"), "6 VP, technology of level 2, any income +1");
});

test("a turbine shows what the data say it does, the second one what its experiment says", () => {
  const shown = (row: number, experiment: string | null): string[] => {
    const { id } = game.files.industry.rows[row]!.turbine;
    return turbineGains(turbineOf(game, id, experiment)).map(({ sign, text }) => `${text} ${sign}`);
  };
  assert.deepEqual(
    [0, 2, 3].flatMap((row) => shown(row, "a")),
    ["–1 coal", "+1 energize", "+2 energize"],
  );
  assert.deepEqual(
    ["a", "b", "c", "d"].flatMap((id) => shown(1, id)),
    ["–2 coal", "+2 achievement", "3 uranium", "+1 worker"],
  );
  assert.deepEqual(shown(1, null), []);
  const both = { modifiers: { bonus_energy: 4 }, after_energize: [{ op: "gain_vp", n: 3 }] };
  const text = { en: "", pl: "" };
  assert.deepEqual(
    turbineGains({ ...both, text }).map(({ sign }) => sign),
    ["energize", "vp"],
  );
});

test("everything that can be drawn has a sign", () => {
  const known = (sign: string): void => assert.ok(ICONS[sign], sign);
  for (const action of game.actions.values()) known(signOf(action));
  for (const tech of game.techs.values()) {
    const signs = techSigns(tech);
    assert.ok(signs.length > 0, tech.id);
    signs.forEach(known);
  }
  for (const { requirement } of game.contracts.values()) known(signOfCount(requirement.what));
  for (const { what } of game.success.values()) known(signOfCount(what));
  for (const { rewards } of [...game.contracts.values(), ...game.buildings.values()]) {
    assert.equal(gainsOf(rewards).length, rewards.length);
    gainsOf(rewards).forEach(({ sign }) => known(sign));
  }
});

test("a plate tells what is cheaper, stronger or double", () => {
  const figure = (id: string): string => figureOf(game.actions.get(id)!);
  assert.deepEqual(
    ["urbanize-2", "energize-3", "industrialize-uranium", "contract-2", "develop"].map(figure),
    ["–2", "+3", "+", "×2", ""],
  );
});

test("designed figures are known as such", () => {
  assert.ok(designed(game, "tile") && designed(game, "building") && designed(game, "plant"));
  assert.ok(designed(game, "income") && designed(game, "pair"));
  const ours = [...game.contracts.values()].filter(designedItself).map(({ id }) => id);
  assert.deepEqual(ours, ["c27"]);
  const groups = game.files.achievement_track.groups.filter(designedItself);
  assert.deepEqual(
    groups.map(({ multiplier }) => multiplier),
    [1, 2, 6],
  );
  assert.ok(designedItself(game.sides.map_3_4.links[0]!));
});

test("a source may be one word, one for each part, or missing", () => {
  assert.ok(designedItself({ source: "designed" }));
  assert.ok(!designedItself({ source: "rulebook" }));
  assert.ok(designedItself({ source: { existence: "rulebook", reward: "designed" } }));
  assert.ok(!designedItself({ source: { existence: "rulebook", reward: "rulebook" } }));
  assert.ok(!designedItself({}));
  const ours = gameOf({ ...data, cities: { ...game.files.cities, source: "designed" } });
  assert.ok(designed(ours, "city"));
});
