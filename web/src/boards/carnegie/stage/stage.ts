// What the board brings forward by itself: which view of map and company, and which zone of the
// rail opens over them. It follows what is asked; a choice of the player's own holds until the
// question is another one.
import type { View } from "../../../contract";
import { type Step, describe, isTurn } from "../description";

export type StageView = "map" | "both" | "company";
export type Zone = "timeline" | "donations" | "departments";

const VIEWS: Partial<Record<Step, StageView>> = {
  side: "company",
  housing: "map",
  recover: "map",
  mission: "map",
  project: "map",
  moves: "company",
  activate: "company",
  use: "company",
  room: "company",
  bring: "company",
  lodge: "company",
};

const ZONES: Partial<Record<Step, Zone>> = {
  reserve: "departments",
  tile: "departments",
  donate: "donations",
  give: "donations",
};

/** The step this viewer is asked for; null while others choose. */
export const askedStep = (view: View): Step | null =>
  isTurn(view) ? (describe(view).now?.step ?? null) : null;

export const viewFor = (step: Step | null): StageView => (step && VIEWS[step]) || "both";

export const zoneFor = (step: Step | null): Zone | null => (step && ZONES[step]) || null;

const PARTS: Partial<Record<Step, string>> = {
  side: "company",
  reserve: "departments",
  tile: "departments",
  moves: "company",
  activate: "company",
  use: "company",
  room: "company",
  bring: "company",
  lodge: "company",
  choice: "company",
  trade: "company",
  choose: "timeline",
  category: "timeline",
  andrew: "others",
  research: "transport",
  recover: "transport",
  mission: "transport",
  donate: "donations",
  give: "donations",
};

/** The part a phone opens: none where the map itself is asked about. */
export const partFor = (step: Step | null): string | null => (step && PARTS[step]) || null;

export interface Frame {
  zoom: number; // very large screens: everything grows together
  w: number;
  h: number;
  slim: boolean; // the rail is a narrow strip
}

const ROOMY = { w: 1100, h: 740 };

export function frameOf(w: number, h: number): Frame {
  const zoom = Math.max(1, Math.min(1.7, w / ROOMY.w, h / ROOMY.h));
  const [inner, high] = [Math.floor(w / zoom), Math.floor(h / zoom)];
  return { zoom, w: inner, h: high, slim: inner < 1040 };
}

export const RAIL = { full: 248, slim: 72 };
const GAP = 8;
const HEAD = 42; // of the company
const MINI = 76; // the company in one line

export interface StageSizes {
  w: number; // of map and company
  map: number; // heights
  company: number;
  cell: { w: number; h: number };
}

/** How map and company share the height. */
export function stageSizes(frame: Frame, view: StageView): StageSizes {
  const w = frame.w - (frame.slim ? RAIL.slim : RAIL.full) - 30;
  const h = frame.h - 18;
  const cell = { w: Math.min(132, Math.floor((w - 336) / 4)), h: 0 };
  if (view === "map") return { w, map: h - MINI - GAP, company: MINI, cell };
  const share = view === "company" ? 0.6 : 0.46;
  const most = view === "company" ? 104 : 74;
  cell.h = Math.max(62, Math.min(most, Math.floor((h * share - HEAD - 22) / 4)));
  const company = cell.h * 4 + 12 + HEAD + 10;
  return { w, map: h - company - GAP, company, cell };
}
