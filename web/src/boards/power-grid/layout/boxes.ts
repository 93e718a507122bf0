// Rectangles of the label layout, and how they meet one another and the lines.

export interface Point {
  x: number;
  y: number;
}

/** A rectangle by its centre. */
export interface Box extends Point {
  w: number;
  h: number;
}

/** How deep two boxes lie in one another across; with deepY positive, too, they overlap. */
export const deepX = (a: Box, b: Box, margin = 0): number =>
  (a.w + b.w) / 2 + margin - Math.abs(a.x - b.x);

export const deepY = (a: Box, b: Box, margin = 0): number =>
  (a.h + b.h) / 2 + margin - Math.abs(a.y - b.y);

export const overlaps = (a: Box, b: Box, margin = 0): boolean =>
  deepX(a, b, margin) > 0 && deepY(a, b, margin) > 0;

export function overlapArea(a: Box, b: Box, margin = 0): number {
  const x = deepX(a, b, margin);
  const y = deepY(a, b, margin);
  if (x <= 0 || y <= 0) return 0;
  return Math.min(x, a.w, b.w) * Math.min(y, a.h, b.h);
}

/** The smallest box that holds all of these. */
export function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.x - box.w / 2));
  const right = Math.max(...boxes.map((box) => box.x + box.w / 2));
  const top = Math.min(...boxes.map((box) => box.y - box.h / 2));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h / 2));
  return { x: (left + right) / 2, y: (top + bottom) / 2, w: right - left, h: bottom - top };
}

/** The part [from, to] of the segment p-q that lies inside a box, as fractions; null if none. */
export function inside(box: Box, p: Point, q: Point, margin = 0): [number, number] | null {
  const halfW = box.w / 2 + margin;
  const halfH = box.h / 2 + margin;
  if (Math.max(p.x, q.x) <= box.x - halfW || Math.min(p.x, q.x) >= box.x + halfW) return null;
  if (Math.max(p.y, q.y) <= box.y - halfH || Math.min(p.y, q.y) >= box.y + halfH) return null;
  let from = 0;
  let to = 1;
  const dx = q.x - p.x;
  if (dx === 0) {
    if (Math.abs(p.x - box.x) >= halfW) return null;
  } else {
    const a = (box.x - halfW - p.x) / dx;
    const b = (box.x + halfW - p.x) / dx;
    from = Math.max(from, Math.min(a, b));
    to = Math.min(to, Math.max(a, b));
    if (from >= to) return null;
  }
  const dy = q.y - p.y;
  if (dy === 0) return Math.abs(p.y - box.y) < halfH ? [from, to] : null;
  const a = (box.y - halfH - p.y) / dy;
  const b = (box.y + halfH - p.y) / dy;
  from = Math.max(from, Math.min(a, b));
  to = Math.min(to, Math.max(a, b));
  return from < to ? [from, to] : null;
}

export const distance = (p: Point, q: Point): number => Math.hypot(q.x - p.x, q.y - p.y);
