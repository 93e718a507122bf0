// The files of games/frostpunk/data with types and by id. Read once for each load.
import type { GameData, Lang } from "../../contract";
import type {
  Description,
  Level,
  Pawn,
  Range,
  Resource,
  Side,
  Stack,
  Token,
  Type,
} from "./description";

export type Text = Record<Lang, string>;

/** One step of an effect; each op has its own fields (docs of the effect language: effects). */
export interface Op {
  op: string;
  [field: string]: unknown;
}

/** A way that a card leaves to those who play. */
export interface Choice {
  name?: Text;
  text: Text;
  cost?: Op[];
  do: Op[];
}

interface Named {
  id: string;
  name: Text;
}

/** What lies on the table with a text: an event, a law, a technology, a place. */
export interface CardText extends Named {
  text: Text;
  flavour?: Text;
  source?: string;
}

export interface Special extends Choice {
  pawns: ("worker" | "engineer")[];
}

export interface EventCard extends CardText {
  do?: Op[];
  special?: Special;
  specials?: Special[];
  mark?: string; // "I/04"
  end?: { round: number; do: Op[] };
}

/** A lasting change: its kind and its figures. */
export interface Modifier {
  mod: string;
  [field: string]: unknown;
}

export interface Law extends CardText {
  pair?: string;
  passive?: Modifier[];
}

export interface Technology extends CardText {
  rounds: number;
  passive?: Modifier[];
}

export interface Citizen extends CardText {
  type: Type;
  start_text: Text;
  death_text: Record<Type, Text>;
}

export interface Building extends Named {
  size: "small" | "large";
  group: string;
  insulation: Level;
  engineer_only?: boolean;
  cost?: { wood?: number; core?: number };
  shelter?: { places: number; children?: boolean };
  upgrade?: { cost: { wood?: number; core?: number }; action?: Op[]; text: Text };
  action?: Op[];
  text: Text;
}

export interface Expedition extends Named {
  stack: Stack;
  spaces: number;
  reward: string;
  flavour: Text;
  options: (Choice & { kind: "return" | "continue"; next: string })[];
}

export interface Spot {
  id: string;
  name: Text;
  q: number;
  r: number;
}

export interface Place extends Spot {
  kind: "near" | "far";
  fields: { id: string; name: Text }[];
}

export interface Corner {
  id: string;
  far: string;
}

export interface HeatField {
  cubes: number;
  sick: Type[];
}

export interface Section {
  from: number;
}

/** What the board reads of the files. */
export interface Files {
  advisors: { advisors: CardText[] };
  buildings: { buildings: Building[] };
  citizens: { cards: Citizen[] };
  dusk: {
    start: EventCard;
    standard: EventCard[];
    consultation: EventCard[];
    consequence: EventCard[];
  };
  expeditions: { rewards: Record<string, Text>; cards: Expedition[] };
  game: {
    types: (Named & { id: Type })[];
    pawns: (Named & { id: Pawn })[];
    resources: (Named & { id: Resource })[];
    ranges: (Named & { id: Range })[];
    acts: Named[];
    limits: { citizens: number };
  };
  laws: { most: number; laws: Law[] };
  map: { generator: Spot[]; places: Place[]; corners: Corner[] };
  morning: { cards: EventCard[] };
  scenario: { storm_card: string; cards: EventCard[] };
  societies: { societies: Named[] };
  technologies: { cards: Technology[] };
  tokens: { tokens: (Named & { id: Token; side: Side })[] };
  tower: { base: Odds; upgraded: Odds };
  tracks: {
    heat: { fields: HeatField[] };
    sickness: { epidemic: number; sections: (Section & { exhausted: number; flips: number })[] };
    hunger: { famine: number; sections: (Section & { discontent: number; deaths: number })[] };
    depot: { last: number };
  };
  weather: { cards: CardText[] };
}

export interface Odds {
  fall: number;
  knock: number;
}

