// The mix of fuel that is thought about: the zone changes it, the map shows what it takes and the ways
// it comes. On a phone the two are in different parts of the page.
import { signal } from "@preact/signals";
import type { View } from "../../../contract";
import { cheapest, type Mix, mixesOf } from "./mix";

const move = signal<string | null>(null);

export const choose = ({ option }: Mix): void => {
  move.value = option.move;
};

/** Null while nobody is asked for fuel; the cheapest one until another is chosen. */
export function chosenIn({ menu }: View): Mix | null {
  const mixes = mixesOf(menu ?? []);
  return mixes.find(({ option }) => option.move === move.value) ?? cheapest(mixes);
}
