// What standing orders can speak about in each game, learnt from the menus this browser has seen
// and kept for the next time somebody else is choosing.
import { effect } from "@preact/signals";
import type { Lang } from "../contract";
import { kept, lang } from "../settings";
import type { Desk } from "./desk";
import { ideasOf, learn, type OrderIdea } from "./orders";

const ideas = kept<Record<string, OrderIdea[]>>("order_ideas", {});

// Labels come from the server in the language of the reader.
const shelf = (game: string, language: Lang): string => `${game} ${language}`;

export const orderIdeas = (game: string): OrderIdea[] => ideas.value[shelf(game, lang.value)] ?? [];

/** Learns as long as the table is open. */
export function startLearning(desk: Desk): () => void {
  return effect(() => {
    const fresh = ideasOf(desk.hand.menu.value);
    if (fresh.length === 0) return;
    // A change of language must not file the old words under the new one: the next menu has them.
    const name = shelf(desk.game, lang.peek());
    const known = ideas.peek();
    const learnt = learn(known[name] ?? [], fresh);
    if (JSON.stringify(learnt) !== JSON.stringify(known[name])) {
      ideas.value = { ...known, [name]: learnt };
    }
  });
}
