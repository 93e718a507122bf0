// Making a table and sitting down at it: the keys are remembered, a table that waits for nobody is
// started at once, and the page goes there.
import { knownTable, remember, type KnownSeat } from "../memory";
import { api } from "../net/api";
import { loadGames } from "../net/games";
import type { GameInfo, NewSeat, NewTable, TableState } from "../net/messages";
import { go, links } from "../route";
import { lang, playerName } from "../settings";
import { t } from "../words/words";
import type { TableSession } from "./session";

const NO_CLOCK: NewTable["clock"] = { kind: "none", on_timeout: "nothing" };

/** The name to sit down with. */
export const myName = (): string => playerName.value.trim() || t("guest");

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
    seats: [{ kind: "me", name: myName() }, ...others],
    clock: NO_CLOCK,
  });
}

/** Going on from a recorded position: the player on the seat to move, bots on the others. */
export async function playOn(session: TableSession, ply: number, seat?: number): Promise<void> {
  const state = session.state.value;
  const view = session.travel.shown.value;
  if (!state || !view) return;
  const record = await api.record(session.table);
  const bot = usualBot((await loadGames()).find((each) => each.id === state.game) ?? null);
  const me = seat ?? view.to_move ?? 0;
  await createTable({
    game: state.game,
    private: true,
    options: state.options,
    seats: view.places.map((_, at): NewSeat =>
      at === me ? { kind: "me", name: myName() } : { kind: "bot", bot },
    ),
    clock: NO_CLOCK,
    record,
    ply,
  });
}

/** The same table once more: the same people and bots, the same agreements. */
export function again(state: TableState, mine: ReadonlySet<number>): NewTable {
  const { clock } = state;
  return {
    game: state.game,
    ...(state.title ? { title: state.title } : {}),
    private: state.private ?? true,
    options: state.options,
    ...(state.hints === undefined ? {} : { hints: state.hints }),
    seats: state.seats.map((seat, i): NewSeat => {
      if (seat.kind === "bot") return { kind: "bot", bot: seat.bot ?? "random" };
      if (mine.has(i) || (mine.size === 0 && i === 0)) return { kind: "me", name: seat.name };
      return { kind: "person", name: seat.name };
    }),
    clock: clock
      ? { kind: clock.kind, seconds: clock.seconds, on_timeout: clock.on_timeout }
      : NO_CLOCK,
  };
}

export async function rematch(session: TableSession): Promise<void> {
  const state = session.state.value;
  if (!state) return;
  const mine = new Set(knownTable(session.table)?.mine.map((each) => each.seat));
  await createTable(again(state, mine));
}
