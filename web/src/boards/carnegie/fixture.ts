// The game's own data for the unit tests, and views made by hand.
import cities from "../../../../games/carnegie/data/cities.json";
import company from "../../../../games/carnegie/data/company.json";
import connections from "../../../../games/carnegie/data/connections.json";
import departments from "../../../../games/carnegie/data/departments.json";
import donations from "../../../../games/carnegie/data/donations.json";
import links from "../../../../games/carnegie/data/links.json";
import projects from "../../../../games/carnegie/data/projects.json";
import regions from "../../../../games/carnegie/data/regions.json";
import solo from "../../../../games/carnegie/data/solo.json";
import transport from "../../../../games/carnegie/data/transport.json";
import type { BoardProps, GameData, Target, View } from "../../contract";
import { propsWith, viewWith } from "../fixture";
import { type Game, gameOf } from "./data";
import type { Description, Player, Strip } from "./description";

export const data: GameData = {
  cities,
  company,
  connections,
  departments,
  donations,
  links,
  projects,
  regions,
  solo,
  transport,
};

export const game: Game = gameOf(data);

const strip = (goods: number): Strip => ({
  side: "A",
  position: 0,
  discs: 0,
  goods,
  end_vp: 0,
  places: [],
});

export function player(seat: number, change: Partial<Player> = {}): Player {
  const track = { position: 0, level: "wagon" as const, income: { money: 1 }, next_cost: 2 };
  return {
    seat,
    money: 12,
    goods: 4,
    vp: 0,
    standing: 5,
    lying: 5,
    on_mission: 0,
    reserve: 5,
    discs: 22,
    action_tile: false,
    reserved: null,
    donations: [],
    donation_cost: 5,
    donation_cap: 12,
    missions: { west: 0, midwest: 0, south: 0, east: 0 },
    transport: { west: track, midwest: track, south: track, east: track },
    rooms: {},
    strips: { housing: strip(1), commerce: strip(1), industry: strip(2), infrastructure: strip(2) },
    income: { choices: [] },
    connection: { vp: 0, value: 0, level: null, cities: [], next: null },
    worth: {},
    ...change,
  };
}

export function viewOf(change: Partial<Description> = {}, rest: Partial<View> = {}): View {
  const row = { tile: "t1", side: "front", marker: 0, spaces: [] };
  const description: Description = {
    round: 1,
    rounds: 20,
    phase: "choose",
    first_player: 0,
    order: [0, 1],
    timeline: { hr: row, management: row, construction: row, rnd: row },
    row: null,
    advancing: null,
    event: null,
    now: { step: "choose", seat: 0 },
    players: [player(0), player(1)],
    discs: {},
    donations: {},
    market: {},
    andrew: null,
    ...change,
  };
  return viewWith(description, rest);
}

export const propsOf = (targets: Record<string, Target>, change: Partial<BoardProps> = {}) =>
  propsWith({ view: viewOf(), data }, targets, change);
