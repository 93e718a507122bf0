// The measures of a region's ticket: the places of the transport track, the road with the discs
// under them, and right of the perforation the mission area with the employees in it.

export interface TicketSize {
  w: number;
  h: number;
  stub: number; // the width of the mission area
}

export const isNarrow = (size: TicketSize): boolean => size.stub < 60;

export interface Span {
  x: number;
  w: number;
}

/** The last place is wider: it also shows what the first disc there brings. */
export function placeSpans(size: TicketSize, places: number): Span[] {
  const narrow = isNarrow(size);
  const from = narrow ? 4 : 8;
  const last = narrow ? 1 : 1.9;
  const unit = (size.w - size.stub - (narrow ? 8 : 14)) / (places - 1 + last);
  return Array.from({ length: places }, (_, i) => ({
    x: from + i * unit,
    w: i === places - 1 ? unit * last : unit,
  }));
}

export interface DiscSpot {
  x: number; // from the middle of the place
  y: number;
  r: number;
}

/** Discs on one place of the track: each to be seen, so from three on in two rows. */
export function discSpots(n: number): DiscSpot[] {
  const rows = n > 2 ? 2 : 1;
  const r = rows === 2 ? 5 : n === 2 ? 6.2 : 7.5;
  const step = 2 * r + 0.4;
  return Array.from({ length: n }, (_, i) => {
    const row = rows === 2 ? Math.floor(i / 2) : 0;
    const inRow = rows === 2 ? Math.min(2, n - 2 * row) : n;
    const at = rows === 2 ? i % 2 : i;
    return {
      x: (at - (inRow - 1) / 2) * step,
      y: (row - (rows - 1) / 2) * step,
      r,
    };
  });
}

export interface Stander {
  seat: number;
  x: number;
  y: number;
  size: number;
  count: number; // more than one when a pawn stands for all of its seat
}

const CROWD = 6;

/** Up to six employees stand in one or two rows; of more, one for each seat with a figure. */
export function crowdOf(missions: readonly number[], size: TicketSize): Stander[] {
  const cx = size.w - size.stub / 2 - 1;
  const cy = size.h / 2;
  const all = missions.flatMap((n, seat) => Array<number>(n).fill(seat));
  const shown =
    all.length > CROWD
      ? missions.flatMap((n, seat) => (n > 0 ? [{ seat, count: n }] : []))
      : all.map((seat) => ({ seat, count: 1 }));
  const narrow = isNarrow(size);
  const rows = shown.length > 3 ? 2 : 1;
  const first = Math.ceil(shown.length / rows);
  const counted = all.length > CROWD;
  const tall = rows === 2 ? (narrow || counted ? 16 : 18) : narrow ? 18 : 22;
  const step = counted ? (narrow ? 23 : 27) : narrow ? 12 : 14.5;
  return shown.map(({ seat, count }, i) => {
    const row = i < first ? 0 : 1;
    const inRow = row === 0 ? first : shown.length - first;
    const at = row === 0 ? i : i - first;
    return {
      seat,
      count,
      size: tall,
      x: cx + (at - (inRow - 1) / 2) * step,
      y: cy + (rows === 2 ? (row === 0 ? 1 : 18) : 11),
    };
  });
}
