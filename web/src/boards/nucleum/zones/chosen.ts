// The mix of fuel that is thought about: the zone changes it, the map shows what it takes and the ways
// it comes. On a phone the two are in different parts of the page.
import { signal } from "@preact/signals";
import type { View } from "../../../contract";
import { cheapest, type Mix, mixesOf } from "./mix";

/** Made for one question; the next one, of this table or another, starts with the cheapest again. */
const choice = signal<{ question: string; move: string } | null>(null);

const questionOf = ({ ply, menu }: View): string =>
  [ply, ...(menu ?? []).map(({ move, price }) => `${move} ${price}`)].join();

export const choose = (view: View, { option }: Mix): void => {
  choice.value = { question: questionOf(view), move: option.move };
};

/** Null while nobody is asked for fuel; the cheapest one until another is chosen. */
export function chosenIn(view: View): Mix | null {
  const mixes = mixesOf(view.menu ?? []);
  const made = choice.value;
  const mix = mixes.find(({ option }) => option.move === made?.move);
  return mix && made?.question === questionOf(view) ? mix : cheapest(mixes);
}
