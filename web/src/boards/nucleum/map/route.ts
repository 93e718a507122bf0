// Ways along finished lines: of electricity, coal and uranium.
import type { Link, Side } from "../data";
import type { Area, Description } from "../description";

/** The shortest way over lines from one of some cities to another, as cities; null without one. */
export function wayBetween(
  side: Side,
  lines: ReadonlySet<string>,
  from: readonly string[],
  to: string,
): string[] | null {
  const before = new Map<string, string | null>(from.map((city) => [city, null]));
  const queue = [...from];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    if (at === to) break;
    for (const link of side.links) {
      if (!lines.has(link.id) || (link.a !== at && link.b !== at)) continue;
      const next = link.a === at ? link.b : link.a;
      if (before.has(next)) continue;
      before.set(next, at);
      queue.push(next);
    }
  }
  if (!before.has(to)) return null;
  const way = [to];
  for (let at = before.get(to); at != null; at = before.get(at)) way.unshift(at);
  return way;
}

/** The finished line between two neighbours; another link may join them that is not. */
export const lineBetween = (
  side: Side,
  lines: readonly string[],
  from: string,
  to: string,
): Link | undefined =>
  side.links.find(
    ({ id, a, b }) => lines.includes(id) && ((a === from && b === to) || (b === from && a === to)),
  );

export interface Routes {
  power: string[] | null; // from the plant to the building
  coal: { area: Area; way: string[] }[];
  uranium: { mine: string; way: string[] }[];
}

/** What would flow for a plant that powers a plot, with coal of these areas. */
export function routesOf(
  d: Description,
  side: Side,
  seat: number,
  plant: string,
  plot: string | null,
  areas: readonly Area[],
): Routes {
  const lines = new Set(d.lines);
  const home = side.cityOf.get(plant)?.id;
  if (home === undefined) return { power: null, coal: [], uranium: [] };
  const city = plot === null ? undefined : side.cityOf.get(plot)?.id;
  const mines = Object.entries(d.mines).filter(([, mine]) => mine.owner === seat && mine.cubes > 0);
  return {
    power: city === undefined ? null : wayBetween(side, lines, [home], city),
    coal: side.coal.flatMap(({ id, cities }) => {
      const way = areas.includes(id) ? wayBetween(side, lines, cities, home) : null;
      return way ? [{ area: id, way }] : [];
    }),
    uranium: d.nucleum.includes(plant)
      ? mines.flatMap(([mine]) => {
          const way = wayBetween(side, lines, [side.cityOf.get(mine)!.id], home);
          return way ? [{ mine, way }] : [];
        })
      : [],
  };
}
