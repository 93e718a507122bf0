// What of an element is seen, and how it comes into sight: parts of the page scroll inside others.
import type { Box } from "../table/tips";

interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const SCROLLS = /auto|scroll/;
const CLIPS = /auto|scroll|hidden|clip/;

function* around(element: Element, overflow: RegExp): Generator<Element> {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (overflow.test(getComputedStyle(at).overflow)) yield at;
  }
}

const within = (a: Edges, b: Edges): Edges => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

/** The part of it that is seen; null when it is none. */
export function seenBox(element: Element): Box | null {
  let seen: Edges = element.getBoundingClientRect();
  for (const each of around(element, CLIPS)) seen = within(seen, each.getBoundingClientRect());
  const { left, top } = seen;
  const box = { x: left, y: top, width: seen.right - left, height: seen.bottom - top };
  return box.width > 0 && box.height > 0 ? box : null;
}

/** How far to scroll until a stretch is seen whole, or its beginning, where it is longer than the frame. */
export function toScroll(from: number, to: number, first: number, last: number): number {
  if (from < first || to - from > last - first) return from - first;
  return Math.max(0, to - last);
}

/** Of several things that belong together at least one is seen: as many as can be, from the first on. */
export function bringOneIntoSight(elements: readonly Element[]): void {
  const [first] = elements;
  if (!first || elements.some(isSeen)) return;
  bringIntoSight(elements.at(-1)!);
  bringIntoSight(first);
}

/** At least half of it. */
function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const seen = seenBox(element);
  return seen !== null && seen.width * seen.height * 2 >= width * height;
}

const ROOM = 10; // for a ring

/** Scrolls no further than it must, and nothing where it is seen already. */
export function bringIntoSight(element: Element): void {
  for (const box of around(element, SCROLLS)) {
    const thing = element.getBoundingClientRect();
    const frame = box.getBoundingClientRect();
    if (thing.top < frame.top || thing.bottom > frame.bottom) {
      box.scrollTop += toScroll(thing.top - ROOM, thing.bottom + ROOM, frame.top, frame.bottom);
    }
    if (thing.left < frame.left || thing.right > frame.right) {
      box.scrollLeft += toScroll(thing.left - ROOM, thing.right + ROOM, frame.left, frame.right);
    }
  }
}
