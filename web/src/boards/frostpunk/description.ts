// What a view of Frostpunk holds: the shape of `description`, as the engine writes it.
import type { View } from "../../contract";

export type Type = "worker" | "engineer" | "child";
export const TYPES: readonly Type[] = ["worker", "engineer", "child"];

export type Pawn = Type | "child_worker" | "child_engineer" | "automaton";
export const PAWNS: readonly Pawn[] = [
  "worker",
  "engineer",
  "child",
  "child_worker",
  "child_engineer",
  "automaton",
];

export type Resource = "wood" | "coal" | "core";
export const RESOURCES: readonly Resource[] = ["wood", "coal", "core"];
export type Content = Resource | "tree";

export type Range = "red" | "orange" | "yellow";
/** From the inside out: the generator tile, the near ring, the far ring. */
export const RANGES: readonly Range[] = ["red", "orange", "yellow"];
export type Level = Range | "blue" | "white";

export type Side = "hope" | "discontent";
export type Token = "care" | "justice" | "motivation" | "anger" | "apathy" | "greed";

export type Stack = "a" | "b" | "c";

export interface Now {
  step: string;
  seat: number;
  left?: number;
  pawn?: Pawn;
  building?: string;
  field?: string;
  route?: string;
  laid?: string[];
  cards?: string[]; // dusk cards that are looked at
}

export interface SeatCards {
  seat: number;
  advisor: string | null;
  cards: number;
  hand?: string[]; // only for those who may see it
  played: string | null;
}

export interface People {
  pop: number;
  sick: number;
  skull: boolean; // one is gravely ill
  exhausted: number;
  pawns: number;
}

export interface PawnCount {
  ready: number;
  tired: number;
  working: number;
  clearing: number;
  building: number;
  scouts: number;
}

/** What an amount of coal would bring about. */
export interface Stoked {
  heat: number;
  beds: number;
  children: number;
}

export interface Heat {
  heat: number;
  cold: number;
  ranges: Record<Range, number>;
  warm: Record<Range, boolean>;
  zones: boolean[];
  overheated: boolean;
  overload: number;
  small: number;
  lodged: number;
  drawer: number;
  upgraded: boolean;
  reach: Record<Range, number>; // warm above this heat
  stoking: Stoked[]; // with 1 coal, 2 coal, ...
}

export interface TokenMark {
  token: Token;
  active: boolean;
}

export interface Field {
  holds?: Content;
  n?: number;
  building?: string;
  upgraded?: boolean;
  level?: Level;
  warm: boolean;
  pawn?: Pawn;
  seat?: number;
}

export interface InForce {
  card: string;
  stored: Record<Resource, number>;
}

export interface Route {
  cards: { card: string; explored: boolean }[];
  scout: Pawn | null;
  at: number;
  length: number;
}

export interface Description {
  round: number;
  rounds: number;
  phase: string;
  ending: string;
  society: string;
  leader: number;
  columns: Type[];
  storm: number | null;
  hits: number;
  depot: number;
  activations: { round: number; card: string }[];
  now: Now | null;
  card?: string | null; // that is being resolved
  seats: SeatCards[];
  mobilisation: boolean;
  people: Record<Type, People>;
  pawns: Record<Pawn, PawnCount>;
  pool: Record<Resource, number>;
  food: number;
  hunger: number;
  deaths: number;
  last_death: number;
  unsheltered: number;
  beds: { all: number; children: number; needed: number };
  heat: Heat;
  hope: TokenMark[];
  discontent: TokenMark[];
  bags: Record<Token, number>;
  track_lengths: number[]; // of hope, of discontent
  places: Record<string, string>;
  corners: Record<string, string>;
  fields: Record<string, Field>;
  supply: Record<string, { left: number; unlocked: boolean }>;
  tiles: { near: number; far: number };
  scenario: string[];
  events: InForce[];
  specials: Record<string, { pawn: Pawn; seat: number }>;
  specials_done: string[];
  laws: { stack: string[]; enacted: string[]; suspended: string[] };
  techs: string[];
  researched: string[];
  research: { tech: string; round: number } | null;
  citizen_discard: string[];
  weather_discard: string[];
  stacks: { morning: number; weather: number; citizens: number; consultations: number };
  dusk: {
    deck: string[];
    consequences: string[];
    discard: string[];
    on_laws: string[];
    next: string | null;
  };
  expeditions: number;
  routes: Route[];
  places_left: Record<Stack, { left: number; top: string | null }>;
}

export const describe = (view: View): Description => view.description as Description;
