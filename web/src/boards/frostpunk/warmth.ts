// Where it is warm at a heat, now or after coal that is not yet paid (FP-809 to FP-812).
import type { BoardProps } from "../../contract";
import { type Game, gameOf } from "./data";
import { type Description, type Heat, RANGES, type Stoked, describe } from "./description";

/** "none": a white building, which needs no heat. */
export type Warm = "warm" | "soon" | "cold" | "none";

/** The generator tile, the near ring, the far ring. */
export const zoneOf = (field: string): 0 | 1 | 2 =>
  field.startsWith("g") ? 0 : field.startsWith("pn") ? 1 : 2;

const FIRST_HEAT = 1;

/** A zone is warm by its own colour or by one that reaches farther. */
export const zoneIsWarm = ({ reach }: Heat, zone: number, heat: number): boolean =>
  heat > FIRST_HEAT && RANGES.slice(zone).some((range) => heat > reach[range]);

/** The coal in the stepper, if the menu offers to stoke, and what it would bring about. */
export interface Preview {
  coal: number;
  then: Stoked;
}

export function previewOf(props: BoardProps): Preview | null {
  const range = props.targets.get("act:stoke")?.options.find((each) => each.pattern !== undefined);
  const coal = props.amount ?? 0;
  const then = describe(props.view).heat.stoking[coal - 1];
  return range && then ? { coal, then } : null;
}

/** The heat that is shown: with the coal in the stepper, if there is any. */
export const heatShown = (props: BoardProps): number =>
  previewOf(props)?.then.heat ?? describe(props.view).heat.heat;

export function groundWarmth({ heat }: Description, zone: number, after: number): Warm {
  if (zoneIsWarm(heat, zone, heat.heat)) return "warm";
  return zoneIsWarm(heat, zone, after) ? "soon" : "cold";
}

/** Of a field with what stands on it: a building is warm by its own insulation, too. */
export function fieldWarmth(d: Description, id: string, after: number): Warm {
  const field = d.fields[id];
  if (!field) return "cold";
  if (field.warm) return "warm";
  const { level } = field;
  if (level === "white") return "none";
  const own = level !== undefined && level !== "blue" && after > d.heat.reach[level];
  return (after > FIRST_HEAT && own) || zoneIsWarm(d.heat, zoneOf(id), after) ? "soon" : "cold";
}

/** Those who fall sick from cold in the generator phase at that heat (FP-502). */
export const sickByCold = ({ tracks }: Game, { cold }: Heat, heat: number): number =>
  tracks.heat.fields.slice(heat, cold).reduce((sum, { sick }) => sum + sick.length, 0);

/** Cubes for the tower at that heat (FP-503). */
export const cubesAt = ({ tracks }: Game, heat: number): number =>
  tracks.heat.fields[heat - 1]?.cubes ?? 0;

/** How many cubes fall out of the tower on the average, those inside knocked loose among them. */
export function cubesExpected(game: Game, heat: Heat, at: number): number {
  const cubes = cubesAt(game, at);
  const odds = heat.upgraded ? game.tower.upgraded : game.tower.base;
  if (cubes === 0) return heat.drawer;
  return heat.drawer + (cubes * odds.fall + heat.lodged * odds.knock) / 100;
}

/** What the box below the gauge compares: without and with the coal in the stepper. */
export interface Forecast {
  beds: [now: number, then: number];
  sick: [now: number, then: number];
  cubes: [now: number, then: number];
}

export function forecast(props: BoardProps): Forecast {
  const d = describe(props.view);
  const game = gameOf(props.data);
  const preview = previewOf(props);
  const after = heatShown(props);
  const pair = (of: (heat: number) => number): [number, number] => [of(d.heat.heat), of(after)];
  const beds = d.beds.all + d.beds.children;
  return {
    beds: [beds, preview ? preview.then.beds + preview.then.children : beds],
    sick: pair((heat) => sickByCold(game, d.heat, heat)),
    cubes: pair((heat) => cubesAt(game, heat)),
  };
}
