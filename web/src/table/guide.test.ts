import { signal } from "@preact/signals";
import assert from "node:assert/strict";
import { test } from "node:test";
import type { GuideCard, GuideView, View } from "../contract";
import { cornerFor, Guidance, slotFor, thingFor } from "./guide";
import { isLearned, learned, startProgress } from "./progress";
import type { TableSession } from "./session";

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

test("on a phone the card stands between the things it shows", () => {
  const frame = { height: 600 };
  const thing = (y: number, height: number) => ({ x: 0, y, width: 100, height });
  assert.deepEqual(slotFor(frame, { height: 200 }, []), { top: 0, height: 600 });
  assert.deepEqual(slotFor(frame, { height: 200 }, [thing(300, 50)]), { top: 0, height: 300 });
  assert.deepEqual(slotFor(frame, { height: 200 }, [thing(20, 50)]), { top: 70, height: 530 });
  // Where none is high enough, the highest one.
  const spread = [thing(350, 100), thing(100, 100)];
  assert.deepEqual(slotFor(frame, { height: 200 }, spread), { top: 200, height: 150 });
});

test("a chapter is finished when the guide goes on, and a lesson at its end", () => {
  learned.value = {};
  const chapters = ["auction", "fuel"].map((id) => ({ id, name: `Of ${id}`, steps: 2 }));
  const guide = (chapter: number, more: Partial<GuideView> = {}) => ({
    ...{ lesson: "1-first", chapters, chapter },
    ...more,
  });
  const shown = signal<View | null>(viewAt(1, guide(1)));
  const guidance = new Guidance(shown);
  const state = signal({ game: "lighthouse" });
  const stop = startProgress({ guidance, session: { state } as unknown as TableSession });
  assert.equal(guidance.finished.value, null, "who begins later has not done what was before");
  shown.value = viewAt(2, guide(0));
  assert.equal(guidance.finished.value, null, "nor who goes back");
  shown.value = viewAt(3, guide(1));
  assert.deepEqual(guidance.finished.value, {
    at: guidance.step.value,
    name: "Of auction",
    lesson: false,
  });
  assert.ok(isLearned("lighthouse", "auction"));
  assert.ok(!isLearned("lighthouse", "fuel"));
  shown.value = viewAt(4, guide(1, { over: true }));
  assert.equal(guidance.finished.value?.lesson, true);
  assert.deepEqual(learned.value, { lighthouse: ["auction", "fuel"] });
  stop();
});
