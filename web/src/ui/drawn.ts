// Where on the page a thing of the game is drawn, by its target id ("city:essen"). It may be drawn more than
// once: small in a corner, on the board of somebody else, folded away.

const PRESSABLE = ":is(button, [role=button])";

/** Those drawn things that can be pressed now. */
export const TARGETS = `[data-target]${PRESSABLE}`;

/** What a drawn thing is, where that says more than its place: the building that stands on a field. */
export const meantBy = (drawn: Element | null): string | null =>
  drawn?.getAttribute("data-thing") ?? drawn?.getAttribute("data-target") ?? null;

/** Where it can be pressed, else where it is largest. */
export function drawnAt(target: string, within: ParentNode = document): Element | null {
  const places = [...within.querySelectorAll(`[data-target="${CSS.escape(target)}"]`)];
  if (places.length < 2) return places[0] ?? null;
  const rank = (place: Element): number => {
    const { width, height } = place.getBoundingClientRect();
    return width * height * (place.matches(PRESSABLE) ? 1e6 : 1);
  };
  return places.reduce((best, each) => (rank(each) > rank(best) ? each : best));
}
