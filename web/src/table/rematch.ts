// Another game with the same people. The keys of the old table open the seats of the new one, where
// everybody sits one seat further: the second begins.
import { knownTable, remember, type KnownSeat } from "../memory";
import { api } from "../net/api";
import type { TableState } from "../net/messages";
import { go, links } from "../route";
import type { TableSession } from "./session";

/** Where somebody sits then. */
export const seatAfter = (seat: number, seats: number): number => (seat + seats - 1) % seats;

export const seatsAfter = (mine: readonly KnownSeat[], seats: number): KnownSeat[] =>
  mine
    .map((each) => ({ ...each, seat: seatAfter(each.seat, seats) }))
    .sort((a, b) => a.seat - b.seat);

/** Goes to the table of the rematch; who only looked on looks on there. */
export function goToRematch(session: TableSession, state: TableState, table: string): void {
  const mine = seatsAfter(knownTable(session.table)?.mine ?? [], state.seats.length);
  if (mine.length > 0) remember(table, { game: state.game, title: state.title ?? "", mine });
  go(links.table(table, mine[0]?.key ?? null));
}

/** Asks for it. Where everybody is at this screen it begins at once. */
export async function rematch(session: TableSession): Promise<void> {
  const state = session.state.value;
  const mine = knownTable(session.table)?.mine ?? [];
  const key = mine[0]?.key;
  if (!state || key === undefined) return;
  const { table } = await api.rematch(session.table, key);
  const isBot = (seat: number): boolean => {
    const info = state.seats[seat];
    return info?.kind === "bot" && !info.resigned && !info.forfeited;
  };
  const here = (seat: number): boolean => mine.some((each) => each.seat === seat);
  const complete = state.seats.every((_, seat) => isBot(seat) || here(seat));
  if (complete && state.rematch === undefined) await api.start(table, key);
  goToRematch(session, state, table);
}
