// Where a tip stands beside the thing it is about: on the side where there is room.
const GAP = 14;

export interface Place {
  left: number;
  top: number;
  side: "at-left" | "at-right" | "at-top" | "at-bottom";
  point: number; // where the arrow stands along that side
}

/** Beside the thing, inside the frame; right of it if there is room, else left, else above. */
export function placeTip(
  frame: { width: number; height: number },
  thing: { x: number; y: number; width: number; height: number },
  tip: { width: number; height: number },
): Place {
  const middle = thing.y + thing.height / 2;
  const top = Math.min(Math.max(8, middle - tip.height / 2), frame.height - tip.height - 8);
  const point = Math.min(Math.max(8, middle - top - 6), tip.height - 20);
  const right = thing.x + thing.width + GAP;
  if (right + tip.width <= frame.width - 8) return { left: right, top, side: "at-right", point };
  const left = thing.x - GAP - tip.width;
  if (left >= 8) return { left, top, side: "at-left", point };
  const centre = thing.x + thing.width / 2;
  const start = Math.min(Math.max(8, centre - tip.width / 2), frame.width - tip.width - 8);
  const above = thing.y - GAP - tip.height;
  const along = Math.min(Math.max(8, centre - start - 6), tip.width - 20);
  return above >= 8
    ? { left: start, top: above, side: "at-top", point: along }
    : { left: start, top: thing.y + thing.height + GAP, side: "at-bottom", point: along };
}
