// The game's own data for the unit tests, and a position made by hand: round 5, the action phase.
import advisors from "../../../../games/frostpunk/data/advisors.json";
import buildings from "../../../../games/frostpunk/data/buildings.json";
import citizens from "../../../../games/frostpunk/data/citizens.json";
import dusk from "../../../../games/frostpunk/data/dusk.json";
import expeditions from "../../../../games/frostpunk/data/expeditions.json";
import gameFile from "../../../../games/frostpunk/data/game.json";
import laws from "../../../../games/frostpunk/data/laws.json";
import map from "../../../../games/frostpunk/data/map.json";
import morning from "../../../../games/frostpunk/data/morning.json";
import scenario from "../../../../games/frostpunk/data/scenario.json";
import societies from "../../../../games/frostpunk/data/societies.json";
import technologies from "../../../../games/frostpunk/data/technologies.json";
import tokens from "../../../../games/frostpunk/data/tokens.json";
import tower from "../../../../games/frostpunk/data/tower.json";
import tracks from "../../../../games/frostpunk/data/tracks.json";
import weather from "../../../../games/frostpunk/data/weather.json";
import type { BoardProps, GameData, Target, View } from "../../contract";
import { propsWith, viewWith } from "../fixture";
import { type Game, gameOf } from "./data";
import type { Content, Description, Field, Level, PawnCount } from "./description";

export const data: GameData = {
  advisors,
  buildings,
  citizens,
  dusk,
  expeditions,
  game: gameFile,
  laws,
  map,
  morning,
  scenario,
  societies,
  technologies,
  tokens,
  tower,
  tracks,
  weather,
};

export const game: Game = gameOf(data);

const pawns = (change: Partial<PawnCount> = {}): PawnCount => ({
  ready: 0,
  tired: 0,
  working: 0,
  clearing: 0,
  building: 0,
  scouts: 0,
  ...change,
});

const lies = (holds: Content, n: number, warm = false): Field => ({ holds, n, warm });
const stands = (building: string, level: Level, warm = false): Field => ({
  building,
  upgraded: false,
  level,
  warm,
});

export function description(change: Partial<Description> = {}): Description {
  return {
    round: 5,
    rounds: 13,
    phase: "action",
    ending: "none",
    society: "soc1_normal",
    leader: 1,
    columns: tracks.rounds.types as Description["columns"],
    storm: 8,
    hits: 0,
    depot: 0,
    activations: [{ round: 11, card: "s01" }],
    now: { step: "turn", seat: 0 },
    card: null,
    seats: [
      { seat: 0, advisor: "adv_health", cards: 3, hand: ["m08", "m12", "m23"], played: null },
      { seat: 1, advisor: "adv_generator", cards: 3, played: null },
    ],
    mobilisation: false,
    people: {
      worker: { pop: 24, sick: 9, skull: true, exhausted: 1, pawns: 5 },
      engineer: { pop: 13, sick: 4, skull: false, exhausted: 0, pawns: 3 },
      child: { pop: 10, sick: 4, skull: false, exhausted: 0, pawns: 2 },
    },
    pawns: {
      worker: pawns({ tired: 1, working: 3, ready: 1, clearing: 1 }),
      engineer: pawns({ scouts: 1, working: 1, ready: 1 }),
      child: pawns({ ready: 2 }),
      child_worker: pawns(),
      child_engineer: pawns(),
      automaton: pawns({ working: 1 }),
    },
    pool: { wood: 6, coal: 7, core: 1 },
    food: 12,
    hunger: 3,
    deaths: 3,
    last_death: 12,
    unsheltered: 2,
    beds: { all: 0, children: 0, needed: 9 },
    heat: {
      heat: 4,
      cold: 9,
      ranges: { red: 3, orange: 5, yellow: 8 },
      warm: { red: true, orange: false, yellow: false },
      zones: [true, false, false],
      overheated: false,
      overload: 6,
      small: 10,
      lodged: 2,
      drawer: 0,
      upgraded: false,
      reach: { red: 3, orange: 5, yellow: 8 },
      stoking: [
        { heat: 5, beds: 0, children: 0 },
        { heat: 6, beds: 6, children: 0 },
        { heat: 7, beds: 6, children: 0 },
        { heat: 8, beds: 6, children: 0 },
        { heat: 9, beds: 12, children: 0 },
      ],
    },
    hope: [
      { token: "care", active: true },
      { token: "motivation", active: true },
      { token: "justice", active: false },
      { token: "care", active: false },
    ],
    discontent: [
      { token: "greed", active: true },
      { token: "anger", active: true },
      { token: "apathy", active: false },
      { token: "greed", active: false },
    ],
    bags: { care: 1, justice: 2, motivation: 2, anger: 2, apathy: 2, greed: 1 },
    track_lengths: [6, 6],
    places: { pn02: "n01", pn03: "n02", pn04: "n03", pn12: "n04", pf04: "f01", pf16: "f02" },
    corners: { corner1: "wood", corner5: "coal", corner6: "coal" },
    fields: {
      g1: stands("platform", "yellow", true),
      g2: stands("kitchen", "orange", true),
      g3: lies("wood", 3, true),
      g4: { ...lies("coal", 1, true), pawn: "worker", seat: 1 },
      g5: stands("generator", "red", true),
      pn02a: stands("workshop", "red", true),
      pn02b: stands("tent", "yellow"),
      pn03a: { ...stands("medical_post", "yellow"), pawn: "engineer", seat: 0 },
      pn03b: { ...stands("hunters_hut", "red", true), upgraded: true, pawn: "worker", seat: 1 },
      pn04a: stands("bunkhouse", "orange"),
      pn04b: stands("retort", "orange"),
      pn12a: stands("balloon", "white"),
      pn12b: stands("balloon", "white"),
      pf04a: lies("wood", 4),
      pf04b: lies("tree", 3),
      pf16a: lies("coal", 5),
      pf16b: { warm: false },
    },
    supply: { tent: { left: 5, unlocked: true }, house: { left: 6, unlocked: true } },
    tiles: { near: 8, far: 16 },
    scenario: ["s01", "s05"],
    events: [{ card: "p01", stored: { wood: 1, coal: 1, core: 0 } }],
    specials: {},
    specials_done: [],
    laws: { stack: ["pr01", "pr02", "pr03"], enacted: ["pr06", "pr16"], suspended: [] },
    techs: ["t09", "t12", "t15", "t04"],
    researched: ["t09"],
    research: { tech: "t12", round: 7 },
    citizen_discard: [],
    weather_discard: ["w01"],
    stacks: { morning: 20, weather: 15, citizens: 15, consultations: 8 },
    dusk: { deck: ["z003"], consequences: ["pr06"], discard: [], on_laws: [], next: "k01" },
    expeditions: 1,
    routes: [
      {
        cards: [
          { card: "ea03", explored: false },
          { card: "eb03", explored: false },
        ],
        scout: "engineer",
        at: 3,
        length: 6,
      },
      { cards: [{ card: "ea05", explored: false }], scout: null, at: 0, length: 3 },
      { cards: [{ card: "ea08", explored: false }], scout: null, at: 0, length: 3 },
    ],
    places_left: {
      a: { left: 7, top: "ea01" },
      b: { left: 8, top: "eb01" },
      c: { left: 8, top: null },
    },
    ...change,
  };
}

export const propsOf = (
  targets: Record<string, Target> = {},
  change: Partial<BoardProps> = {},
  d: Partial<Description> = {},
  view: Partial<View> = {},
): BoardProps => propsWith({ view: viewWith(description(d), view), data }, targets, change);
