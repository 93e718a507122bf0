// What a view of Carnegie holds: the shape of `description`, as the engine writes it.
import type { View } from "../../contract";

export type Region = "west" | "midwest" | "south" | "east";
export const REGIONS: readonly Region[] = ["west", "midwest", "south", "east"];

export type Row = "hr" | "management" | "construction" | "rnd";
export const ROWS: readonly Row[] = ["hr", "management", "construction", "rnd"];

export type ProjectType = "housing" | "commerce" | "industry" | "infrastructure";
/** From the lowest floor up. */
export const TYPES: readonly ProjectType[] = ["housing", "commerce", "industry", "infrastructure"];

export type Resource = "money" | "goods" | "vp" | "research" | "employee";
export type Gains = Partial<Record<Resource, number>>;

export type Level = "wagon" | "stagecoach" | "railway";

export type Phase =
  | "sides"
  | "placing"
  | "opening"
  | "choose"
  | "andrew"
  | "income"
  | "donation"
  | "departments"
  | "activation"
  | "over";

export type Step =
  | "side"
  | "housing"
  | "reserve"
  | "moves"
  | "activate"
  | "choose"
  | "andrew"
  | "recover"
  | "lodge"
  | "choice"
  | "research"
  | "donate"
  | "category"
  | "use"
  | "mission"
  | "trade"
  | "tile"
  | "room"
  | "bring"
  | "project"
  | "give"
  | "projects";

/** A seat, a disc of nobody, or Andrew. */
export type Holder = number | "neutral" | "andrew";

export interface Event {
  events: ("income" | "donation")[];
  region: Region | null;
}

export interface TimelineRow {
  tile: string;
  side: string;
  marker: number; // column, 0 before the first event
  spaces: Event[];
}

export interface Room {
  department: string | null;
  lobby: boolean;
  standing: number;
  lying: number;
  printed: number;
  desks: { cost: number; taken: boolean }[];
}

export interface Place {
  kind: "disc" | "vp" | "limit" | "blank";
  cost: number;
  visible: boolean;
  disc: boolean;
  built: boolean;
  income: Gains;
  choice: Gains[];
  end_vp: number;
  cap_bonus: number;
}

export interface Strip {
  side: string;
  position: number;
  discs: number;
  goods: number;
  end_vp: number;
  places: Place[];
}

export interface Connection {
  vp: number;
  value: number;
  level: Level | null;
  cities: string[];
  next: { level: Level; cost: number; regions: Region[]; vp: number } | null;
}

export interface Player {
  seat: number;
  money: number;
  goods: number;
  vp: number;
  standing: number;
  lying: number;
  on_mission: number;
  reserve: number;
  discs: number;
  action_tile: boolean;
  reserved: string | null;
  donations: string[];
  donation_cost: number;
  donation_cap: number;
  missions: Record<Region, number>;
  transport: Record<
    Region,
    { position: number; level: Level; income: Gains; next_cost: number | null }
  >;
  rooms: Record<string, Room>;
  strips: Record<ProjectType, Strip>;
  income: Gains & { choices: Gains[][] };
  connection: Connection;
  worth: Record<string, number>;
}

export interface Card {
  id: string;
  action: Row;
  donation: string;
  shift: number;
  management: Row[];
  cities: string[];
  region: Region;
  steps: number;
}

export interface Andrew {
  level: string;
  points: number;
  sheet: { points: number; en: string; pl: string }[];
  discs: number;
  transport: Record<Region, number>;
  tiles: Record<string, number>;
  donations: string[];
  back: Row | "?" | null; // of the card of this round, while it lies face down
  card: Card | null;
  score_card: number;
  filed: { vp: number; cards: number }[];
  chooses: boolean;
  deck: { cards: number; basic: number; back: Row | "?" | null };
}

export interface Now {
  step: Step;
  seat: number;
  left?: number; // moves or research points
  category?: Row;
  open?: string | null; // the room in use
  used?: number;
  closed?: string[];
  pool?: number;
}

export interface Description {
  round: number;
  rounds: number;
  phase: Phase;
  first_player: number;
  order: number[];
  timeline: Record<Row, TimelineRow>;
  row: Row | null;
  advancing: Row | null;
  event: Event | null;
  now: Now | null;
  players: Player[];
  discs: Record<string, { holder: Holder; type: ProjectType | "any" }>;
  donations: Record<string, Holder[]>;
  market: Record<string, number>;
  andrew: Andrew | null;
}

export const describe = (view: View): Description => view.description as Description;

/** "4 / 20"; nothing before the first round. */
export const roundText = ({ progress: { round, rounds } }: View): string =>
  round > 0 ? `${round} / ${rounds}` : "";

/** The seat whose company is shown first: one's own, or for onlookers that of the one to move. */
export function ownSeat(view: View): number {
  return view.seat ?? describe(view).now?.seat ?? 0;
}

/** Research points can be spent now: in an event, or beside the uses of a turn. */
export function spendsResearch(view: View): boolean {
  const { now } = describe(view);
  return now?.left !== undefined && now.step !== "moves";
}

export const isTurn = (view: View): boolean =>
  !view.over && view.seat !== null && view.to_move === view.seat;

/** The colour of the company looked from, for whatever is drawn as its own. */
export function ownStyle(view: View): Record<string, string> {
  const seat = ownSeat(view) + 1;
  return { "--own": `var(--seat-${seat})`, "--own-on": `var(--seat-${seat}-on)` };
}
