// Where the names of the cities stand: under their plates if there is room, else aside, above or beside,
// so that they cover neither each other nor a plate. Lengths are in the units of the map; letters have
// their size in pixels of the screen, whatever the scale.
import type { Lang } from "../../../contract";
import type { City, Game } from "../data";
import { type Box, bodyOf, coinOf, isNamed, isWithin, namedAt } from "./layout";

export interface NameSpot {
  x: number; // the middle
  y: number; // of the line on which the letters stand
  size: number; // of the letters
}

export interface Named {
  city: City;
  text: string;
  spot: NameSpot;
}

/** What of a letter's size it is wide on average, and stands above and below its line. */
const WIDE = 0.52;
const ASCENT = 0.76;
const DESCENT = 0.22;

/** In pixels: the city's points behind its name, what is left free at both sides, and to the plate. */
const POINTS = 14;
const SIDES = 8;
const AIR = 3;

/** In pixels: how large the letters are; on a small map there is only room for small ones. */
export function letterAt(scale: number, phone: boolean): number {
  if (scale < 0.5) return 14;
  return phone ? 16 : 15;
}

/** The box around a name at its spot. */
export function nameBox({ city, text, spot }: Named, scale: number): Box {
  const w = text.length * spot.size * WIDE + (SIDES + (city.vp > 0 ? POINTS : 0)) / scale;
  return {
    x: spot.x - w / 2,
    y: spot.y - ASCENT * spot.size,
    w,
    h: (ASCENT + DESCENT) * spot.size,
  };
}

/** What no name should cover: plates, and the coins on them. */
export const obstacles = (game: Game, scale: number): Box[] =>
  game.cities.flatMap((city) => {
    const { left, top, w, h } = bodyOf(city, scale);
    const coin = coinOf(city, scale);
    return [{ x: left, y: top, w, h }, ...(coin ? [coin] : [])];
  });

export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

interface Choice {
  spot: NameSpot;
  dislike: number; // how far from where one looks for it
}

const STEPS = 9;
/** In pixels: how far off its plate a name may stand. */
const OFF = [0, 5, 10, 15];

/** Where a name may stand, all of it inside the frame. */
function choices(city: City, half: number, size: number, scale: number, frame: Box): Choice[] {
  const { left, top, w, h } = bodyOf(city, scale);
  const air = AIR / scale;
  const aside = Array.from({ length: 2 * STEPS + 1 }, (_, i) => i - STEPS);
  const reach = (w / 2 + half) / STEPS;
  const rows = OFF.flatMap((px, far) => {
    const off = air + px / scale;
    const lines = [top + h + ASCENT * size + off, top - DESCENT * size - off];
    return lines.flatMap((y, row) =>
      aside.map((step) => ({
        spot: { x: left + w / 2 + step * reach, y, size },
        dislike: 3 * Math.abs(step) + 12 * row + 8 * far,
      })),
    );
  });
  const beside = [0, 0.25, 0.5, 0.75, 1].flatMap((part) =>
    [left + w + half + air, left - half - air].map((x) => ({
      spot: { x, y: top + part * h + 0.5 * (ASCENT - DESCENT) * size, size },
      dislike: 20 + 20 * Math.abs(part - 0.5),
    })),
  );
  return [...rows, ...beside].map(({ spot, dislike }) => ({
    spot: {
      ...spot,
      x: Math.min(frame.x + frame.w - half, Math.max(frame.x + half, spot.x)),
    },
    dislike,
  }));
}

const PASSES = 4;
/** In square pixels: so much is no harm, for the edge of a letter's box is empty. */
export const TOUCH = 20;
/** What a covered pixel counts beside the distance. */
const COVERED = 8;

/** Every name where it covers least, looked at again while the others have found their places. */
export function nameSpots(
  game: Game,
  lang: Lang,
  scale: number,
  frame: Box,
  letter: number,
): Named[] {
  const size = letter / scale;
  const fixed = obstacles(game, scale);
  const cities = game.cities.filter(
    (city) => isNamed(city, namedAt(scale)) && isWithin(frame, city),
  );
  const placed = new Map<string, Box>();
  const all = cities.map((city) => {
    const named = { city, text: city.name[lang], spot: { x: 0, y: 0, size } };
    const half = nameBox(named, scale).w / 2;
    return { named, choices: choices(city, half, size, scale, frame) };
  });
  const costOf = (named: Named, { spot, dislike }: Choice): number => {
    const box = nameBox({ ...named, spot }, scale);
    const covered = [
      ...fixed,
      ...[...placed].flatMap(([id, other]) => (id === named.city.id ? [] : [other])),
    ];
    const area = covered.reduce((sum, each) => sum + overlap(box, each), 0);
    const outside = box.y < frame.y || box.y + box.h > frame.y + frame.h ? 1000 : 0;
    return dislike + outside + COVERED * area * scale * scale;
  };
  for (let pass = 0; pass < PASSES; ++pass) {
    for (const { named, choices: possible } of all) {
      const best = possible.reduce((a, b) => (costOf(named, b) < costOf(named, a) ? b : a));
      named.spot = best.spot;
      placed.set(named.city.id, nameBox(named, scale));
    }
  }
  const covers = ({ city, spot, text }: Named): boolean =>
    costOf({ city, spot, text }, { spot, dislike: 0 }) > COVERED * TOUCH;
  // One that finds no place would only make others hard to read; the plate's tip says it.
  return all
    .map(({ named }) => named)
    .filter((each) => each.city.size === "large" || !covers(each));
}
