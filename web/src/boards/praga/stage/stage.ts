// What the board brings forward by itself, and how its zones share the window.
import type { BoardProps } from "../../../contract";
import { describe, type Description, type Kind, KINDS, type Step } from "../description";

export type StageView = "map" | "both" | "mine";

const VIEWS: Partial<Record<Step, StageView>> = {
  rival_site: "map",
  rival_rotate: "map",
  pawn: "map",
  plank: "map",
  cube: "map",
  reward: "map",
  plaza: "map",
  token: "map",
  crown: "map",
};

/** The view that shows what is asked for; both, where there is room, if it does not matter. */
export function viewFor(d: Description, step: Step | null): StageView {
  if (step === "site" || step === "rotate")
    return d.now?.hand?.kind === "building" ? "map" : "both";
  return (step && VIEWS[step]) || "both";
}

/** Where both do not fit, one's own board is for what is done on it, the map for the rest. */
const OWN: ReadonlySet<Step> = new Set(["perform", "manage", "which", "learn", "discard", "turn"]);

export function narrowView(d: Description, step: Step | null): StageView {
  const view = viewFor(d, step);
  if (view !== "both") return view;
  if (step === "site" || step === "rotate") return "mine";
  return step && OWN.has(step) ? "mine" : "map";
}

const PARTS: Partial<Record<Step, string>> = {
  turn: "crane",
  perform: "mine",
  manage: "mine",
  pick: "tiles",
  which: "mine",
  learn: "mine",
  refresh: "tiles",
  discard: "mine",
};

/** The part a phone opens: none where the city itself is asked about. */
export function partFor(d: Description, step: Step | null): string | null {
  if (step === "site" || step === "rotate") return d.now?.hand?.kind === "building" ? null : "mine";
  if (step === "turn" && d.turn?.tile) return "mine";
  return (step && PARTS[step]) || null;
}

/** The row that is chosen from; the others can be looked at. */
export function rowInUse({ view, targets }: Pick<BoardProps, "view" | "targets">): Kind | null {
  const { now, rows } = describe(view);
  if (now?.hand) return now.hand.kind;
  if (now?.row) return now.row;
  if (now?.step !== "pick") return null;
  const isAsked = (kind: Kind) => rows[kind].tiles.some((tile) => targets.has(`hex:${tile}`));
  return KINDS.find(isAsked) ?? null;
}

export interface Frame {
  zoom: number; // very large screens: everything grows together
  w: number;
  h: number;
  roomy: boolean; // map and own board fit together, and all rows below the crane
}

const ROOMY = { w: 1130, h: 700 };
const MOST_ZOOM = 1.75;

export const PAD = 10;
export const RAIL = 344;
export const CRANE = 384;

export function frameOf(w: number, h: number): Frame {
  const zoom = Math.max(1, Math.min(MOST_ZOOM, w / ROOMY.w, h / ROOMY.h));
  const [inner, high] = [Math.floor(w / zoom), Math.floor(h / zoom)];
  return { zoom, w: inner, h: high, roomy: inner >= 1060 && high >= 660 };
}

/** The rows below the crane: all of them, or one at a time with tabs. */
export function railRows(frame: Frame): { all: boolean; height: number } {
  const left = frame.h - CRANE - PAD * 3 - 8;
  const height = Math.floor(left / KINDS.length);
  return height >= 92 ? { all: true, height } : { all: false, height: left - 34 };
}

export interface StageSizes {
  w: number;
  top: number; // heights: city, own board
  mine: number;
}

const FOLD = 64; // the own board in one line

export function stageSizes(frame: Frame, view: StageView): StageSizes {
  const w = frame.w - RAIL - PAD * 3;
  const h = frame.h - PAD * 2;
  if (view === "map") return { w, top: h - FOLD - PAD, mine: FOLD };
  if (view === "mine") return { w, top: 0, mine: h };
  const top = Math.round(h * 0.49);
  return { w, top, mine: h - top - PAD };
}
