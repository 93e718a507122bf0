// Where the city stands in a window: the map of the data scaled to fit, or a part of it on a phone.
import type { Point } from "../draw/geometry";
import { rounded } from "../draw/geometry";

export interface CityLayout {
  w: number;
  h: number;
  z: number; // pixels for a unit of the map
  s: number; // the side of a hex in pixels
  big: boolean; // room for the words of the road
  at(point: Point): Point;
}

/** The part of the map that has something on it. */
const WHOLE = { x: 22, y: 432, w: 958, h: 584 };
const SIDE = 46.2; // of a hex, in units of the map

export function cityLayout(w: number, h: number, part = WHOLE): CityLayout {
  const z = Math.min(w / part.w, h / part.h);
  const left = (w - part.w * z) / 2 - part.x * z;
  const top = (h - part.h * z) / 2 - part.y * z;
  return {
    w,
    h,
    z,
    s: SIDE * z,
    big: z > 0.7,
    at: ({ x, y }) => ({ x: rounded(left + x * z), y: rounded(top + y * z) }),
  };
}
