// What standing orders can speak about in each game, learnt from the menus this browser has seen
// and kept for the next time somebody else is choosing.
import { effect } from "@preact/signals";
import { kept, lang } from "../settings";
import type { Desk } from "./desk";
import { ideasOf, learn, type OrderIdea } from "./orders";

const ideas = kept<Record<string, OrderIdea[]>>("orders", {});

// Labels come from the server in the language of the reader.
const shelf = (game: string): string => `${game} ${lang.value}`;

export const orderIdeas = (game: string): OrderIdea[] => ideas.value[shelf(game)] ?? [];

/** Learns as long as the table is open. */
export function startLearning(desk: Desk): () => void {
  return effect(() => {
    const fresh = ideasOf(desk.hand.menu.value);
    if (fresh.length === 0) return;
    const name = shelf(desk.game);
    const known = ideas.peek();
    const learnt = learn(known[name] ?? [], fresh);
    if (JSON.stringify(learnt) !== JSON.stringify(known[name])) {
      ideas.value = { ...known, [name]: learnt };
    }
  });
}
