// Where things stand on the map at a scale: which cities are named, what links
// belong to the best connection. Lengths are in the units of cities.json; text is set in pixels of
// the screen, whatever the scale.
import type { City, Game, Link } from "../data";
import type { Region } from "../description";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The whole country with a little sea around. */
export const COUNTRY: Box = { x: 34, y: 372, w: 872, h: 584 };

export const REGION_BOX: Record<Region, Box> = {
  west: { x: 34, y: 384, w: 320, h: 460 },
  midwest: { x: 270, y: 410, w: 372, h: 300 },
  south: { x: 250, y: 600, w: 474, h: 344 },
  east: { x: 556, y: 372, w: 350, h: 330 },
};

export type Named = "large" | "big" | "all";

/** Small maps name the large cities only, larger ones all but the small, then all. */
export function namedAt(scale: number): Named {
  if (scale < 0.52) return "large";
  return scale < 0.8 ? "big" : "all";
}

export const isNamed = (city: City, named: Named): boolean =>
  named === "all" || city.size === "large" || (named === "big" && city.size === "medium");

export const isWithin = (box: Box, { x, y }: { x: number; y: number }): boolean =>
  x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;

/** Pixels per unit when the box fits into the window. */
export const scaleOf = (box: Box, width: number, height: number): number =>
  Math.min(width / box.w, height / box.h);

/** Small cities and their discs grow a little on a small map. */
export const growth = (scale: number): number => Math.min(1.22, Math.max(1, 0.86 / scale));

export interface Body {
  left: number;
  top: number;
  w: number;
  h: number;
}

/** The plate of a city. */
export function bodyOf(city: City, scale: number): Body {
  if (city.size === "large") return { left: city.x - 49, top: city.y - 41, w: 98, h: 73 };
  if (city.size === "medium") return { left: city.x - 32, top: city.y - 43, w: 64, h: 73 };
  const r = 15.5 * growth(scale);
  return { left: city.x - r, top: city.y - r, w: 2 * r, h: 2 * r };
}

/** What the connection of a large city is worth lies on the corner of its plate. */
export function coinOf(city: City, scale: number): (Box & { r: number }) | null {
  if (city.linkValue <= 0) return null;
  const r = 11 / scale;
  return { x: city.x + 47 - r, y: city.y - 39 - r, w: 2 * r, h: 2 * r, r };
}

export const linkPath = (game: Game, link: Link): string => {
  const [a, b] = [game.cityById.get(link.a)!, game.cityById.get(link.b)!];
  return `M${a.x} ${a.y}L${b.x} ${b.y}`;
};

/** The links between cities of a connection. */
export function linksWithin(game: Game, cities: readonly string[]): Link[] {
  return game.links.filter((link) => cities.includes(link.a) && cities.includes(link.b));
}
