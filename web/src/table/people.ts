// Who sits where, in words: the name a person gave, a bot's, or just the number of the seat.
import type { View } from "../contract";
import type { SeatInfo } from "../net/messages";
import { t, type Word } from "../words/words";
import type { TableSession } from "./session";

/** How strong a bot is: what it is called alone, and what stands beside its name. */
const LEVELS: Record<string, { bot: Word; level: Word }> = {
  random: { bot: "bot_random", level: "level_random" },
  greedy: { bot: "bot_greedy", level: "level_greedy" },
  easy: { bot: "bot_easy", level: "level_easy" },
  normal: { bot: "bot_normal", level: "level_normal" },
  hard: { bot: "bot_hard", level: "level_hard" },
  expert: { bot: "bot_expert", level: "level_expert" },
};

/** A bot's kind as people read it; an unknown one under its own name. */
export const botName = (bot: string): string => {
  const words = LEVELS[bot];
  return words ? t(words.bot) : bot.charAt(0).toUpperCase() + bot.slice(1);
};

export const levelName = (bot: string): string => {
  const words = LEVELS[bot];
  return words ? t(words.level) : bot;
};

export function seatName(names: readonly string[], seats: readonly SeatInfo[], seat: number) {
  const given = names[seat] || seats[seat]?.name;
  return given || t("player_n", { n: seat + 1 });
}

export function nameAt(session: TableSession, seat: number): string {
  return seatName(session.live.value?.names ?? [], session.state.value?.seats ?? [], seat);
}

/**
 * How many agree to hand a seat to a bot, of how many: all persons but the one who is gone, and
 * those whom everybody here has given up.
 */
export function consentTo(seats: readonly SeatInfo[], gone: SeatInfo) {
  const persons = seats.filter((seat) => seat.kind === "person");
  const here = persons.filter((seat) => seat.connected).map((seat) => seats.indexOf(seat));
  const givenUp = (seat: SeatInfo): boolean =>
    !seat.connected && here.every((each) => seat.consents?.includes(each));
  const asked = persons.filter((seat) => seat !== gone && !givenUp(seat)).length;
  return { agreed: gone.consents?.length ?? 0, asked };
}

/** The names the engine writes into its lines, so that they can be found there. */
export const writtenNames = (view: View): string[] =>
  view.names.map((name, seat) => name || t("player_n", { n: seat + 1 }));

/** Who has won, or leads: alone, by points, and not in the first round.
 * A tie-break decides nothing before the end. */
export function leaders(view: View): number[] {
  if (view.outcome) return view.outcome.winners;
  if (view.progress.round < 2 || (view.scores.length < 2 && !view.rival)) return [];
  const points = view.scores.map((score) => score ?? Infinity);
  const most = Math.max(...points);
  const first = points.flatMap((each, seat) => (each === most ? [seat] : []));
  return first.length === 1 && most < Infinity && view.places[first[0] ?? 0] === 1 ? first : [];
}
