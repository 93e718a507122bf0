// What the games of a history add up to: results, streaks, figures by game and level, a rating.
import type { PlayedGame } from "./games";

export type Result = "won" | "shared" | "lost";

/** Null where several people shared the screen: it is nobody's own result. */
export function resultOf({ mine, rival, winners }: PlayedGame): Result | null {
  const [me] = mine;
  if (me === undefined || mine.length > 1) return null;
  if (!winners.includes(me)) return "lost";
  return winners.length > 1 || rival ? "shared" : "won";
}

/** In a cooperative game all win together, and nobody has to share. */
export const isWin = (game: PlayedGame): boolean => {
  const result = resultOf(game);
  return result === "won" || result === "shared";
};

export const scoreOf = ({ mine, scores }: PlayedGame): number | null =>
  scores[mine[0] ?? -1] ?? null;

/** Weakest first. A level wins about three games of four against the one below it (docs/bots.md). */
export const STRENGTHS: Record<string, number> = {
  random: 600,
  greedy: 1000,
  easy: 1000,
  normal: 1200,
  hard: 1400,
  expert: 1600,
};

const strengthOf = (bot: string | undefined): number => STRENGTHS[bot ?? ""] ?? 0;

/** The company: other people, or the strongest bot; "alone" without either. */
export function levelOf({ mine, seats }: PlayedGame): string {
  const others = seats.filter((_, seat) => !mine.includes(seat));
  if (others.length === 0) return "alone";
  if (others.some(({ bot }) => bot === undefined)) return "people";
  const [first, ...rest] = others.map(({ bot }) => bot ?? "");
  return rest.reduce((a, b) => (strengthOf(b) > strengthOf(a) ? b : a), first ?? "");
}

export const START = 1000;
const STEP = 32;

/** 1 for a place before the bot's, 0 behind it, a half for the same; null where it cannot be told. */
function against({ places, scores }: PlayedGame, me: number, bot: number): number | null {
  const [mine, its] = [places[me] ?? null, places[bot] ?? null];
  if (mine !== null && its !== null) return mine < its ? 1 : mine > its ? 0 : 0.5;
  const [points, others] = [scores[me] ?? null, scores[bot] ?? null];
  if (points === null || others === null) return null;
  return points > others ? 1 : points < others ? 0 : 0.5;
}

/** What a game says about the strength of its player: the mean over the bots at the table. */
function gain(game: PlayedGame, rating: number): number | null {
  const [me] = game.mine;
  const together = game.winners.length === game.seats.length || game.winners.length === 0;
  if (me === undefined || game.mine.length > 1 || game.again || together) return null;
  const gains = game.seats.flatMap(({ bot }, seat) => {
    const strength = strengthOf(bot);
    const result = strength === 0 || seat === me ? null : against(game, me, seat);
    if (result === null) return [];
    return [result - 1 / (1 + 10 ** ((strength - rating) / 400))];
  });
  if (gains.length === 0) return null;
  return (STEP * gains.reduce((a, b) => a + b, 0)) / gains.length;
}

/** The rating after each game that counts, oldest first, with when it was. */
export function ratings(games: readonly PlayedGame[]): { at: number; rating: number }[] {
  let rating = START;
  return [...games]
    .sort((a, b) => a.at - b.at)
    .flatMap((game) => {
      const by = gain(game, rating);
      if (by === null) return [];
      rating += by;
      return [{ at: game.at, rating: Math.round(rating) }];
    });
}

/** Wins in a row: now, and the most there ever were. */
export function streaks(games: readonly PlayedGame[]): { now: number; best: number } {
  let now = 0;
  let best = 0;
  for (const game of [...games].sort((a, b) => a.at - b.at)) {
    if (resultOf(game) === null) continue;
    now = isWin(game) ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return { now, best };
}

export interface Line {
  game: string;
  level: string;
  games: number;
  wins: number;
  best: number | null;
  mean: number | null;
}

/** One line for each game and level that was played, games in the order in which they were met last. */
export function byLevel(games: readonly PlayedGame[]): Line[] {
  const groups = new Map<string, PlayedGame[]>();
  for (const game of games) {
    if (resultOf(game) === null) continue;
    const key = `${game.game} ${levelOf(game)}`;
    groups.set(key, [...(groups.get(key) ?? []), game]);
  }
  const order = [...new Set(games.map(({ game }) => game))];
  return [...groups.values()]
    .map((group): Line => {
      const points = group.flatMap((game) => scoreOf(game) ?? []);
      const sum = points.reduce((a, b) => a + b, 0);
      return {
        game: group[0]?.game ?? "",
        level: group[0] ? levelOf(group[0]) : "",
        games: group.length,
        wins: group.filter(isWin).length,
        best: points.length > 0 ? Math.max(...points) : null,
        mean: points.length > 0 ? Math.round(sum / points.length) : null,
      };
    })
    .sort(
      (a, b) =>
        order.indexOf(a.game) - order.indexOf(b.game) || strengthOf(a.level) - strengthOf(b.level),
    );
}
