// The files of games/praga/data with types and by id. Read once for each load.
import type { GameData, Lang } from "../../contract";
import type {
  Action,
  Held,
  Kind,
  Layout,
  MonumentId,
  Production,
  Track,
  Zone,
} from "./description";

export type Text = Record<Lang, string>;
export type Good = Held | "vp";

/** Where a figure comes from. What is "designed" was not to be had and is our own. */
export type Source = string;

/** A part of an effect; which fields it has follows from `op`. */
export interface Op {
  op: string;
  what?: string;
  n?: number;
  track?: string;
  monument?: string;
  dir?: string;
  per?: string;
  action?: string;
  options?: Op[][];
  cost?: { what: string; n: number }[] | { gold: number; stone: number };
  gain?: Op[];
}

export interface Edge {
  edge: number;
  gain: Op[];
}
export interface Corner {
  corner: number;
  colour: "red" | "blue";
}

interface Face {
  id: string;
  name: Text;
  text: Text;
  era: number;
  special: boolean;
  corners: Corner[];
  source: Source;
}
interface UpgradeFace extends Face {
  action: Action;
  bonus: Op[];
  university_steps: number;
  edges: Edge[];
}
interface WallFace extends Face {
  cost: Cost;
  reward: Op[];
  hunger_wall_icon: boolean;
  edges: Edge[];
}
interface BuildingFace extends Face {
  cost: Cost;
  reward: Op[];
  cathedral_icon: boolean;
  cube_space: boolean;
}

export interface Cost {
  gold: number;
  stone: number;
}

/** A hex tile of any kind. */
export interface Hex extends Face {
  kind: Kind;
  gain: Op[];
  edges: Edge[];
  cost: Cost | null; // upgrades cost nothing
  action: Action | null; // that an upgrade improves
  steps: number; // on the university track
  side: MonumentId | null; // a side step comes with it
  cubeSpace: boolean;
}

export interface CraneData {
  positions: { index: number; zone: Zone; cost_gold: number; vp: number; marks: string[] }[];
  sectors: { index: number; id: string; kind: string; gain: Op[]; text: Text; source?: Source }[];
  platform: { fields: { index: number; marks: string[] }[] };
  era_change: Record<string, { platform?: number; field?: number; while_platform?: number }>;
  setup: Record<string, { platform: number }>;
}

export interface CityHex {
  id: string;
  kind: "plaza" | "space" | "blocked" | "road";
  x: number;
  y: number;
  name?: Text;
  colour?: "grey" | "blue" | "yellow"; // of a plaza
  zone?: "old_town" | "new_town"; // of a space
  plaza?: string;
  extra_gold?: number;
  vp?: number;
  corners?: Corner[];
  source: Source;
}

export interface PlazaTile {
  id: string;
  top: Op[];
  bottom: Op[];
  text: Text;
  source: Source;
}

export interface Segment {
  id: string;
  number: number;
  name: Text;
  text: Text;
  free: Op[];
  egg: Op[];
  x: number;
  y: number;
  source?: Source;
}

export interface RoadTile {
  id: string;
  segment: number;
  name: Text;
  text: Text;
  source: Source;
}

export interface Plank {
  id: string;
  name: Text;
  text: Text;
  bonus: Op[];
  x: number;
  y: number;
  source: Source;
}

export interface Named {
  id: string;
  text: Text;
  source?: Source;
}

export interface Field {
  row: number;
  col: number;
  level: number;
  effect: Op | null;
}

export interface MonumentData {
  id: MonumentId;
  name: Text;
  side_direction: "left" | "right";
  rows: number;
  cols: number;
  token: "red_token" | "blue_token";
  levels: { level: number; rows: number[]; entry_cost: Cost }[];
  row_vp: number[];
  col_value: number[];
  layouts: Record<Layout, Field[]>;
  source: Source;
}

export interface TrackData {
  id: Track;
  name: Text;
  fields?: number; // of mines and quarries, from 1
  on_reach?: { field: number; gain: Op[] }[];
  production_bonus?: { field: number; gain: Op[] }[];
  past_end?: Op[];
  steps?: { step: number; multiplier?: number; tile_level?: number }[];
  source: Source;
}

export interface TechnologyTile {
  id: string;
  level: number;
  kind: string;
  name: Text;
  text: Text;
  source: Source;
}

export interface Seal {
  id: string;
  name: Text;
  text: Text;
  cost: { what: string; n: number }[];
  final: Op[];
  source?: Source;
}

export interface Spot {
  id: string;
  q: number;
  r: number;
}
export interface ActionSpot extends Spot {
  action: Action;
}

export interface ActionTile {
  id: string;
  side_a: Action[];
  side_b: Action[];
  source: Source;
}

