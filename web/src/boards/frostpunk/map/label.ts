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
  if (field?.holds) return say.holds(field.n ?? 0, say.resources[field.holds]);
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

/** The whole of it. */
export function fieldLabel(props: BoardProps, id: string): string {
  const say = words[props.lang];
  const game = gameOf(props.data);
  const d = describe(props.view);
  const field = d.fields[id];
  const { names, seat } = props.view;
  return [
    game.fieldNames.get(id)?.[props.lang] ?? id,
    contentOf(game, d, id, props),
    field?.upgraded && say.upgraded,
    warmthText(props, id),
    field?.pawn && say.works(nameOf(field.seat ?? 0, names, seat, say), say.pawn[field.pawn]),
  ]
    .filter(Boolean)
    .join(", ");
}
