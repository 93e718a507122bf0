// The game's own data for the unit tests, and views made by hand.
import cities from "../../../../games/power-grid/data/cities.json";
import links from "../../../../games/power-grid/data/links.json";
import maps from "../../../../games/power-grid/data/maps.json";
import payments from "../../../../games/power-grid/data/payments.json";
import plants from "../../../../games/power-grid/data/plants.json";
import regions from "../../../../games/power-grid/data/regions.json";
import resources from "../../../../games/power-grid/data/resources.json";
import type { GameData, View } from "../../contract";
import { viewWith } from "../fixture";
import { type Game, gameOf } from "./data";
import type { Description, Player } from "./description";

const data: GameData = { cities, links, maps, payments, plants, regions, resources };

export const game: Game = gameOf(data);

/** What the table page leaves for the map in windows of 1440 by 900, 1280 by 720 and 390 by 844. */
export const WINDOWS = {
  desktop: { w: 724, h: 632, ui: 1 },
  laptop: { w: 604, h: 512, ui: 1 },
  phone: { w: 390, h: 412, ui: 1.1 },
};

/** Every choice of three to five connected regions of a map: what two to six seats play on. */
export function regionChoices(map: string): string[][] {
  const regions = [...game.regions.values()].filter((region) => region.map === map);
  const choices: string[][] = [];
  for (let bits = 1; bits < 1 << regions.length; bits++) {
    const chosen = regions.filter((_, i) => (bits >> i) & 1).map((region) => region.id);
    if (chosen.length >= 3 && chosen.length <= 5 && isConnected(chosen)) choices.push(chosen);
  }
  return choices;
}

function isConnected(regions: readonly string[]): boolean {
  const seen = new Set(regions.slice(0, 1));
  for (const id of seen) {
    for (const next of game.regions.get(id)!.adjacent) if (regions.includes(next)) seen.add(next);
  }
  return seen.size === regions.length;
}

export function player(seat: number, change: Partial<Player> = {}): Player {
  return {
    seat,
    cash: 50,
    plants: [],
    fuel: { coal: 0, oil: 0, garbage: 0, uranium: 0 },
    storage: { coal: 0, oil: 0, garbage: 0, uranium: 0, hybrid: 0 },
    cities: [],
    city_count: change.cities?.length ?? 0,
    can_supply: 0,
    income: 10,
    bought: false,
    gave_up: false,
    ...change,
  };
}

export function viewOf(change: Partial<Description> = {}, rest: Partial<View> = {}): View {
  const fuel = { market: 0, price: null, supply: 0, refill: 0 };
  const description: Description = {
    round: 1,
    phase: "auction",
    stage: 1,
    map: "germany",
    regions: ["germany_nw", "germany_ne", "germany_w", "germany_e"],
    order: [0, 1],
    stage2_cities: 7,
    end_cities: 17,
    max_plants: 3,
    money_visible: true,
    players: [player(0), player(1)],
    market: { current: [], future: [], stage3_card: false },
    stack: { count: 0, top: null },
    discarded: [],
    fuel: { coal: fuel, oil: fuel, garbage: fuel, uranium: fuel },
    houses: {},
    auction: null,
    ...change,
  };
  return viewWith(description, rest);
}
