// Where on the map the decision is: the middle of what is asked about.
import type { View } from "../../../contract";
import type { Game } from "../data";
import { asked, describe } from "../description";
import type { Layout, Point } from "./layout";

function placeOf(layout: Layout, game: Game, view: View, target: string): Point | null {
  const colon = target.indexOf(":");
  const [kind, id] = [target.slice(0, colon), target.slice(colon + 1)];
  if (kind === "field") return fieldAt(layout, game, view, id);
  return layout.places.get(id) ?? null;
}

function fieldAt(layout: Layout, game: Game, view: View, field: string): Point | null {
  const link = game.sides[describe(view).map].linkOf.get(field);
  const at = link?.fields.findIndex(({ id }) => id === field) ?? -1;
  return (link && layout.lines.get(link.id)?.fields[at]) ?? null;
}

/** The middle of all that is offered on the map, or of one field. */
export function focusOf(view: View, game: Game, layout: Layout, field?: string): Point | null {
  const now = asked(view);
  const named = field ?? (now?.step === "face" || now?.step === "matched" ? now.field : undefined);
  if (named !== undefined) return fieldAt(layout, game, view, named);
  if (!now) return null;
  const spots = (view.menu ?? []).flatMap((option) =>
    option.targets.flatMap((target) => placeOf(layout, game, view, target) ?? []),
  );
  if (spots.length === 0) return null;
  const mean = (of: (point: Point) => number): number =>
    spots.reduce((sum, point) => sum + of(point), 0) / spots.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}
