// What a field is, in words: for those who hear the board and for tips.
import type { BoardProps } from "../../../contract";
import { nameOf } from "../../people";
import { type Game, gameOf } from "../data";
import { type Description, describe } from "../description";
import { fieldWarmth, heatShown, previewOf } from "../warmth";
import { words } from "../words";

/** "Gathering Post", "3 coal", "empty field". */
export function contentOf(game: Game, d: Description, id: string, props: BoardProps): string {
  const say = words[props.lang];
  const field = d.fields[id];
  const building = field?.building && game.buildings.get(field.building);
  if (building) return building.name[props.lang];
  if (field?.holds) return say.amount[field.holds](field.n ?? 0);
  return say.emptyField;
}

/** Whether it is warm there, with the coal in the stepper in mind. */
export function warmthText(props: BoardProps, id: string): string {
  const say = words[props.lang];
  const state = fieldWarmth(describe(props.view), id, heatShown(props));
  if (state === "warm") return say.warmNow;
  if (state === "none") return say.noHeat;
  return state === "soon" ? say.warmAfter(previewOf(props)?.coal ?? 0) : say.cold;
}

/** The whole of it: what it is, where, and what it does. */
export function fieldLabel(props: BoardProps, id: string): string {
  const say = words[props.lang];
  const game = gameOf(props.data);
  const d = describe(props.view);
  const field = d.fields[id];
  const { names, seat } = props.view;
  const building = field?.building ? game.buildings.get(field.building) : undefined;
  const text = (field?.upgraded && building?.upgrade?.text) || building?.text;
  const state = [
    contentOf(game, d, id, props),
    game.fieldNames.get(id)?.[props.lang] ?? id,
    field?.upgraded && say.upgraded,
    warmthText(props, id),
    field?.pawn && say.works(nameOf(field.seat ?? 0, names, seat, say), say.pawn[field.pawn]),
  ]
    .filter(Boolean)
    .join(", ");
  return text ? `${state}. ${text[props.lang]}` : state;
}
