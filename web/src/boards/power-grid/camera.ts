// The camera over the map: which part of the picture the window shows, and how large. Pure; a point
// of the picture appears at point * z + (x, y).
import type { Game } from "./data";
import { type Box, type Point, overlapArea } from "./layout/boxes";
import { COMFORTABLE, SPREADS, type Scene, type SceneWish, extentOf, sceneOf } from "./scene";

export interface Camera extends Point {
  z: number;
}

export interface Size {
  w: number;
  h: number;
}

const READABLE = 0.966; // prices are 14.5 high in the picture and never smaller than 14 on the screen
const SMALL = 0.862; // 12.5 on a small screen, if everything is in sight then
const LARGEST_FIT = 1.35; // a small play area is not blown up beyond this
const ZOOM = { out: 0.45, in: 3.5 };

// What the plates alone add to the space between the outermost cities.
const PLATES = { w: 86, h: 42 };

/**
 * The roomiest picture that fits the window with comfortable text, else with small text; if none
 * does, one to move about in.
 */
export function fittingScene(
  game: Game,
  wish: Omit<SceneWish, "spread">,
  window: Size,
  ui: number,
): Scene {
  for (const least of [READABLE * ui, SMALL * ui]) {
    const scene = sceneWithin(game, wish, { w: window.w / least, h: window.h / least });
    if (scene) return scene;
  }
  return sceneOf(game, { ...wish, spread: COMFORTABLE });
}

// A layout is made only where its cities alone would fit; where their names then do not, the next
// one tried is smaller by what was too much.
function sceneWithin(game: Game, wish: Omit<SceneWish, "spread">, room: Size): Scene | null {
  const extent = extentOf(game, wish.map, wish.regions);
  const most = { x: (room.w - PLATES.w) / extent.w, y: (room.h - PLATES.h) / extent.h };
  for (const spread of SPREADS) {
    if (spread.x > most.x || spread.y > most.y) continue;
    const scene = sceneOf(game, { ...wish, spread });
    const { w, h } = scene.bounds;
    if (w <= room.w && h <= room.h) return scene;
    if (w > room.w) most.x = spread.x - (w - room.w) / extent.w;
    if (h > room.h) most.y = spread.y - (h - room.h) / extent.h;
  }
  return null;
}

/** All of the picture if that can be read, else as much of it around the focus as can. */
export function fitted(bounds: Box, window: Size, ui: number, focus: Point | null): Camera {
  const whole = Math.min(window.w / bounds.w, window.h / bounds.h);
  const z = whole >= SMALL * ui ? Math.min(whole, LARGEST_FIT * ui) : READABLE * ui;
  const centre = focus && whole < z ? focus : bounds;
  return kept(
    { x: window.w / 2 - centre.x * z, y: window.h / 2 - centre.y * z, z },
    bounds,
    window,
  );
}

export function zoomed(camera: Camera, by: number, at: Point, ui: number): Camera {
  const z = Math.min(Math.max(camera.z * by, ZOOM.out * ui), ZOOM.in * ui);
  const ratio = z / camera.z;
  return { x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio, z };
}

/** Never away from the picture: it fills the window, or lies centred in it where it is smaller. */
export function kept(camera: Camera, bounds: Box, window: Size): Camera {
  const { z } = camera;
  const axis = (offset: number, centre: number, size: number, room: number): number => {
    const low = room - (centre + size / 2) * z;
    const high = -(centre - size / 2) * z;
    return low > high ? (low + high) / 2 : Math.min(Math.max(offset, low), high);
  };
  return {
    x: axis(camera.x, bounds.x, bounds.w, window.w),
    y: axis(camera.y, bounds.y, bounds.h, window.h),
    z,
  };
}

export type Corner = "top-left" | "top-right" | "bottom-left" | "bottom-right";

/** The corner of the window where a card covers the fewest of these boxes of the picture. */
export function quietCorner(
  boxes: readonly Box[],
  { x, y, z }: Camera,
  window: Size,
  card: Size,
): Corner {
  const spots: [Corner, number, number][] = [
    ["bottom-left", card.w / 2, window.h - card.h / 2],
    ["bottom-right", window.w - card.w / 2, window.h - card.h / 2],
    ["top-left", card.w / 2, card.h / 2],
    ["top-right", window.w - card.w / 2, card.h / 2],
  ];
  const covered = spots.map(([corner, left, top]) => {
    const spot = { x: (left - x) / z, y: (top - y) / z, w: card.w / z, h: card.h / z };
    const area = boxes.reduce((sum, box) => sum + overlapArea(spot, box), 0);
    return { corner, area };
  });
  return covered.reduce((best, each) => (each.area < best.area ? each : best)).corner;
}

/** Whether all of a box of the picture is in the window. */
export function isInSight(box: Box, camera: Camera, window: Size): boolean {
  const inside = (offset: number, centre: number, size: number, room: number): boolean =>
    (centre - size / 2) * camera.z + offset >= 0 && (centre + size / 2) * camera.z + offset <= room;
  return inside(camera.x, box.x, box.w, window.w) && inside(camera.y, box.y, box.h, window.h);
}

/**
 * The least way to have a box of the picture in the window, with some room around it. What is in
 * sight stays where it is: the picture must not slide under the hand.
 */
export function shown(camera: Camera, box: Box, window: Size, around = { w: 0, h: 0 }): Camera {
  if (isInSight(box, camera, window)) return camera;
  const axis = (offset: number, centre: number, size: number, room: number): number => {
    const from = (centre - size / 2) * camera.z + offset;
    const to = (centre + size / 2) * camera.z + offset;
    if (from < 0) return offset - from;
    return to > room ? offset - (to - room) : offset;
  };
  return {
    x: axis(camera.x, box.x, box.w + around.w, window.w),
    y: axis(camera.y, box.y, box.h + around.h, window.h),
    z: camera.z,
  };
}
