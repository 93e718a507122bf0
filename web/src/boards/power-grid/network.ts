// Networks as graphs: the cheapest way from a network to every city, and the lines a network lies
// on. Only for pictures: what a connection costs is said by the engine.

export interface Wire {
  id: string;
  a: string;
  b: string;
  cost: number;
}

interface Step {
  cost: number; // from the network to this city
  by?: { wire: Wire; from: string }; // the last line of the way; none inside the network
}

export type Reach = ReadonlyMap<string, Step>;

export interface Route {
  stops: string[]; // from a city of the network to the goal
  wires: Wire[];
  cost: number;
}

/** Dijkstra from all cities of a network at once. */
export function reachOf(network: readonly string[], wires: readonly Wire[]): Reach {
  const reach = new Map<string, Step>(network.map((city) => [city, { cost: 0 }]));
  const open = new Set(network);
  while (open.size > 0) {
    const here = cheapest(open, reach);
    open.delete(here);
    const cost = reach.get(here)!.cost;
    for (const wire of wires) {
      const there = other(wire, here);
      if (there === null || cost + wire.cost >= (reach.get(there)?.cost ?? Infinity)) continue;
      reach.set(there, { cost: cost + wire.cost, by: { wire, from: here } });
      open.add(there);
    }
  }
  return reach;
}

function cheapest(cities: Iterable<string>, reach: Reach): string {
  let best = "";
  let low = Infinity;
  for (const city of cities) {
    const cost = reach.get(city)!.cost;
    if (cost >= low) continue;
    low = cost;
    best = city;
  }
  return best;
}

function other(wire: Wire, city: string): string | null {
  if (wire.a === city) return wire.b;
  return wire.b === city ? wire.a : null;
}

export function routeTo(goal: string, reach: Reach): Route | null {
  const end = reach.get(goal);
  if (!end) return null;
  const route: Route = { stops: [goal], wires: [], cost: end.cost };
  for (let step = end; step.by; step = reach.get(step.by.from)!) {
    route.stops.unshift(step.by.from);
    route.wires.unshift(step.by.wire);
  }
  return route;
}

/**
 * The lines that join the cities of a network: nobody writes down which ones were paid for, so the
 * nearest city is joined first, then the next, along the cheapest lines.
 */
export function cablesOf(network: readonly string[], wires: readonly Wire[]): Set<string> {
  const cables = new Set<string>();
  const [first, ...rest] = network;
  if (first === undefined) return cables;
  const joined = new Set([first]);
  const left = new Set(rest);
  while (left.size > 0) {
    const reach = reachOf([...joined], wires);
    const reachable = [...left].filter((city) => reach.has(city));
    if (reachable.length === 0) break;
    const next = cheapest(reachable, reach);
    const route = routeTo(next, reach)!;
    for (const wire of route.wires) cables.add(wire.id);
    for (const stop of route.stops) joined.add(stop);
    left.delete(next);
  }
  return cables;
}
