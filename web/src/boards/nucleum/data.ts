// The files of games/nucleum/data with types and by id. Read once for each load.
import type { GameData, Lang } from "../../contract";
import type { Area, MapId, Track } from "./description";

export type Text = Record<Lang, string>;

/** Where figures come from: all of them, or by what they are. */
type Source = string | Record<string, string>;

export type Color = "green" | "white" | "orange" | "purple" | "multi" | "wild";
export type Type = "residence" | "factory" | "laboratory";
export type Symbol = Type | "government";

export interface Effect {
  op: string;
  n?: number;
  level?: number;
  track?: Track | "any";
  options?: Effect[];
  action?: string;
}

export interface Plot {
  id: string;
  symbols: Symbol[];
  red: boolean;
}

export interface MineField {
  id: string;
  uranium_bonus: number;
  red: boolean;
}

export interface Slot {
  id: string;
  red: boolean;
}

export interface CitySide {
  x: number; // its middle on the sheet of the map
  y: number;
  columns?: number; // of places in its plate, where not three or four
  plots: Plot[];
  mine_fields: MineField[];
  turbine_slots: Slot[];
}

export interface CityData {
  id: string;
  name: Text;
  color: Color;
  maps: Partial<Record<MapId, CitySide>>;
}

export interface CoalSide {
  cities: string[];
  wagons: number;
  box: [left: number, top: number, width: number, height: number];
}

export interface Field {
  id: string;
  red: boolean;
}

export interface Link {
  id: string;
  map: MapId;
  a: string;
  b: string;
  fields: Field[];
  completion_reward: { mode: "per_tile" | "fixed"; n: number } | null;
  source?: Source;
}

export interface Plant {
  id: string;
  city: string;
  accepts_nucleum: boolean;
  nucleum_bonus: Effect[];
}

export interface Action {
  id: string;
  name: Text;
  kind: "urbanize" | "industrialize" | "develop" | "contract" | "energize" | "subsidy";
  discount_thaler?: number;
  discount_worker?: number;
  bonus_uranium?: number;
  bonus_energy?: number;
  reward_times?: number;
}

export interface Half {
  color: Color;
  action: string;
}

export interface Tile {
  id: string;
  category: "base" | "advanced" | "starting" | "special" | "directive";
  halves: Half[];
}

export interface Building {
  id: string;
  name: Text;
  type: Type;
  level?: number; // not of neutral ones
  government?: boolean;
  demand: number;
  rewards: Effect[];
  text: Text;
}

/** What a turbine does when its owner energizes. */
export interface Turbine {
  modifiers?: Partial<
    Record<"coal_discount_thaler" | "bonus_energy" | "energy_per_uranium", number>
  >;
  after_energize?: Effect[];
  text: Text;
}

export interface Row {
  workers: number;
  turbine: Turbine & { id: string; name: Text; by_experiment?: boolean };
  mine: { id: string; name: Text; places: number };
  pair_reward: Effect[];
}

export interface Contract {
  id: string;
  name: Text;
  kind: "initial" | "silver" | "gold" | "purple";
  requirement: { what: string; min: number; color?: Color; city?: string };
  rewards: Effect[];
  text: Text;
  source?: Source; // where it is another one than that of the file
}

export interface Tech {
  id: string;
  name: Text;
  experiment: string;
  level: number;
  kind: "immediate" | "permanent" | "goal";
  trigger?: string;
  effects?: Effect[];
  modifiers?: Record<string, number | boolean>;
  goal?: { what: string };
  text: Text;
}

export interface Experiment {
  id: string;
  name: Text;
  starting_tiles: string[];
  second_turbine: Turbine;
}

export interface Success {
  id: string;
  name: Text;
  per: number;
  what: string;
}

export interface Column {
  thaler?: number;
  worker?: number;
  vp: number;
}

export interface Group {
  id: string;
  min: number;
  max: number;
  multiplier: number;
  color: string;
  source?: Source;
}

export interface Segment {
  id: string;
  min: number;
  max: number;
  nucleum: boolean;
  on_place: Effect[];
}

/** What the board reads of the files. */
export interface Files {
  cities: { source: Source; cities: CityData[] };
  links: { links: Link[] };
  power_plants: { source: Source; plants: Plant[] };
  coal: {
    areas: { id: Area; name: Text; maps: Record<MapId, CoalSide> }[];
    prices: number[];
  };
  actions: { actions: Action[]; directive: string[] };
  action_tiles: { source: Source; tiles: Tile[] };
  buildings: { source: Source; prices: number[]; red_thaler: number; buildings: Building[] };
  neutral_buildings: { source: Source; tiles: Building[] };
  industry: { red_thaler: number; rows: Row[] };
  contracts: { contracts: Contract[] };
  contract_slots: { slots: { id: string; name: Text; reward: Effect[] }[] };
  technologies: { technologies: Tech[] };
  experiments: { experiments: Experiment[] };
  success_tiles: { tiles: Success[] };
  income_tracks: {
    source: Source;
    tile_slots: number;
    tracks: { id: Track; name: Text; columns: Column[] }[];
  };
  achievement_track: {
    source: Source;
    start: { on_place: Effect[]; end_vp: number };
    groups: Group[];
    segments: Segment[];
    spaces: { value: number; on_place: Effect[] }[];
    kings_scoring: number[];
  };
  endgame: { conditions: { id: string; name: Text }[]; vp: number };
  setup: { offer_prices: number[]; second_purchase_thaler: number; red_field_thaler: number };
}

