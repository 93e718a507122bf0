// The game's own data for the unit tests, and views made by hand.
import achievement_track from "../../../../games/nucleum/data/achievement_track.json";
import action_tiles from "../../../../games/nucleum/data/action_tiles.json";
import actions from "../../../../games/nucleum/data/actions.json";
import buildings from "../../../../games/nucleum/data/buildings.json";
import cities from "../../../../games/nucleum/data/cities.json";
import coal from "../../../../games/nucleum/data/coal.json";
import contract_slots from "../../../../games/nucleum/data/contract_slots.json";
import contracts from "../../../../games/nucleum/data/contracts.json";
import endgame from "../../../../games/nucleum/data/endgame.json";
import experiments from "../../../../games/nucleum/data/experiments.json";
import income_tracks from "../../../../games/nucleum/data/income_tracks.json";
import industry from "../../../../games/nucleum/data/industry.json";
import links from "../../../../games/nucleum/data/links.json";
import neutral_buildings from "../../../../games/nucleum/data/neutral_buildings.json";
import power_plants from "../../../../games/nucleum/data/power_plants.json";
import setup from "../../../../games/nucleum/data/setup.json";
import success_tiles from "../../../../games/nucleum/data/success_tiles.json";
import technologies from "../../../../games/nucleum/data/technologies.json";
import type { BoardProps, GameData, Target, View } from "../../contract";
import { propsWith, viewWith } from "../fixture";
import { type Game, gameOf } from "./data";
import type { Description, Player } from "./description";

export const data: GameData = {
  achievement_track,
  action_tiles,
  actions,
  buildings,
  cities,
  coal,
  contract_slots,
  contracts,
  endgame,
  experiments,
  income_tracks,
  industry,
  links,
  neutral_buildings,
  power_plants,
  setup,
  success_tiles,
  technologies,
};

export const game: Game = gameOf(data);

export function player(seat: number, change: Partial<Player> = {}): Player {
  const income = { space: 1, thaler: 0, workers: 0, vp: 0 };
  return {
    seat,
    experiment: "c",
    vp: 0,
    thaler: 4,
    workers: 2,
    reserve: 16,
    uranium: 0,
    achievements: 0,
    tracks: 0,
    powered: 0,
    recharges: 0,
    pool: [],
    board_row: [],
    income: { thaler: income, worker: income, vp: income },
    buildings_left: [],
    pieces_left: [],
    markers: [],
    start_markers: 0,
    slots: [null, null, null, "c01"],
    fulfilled: [],
    contracts: {},
    techs: [],
    success: [0, 0, 0, 0],
    networks: [],
    ...change,
  };
}

export function viewOf(change: Partial<Description> = {}, rest: Partial<View> = {}): View {
  const area = { cheap: 4, dear: 0, price: 1 };
  const gauge = (need: number) => ({ have: 0, need, by: null });
  const description: Description = {
    round: 1,
    last_round: null,
    phase: "play",
    map: "map_3_4",
    first_player: 0,
    current: 0,
    now: { step: "turn", seat: 0 },
    agenda: [],
    tracks: {},
    lines: [],
    plots: {},
    mines: {},
    turbines: {},
    rubble: { plots: [], mines: [], turbines: [] },
    nucleum: [],
    coal: { ruhr: area, silesia: area },
    offer: [null, null, null, null, null],
    stack: 30,
    market: [],
    purple: [],
    silver: 4,
    gold: 9,
    segments: [],
    success_spaces: [[0, 1]],
    end: {
      action_stack_empty: gauge(45),
      contract_stacks_empty: gauge(24),
      all_recharged_3: gauge(6),
      eight_techs: gauge(8),
      seventy_vp: gauge(70),
    },
    conditions_to_end: 2,
    players: [player(0), player(1)],
    ...change,
  };
  return viewWith(description, rest);
}

export const propsOf = (
  targets: Record<string, Target>,
  view: View = viewOf(),
  change: Partial<BoardProps> = {},
): BoardProps => propsWith({ view, data }, targets, change);