export interface Files {
  action_board: {
    action_hexes: ActionSpot[];
    wall_spaces: (Spot & { name: Text })[];
  };
  action_tiles: { tiles: ActionTile[] };
  actions: { actions: { id: Action; name: Text; text: Text }[] };
  bridge: { planks: Plank[]; tiles_iv: (Named & { gain: Op[] })[]; tiles_v: Named[] };
  building_tiles: { tiles: BuildingFace[] };
  city: { hexes: CityHex[] };
  crane: CraneData;
  kings_road: {
    segments: Segment[];
    start: { x: number; y: number; name: Text };
    alternative_tiles: RoadTile[];
  };
  meta: {
    windows_kept: number;
    extra_action: { id: string; name: Text; cost: { what: string; n: number }[] }[];
    goods: { id: Good; name: Text }[];
    rows: { id: Kind; name: Text }[];
  };
  monuments: { monuments: MonumentData[] };
  parler: { cards: { id: string; name: Text }[] };
  player_board: {
    tracks: TrackData[];
    resource_bonuses: {
      id: string;
      name: Text;
      when: { any_of: { what: string; at_least: number }[] };
      gain: Op[];
    }[];
  };
  plaza_tiles: { tiles: PlazaTile[] };
  seals: { seals: Seal[] };
  technology_tiles: { tiles: TechnologyTile[] };
  tokens: { production_tokens: (Named & { gain: Op[] })[] };
  upgrade_tiles: { tiles: UpgradeFace[] };
  wall_tiles: { tiles: WallFace[] };
}

export interface Game {
  hexes: ReadonlyMap<string, Hex>;
  actions: ReadonlyMap<Action, { name: Text; text: Text }>;
  actionSpots: readonly ActionSpot[];
  wallSpots: readonly (Spot & { name: Text })[];
  actionTiles: ReadonlyMap<string, ActionTile>;
  crane: CraneData;
  sectors: ReadonlyMap<string, CraneData["sectors"][number]>;
  city: readonly CityHex[];
  cityById: ReadonlyMap<string, CityHex>;
  plazaTiles: ReadonlyMap<string, PlazaTile>;
  segments: readonly Segment[];
  roadStart: { x: number; y: number };
  roadTiles: ReadonlyMap<string, RoadTile>;
  planks: readonly Plank[];
  bridge: ReadonlyMap<string, Named>;
  monuments: ReadonlyMap<MonumentId, MonumentData>;
  tracks: ReadonlyMap<Track, TrackData>;
  bonuses: Files["player_board"]["resource_bonuses"];
  technologies: ReadonlyMap<string, TechnologyTile>;
  seals: readonly Seal[];
  tokens: ReadonlyMap<string, Named & { gain: Op[] }>;
  payments: Files["meta"]["extra_action"];
  goods: ReadonlyMap<Good, Text>;
  rows: ReadonlyMap<Kind, Text>;
  windowsKept: number;
  cards: ReadonlyMap<string, Text>;
}

const read = new WeakMap<GameData, Game>();

export function gameOf(data: GameData): Game {
  const known = read.get(data);
  if (known) return known;
  const game = gameFrom(data as unknown as Files);
  read.set(data, game);
  return game;
}

const byId = <I extends string, T extends { id: I }>(list: readonly T[]): Map<T["id"], T> =>
  new Map(list.map((item) => [item.id, item]));

const namesById = <I extends string>(list: readonly { id: I; name: Text }[]): Map<I, Text> =>
  new Map(list.map((item) => [item.id, item.name]));

function hexesOf(files: Files): Hex[] {
  const upgrades = files.upgrade_tiles.tiles.map((tile) => ({
    ...tile,
    kind: "upgrade" as const,
    gain: tile.bonus,
    cost: null,
    steps: tile.university_steps,
    side: null,
    cubeSpace: false,
  }));
  const walls = files.wall_tiles.tiles.map((tile) => ({
    ...tile,
    kind: "wall" as const,
    gain: tile.reward,
    action: null,
    steps: 0,
    side: tile.hunger_wall_icon ? ("hunger_wall" as const) : null,
    cubeSpace: false,
  }));
  const buildings = files.building_tiles.tiles.map((tile) => ({
    ...tile,
    kind: "building" as const,
    gain: tile.reward,
    edges: [],
    action: null,
    steps: 0,
    side: tile.cathedral_icon ? ("cathedral" as const) : null,
    cubeSpace: tile.cube_space,
  }));
  return [...upgrades, ...walls, ...buildings];
}

function gameFrom(files: Files): Game {
  return {
    hexes: byId(hexesOf(files)),
    actions: byId(files.actions.actions),
    actionSpots: files.action_board.action_hexes,
    wallSpots: files.action_board.wall_spaces,
    actionTiles: byId(files.action_tiles.tiles),
    crane: files.crane,
    sectors: byId(files.crane.sectors),
    city: files.city.hexes,
    cityById: byId(files.city.hexes),
    plazaTiles: byId(files.plaza_tiles.tiles),
    segments: files.kings_road.segments,
    roadStart: files.kings_road.start,
    roadTiles: byId(files.kings_road.alternative_tiles),
    planks: files.bridge.planks,
    bridge: byId([...files.bridge.tiles_iv, ...files.bridge.tiles_v]),
    monuments: byId(files.monuments.monuments),
    tracks: byId(files.player_board.tracks),
    bonuses: files.player_board.resource_bonuses,
    technologies: byId(files.technology_tiles.tiles),
    seals: files.seals.seals,
    tokens: byId(files.tokens.production_tokens),
    payments: files.meta.extra_action,
    goods: namesById(files.meta.goods),
    rows: namesById(files.meta.rows),
    windowsKept: files.meta.windows_kept,
    cards: namesById(files.parler.cards),
  };
}

export const isProduction = (track: Track): track is Production =>
  track === "mines" || track === "quarries";
