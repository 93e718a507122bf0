import assert from "node:assert/strict";
import { test } from "node:test";
import type { Description, Match } from "../description";
import { option } from "../../fixture";
import { game, player, propsOf, viewOf } from "../fixture";
import { getsOf } from "./card";
import { bestAt, ghostOf, joinedBy, waysOf } from "./preview";

const match = (own: number, others: number[], contacts: number[]): Match => ({
  own,
  others,
  contacts,
});

const FIELD = "freiberg-glashutte-f2";
const fields = {
  [FIELD]: { "at34.1": match(1, [], [1]), "at34.2": match(2, [1], [0, 1, 2]) },
};

const asking = (step: "field" | "face", change: Partial<Description> = {}) =>
  viewOf({ now: { step, seat: 0, tile: "at34", field: FIELD, fields }, ...change });

test("the better way round comes first: more own actions, then fewer for others", () => {
  const ways = waysOf({ a: match(1, [1], []), b: match(1, [], []), c: match(2, [1, 2], []) });
  assert.deepEqual(
    ways.map(({ half }) => half),
    ["c", "b", "a"],
  );
});

test("a field promises its best only where the tile may go", () => {
  const open = { [`field:${FIELD}`]: { options: [option("field x", [])], denied: [] } };
  assert.equal(bestAt(propsOf(open, asking("field")), FIELD)?.own, 2);
  assert.equal(bestAt(propsOf({}, asking("field")), FIELD), null);
});

test("the ghost lies where one points, and turns with the half that is named", () => {
  assert.equal(ghostOf(propsOf({}, asking("field"))), null);
  const pointed = ghostOf(propsOf({}, asking("field"), { hovered: `field:${FIELD}` }));
  assert.equal(pointed?.shown.half, "at34.2");
  assert.equal(pointed?.other, null);
  const facing = ghostOf(propsOf({}, asking("face"), { hovered: "half:at34.1" }));
  assert.equal(facing?.shown.half, "at34.1");
  assert.equal(facing?.other?.half, "at34.2");
});

test("who gets what: the new tile, own neighbours, then the others from the left", () => {
  const tracks = {
    "freiberg-glashutte-f1": { tile: "at08", owner: 1, facing: "at08.1", turned: false },
  };
  const props = propsOf({}, asking("face", { tracks }));
  const ghost = ghostOf(props)!;
  assert.deepEqual(getsOf(props, game, ghost), [
    { seat: 0, half: "at34.2" },
    { seat: 0, half: "at34.1" },
    { seat: 1, half: "at08.2" },
  ]);
});

test("a finished link joins the networks at its ends", () => {
  const networks = [["riesa", "dresden", "freiberg"], ["glashutte", "brux"], ["plauen"]];
  const view = viewOf({ players: [player(0, { networks }), player(1)] });
  assert.equal(joinedBy(propsOf({}, view), "freiberg", "glashutte", 0), 5);
});
