import assert from "node:assert/strict";
import { test } from "node:test";
import { about, aboutText } from "./about";
import { option } from "../fixture";
import { game, player, propsOf, viewOf } from "./fixture";
import { targetOf } from "./target";

const props = propsOf(viewOf());

test("a tile tells what it costs and gives, and whether its face is ours", () => {
  const wall = about(props, "hex:w1_01")!;
  assert.equal(wall.name, "Palisade");
  assert.match(wall.text, /Cost 1 stone.*Edges: 1 silver window\. Corners: red\./);
  assert.ok(wall.designed);
  const printed = [...game.hexes.values()].find((hex) => hex.source !== "designed");
  if (printed) assert.equal(about(props, `hex:${printed.id}`)!.designed, false);
});

test("every thing of the data has something to say in both languages", () => {
  const ids = [
    ...[...game.hexes.keys()].map((id) => `hex:${id}`),
    ...[...game.sectors.keys()].map((id) => `sector:${id}`),
    ...[...game.technologies.keys()].map((id) => `technology:${id}`),
    ...[...game.bridge.keys()].map((id) => `bridge:${id}`),
    ...game.seals.map(({ id }) => `seal:${id}`),
    ...game.planks.map(({ id }) => `plank:${id}`),
    ...game.segments.map(({ id }) => `segment:${id}`),
    ...game.wallSpots.map(({ id }) => `wall_space:${id}`),
    ...game.city.filter(({ kind }) => kind === "space").map(({ id }) => `space:${id}`),
    "plaza:pa",
    "field:cathedral.2.1",
    "monument:hunger_wall",
    "tile:at1",
    "effect:kr1.egg",
    "token:prod1",
    "row:wall",
    "good:egg",
    "payment:two_gold",
    "action:wall",
    "track:mines",
  ];
  for (const lang of ["en", "pl"] as const) {
    for (const id of ids) assert.ok(about({ ...props, lang }, id)?.name, `${lang} ${id}`);
  }
  assert.equal(about(props, "reward:top"), null);
});

test("the price of a thing stands before the note that its figures are ours", () => {
  const menu = [option("take at1", ["tile:at1"], 3)];
  const view = viewOf({}, { menu });
  const targets = { "tile:at1": { options: menu, denied: [] } };
  const label = targetOf(propsOf(view, targets), "tile:at1")["aria-label"];
  assert.match(label, /, costs 3\. ◇ designed[^◇]*$/);
});

test("an offered tile of the crane says its price once", () => {
  const menu = [option("take at1", ["tile:at1"], 3)];
  const targets = { "tile:at1": { options: menu, denied: [] } };
  const taken = targetOf(propsOf(viewOf({}, { menu }), targets), "tile:at1");
  assert.equal(taken["aria-label"].match(/3/g)?.length, 1, taken["aria-label"]);
  assert.ok(!(taken["data-unpriced"] ?? "3").includes("3"));
  assert.match(targetOf(props, "tile:at1")["aria-label"], /Position 0: 3 gold/);
});

test("what was designed is marked as such, and what is printed is not", () => {
  const designed = (id: string): boolean => about(props, id)!.designed;
  const ours = ["tile:at1", "space:o8", "track:mines", "monument:cathedral", "plank:plank1"];
  for (const id of [...ours, "seal:seal_set", "bridge:br5_6"]) assert.ok(designed(id), id);
  for (const id of ["space:o1", "bridge:br5_1", "seal:seal_six", "technology:t1_1"]) {
    assert.ok(!designed(id), id);
  }
});

test("a plaza tells who would get what", () => {
  const claims = [{ seat: 1, cubes: 2, spent: 5, both: true }];
  const plazas = { pa: { tile: null, complete: false, free: 1, claims } };
  const view = viewOf({ plazas, players: [player(), player()] });
  assert.match(
    aboutText(propsOf(view), "plaza:pa"),
    /1 space free\. Jonas: 2 cubes, 5 spent: both/,
  );
});
