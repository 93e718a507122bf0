// Which part of the board is brought forward for which question.
import type { View } from "../../../contract";
import { asked, type Step } from "../description";

export type StageView = "map" | "both" | "board";
export type Zone = "side" | "experiments";

const BOARD: ReadonlySet<Step> = new Set(["unlock", "accept"]);

/** The step this viewer is asked for; null while others choose. */
export const askedStep = (view: View): Step | null => asked(view)?.step ?? null;

/** A narrow board shows the map alone where a wide one shows both. */
export function viewFor(step: Step | null, narrow: boolean): StageView {
  if (step !== null && BOARD.has(step)) return "board";
  const own: ReadonlySet<Step> = new Set([
    "building",
    "piece",
    "sign",
    "slot",
    "reward",
    "income",
    "marker",
    "last_marker",
  ]);
  if (narrow && step !== null && own.has(step)) return "board";
  return narrow ? "map" : "both";
}

export const zoneFor = (step: Step | null): Zone | null =>
  step === "experiment" ? "experiments" : null;

const PARTS: Partial<Record<Step, string>> = {
  experiment: "mine",
  turn: "mine",
  acts: "mine",
  building: "mine",
  piece: "mine",
  slot: "mine",
  reward: "mine",
  income: "mine",
  unlock: "mine",
  accept: "mine",
  buy: "market",
  take: "market",
  choose: "mine",
  sign: "market",
  marker: "market",
  last_marker: "market",
  fuel: "mine",
};

/** The part a phone opens: none where the map itself is asked about. */
export const partFor = (step: Step | null): string | null => (step && PARTS[step]) || null;

export interface Frame {
  zoom: number; // very large screens: everything grows together
  w: number;
  h: number;
  narrow: boolean;
  low: boolean;
}

const ROOMY = { w: 1130, h: 740 };

export function frameOf(w: number, h: number): Frame {
  const zoom = Math.max(1, Math.min(1.75, w / ROOMY.w, h / ROOMY.h));
  const [inner, high] = [Math.floor(w / zoom), Math.floor(h / zoom)];
  return { zoom, w: inner, h: high, narrow: inner < 1040, low: high < 690 };
}

const POOL = { w: 360, gap: 6, most: 50, least: 30 };

/** As narrow as it takes for up to ten tiles in one row: another would push the goals out of sight. */
export const widthOfMany = (tiles: number): number => {
  const fits = Math.floor((POOL.w + POOL.gap) / tiles) - POOL.gap;
  return Math.min(POOL.most, Math.max(POOL.least, fits));
};
