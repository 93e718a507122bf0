import assert from "node:assert/strict";
import { test } from "node:test";
import type { MenuOption } from "../../../contract";
import { game, propsOf, viewOf } from "../fixture";
import { pricesOf, rewardsOf } from "./pills";

const option = (target: string, price?: number): MenuOption => ({
  move: target,
  label: target,
  targets: [target],
  ...(price === undefined ? {} : { price }),
});
const offered = (...options: MenuOption[]) => ({ options, denied: [] });
const side = game.sides.map_3_4;
const [city] = side.cities.filter(({ plots }) => plots.length > 1);
const [first, second] = city!.plots.map(({ id }) => id);

const asks = (step: string) =>
  viewOf({ now: { step: step as "plot", seat: 0 } }, { seat: 0, to_move: 0 });

test("a place where something may be built has its lowest price", () => {
  const targets = {
    [`plot:${first}`]: offered(option(`plot:${first}`, 4), option(`plot:${first}`, 3)),
    [`plot:${second}`]: { options: [], denied: [] },
    "tile:t1": offered(option("tile:t1", 2)),
  };
  assert.deepEqual(pricesOf(propsOf(targets, asks("plot"))), [{ place: first, price: 3 }]);
  assert.deepEqual(pricesOf(propsOf(targets, asks("turn"))), [], "only while it is built");
});

test("a building that may be powered tells its tokens and rewards", () => {
  const building = [...game.buildings.values()].find(({ rewards }) => rewards.length > 0)!;
  const view = asks("target");
  const plots = { [first!]: { building: building.id, owner: 0, powered: false } };
  const shown = { ...view, description: { ...(view.description as object), plots } };
  const targets = { [`plot:${first}`]: offered(option(`plot:${first}`)) };
  const [pill] = rewardsOf(propsOf(targets, shown));
  assert.equal(pill?.plot, first);
  assert.deepEqual(pill?.gains[0], { sign: "achievement", text: String(building.demand) });
  assert.ok(pill!.gains.length > 1);
});
