// What the viewer could connect with a given amount, while the engine asks about something else: in
// an auction the map answers "how high can I go", while buying fuel "what is left for building".
import type { View } from "../../contract";
import { type Game, linesWithin } from "./data";
import { describe, viewer } from "./description";
import { type Reach, reachOf } from "./network";

/** The way of the viewer's network to every city of the play area; empty before its first city. */
export function viewerReach(view: View, game: Game): Reach {
  const player = viewer(view);
  return reachOf(player?.cities ?? [], linesWithin(game, describe(view).regions));
}

/** What a house in the city would cost the viewer; null where there is no room for one. */
export function priceOf(city: string, view: View, game: Game, reach: Reach): number | null {
  const { houses, regions, stage } = describe(view);
  const player = viewer(view);
  const { slots, region } = game.cities.get(city)!;
  const taken = houses[city]?.length ?? 0;
  if (!player || !regions.includes(region) || player.cities.includes(city)) return null;
  const start = player.cities.length === 0;
  if (taken >= (start ? 1 : stage)) return null;
  const lines = start ? 0 : reach.get(city)?.cost;
  return lines === undefined ? null : slots[taken]! + lines;
}

/** The money left to plan with, or null when nothing is planned now. */
export function budgetOf(view: View, amount: number | null): number | null {
  const player = viewer(view);
  if (!player || player.cash === null || view.to_move !== view.seat) return null;
  const { phase } = describe(view);
  if (phase === "auction" && amount !== null) return player.cash - amount;
  return phase === "fuel" ? player.cash : null;
}

/** The cities within a budget, with their prices. */
export function planOf(
  view: View,
  game: Game,
  reach: Reach,
  budget: number | null,
): Map<string, number> {
  const plan = new Map<string, number>();
  if (budget === null) return plan;
  for (const city of game.cities.keys()) {
    const price = priceOf(city, view, game, reach);
    if (price !== null && price <= budget) plan.set(city, price);
  }
  return plan;
}
