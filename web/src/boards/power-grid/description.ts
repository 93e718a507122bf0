// What a view of Power Grid holds: the shape of `description`, as the engine writes it.
import type { View } from "../../contract";

export type Fuel = "coal" | "oil" | "garbage" | "uranium";
export const FUELS: readonly Fuel[] = ["coal", "oil", "garbage", "uranium"];

export type Phase = "draft" | "order" | "auction" | "fuel" | "build" | "bureaucracy" | "over";

export interface Player {
  seat: number;
  cash: number | null; // null when it is hidden from this viewer
  plants: string[];
  fuel: Record<Fuel, number>;
  storage: Record<Fuel | "hybrid", number>;
  cities: string[];
  city_count: number;
  can_supply: number;
  income: number;
  bought: boolean;
  gave_up: boolean;
}

export interface Auction {
  plant: string;
  bid: number | null;
  bidder: number | null;
  active: number[];
}

export interface FuelMarket {
  market: number;
  price: number | null;
  supply: number;
  refill: number;
}

export interface Description {
  round: number;
  phase: Phase;
  stage: number;
  map: string;
  regions: string[];
  order: number[];
  stage2_cities: number;
  end_cities: number;
  max_plants: number;
  money_visible: boolean;
  players: Player[];
  market: { current: string[]; future: string[]; stage3_card: boolean };
  stack: { count: number; top: string | null };
  discarded: string[];
  fuel: Record<Fuel, FuelMarket>;
  houses: Record<string, number[]>;
  auction: Auction | null;
}

export const describe = (view: View): Description => view.description as Description;

/** The player whose eyes see this, if it is one. */
export const viewer = (view: View): Player | undefined =>
  view.seat === null ? undefined : describe(view).players[view.seat];
