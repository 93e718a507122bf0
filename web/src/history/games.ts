// The games this browser has seen to their end, with what came out for whom. They stay here until they
// are deleted, and travel only as a file that the player asks for.
import { effect, untracked } from "@preact/signals";
import { knownTable, settled } from "../memory";
import { kept } from "../settings";
import type { TableSession } from "../table/session";

export interface PlayedSeat {
  name: string;
  bot?: string; // which level, where a bot played
}

export interface PlayedGame {
  id: string; // of the table
  game: string;
  at: number; // milliseconds since 1970
  seats: PlayedSeat[];
  mine: number[]; // several where people shared this screen
  scores: (number | null)[];
  places: (number | null)[];
  winners: number[];
  rival: boolean; // the opponent for whom nobody sits won, or shares the win
  again?: boolean; // gone on from a record: chance was known
}

const LONGEST = 5000;

export const played = kept<PlayedGame[]>("played", []);

/** Newest first; a game that is known already is not told twice. */
export function addGames(games: readonly PlayedGame[]): number {
  const known = new Set(played.value.map(({ id }) => id));
  const fresh = games.filter(({ id }) => !known.has(id));
  if (fresh.length > 0) {
    played.value = [...played.value, ...fresh].sort((a, b) => b.at - a.at).slice(0, LONGEST);
  }
  return fresh.length;
}

export function deleteGame(id: string): void {
  played.value = played.value.filter((game) => game.id !== id);
}

export function deleteAll(): void {
  played.value = [];
}

/** The game at a table, when it is over and somebody of this screen played. */
export function gameAt(session: TableSession): PlayedGame | null {
  const state = session.state.value;
  const view = session.live.value;
  const known = knownTable(session.table);
  if (!state || !view?.outcome || !known || known.mine.length === 0) return null;
  return {
    id: session.table,
    game: state.game,
    at: known.seen,
    seats: state.seats.map(({ kind, name, bot }) =>
      kind === "bot" && bot !== undefined ? { name, bot } : { name },
    ),
    mine: known.mine.map(({ seat }) => seat),
    scores: view.scores,
    places: view.places,
    winners: view.outcome.winners,
    rival: view.outcome.rival,
    ...(state.chance_known ? { again: true } : {}),
  };
}

/** Keeps the game when it ends. Once only: what was deleted must not come back by itself. */
export const startHistory = (session: TableSession): (() => void) =>
  effect(() => {
    const game = gameAt(session);
    untracked(() => {
      if (!game || !settled(game.id)) return;
      addGames([game]);
    });
  });