export interface Game {
  advisors: Map<string, CardText>;
  buildings: Map<string, Building>;
  citizens: Map<string, Citizen>;
  events: Map<string, EventCard>; // morning, dusk and scenario
  stormCard: string;
  expeditions: Map<string, Expedition>;
  rewards: Record<string, Text>;
  laws: Map<string, Law>;
  mostLaws: number;
  techs: Map<string, Technology>;
  weather: Map<string, CardText>;
  types: Map<Type, Text>;
  pawns: Map<Pawn, Text>;
  tokens: Map<Token, Text>;
  acts: Map<string, Text>;
  societies: Map<string, Text>;
  specials: Map<string, { card: string; special: Special }>;
  generator: Spot[];
  places: Place[];
  corners: Corner[];
  fieldNames: Map<string, Text>;
  tracks: Files["tracks"];
  tower: Files["tower"];
  mostCitizens: number;
  goal: { round: number; depot: number };
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
  const { standard, consultation, consequence, start } = files.dusk;
  const { cards: scenario } = files.scenario;
  const events = [
    ...files.morning.cards,
    start,
    ...standard,
    ...consultation,
    ...consequence,
    ...scenario,
  ];
  const { generator, places, corners } = files.map;
  return {
    advisors: byId(files.advisors.advisors),
    buildings: byId(files.buildings.buildings),
    citizens: byId(files.citizens.cards),
    events: byId(events),
    stormCard: files.scenario.storm_card,
    expeditions: byId(files.expeditions.cards),
    rewards: files.expeditions.rewards,
    laws: byId(files.laws.laws),
    mostLaws: files.laws.most,
    techs: byId(files.technologies.cards),
    weather: byId(files.weather.cards),
    types: namesById(files.game.types),
    pawns: namesById(files.game.pawns),
    tokens: namesById(files.tokens.tokens),
    acts: namesById(files.game.acts),
    societies: namesById(files.societies.societies),
    specials: new Map(events.flatMap(specialsOf)),
    generator,
    places,
    corners,
    fieldNames: namesById([...generator, ...places.flatMap((place) => place.fields)]),
    tracks: files.tracks,
    tower: files.tower,
    mostCitizens: files.game.limits.citizens,
    goal: goalOf(scenario),
  };
}

// What the last card of the scenario asks at the end of its round.
function goalOf(cards: readonly EventCard[]): { round: number; depot: number } {
  const end = cards.find((card) => card.end)?.end;
  const asked = end?.do[0]?.["cond"] as { n: number } | undefined;
  return { round: end?.round ?? 0, depot: asked?.n ?? 0 };
}

// A card with one special action lends it its id; several are numbered.
const specialsOf = (card: EventCard): [string, { card: string; special: Special }][] => {
  const all = [card.special ?? [], card.specials ?? []].flat();
  return all.map((special, i) => {
    const id = all.length === 1 ? card.id : `${card.id}.${i + 1}`;
    return [id, { card: card.id, special }];
  });
};

const byId = <I extends string, T extends { id: I }>(list: T[]): Map<T["id"], T> =>
  new Map(list.map((item) => [item.id, item]));

const namesById = <I extends string>(list: { id: I; name: Text }[]): Map<I, Text> =>
  new Map(list.map((item) => [item.id, item.name]));

/** How much of a record was designed for want of the printed face: all, part, nothing of it. */
export function designedOf(source: string | undefined): "all" | "part" | "none" {
  if (!source?.includes("designed")) return "none";
  return source.includes("rulebook") ? "part" : "all";
}

/** "P02", "Z014", "I/04": as it is printed on a card. */
export const markOfCard = (card: EventCard): string => card.mark ?? card.id.toUpperCase();

/** The modifiers of a kind that laws and technologies have brought into force. */
export function modifiers(game: Game, d: Description, kind: string): Modifier[] {
  const laws = d.laws.enacted.filter((id) => !d.laws.suspended.includes(id));
  return [
    ...laws.map((id) => game.laws.get(id)),
    ...d.researched.map((id) => game.techs.get(id)),
  ].flatMap((each) => each?.passive?.filter(({ mod }) => mod === kind) ?? []);
}

/** What the modifiers of a kind add up to. */
export const sumOf = (game: Game, d: Description, kind: string): number =>
  modifiers(game, d, kind).reduce((sum, { n }) => sum + Number(n), 0);
