import assert from "node:assert/strict";
import { test } from "node:test";
import { game } from "../fixture";
import { effectOf } from "./effects";

const said = (id: string): string =>
  effectOf(game.departments.get(id)!, "en")
    .map((glyph) => glyph.sign ?? glyph.text)
    .join(" ");

test("every department says what it does", () => {
  for (const department of game.departments.values()) {
    assert.ok(effectOf(department, "en").length > 0, department.id);
  }
});

test("uses with a mission come after the flag", () => {
  assert.equal(said("start_commerce"), "$3 / goods · mission $6 / 2 goods");
  assert.equal(said("research"), "mission 7 rnd");
  assert.equal(said("logistics"), "goods → $3 + 1 vp ×3");
  assert.equal(said("telegraph"), "railway −1 rnd");
});
