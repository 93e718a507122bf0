// Effects as a row of tokens: what is gained, what is paid for it, and what one may choose from.
import type { Op } from "../data";

/** A token that is drawn; or the sign between two choices, or between a price and what it buys. */
export type Item = { what: string; n: number; priced?: boolean } | "or" | "for";

export const isToken = (item: Item): item is Exclude<Item, string> => typeof item !== "string";

const PER: Readonly<Record<string, string>> = {
  silver_window: "silver_window",
  upgrade_tile_era1: "upgrade",
  upgrade_tile: "upgrade",
  wall_tile: "wall",
};

export function itemsOf(ops: readonly Op[]): Item[] {
  return ops.flatMap(itemsOfOne);
}

function itemsOfOne(op: Op): Item[] {
  const n = op.n ?? 1;
  switch (op.op) {
    case "gain":
      return [{ what: op.what!, n }];
    case "advance":
      return [{ what: op.track!, n }];
    case "move":
      return [{ what: op.monument!, n: 1 }];
    case "choose":
      return (op.options ?? []).flatMap((each, i) => [
        ...(i > 0 ? ["or" as const] : []),
        ...itemsOf(each),
      ]);
    case "pay_for":
      return [...paid(op.cost), "for", ...itemsOf(op.gain ?? [])];
    case "exchange":
      return [...paid(op.cost), "for", ...itemsOf([{ op: "gain", what: "vp", n }])];
    case "vp_per":
      return [{ what: "vp", n }, "or", { what: PER[op.per!] ?? op.per!, n: 1 }];
    case "special_tile_access":
      return [{ what: "special", n: 1 }];
    default:
      return [];
  }
}

function paid(cost: Op["cost"]): Item[] {
  if (Array.isArray(cost)) return cost.map(({ what, n }) => ({ what, n, priced: true }));
  return Object.entries(cost ?? {}).flatMap(([what, n]) =>
    n > 0 ? [{ what, n, priced: true }] : [],
  );
}

/** What several pieces of the same kind come to: "2 gold, 1 gold" is 3 gold. */
export function summed(items: readonly Item[]): Item[] {
  const sums = new Map<string, number>();
  for (const item of items.filter(isToken)) {
    sums.set(item.what, (sums.get(item.what) ?? 0) + item.n);
  }
  return [...sums].map(([what, n]) => ({ what, n }));
}
