// The files of games/carnegie/data with types and by id. Read once for each load.
import type { GameData, Lang } from "../../contract";
import type { Gains, Level, ProjectType, Region, Row } from "./description";

export type Text = Record<Lang, string>;

export interface Slot {
  id: string;
  type: ProjectType | "any";
  x: number;
  y: number;
}

export interface City {
  id: string;
  name: Text;
  region: Region;
  size: "small" | "medium" | "large";
  vp: number;
  linkValue: number;
  transportIncome: boolean;
  x: number; // 0..1000 across the board
  y: number;
  slots: Slot[];
}

export interface Link {
  id: string;
  a: string;
  b: string;
}

export interface Cell {
  id: string;
  name: Text;
  row: number; // 0 is the top floor
  col: number;
  kind: "free" | "start" | "lobby";
}

export interface DepartmentOp {
  op: string;
  what?: keyof Gains;
  n?: number;
  pay?: Gains;
  get?: DepartmentOp[];
  max?: number;
}

export interface Use {
  id: string;
  name: Text;
  do: DepartmentOp[];
}

export interface Department {
  id: string;
  name: Text;
  category: Row;
  rule: string;
  count?: number; // copies of a tile; none of what is printed on the board
  desks: number[];
  uses: Use[];
  passive: DepartmentOp | null;
  text: Text;
}

export interface Op {
  op: string;
  what?: keyof Gains;
  n?: number;
  options?: Op[][];
}

export interface StripSpace {
  cost: number | null;
  kind: "disc" | "vp" | "limit" | "blank";
  income?: Op[];
  endVp?: number;
  donationCapBonus?: number;
}

export interface TypeData {
  id: ProjectType;
  name: Text;
  goodsCost: number;
  companyRow: number;
  sides: Record<string, { spaces: StripSpace[] }>;
}

export interface Score {
  op: string;
  what?: string;
  vp: number;
  category?: Row | null;
  types?: ProjectType[];
  region?: Region;
  pay?: { money?: number; goods?: number };
}

export interface Field {
  id: string;
  name: Text;
  col: number;
  row: number;
  score: Score;
  text: Text;
}

export interface TrackSpace {
  cost: number | null;
  level: Level;
  income: Op[];
  reward: Op[] | null;
  maxDiscs: number | null;
}

export interface Game {
  cities: City[];
  cityById: Map<string, City>;
  cityOfSlot: Map<string, City>;
  links: Link[];
  cells: Cell[];
  rowVp: number[];
  departments: Map<string, Department>;
  tiles: Department[]; // of the market, by category
  categories: Map<Row, Text>;
  types: Map<ProjectType, TypeData>;
  fields: Map<string, Field>;
  causes: { id: string; name: Text }[];
  cap: number;
  tracks: Map<Region, TrackSpace[]>;
  levels: Record<Level, Text>;
  regions: Map<Region, Text>;
  difficulties: Map<string, Text>;
}

/** What the board reads of the files. */
export interface Files {
  cities: { cities: City[] };
  links: { links: Link[] };
  company: { cells: Cell[]; rowVp: number[] };
  departments: {
    categories: { id: Row; name: Text }[];
    tiles: Department[];
    starting: Department[];
  };
  projects: { types: TypeData[] };
  donations: {
    fields: Field[];
    categories: { id: string; name: Text }[];
    maxVpPerDonation: number;
  };
  transport: { tracks: { region: Region; spaces: TrackSpace[] }[] };
  connections: { levelNames: Record<Level, Text> };
  regions: { regions: { id: Region; name: Text }[] };
  solo: { difficulties: { id: string; name: Text }[] };
}

const read = new WeakMap<GameData, Game>();

export function gameOf(data: GameData): Game {
  const known = read.get(data);
  if (known) return known;
  const game = gameFrom(data as unknown as Files);
  read.set(data, game);
  return game;
}

function gameFrom(files: Files): Game {
  const { cities } = files.cities;
  const { tiles, starting, categories } = files.departments;
  return {
    cities,
    cityById: byId(cities),
    cityOfSlot: new Map(cities.flatMap((city) => city.slots.map((slot) => [slot.id, city]))),
    links: files.links.links,
    cells: files.company.cells,
    rowVp: files.company.rowVp,
    departments: byId([...tiles, ...starting]),
    tiles,
    categories: namesById(categories),
    types: byId(files.projects.types),
    fields: byId(files.donations.fields),
    causes: files.donations.categories,
    cap: files.donations.maxVpPerDonation,
    tracks: new Map(files.transport.tracks.map((track) => [track.region, track.spaces])),
    levels: files.connections.levelNames,
    regions: namesById(files.regions.regions),
    difficulties: namesById(files.solo.difficulties),
  };
}

const byId = <I extends string, T extends { id: I }>(list: T[]): Map<T["id"], T> =>
  new Map(list.map((item) => [item.id, item]));

const namesById = <I extends string>(list: { id: I; name: Text }[]): Map<I, Text> =>
  new Map(list.map((item) => [item.id, item.name]));

/** What a list of effects pays for certain, and what one may choose from. */
export function paid(ops: readonly Op[] | null | undefined): { income: Gains; choice: Gains[] } {
  const income: Gains = {};
  let choice: Gains[] = [];
  for (const op of ops ?? []) {
    if (op.op === "choose") choice = (op.options ?? []).map((each) => paid(each).income);
    else if (op.what !== undefined) income[op.what] = (income[op.what] ?? 0) + (op.n ?? 0);
  }
  return { income, choice };
}
