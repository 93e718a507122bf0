// The fuel market as a shelf: how many tokens lie at each price, and where the next refill goes.
import type { Resource } from "./data";
import type { Description } from "./description";

export interface Pile {
  price: number;
  room: number;
  tokens: number;
  coming: number; // places that the next refill fills
}

/** From the cheapest price to the dearest. The dear places are filled first, the cheap sold first. */
export function pilesOf(resource: Resource, tokens: number, coming: number): Pile[] {
  const room = resource.slots_per_space;
  let left = tokens;
  let next = coming;
  const piles: Pile[] = [];
  for (const price of [...resource.spaces].reverse()) {
    const here = Math.min(room, left);
    left -= here;
    const refilled = Math.min(room - here, next);
    next -= refilled;
    piles.unshift({ price, room, tokens: here, coming: refilled });
  }
  return piles;
}

/**
 * How many tokens the coming bureaucracy can add at most: what players hold now may be burnt and
 * back in the supply by then.
 */
export function comingOf(resource: Resource, description: Description): number {
  const { market, supply, refill } = description.fuel[resource.id];
  const held = description.players.reduce((sum, player) => sum + player.fuel[resource.id], 0);
  const places = resource.spaces.length * resource.slots_per_space - market;
  return description.phase === "over" ? 0 : Math.min(refill, places, supply + held);
}
