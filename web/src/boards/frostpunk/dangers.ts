// How far each loss is (FP-204 to FP-209), and the storm: always seven, always in this order.
import { type Game, sumOf } from "./data";
import { type Description, TYPES } from "./description";
import { type Change, NO_CHANGE } from "./meaning";

export type DangerId =
  "hope" | "discontent" | "overload" | "sickness" | "hunger" | "deaths" | "storm";

export interface Danger {
  id: DangerId;
  left: number; // how far it is
  part: number; // of the way to the loss that is gone, 0 to 1
  alert: "calm" | "watch" | "alarm";
}

const clamp = (part: number): number => Math.min(1, Math.max(0, part));

const danger = (id: DangerId, left: number, part: number): Danger => ({
  id,
  left: Math.max(0, left),
  part: clamp(part),
  alert: part >= 0.8 ? "alarm" : part >= 0.6 ? "watch" : "calm",
});

/** Food that is missing tonight: last round's hunger is paid for first (FP-1001, FP-1005). */
export function missingTonight(game: Game, d: Description, change: Change = NO_CHANGE): number {
  const type = d.columns[d.round - 1];
  if (!type) return 0;
  const food = Math.max(0, d.food + change.food);
  const paid = Math.min(food, d.hunger + change.hunger);
  const need = Math.max(0, d.people[type].pop - sumOf(game, d, "feed_discount"));
  return Math.max(0, need - (food - paid));
}

/** Hunger of last round that cannot be paid for tonight. */
export const unpaidTonight = (d: Description, change: Change = NO_CHANGE): number =>
  Math.max(0, d.hunger + change.hunger - Math.max(0, d.food + change.food));

const STORM_FAR = 8;

export function dangersOf(game: Game, d: Description, change: Change = NO_CHANGE): Danger[] {
  const [hopeLength = 6, discontentLength = 6] = d.track_lengths;
  const hope = d.hope.length + Math.min(0, change.hope);
  const discontent = d.discontent.length + Math.max(0, change.discontent);
  const { epidemic } = game.tracks.sickness;
  const { famine } = game.tracks.hunger;
  const sick = Math.max(...TYPES.map((type) => d.people[type].sick + (change.sick[type] ?? 0)));
  const broken = d.heat.small + 1;
  const overload = d.heat.overload + change.overload;
  const short = Math.max(missingTonight(game, d, change), unpaidTonight(d, change));
  const deaths = d.deaths + change.deaths;
  const rounds = d.storm === null ? STORM_FAR : d.storm - d.round;
  return [
    danger("hope", hope, 1 - hope / hopeLength),
    danger("discontent", discontentLength - discontent, discontent / discontentLength),
    danger("overload", broken - overload, overload / broken),
    danger("sickness", epidemic - sick, sick / epidemic),
    danger("hunger", famine - short, short / famine),
    danger("deaths", d.last_death - deaths, deaths / d.last_death),
    danger("storm", rounds, d.storm === null ? 0 : 1 - rounds / STORM_FAR),
  ];
}
