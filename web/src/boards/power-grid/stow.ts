// Which plant holds which tokens. The rules let a player move them at any time, so the engine only
// counts them; for the eye they lie where they will be burnt.
import type { Plant } from "./data";
import { FUELS, type Fuel } from "./description";

export type Store = Partial<Record<Fuel, number>>;

interface Bin {
  plant: Plant;
  held: Store;
  sum: number;
}

/** The store of each plant, in the order of the plants. */
export function stow(plants: readonly Plant[], fuel: Readonly<Record<Fuel, number>>): Store[] {
  const bins = plants.map((plant): Bin => ({ plant, held: {}, sum: 0 }));
  const single = bins.filter((bin) => bin.plant.fuel.any_of.length === 1);
  const hybrid = bins.filter((bin) => bin.plant.fuel.any_of.length > 1);
  const left = { ...fuel };
  // What burns one fuel only is filled first, so that the hybrids have room for the rest.
  for (const group of [single, hybrid]) {
    for (const kind of FUELS) {
      left[kind] -= fill(group, kind, left[kind], (plant) => plant.fuel.count);
      left[kind] -= fill(group, kind, left[kind], (plant) => plant.storage);
    }
  }
  for (const bin of hybrid) borrow(bin, single);
  return bins.map((bin) => bin.held);
}

function fill(bins: readonly Bin[], kind: Fuel, tokens: number, upTo: (plant: Plant) => number) {
  let put = 0;
  for (const bin of bins) {
    if (!bin.plant.fuel.any_of.includes(kind)) continue;
    const room = Math.max(0, upTo(bin.plant) - bin.sum);
    const now = Math.min(room, tokens - put);
    if (now > 0) add(bin, kind, now);
    put += now;
  }
  return put;
}

function add(bin: Bin, kind: Fuel, tokens: number): void {
  bin.held[kind] = (bin.held[kind] ?? 0) + tokens;
  bin.sum += tokens;
}

// A hybrid that could not run takes what another plant does not need for its next run.
function borrow(bin: Bin, lenders: readonly Bin[]): void {
  for (const lender of lenders) {
    const kind = lender.plant.fuel.any_of[0]!;
    if (!bin.plant.fuel.any_of.includes(kind)) continue;
    const spare = lender.sum - lender.plant.fuel.count;
    const lacks = bin.plant.fuel.count - bin.sum;
    const now = Math.min(spare, lacks);
    if (now <= 0) continue;
    add(lender, kind, -now);
    add(bin, kind, now);
  }
}
