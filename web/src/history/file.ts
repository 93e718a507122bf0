// The history as one file of JSON, out and in. A file from anywhere is read with care: what is not a
// game is refused as a whole, so that nothing half understood is kept.
import type { PlayedGame, PlayedSeat } from "./games";

const KIND = "pionek history";
const VERSION = 1;

export const writeHistory = (games: readonly PlayedGame[]): string =>
  JSON.stringify({ kind: KIND, version: VERSION, games }, null, 1) + "\n";

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;
const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
const isFigure = (value: unknown): value is number | null =>
  value === null || (typeof value === "number" && Number.isFinite(value));
const isText = (value: unknown): value is string =>
  typeof value === "string" && value.length > 0 && value.length <= 200;

function readSeat(value: unknown): PlayedSeat | null {
  if (!isFields(value) || typeof value.name !== "string" || value.name.length > 200) return null;
  if (value.bot === undefined) return { name: value.name };
  return isText(value.bot) ? { name: value.name, bot: value.bot } : null;
}

function readGame(value: unknown): PlayedGame | null {
  if (!isFields(value)) return null;
  const { id, game, at, seats, mine, scores, places, winners, rival, again } = value;
  if (!isText(id) || !isText(game) || !isCount(at) || typeof rival !== "boolean") return null;
  if (!Array.isArray(seats) || seats.length === 0 || seats.length > 6) return null;
  const read = seats.flatMap((seat) => readSeat(seat) ?? []);
  const isSeat = (seat: unknown): boolean => isCount(seat) && seat < seats.length;
  const ofSeats = (list: unknown): list is number[] => Array.isArray(list) && list.every(isSeat);
  const bySeat = (list: unknown): list is (number | null)[] =>
    Array.isArray(list) && list.length === seats.length && list.every(isFigure);
  if (read.length !== seats.length || !ofSeats(mine) || !ofSeats(winners)) return null;
  if (!bySeat(scores) || !bySeat(places)) return null;
  const told = { id, game, at, seats: read, mine, scores, places, winners, rival };
  return again === true ? { ...told, again } : told;
}

/** Null when it is no history, or one that this version cannot read. */
export function readHistory(text: string): PlayedGame[] | null {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isFields(file) || file.kind !== KIND || file.version !== VERSION) return null;
  if (!Array.isArray(file.games)) return null;
  const games = file.games.map(readGame);
  return games.every((game) => game !== null) ? games : null;
}
