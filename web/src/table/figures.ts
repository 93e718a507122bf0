// What the seat panel shows of each seat: the board's figures in turn order, and how each number
// changed since the player last had to choose.
import type { Board, GameData, Lang, SeatFigures, View } from "../contract";

export interface SeatRow {
  seat: number;
  order: number | null;
  items: (SeatFigures["items"][number] & { change: number })[];
}

const numberOf = (text: string): number | null =>
  /^[-−]?\d+$/.test(text) ? Number(text.replace("−", "-")) : null;

export function seatRows(
  board: Board,
  view: View,
  before: View | null,
  data: GameData,
  lang: Lang,
): SeatRow[] {
  const rows = view.places.map((_, seat): SeatRow => {
    const now = board.seatFigures(view, data, lang, seat);
    const then = before ? board.seatFigures(before, data, lang, seat) : null;
    return {
      seat,
      order: now.order ?? null,
      items: now.items.map((item) => {
        const old = then?.items.find((each) => each.icon === item.icon);
        const [a, b] = [old ? numberOf(old.value) : null, numberOf(item.value)];
        return { ...item, change: a === null || b === null ? 0 : b - a };
      }),
    };
  });
  return rows.sort((a, b) => (a.order ?? 99) - (b.order ?? 99) || a.seat - b.seat);
}
