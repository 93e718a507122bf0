import assert from "node:assert/strict";
import { test } from "node:test";
import { signal } from "@preact/signals";
import { lang } from "../settings";
import type { Menu } from "./choice";
import type { Desk } from "./desk";
import { orderIdeas, startLearning } from "./order_memory";

const menuOf = (label: string): Menu => ({
  options: [{ move: "pass", label, targets: [] }],
  denied: [],
});

test("orders are learnt in the language they were offered in", () => {
  lang.value = "en";
  const menu = signal(menuOf("Pass"));
  const stop = startLearning({ game: "g", hand: { menu } } as unknown as Desk);
  const labels = () => orderIdeas("g").map((idea) => idea.label);
  assert.deepEqual(labels(), ["Pass"]);
  lang.value = "pl"; // the menu is still the English one
  assert.deepEqual(labels(), []);
  menu.value = menuOf("Pas");
  assert.deepEqual(labels(), ["Pas"]);
  lang.value = "en";
  assert.deepEqual(labels(), ["Pass"]);
  stop();
});
