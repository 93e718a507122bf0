// What a view of Nucleum holds: the shape of `description`, as the engine writes it.
import type { View } from "../../contract";

export type MapId = "map_1_2" | "map_3_4";
export type Phase = "setup" | "play" | "last_markers" | "over";
export type Area = "ruhr" | "silesia";
export type Track = "thaler" | "worker" | "vp";
export const TRACKS: readonly Track[] = ["thaler", "worker", "vp"];

export type Step =
  | "experiment"
  | "turn"
  | "field"
  | "face"
  | "acts"
  | "matched"
  | "building"
  | "plot"
  | "piece"
  | "site"
  | "buy"
  | "sign"
  | "slot"
  | "reward"
  | "target"
  | "plant"
  | "fuel"
  | "burn"
  | "hire"
  | "income"
  | "store"
  | "choose"
  | "unlock"
  | "accept"
  | "take"
  | "marker"
  | "nucleum"
  | "last_marker"
  | "effects"
  | "triggers"
  | "coal"
  | "power"
  | "energized"
  | "restock"
  | "complete"
  | "filed"
  | "recharged";

/** What laying a tile on a field one way round brings: actions of the placer, of whom else, and
 * which ends touch: 0 and 1 those of the new tile, 2 and 3 those of its neighbours, towards a and b. */
export interface Match {
  own: number;
  others: number[];
  contacts: number[];
}

export interface Task {
  step: Step;
  seat: number;
  tile?: string;
  field?: string;
  open?: string[]; // halves whose actions are still open
  building?: string;
  piece?: string;
  contract?: string;
  plot?: string;
  plant?: string;
  demand?: number;
  energy?: number; // without fuel
  per_uranium?: number;
  uranium?: number; // cubes that can be burnt
  coal?: Area[]; // areas that can be reached
  left?: number;
  level?: number;
  link?: string;
  fields?: Record<string, Record<string, Match>>; // by field, by the half that faces city a
}

export interface TrackPiece {
  tile: string;
  owner: number;
  facing: string; // the half towards the first city of the link
  turned: boolean; // to the railway side
}

export interface Built {
  building: string;
  owner: number | null;
  powered: boolean;
}

export interface MineBuilt {
  owner: number;
  piece: string;
  cubes: number;
  places: number;
}

export interface Income {
  space: number;
  thaler: number;
  workers: number;
  vp: number;
}

export interface Player {
  seat: number;
  experiment: string | null;
  vp: number;
  thaler: number;
  workers: number;
  reserve: number;
  uranium: number;
  achievements: number;
  tracks: number;
  powered: number;
  recharges: number;
  pool: string[];
  board_row: string[];
  income: Record<Track, Income>;
  buildings_left: string[];
  pieces_left: string[];
  markers: string[];
  start_markers: number;
  slots: (string | null)[];
  fulfilled: string[];
  contracts: Record<string, number>; // how far each has come
  techs: string[];
  success: number[]; // how often the success tile of each segment counts
  networks: string[][];
}

export interface Gauge {
  have: number;
  need: number;
  by: number | null;
}

export interface Description {
  round: number;
  last_round: number | null;
  phase: Phase;
  map: MapId;
  first_player: number;
  current: number;
  now: Task | null;
  agenda: Task[];
  tracks: Record<string, TrackPiece>;
  lines: string[];
  plots: Record<string, Built>;
  mines: Record<string, MineBuilt>;
  turbines: Record<string, { owner: number; piece: string }>;
  rubble: { plots: string[]; mines: string[]; turbines: string[] };
  nucleum: string[];
  coal: Record<Area, { cheap: number; dear: number; price: number }>;
  offer: (string | null)[];
  stack: number;
  market: (string | null)[];
  purple: (string | null)[];
  silver: number;
  gold: number;
  segments: { success: string; nucleum: boolean }[];
  success_spaces: number[][];
  end: Record<string, Gauge>;
  conditions_to_end: number;
  players: Player[];
}

export const describe = (view: View): Description => view.description as Description;

/** The seat whose board is shown first: one's own, or for onlookers that of the one to move. */
export const ownSeat = (view: View): number => view.seat ?? describe(view).now?.seat ?? 0;

export const isTurn = (view: View): boolean =>
  !view.over && view.seat !== null && view.to_move === view.seat;

/** What this viewer is asked; null while others choose. */
export const asked = (view: View): Task | null => (isTurn(view) ? describe(view).now : null);

/** The colour of the board looked at, for whatever is drawn as its own. */
export function ownStyle(seat: number): Record<string, string> {
  return {
    "--own": `var(--seat-${seat + 1})`,
    "--own-on": `var(--seat-${seat + 1}-on)`,
  };
}
