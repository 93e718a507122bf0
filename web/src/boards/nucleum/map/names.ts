// What the things on the map are called and what they tell, for tips and for those who hear it.
import type { BoardProps } from "../../../contract";
import { nameOf } from "../../people";
import {
  cityName,
  designed,
  designedItself,
  gameOf,
  halfOf,
  turbineOf,
  type City,
  type Game,
  type Link,
  type MineField,
  type Plant,
  type Plot,
  type Side,
  type Slot,
} from "../data";
import { describe } from "../description";
import { gainsText } from "../gains";
import { words } from "../words";

export const person = (props: BoardProps, seat: number): string =>
  nameOf(seat, props.view.names, props.view.seat, words[props.lang]);

const isOwn = (props: BoardProps, seat: number): boolean => props.view.seat === seat;

const ownedBy = (props: BoardProps, seat: number): string =>
  words[props.lang].ownedBy(person(props, seat), isOwn(props, seat));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What there is to tell of a thing, a sentence each. */
export const sentences = (...parts: (string | false | null | undefined)[]): string =>
  parts
    .filter((part): part is string => Boolean(part))
    .map((part) => capital(/[.!?]$/.test(part) ? part : `${part}.`))
    .join(" ");

/** "a residence, a factory or a laboratory". */
const listed = (all: readonly string[], or: string): string =>
  [all.slice(0, -1).join(", "), ...all.slice(-1)].filter(Boolean).join(or);

export function tileName(props: BoardProps, game: Game, tile: string): string {
  const say = words[props.lang];
  const found = game.tiles.get(tile);
  if (!found || found.halves.length === 0) return say.directive;
  const [first, second] = found.halves.map(
    ({ action }) => game.actions.get(action)!.name[props.lang],
  );
  return say.tileTip(first!, second!);
}

export function tileTip(props: BoardProps, game: Game, tile: string): string {
  const say = words[props.lang];
  const found = game.tiles.get(tile);
  if (!found || found.halves.length === 0) return say.directiveTip;
  const halves = found.halves.map(({ action, color }) =>
    say.halfTip(game.actions.get(action)!.name[props.lang], say.color[color]),
  );
  return sentences(halves.join(" / "), designed(game, "tile") && say.designed);
}

export function halfTip(props: BoardProps, game: Game, half: string): string {
  const say = words[props.lang];
  const found = halfOf(game, half);
  return found
    ? say.halfTip(game.actions.get(found.action)!.name[props.lang], say.color[found.color])
    : say.directive;
}

export function fieldName(props: BoardProps, side: Side, link: Link, index: number): string {
  return words[props.lang].fieldTip(
    cityName(side, link.a, props.lang),
    cityName(side, link.b, props.lang),
    index + 1,
    link.fields.length,
  );
}

export function fieldTip(props: BoardProps, side: Side, link: Link, index: number): string {
  const say = words[props.lang];
  const game = gameOf(props.data);
  const field = link.fields[index]!;
  const track = describe(props.view).tracks[field.id];
  const reward = link.completion_reward;
  const laid = track && say[track.turned ? "railway" : "laidBy"];
  return sentences(
    fieldName(props, side, link, index),
    track && laid?.(person(props, track.owner), isOwn(props, track.owner)),
    track && !track.turned && tileName(props, game, track.tile),
    reward && say[reward.mode === "fixed" ? "fixed" : "perTile"](reward.n),
    field.red && !track && say.redField(game.files.setup.red_field_thaler),
    designedItself(link) && say.designed,
  );
}

export function plotTip(props: BoardProps, city: City, plot: Plot): string {
  const say = words[props.lang];
  const game = gameOf(props.data);
  const d = describe(props.view);
  const name = cityName(game.sides[d.map], city.id, props.lang);
  const built = d.plots[plot.id];
  if (d.rubble.plots.includes(plot.id)) return sentences(`${name}: ${say.rubble}`);
  if (!built) {
    const kinds = plot.symbols.map((symbol) => say.plotFor[symbol]);
    return sentences(
      say.plot(name, listed(kinds, say.or)),
      plot.red && say.red(game.files.buildings.red_thaler),
      designed(game, "city") && say.designed,
    );
  }
  const building = game.buildings.get(built.building)!;
  const state = say[built.powered ? "powered" : "dark"][building.type];
  if (built.owner === null) {
    return sentences(
      `${name}: ${building.name[props.lang]}, ${state}`,
      `${say.demand(building.demand)}: ${gainsText(building.rewards, props.lang)}`,
      designed(game, "neutral") && say.designed,
    );
  }
  return sentences(
    `${name}: ${building.name[props.lang]}, ${ownedBy(props, built.owner)}`,
    state,
    building.text[props.lang],
    designed(game, "building") && say.designed,
  );
}

export function mineTip(props: BoardProps, city: City, field: MineField): string {
  const say = words[props.lang];
  const game = gameOf(props.data);
  const d = describe(props.view);
  const name = cityName(game.sides[d.map], city.id, props.lang);
  const mine = d.mines[field.id];
  if (d.rubble.mines.includes(field.id)) return sentences(`${name}: ${say.rubble}`);
  if (mine) {
    const piece = game.files.industry.rows.find((row) => row.mine.id === mine.piece)?.mine.name[
      props.lang
    ];
    return sentences(
      `${name}: ${piece ?? ""}, ${ownedBy(props, mine.owner)}`,
      say.cubesIn(mine.cubes, mine.places),
    );
  }
  return sentences(
    say.mineField(name),
    field.uranium_bonus > 0 && say.mineBonus(field.uranium_bonus),
    field.red && say.red(game.files.industry.red_thaler),
    designed(game, "city") && say.designed,
  );
}

export function turbineTip(props: BoardProps, city: City, slot: Slot): string {
  const say = words[props.lang];
  const game = gameOf(props.data);
  const d = describe(props.view);
  const name = cityName(game.sides[d.map], city.id, props.lang);
  const turbine = d.turbines[slot.id];
  if (d.rubble.turbines.includes(slot.id)) return sentences(`${name}: ${say.rubble}`);
  if (!turbine) {
    return sentences(
      say.turbineSlot(name),
      slot.red && say.red(game.files.industry.red_thaler),
      designed(game, "city") && say.designed,
    );
  }
  const { name: piece, text } = turbineOf(
    game,
    turbine.piece,
    d.players[turbine.owner]!.experiment,
  );
  return sentences(
    `${name}: ${piece[props.lang]}, ${ownedBy(props, turbine.owner)}`,
    text[props.lang],
  );
}

export function plantTip(props: BoardProps, plant: Plant): string {
  const say = words[props.lang];
  const game = gameOf(props.data);
  const d = describe(props.view);
  const name = say.plant(cityName(game.sides[d.map], plant.city, props.lang));
  if (!plant.accepts_nucleum) return sentences(name, say.coalOnly);
  if (d.nucleum.includes(plant.id)) return sentences(name, say.hasNucleum);
  return sentences(
    name,
    say.noNucleum(gainsText(plant.nucleum_bonus, props.lang)),
    designed(game, "plant") && say.designed,
  );
}
