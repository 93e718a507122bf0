// The tables this browser has sat at: their keys, so that the lobby can lead back to them. The keys
// stay here; they travel only to the WebSocket and into the bodies of requests.
import { kept } from "./settings";

export interface KnownSeat {
  seat: number;
  key: string;
  name?: string;
}

export interface KnownTable {
  id: string;
  game: string;
  title: string;
  host: string | null; // the host's key, if this browser made the table
  mine: KnownSeat[]; // several when people share this screen
  invites: KnownSeat[]; // links the host can hand out
  lesson?: string; // the id of the lesson that leads there
  seen: number;
  settled?: boolean; // its end is in the history, or was
}

const LONGEST_LIST = 40;

export const knownTables = kept<KnownTable[]>("tables", []);

export const knownTable = (id: string): KnownTable | null =>
  knownTables.value.find((table) => table.id === id) ?? null;

/** Puts a table first, merged with what was known of it. */
export function remember(id: string, news: Partial<KnownTable>): void {
  const old = knownTable(id);
  const blank = { id, game: "", title: "", host: null, mine: [], invites: [] };
  const merged: KnownTable = { ...blank, ...old, ...news, seen: Date.now() };
  const rest = knownTables.value.filter((table) => table.id !== id);
  knownTables.value = [merged, ...rest].slice(0, LONGEST_LIST);
}

/** A seat has one key: an older one was made worthless when the seat was emptied. */
export function rememberSeat(id: string, game: string, seat: KnownSeat): void {
  const mine = (knownTable(id)?.mine ?? []).filter((each) => each.seat !== seat.seat);
  remember(id, { game, mine: [...mine, seat].sort((a, b) => a.seat - b.seat) });
}

/** The seat was emptied: whatever opened it is worthless, and a new key, if any, can be handed out. */
export function renewSeat(id: string, seat: number, key: string | undefined): void {
  const known = knownTable(id);
  const others = (list: readonly KnownSeat[] = []) => list.filter((each) => each.seat !== seat);
  const invites = others(known?.invites);
  remember(id, {
    mine: others(known?.mine),
    invites: key === undefined ? invites : [...invites, { seat, key }],
  });
}

/** The game at a table is over. True the first time. */
export function settled(id: string): boolean {
  const known = knownTable(id);
  if (!known || known.settled) return false;
  knownTables.value = knownTables.value.map((table) =>
    table.id === id ? { ...table, settled: true } : table,
  );
  return true;
}

export function forget(id: string): void {
  knownTables.value = knownTables.value.filter((table) => table.id !== id);
}
