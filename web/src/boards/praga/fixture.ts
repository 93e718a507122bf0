// The game's own data for the unit tests, and views made by hand.
import action_board from "../../../../games/praga/data/action_board.json";
import action_tiles from "../../../../games/praga/data/action_tiles.json";
import actions from "../../../../games/praga/data/actions.json";
import bridge from "../../../../games/praga/data/bridge.json";
import building_tiles from "../../../../games/praga/data/building_tiles.json";
import city from "../../../../games/praga/data/city.json";
import crane from "../../../../games/praga/data/crane.json";
import kings_road from "../../../../games/praga/data/kings_road.json";
import meta from "../../../../games/praga/data/meta.json";
import monuments from "../../../../games/praga/data/monuments.json";
import parler from "../../../../games/praga/data/parler.json";
import player_board from "../../../../games/praga/data/player_board.json";
import plaza_tiles from "../../../../games/praga/data/plaza_tiles.json";
import seals from "../../../../games/praga/data/seals.json";
import technology_tiles from "../../../../games/praga/data/technology_tiles.json";
import tokens from "../../../../games/praga/data/tokens.json";
import upgrade_tiles from "../../../../games/praga/data/upgrade_tiles.json";
import wall_tiles from "../../../../games/praga/data/wall_tiles.json";
import type { BoardProps, GameData, Target, View } from "../../contract";
import { propsWith, viewWith } from "../fixture";
import { type Game, gameOf } from "./data";
import type { Description, Player, Row, Turn } from "./description";

export const data: GameData = {
  action_board,
  action_tiles,
  actions,
  bridge,
  building_tiles,
  city,
  crane,
  kings_road,
  meta,
  monuments,
  parler,
  player_board,
  plaza_tiles,
  seals,
  technology_tiles,
  tokens,
  upgrade_tiles,
  wall_tiles,
};

export const game: Game = gameOf(data);

export const player = (change: Partial<Player> = {}): Player => ({
  gold: 2,
  stone: 2,
  egg: 0,
  silver_window: 0,
  gold_window: 0,
  red_token: 0,
  blue_token: 0,
  vp: 0,
  points: 0,
  cubes: 2,
  tracks: { mines: 4, quarries: 3, university: 0, technology: 0 },
  tokens: { mines: null, quarries: null },
  bonuses: [],
  upgrades: {},
  covered: {},
  walls: {},
  technologies: [],
  monuments: { hunger_wall: { row: 1, col: 0 }, cathedral: { row: 1, col: 0 } },
  road: 0,
  bridge_tile: null,
  cathedral_tile: null,
  seals: [],
  seal_rights: 0,
  ...change,
});

export const turn = (change: Partial<Turn> = {}): Turn => ({
  seat: 0,
  tile: null,
  position: null,
  sector: null,
  bonus: "none",
  acted: false,
  extra: "none",
  refreshed: false,
  side: { hunger_wall: 0, cathedral: 0 },
  optional: { hunger_wall: 0, cathedral: 0 },
  effects: [],
  must: ["tile"],
  windows_over: 0,
  ...change,
});

const row = (tiles: string[]): Row => ({ tiles, regular: 8, special: 3, known: [] });

export function viewOf(change: Partial<Description> = {}, rest: Partial<View> = {}): View {
  const description: Description = {
    round: 1,
    rounds: 16,
    turns: 0,
    total_turns: 32,
    phase: "turn",
    era: 1,
    arrow: 9,
    platform: 4,
    first_player: 1,
    side: "side_a",
    layouts: { hunger_wall: "standard", cathedral: "standard" },
    road_tiles: [],
    crane: [
      {
        zone: "red",
        sector: "sec_gold_a",
        tile: "at1",
        actions: ["mines", "wall"],
        gold: 3,
        vp: 0,
        past: false,
      },
      { zone: "red", sector: "sec_stone_a", tile: null },
    ],
    rows: {
      upgrade: row(["u1_01", "u1_02", "u1_03", "u1_s1"]),
      wall: row(["w1_01", "w1_02", "w1_03", "w1_s1"]),
      building: row(["b1_01", "b1_02", "b1_03", "b1_s1"]),
    },
    city: {},
    plazas: { pa: { tile: "pt02", complete: false, free: 2, claims: [] } },
    bridge: { planks: {}, iv: 6, v: [], cathedral: [] },
    river: ["prod1"],
    seals: { seal_gold: null },
    technologies: [6, 6, 6, 6],
    players: [player(), player()],
    turn: turn(),
    now: { step: "turn", seat: 0 },
    rival: null,
    ...change,
  };
  return viewWith(description, rest);
}

export const propsOf = (
  view: View,
  targets: Record<string, Target> = {},
  change: Partial<BoardProps> = {},
): BoardProps => propsWith({ view, data }, targets, change);
