import assert from "node:assert/strict";
import { test } from "node:test";
import { describe } from "../description";
import { game, viewOf } from "../fixture";
import { lineBetween, routesOf, wayBetween } from "./route";

const side = game.sides.map_3_4;

test("a way leads over finished lines only, and takes the shortest of them", () => {
  const lines = new Set([
    "riesa-dresden",
    "dresden-freiberg",
    "freiberg-chemnitz",
    "riesa-freiberg",
  ]);
  assert.deepEqual(wayBetween(side, lines, ["riesa"], "chemnitz"), [
    "riesa",
    "freiberg",
    "chemnitz",
  ]);
  assert.equal(wayBetween(side, lines, ["riesa"], "praha"), null);
  assert.deepEqual(wayBetween(side, lines, ["riesa"], "riesa"), ["riesa"]);
});

test("of two links between the same cities the finished one is the way", () => {
  const [link] = side.links;
  const twice = { ...side, links: [{ ...link!, id: "other" }, ...side.links] };
  assert.equal(lineBetween(twice, [link!.id], link!.b, link!.a)?.id, link!.id);
  assert.equal(lineBetween(twice, ["other"], link!.a, link!.b)?.id, "other");
  assert.equal(lineBetween(twice, [], link!.a, link!.b), undefined);
});

test("coal comes from its nearest city, uranium from own mines with cubes and to a nucleum only", () => {
  const mine = { piece: "mine-1", places: 3 };
  const d = describe(
    viewOf({
      lines: ["riesa-dresden", "dresden-glashutte", "brux-glashutte"],
      nucleum: ["plant-glashutte"],
      mines: {
        "brux-m1": { ...mine, owner: 0, cubes: 2 },
        "brux-m2": { ...mine, owner: 1, cubes: 2 },
        "pressnitz-m1": { ...mine, owner: 0, cubes: 1 },
      },
    }),
  );
  const routes = routesOf(d, side, 0, "plant-glashutte", "dresden-p1", ["ruhr", "silesia"]);
  assert.deepEqual(routes, {
    power: ["glashutte", "dresden"],
    coal: [{ area: "silesia", way: ["riesa", "dresden", "glashutte"] }],
    uranium: [{ mine: "brux-m1", way: ["brux", "glashutte"] }],
  });
  assert.deepEqual(routesOf(d, side, 0, "plant-grimma", null, []).uranium, []);
});
