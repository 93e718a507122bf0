// The camera over the map: which part of the picture the window shows, and how large. Pure; a point
// of the picture appears at point * z + (x, y).
import type { Game } from "./data";
import type { Box, Point } from "./layout/boxes";
import { SPREADS, type Scene, type SceneWish, extentOf, sceneOf } from "./scene";

export interface Camera extends Point {
  z: number;
}

export interface Size {
  w: number;
  h: number;
}

const READABLE = 0.966; // prices are 14.5 high in the picture and never smaller than 14 on the screen
const LARGEST_FIT = 1.35; // a small play area is not blown up beyond this
const ZOOM = { out: 0.45, in: 3.5 };

// What the plates alone add to the space between the outermost cities.
const PLATES = { w: 86, h: 42 };

/** The widest picture that still fits the window at a readable size; the tightest if none does. */
export function fittingScene(
  game: Game,
  wish: Omit<SceneWish, "spread">,
  window: Size,
  ui: number,
): Scene {
  const extent = extentOf(game, wish.map, wish.regions);
  const fits = ({ w, h }: Size): boolean => Math.min(window.w / w, window.h / h) >= READABLE * ui;
  for (const spread of [...SPREADS].reverse()) {
    // A layout is made only where its cities alone would fit.
    if (!fits({ w: extent.w * spread + PLATES.w, h: extent.h * spread + PLATES.h })) continue;
    const scene = sceneOf(game, { ...wish, spread });
    if (fits(scene.bounds)) return scene;
  }
  return sceneOf(game, { ...wish, spread: SPREADS[0]! });
}

/** All of the picture if that can be read, else as much of it around the focus as can. */
export function fitted(bounds: Box, window: Size, ui: number, focus: Point | null): Camera {
  const whole = Math.min(window.w / bounds.w, window.h / bounds.h);
  const z = Math.min(Math.max(whole, READABLE * ui), LARGEST_FIT * ui);
  const centre = focus && whole < z ? focus : bounds;
  return kept({ x: window.w / 2 - centre.x * z, y: window.h / 2 - centre.y * z, z }, bounds, window);
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

/** The least way to have a box of the picture in the window. */
export function shown(camera: Camera, box: Box, window: Size): Camera {
  const axis = (offset: number, centre: number, size: number, room: number): number => {
    const from = (centre - size / 2) * camera.z + offset;
    const to = (centre + size / 2) * camera.z + offset;
    if (from < 0) return offset - from;
    return to > room ? offset - (to - room) : offset;
  };
  return {
    x: axis(camera.x, box.x, box.w, window.w),
    y: axis(camera.y, box.y, box.h, window.h),
    z: camera.z,
  };
}