/** A city as one side of the map has it. */
export interface City extends CitySide {
  id: string;
  name: Text;
  color: Color;
  plant: Plant | null;
}

export interface CoalArea extends CoalSide {
  id: Area;
  name: Text;
}

export interface Side {
  id: MapId;
  cities: City[];
  cityById: Map<string, City>;
  cityOf: Map<string, City>; // of a plot, mine field, turbine slot or plant
  links: Link[];
  linkOf: Map<string, Link>; // of a field
  linkById: Map<string, Link>;
  coal: CoalArea[];
  plots: Map<string, Plot>;
}

export interface Game {
  files: Files;
  sides: Record<MapId, Side>;
  actions: Map<string, Action>;
  tiles: Map<string, Tile>;
  buildings: Map<string, Building>; // neutral ones, too
  contracts: Map<string, Contract>;
  techs: Map<string, Tech>;
  success: Map<string, Success>;
  experiments: Map<string, Experiment>;
  plants: Map<string, Plant>;
}

const read = new WeakMap<GameData, Game>();

export function gameOf(data: GameData): Game {
  const known = read.get(data);
  if (known) return known;
  const game = gameFrom(data as unknown as Files);
  read.set(data, game);
  return game;
}

const byId = <T extends { id: string }>(list: T[]): Map<string, T> =>
  new Map(list.map((item) => [item.id, item]));

function sideFrom(files: Files, id: MapId): Side {
  const plantAt = new Map(files.power_plants.plants.map((plant) => [plant.city, plant]));
  const cities = files.cities.cities.flatMap(({ maps, ...city }): City[] => {
    const side = maps[id];
    return side ? [{ ...city, ...side, plant: plantAt.get(city.id) ?? null }] : [];
  });
  const links = files.links.links.filter((link) => link.map === id);
  return {
    id,
    cities,
    cityById: byId(cities),
    cityOf: new Map(
      cities.flatMap((city) =>
        [
          ...city.plots,
          ...city.mine_fields,
          ...city.turbine_slots,
          ...(city.plant ? [city.plant] : []),
        ].map((place): [string, City] => [place.id, city]),
      ),
    ),
    links,
    linkOf: new Map(links.flatMap((link) => link.fields.map((field) => [field.id, link]))),
    linkById: byId(links),
    coal: files.coal.areas.map(({ maps, ...area }) => ({ ...area, ...maps[id] })),
    plots: byId(cities.flatMap((city) => city.plots)),
  };
}

function gameFrom(files: Files): Game {
  return {
    files,
    sides: { map_1_2: sideFrom(files, "map_1_2"), map_3_4: sideFrom(files, "map_3_4") },
    actions: byId(files.actions.actions),
    tiles: byId(files.action_tiles.tiles),
    buildings: byId([...files.buildings.buildings, ...files.neutral_buildings.tiles]),
    contracts: byId(files.contracts.contracts),
    techs: byId(files.technologies.technologies),
    success: byId(files.success_tiles.tiles),
    experiments: byId(files.experiments.experiments),
    plants: byId(files.power_plants.plants),
  };
}

/** "at07" of the half "at07.1". */
export const tileOfHalf = (half: string): string => half.slice(0, half.lastIndexOf("."));

/** 0 or 1: which of the halves of its tile. */
export const sideOfHalf = (half: string): 0 | 1 => (half.endsWith(".2") ? 1 : 0);

export const halfId = (tile: string, side: 0 | 1): string => `${tile}.${side + 1}`;

export function halfOf(game: Game, id: string): Half | undefined {
  return game.tiles.get(tileOfHalf(id))?.halves[sideOfHalf(id)];
}

/** What a turbine is called and does: the second one what the experiment of its owner says. */
export function turbineOf(
  game: Game,
  id: string,
  experiment: string | null,
): Turbine & { name: Text } {
  const { turbine } = game.files.industry.rows.find((row) => row.turbine.id === id)!;
  const own = turbine.by_experiment ? game.experiments.get(experiment ?? "") : undefined;
  return own ? { name: turbine.name, ...own.second_turbine } : turbine;
}

/** The technologies of an experiment. */
export const techsOf = (game: Game, experiment: string | null): Tech[] =>
  [...game.techs.values()].filter((tech) => tech.experiment === experiment);

export const cityName = (side: Side, id: string, lang: Lang): string =>
  side.cityById.get(id)?.name[lang] ?? id;

/** Whether figures were designed for this game: the files say where each comes from. */
export type Figures = "tile" | "building" | "neutral" | "city" | "plant" | "income" | "pair";

const DESIGNED: Record<Figures, [keyof Files, RegExp]> = {
  tile: ["action_tiles", /^which pair/],
  building: ["buildings", /^other demands/],
  neutral: ["neutral_buildings", /^faces/],
  city: ["cities", /^colours/],
  plant: ["power_plants", /^nucleum bonuses/],
  income: ["income_tracks", /^all other/],
  pair: ["industry", /^pair rewards/],
};

/** A source in one word speaks of all figures; of others only the parts that are meant. */
function isDesigned(source: Source = "", part = /^/): boolean {
  if (typeof source === "string") return /designed/.test(source);
  return Object.entries(source).some(([name, from]) => part.test(name) && /designed/.test(from));
}

export function designed(game: Game, what: Figures): boolean {
  const [file, part] = DESIGNED[what];
  return isDesigned((game.files[file] as { source?: Source }).source, part);
}

/** The same for a record that says so itself. */
export const designedItself = ({ source }: { source?: Source }): boolean => isDesigned(source);
