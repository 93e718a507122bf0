// The measures of a project strip that has slid out of the building: position 0 at its far end, the
// last visible place beside the wall. What does not fit at ease is set closer, however long it is.
import type { Place } from "../description";

export const GRIP = 40; // type of the project and its goods
export const PEEK = 26; // price of the next step

const WIDTH = { choice: 46, disc: 35, other: 30 };
const LEAST = 25;

const wanted = (place: Place): number => {
  if (place.kind !== "disc") return WIDTH.other;
  return place.choice.length > 0 ? WIDTH.choice : WIDTH.disc;
};

export interface PlaceSpan {
  at: number; // position on the strip
  x: number;
  w: number;
}

/** The visible places from the wall outwards, in at most `room`. */
export function stripSpans(places: readonly Place[], position: number, room: number): PlaceSpan[] {
  const shown = places.slice(0, position + 1).map((place, at) => ({ at, w: wanted(place) }));
  const total = shown.reduce((sum, each) => sum + each.w, 0);
  const least = Math.min(LEAST, room / shown.length);
  const ease = Math.min(1, (room - shown.length * least) / (total - shown.length * least));
  let x = 0;
  return shown.reverse().map(({ at, w }) => {
    const span = { at, x, w: least + (w - least) * ease };
    x += span.w;
    return span;
  });
}

export const spansWidth = (spans: readonly PlaceSpan[]): number =>
  spans.reduce((sum, span) => sum + span.w, 0);
