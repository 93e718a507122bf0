import { signal } from "@preact/signals";
import assert from "node:assert/strict";
import { test } from "node:test";
import type { GuideCard, GuideView, View } from "../contract";
import { cornerFor, Guidance, thingFor } from "./guide";

const card = (say: string): GuideCard => ({ say, rules: ["PG-302"], show: [] });
const viewAt = (ply: number, guide: Partial<GuideView>): View =>
  ({ ply, changes: 0, guide: { name: "The first rounds", ...guide } }) as unknown as View;

test("cards are read one after the other, and anew at the next position", () => {
  const shown = signal<View | null>(
    viewAt(1, { said: "Well done.", cards: [card("First."), card("Second.")], hint: "There." }),
  );
  const guidance = new Guidance(shown);
  assert.equal(guidance.card.value?.say, "First.");
  assert.equal(guidance.said.value, "Well done.");
  assert.ok(guidance.more.value);
  guidance.help();
  assert.equal(guidance.hint.value, null, "no hint before the last card");
  guidance.goOn();
  assert.equal(guidance.card.value?.say, "Second.");
  assert.equal(guidance.said.value, null);
  assert.equal(guidance.hint.value, "There.");
  guidance.goOn();
  assert.equal(guidance.card.value?.say, "Second.");
  shown.value = viewAt(2, { cards: [card("Third.")], hint: "Here." });
  assert.equal(guidance.card.value?.say, "Third.");
  assert.equal(guidance.hint.value, null);
});

test("without a guide there is nothing to say", () => {
  const guidance = new Guidance(signal({ ply: 3, changes: 0 } as unknown as View));
  assert.equal(guidance.guide.value, null);
  assert.equal(guidance.card.value, null);
});

test("the card stands where it covers nothing it speaks of", () => {
  const frame = { width: 800, height: 600 };
  const size = { width: 300, height: 200 };
  assert.equal(cornerFor(frame, size, [], []), "top-right");
  const right = { x: 600, y: 20, width: 100, height: 560 };
  assert.equal(cornerFor(frame, size, [right], []), "top-left");
  const top = { x: 0, y: 0, width: 800, height: 60 };
  assert.equal(cornerFor(frame, size, [top], [{ ...right, y: 400, height: 100 }]), "bottom-left");
});

test("a thing is explained by itself, else by its kind", () => {
  const things = { fuel: "any", "fuel:uranium": "dear" };
  assert.equal(thingFor(things, "fuel:uranium"), "dear");
  assert.equal(thingFor(things, "fuel:coal"), "any");
  assert.equal(thingFor(things, "city:essen"), null);
});
