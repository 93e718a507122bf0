// The files of games/power-grid/data with types and by id. Read once for each load.
import type { GameData, Lang } from "../../contract";
import type { Fuel } from "./description";

export type Text = Record<Lang, string>;

export interface City {
  id: string;
  map: string;
  region: string;
  name: Text;
  x: number; // 0..1000 across the map
  y: number;
  slots: number[];
}

export interface Line {
  id: string;
  map: string;
  a: string;
  b: string;
  cost: number;
}

export interface Region {
  id: string;
  map: string;
  name: Text;
  hex: string;
  cities: string[];
  adjacent: string[];
  label: { x: number; y: number };
}

export interface Plant {
  number: number;
  name: Text;
  kind: string;
  fuel: { any_of: Fuel[]; count: number };
  storage: number;
  powers: number;
  text: Text;
}

export interface Resource {
  id: Fuel;
  name: Text;
  slots_per_space: number;
  spaces: number[];
}

export interface Game {
  cities: Map<string, City>;
  lines: Line[];
  regions: Map<string, Region>;
  plants: Map<string, Plant>;
  resources: Resource[];
  mapNames: Map<string, Text>;
  income: number[]; // by the number of cities supplied
}

/** What the board reads of the files. */
export interface Files {
  cities: { cities: City[] };
  links: { links: Line[] };
  regions: { regions: Region[] };
  plants: { plants: Plant[] };
  resources: { resources: Resource[] };
  maps: { maps: { id: string; name: Text }[] };
  payments: { payments: { cities: number; income: number }[] };
}

const read = new WeakMap<GameData, Game>();

export function gameOf(data: GameData): Game {
  const known = read.get(data);
  if (known) return known;
  const files = data as unknown as Files;
  const game: Game = {
    cities: byId(files.cities.cities),
    lines: files.links.links,
    regions: byId(files.regions.regions),
    plants: new Map(files.plants.plants.map((plant) => [String(plant.number), plant])),
    resources: files.resources.resources,
    mapNames: new Map(files.maps.maps.map((map) => [map.id, map.name])),
    income: files.payments.payments.map((row) => row.income),
  };
  read.set(data, game);
  return game;
}

const byId = <T extends { id: string }>(list: T[]): Map<string, T> =>
  new Map(list.map((item) => [item.id, item]));

/** The lines between two cities of these regions. */
export function linesWithin(game: Game, regions: readonly string[]): Line[] {
  const inPlay = (city: string): boolean => regions.includes(game.cities.get(city)?.region ?? "");
  return game.lines.filter((line) => inPlay(line.a) && inPlay(line.b));
}

/** "07": plants are known by two digits. */
export const plantNumber = (plant: string): string => plant.padStart(2, "0");
