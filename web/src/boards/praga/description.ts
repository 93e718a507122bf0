// What a view of Praga holds: the shape of `description`, as the engine writes it.
import type { View } from "../../contract";

export type Kind = "upgrade" | "wall" | "building";
/** As the rows lie, from top to bottom. */
export const KINDS: readonly Kind[] = ["upgrade", "wall", "building"];

export type Action = "mines" | "quarries" | "upgrade" | "wall" | "building" | "road";

export type Track = "mines" | "quarries" | "university" | "technology";
export const TRACKS: readonly Track[] = ["mines", "quarries", "university", "technology"];

export type Production = "mines" | "quarries";

export type MonumentId = "hunger_wall" | "cathedral";
export const MONUMENTS: readonly MonumentId[] = ["hunger_wall", "cathedral"];

export type Layout = "standard" | "A" | "B";

/** What a player holds. */
export type Held =
  "gold" | "stone" | "egg" | "silver_window" | "gold_window" | "red_token" | "blue_token";

/** A seat, or the automated opponent. */
export type Holder = number | "parler";

export type Phase = "setup" | "turn" | "rival" | "plazas" | "over";

export type Step =
  | "pawn"
  | "turn"
  | "perform"
  | "manage"
  | "pick"
  | "site"
  | "rotate"
  | "cube"
  | "which"
  | "token"
  | "learn"
  | "keep"
  | "crown"
  | "plank"
  | "climb"
  | "lift"
  | "choose"
  | "reward"
  | "plaza"
  | "refresh"
  | "discard"
  | "rival_site"
  | "rival_rotate"
  | "run"
  | "road"
  | "land"
  | "finish"
  | "market"
  | "close"
  | "rival"
  | "unfinished";

export type Zone = "red" | "green" | "blue";

interface EmptyPosition {
  zone: Zone;
  sector: string;
  tile: null;
}
export interface TilePosition {
  zone: Zone;
  sector: string;
  tile: string;
  actions: Action[];
  gold: number;
  vp: number;
  past: boolean; // it went past the end of the crane
}
export type Position = EmptyPosition | TilePosition;

export interface Row {
  tiles: (string | null)[]; // the last place is for special tiles
  regular: number; // in the stacks
  special: number;
  known: string[]; // at the bottom of them
}

export interface Laid {
  tile: string;
  rotation: number;
}

export interface Building extends Laid {
  cube: Holder | null;
}

export interface Plaza {
  tile: string | null;
  complete: boolean;
  free: number;
  claims: { seat: Holder; cubes: number; spent: number; both: boolean }[];
}

export interface Technology {
  id: string;
  level: number;
  state: "active" | "waiting" | "used" | "ready";
  paid?: boolean; // in this turn, where it pays once
}

export interface Player extends Record<Held, number> {
  vp: number;
  points: number; // if the game ended now
  cubes: number;
  tracks: Record<Track, number>;
  tokens: Record<Production, string | null>;
  bonuses: string[];
  upgrades: Partial<Record<Action, Laid>>;
  covered: Partial<Record<Action, string[]>>;
  walls: Record<string, Laid>;
  technologies: Technology[];
  monuments: Record<MonumentId, { row: number; col: number }>;
  road: number;
  bridge_tile: string | null;
  cathedral_tile: string | null;
  seals: string[];
  seal_rights: number;
}

/** What is open in this turn. */
export interface Turn {
  seat: number;
  tile: string | null;
  position: number | null;
  sector: string | null;
  bonus: "none" | "open" | "used";
  acted: boolean;
  extra: "none" | "bought" | "done";
  refreshed: boolean;
  side: Record<MonumentId, number>;
  optional: Record<MonumentId, number>;
  effects: string[];
  must: string[]; // "tile", "action", "extra", "side:cathedral", "effect:kr1.free"
  windows_over: number;
}

/** What a tile would join in a rotation. */
export interface Joined {
  rotation: number;
  edges: number[];
  corners: number[];
  red: number;
  blue: number;
}

export interface Hand {
  tile: string;
  kind: Kind;
  place?: string; // while it is turned
  rotations?: Joined[];
  places?: Record<string, Joined[]>;
}

export interface Now {
  step: Step;
  seat: number | null;
  level?: number;
  count?: number;
  drawn?: string[] | null; // null for everybody but the drawer
  hand?: Hand;
  tile?: string;
  row?: Kind;
  first?: string | null;
}

export interface Rival {
  mines: number;
  quarries: number;
  pawn: string | null;
  card: string | null;
  cards: number;
  markers: Record<Kind, number>;
}

export interface Description {
  round: number;
  rounds: number;
  turns: number;
  total_turns: number;
  phase: Phase;
  era: number;
  arrow: number;
  platform: number;
  first_player: number;
  side: "side_a" | "side_b";
  layouts: Record<MonumentId, Layout>;
  road_tiles: string[];
  crane: Position[];
  rows: Record<Kind, Row>;
  city: Record<string, Building>;
  plazas: Record<string, Plaza>;
  bridge: {
    planks: Record<string, string | null>;
    iv: number;
    v: string[];
    cathedral: string[];
  };
  river: string[];
  seals: Record<string, Holder | null>;
  technologies: number[];
  players: Player[];
  turn: Turn | null;
  now: Now | null;
  rival: Rival | null;
}

export const describe = (view: View): Description => view.description as Description;

export const isTurn = (view: View): boolean =>
  !view.over && view.seat !== null && view.to_move === view.seat;

/** The seat whose board is shown first: one's own, or for onlookers that of the one to move. */
export const ownSeat = (view: View): number =>
  view.seat ?? describe(view).now?.seat ?? describe(view).turn?.seat ?? 0;

/** The step this viewer is asked for; null while others choose. */
export const askedStep = (view: View): Step | null =>
  isTurn(view) ? (describe(view).now?.step ?? null) : null;

/** Seats in the order of turns. */
export function turnOrder({ players, first_player }: Description): number[] {
  return players.map((_, i) => (first_player + i) % players.length);
}
