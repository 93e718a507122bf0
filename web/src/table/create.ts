// Making a table and sitting down at it: the keys are remembered, a table that waits for nobody is
// started at once, and the page goes there.
import { remember, type KnownSeat } from "../memory";
import { api } from "../net/api";
import { loadGames } from "../net/games";
import type { GameInfo, NewSeat, NewTable } from "../net/messages";
import { go, links } from "../route";
import { lang, playerName } from "../settings";
import type { TableSession } from "./session";

export const NO_CLOCK: NewTable["clock"] = { kind: "none", on_timeout: "nothing" };

/** The name to sit down with; who has told none is "Player 1" to everybody, in the reader's language. */
export const myName = (): string => playerName.value.trim();

export const namedSeat = (kind: NewSeat["kind"], name: string): NewSeat =>
  name === "" ? { kind } : { kind, name };

export async function createTable(wanted: NewTable): Promise<void> {
  const made = await api.create(wanted);
  const keys = made.seats.flatMap(({ seat, key }): KnownSeat[] => {
    const name = wanted.seats[seat]?.name;
    return key === undefined ? [] : [{ seat, key, ...(name === undefined ? {} : { name }) }];
  });
  const isMine = ({ seat }: KnownSeat): boolean => wanted.seats[seat]?.kind === "me";
  const mine = keys.filter(isMine);
  remember(made.table, {
    game: wanted.game,
    title: wanted.title ?? "",
    host: made.host,
    mine,
    invites: keys.filter((each) => !isMine(each)),
  });
  const complete = wanted.seats.every((seat) => seat.kind === "me" || seat.kind === "bot");
  if (complete) await api.start(made.table, made.host);
  go(links.table(made.table, mine[0]?.key ?? null));
}

async function sitDown(
  game: string,
  what: { learn: string } | { puzzle: string },
  title: string,
  lesson?: string,
): Promise<void> {
  const made = await api.learn(game, what, myName());
  const mine = made.seats.flatMap(({ seat, key }) => (key === undefined ? [] : [{ seat, key }]));
  const about = lesson === undefined ? {} : { lesson };
  remember(made.table, { game, title, host: made.host, mine, ...about });
  await api.start(made.table, made.host);
  go(links.table(made.table, mine[0]?.key ?? null));
}

/** A lesson of a game, from one of its chapters on. */
export async function learn(game: string, chapter: string): Promise<void> {
  const lesson = (await loadGames())
    .find(({ id }) => id === game)
    ?.lessons.find(({ chapters }) => chapters.some(({ id }) => id === chapter));
  await sitDown(game, { learn: chapter }, lesson?.name[lang.value] ?? "", lesson?.id);
}

export async function solvePuzzle(game: string, id: string): Promise<void> {
  const info = (await loadGames()).find((each) => each.id === game);
  const puzzle = info?.puzzles.find((each) => each.id === id);
  await sitDown(game, { puzzle: id }, puzzle?.name[lang.value] ?? "");
}

const DAY = 86_400_000;

/** The puzzle of the day, by the date alone. */
export const puzzleOfDay = <T>(puzzles: readonly T[], now = Date.now()): T | null =>
  puzzles[Math.floor(now / DAY) % Math.max(1, puzzles.length)] ?? null;

/** A number as people type it, "1,5" as well; 0 where there is none above it. */
export function readAmount(text: string): number {
  const n = Number(text.trim().replace(",", "."));
  return Number.isFinite(n) && n > 0 ? n : 0;
}

/** Whom to offer unasked: a bot of the middle level; where a game has none, the strongest. */
export const usualBot = (game: GameInfo | null): string =>
  game?.bots.find((bot) => bot === "normal") ?? game?.bots.at(-1) ?? "random";

/** One click from the lobby: the usual number of seats, bots of the usual level, no clock. */
export async function playBots(game: GameInfo): Promise<void> {
  const count = Math.min(game.seats.max, Math.max(game.seats.min, 4));
  const others = Array.from({ length: count - 1 }, (): NewSeat => ({
    kind: "bot",
    bot: usualBot(game),
  }));
  await createTable({
    game: game.id,
    private: true,
    options: {},
    seats: [namedSeat("me", myName()), ...others],
    clock: NO_CLOCK,
  });
}

/** Going on from a move of a game that was played, with these on its seats. */
export async function goOn(
  session: TableSession,
  ply: number,
  seats: NewSeat[],
  kept: string | null = null, // the record, where the server would not tell it yet
): Promise<void> {
  const state = session.state.value;
  if (!state) return;
  const { game, options } = state;
  const record = kept ?? (await api.record(session.table));
  await createTable({ game, private: true, options, seats, clock: NO_CLOCK, record, ply });
}

/** The same with the player on one seat and bots on the others. */
export async function playOn(session: TableSession, ply: number, seat: number): Promise<void> {
  const state = session.state.value;
  if (!state) return;
  const bot = usualBot((await loadGames()).find((each) => each.id === state.game) ?? null);
  const seats = state.seats.map((_, at): NewSeat =>
    at === seat ? namedSeat("me", myName()) : { kind: "bot", bot },
  );
  await goOn(session, ply, seats);
}
