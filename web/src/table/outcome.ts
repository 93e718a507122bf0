// Who won, in words: a seat, several, all together, the opponent for whom nobody sits, or nobody.
import type { Outcome } from "../contract";
import { gameInfo } from "../net/games";
import type { GameInfo } from "../net/messages";
import { lang } from "../settings";
import { t } from "../words/words";
import { nameAt } from "./people";
import type { TableSession } from "./session";

export function winText(
  { winners, rival }: Outcome,
  game: GameInfo | null,
  seat: number | null,
  name: (seat: number) => string,
): string {
  const names = winners.map(name);
  if (rival) names.push(game?.rival?.[lang.value] ?? t("opponent"));
  if (names.length === 0) return t("lost");
  if (game?.cooperative && names.length > 1) return t("all_win");
  if (names.length === 1 && winners[0] === seat) return t("you_win");
  return t("wins", { name: names.join(", "), n: names.length });
}

/** Of the game at this table; empty while it goes on. Whoever gave up has not won, whatever the bot
 * made of the seat. */
export function outcomeText(session: TableSession): string {
  const view = session.live.value;
  const { game = "", seats = [] } = session.state.value ?? {};
  if (!view?.outcome) return "";
  const gaveUp = (seat: number | null): boolean => seats[seat ?? -1]?.resigned ?? false;
  const name = (seat: number): string =>
    nameAt(session, seat) + (gaveUp(seat) ? ` (${t("resigned")})` : "");
  return winText(view.outcome, gameInfo(game), gaveUp(view.seat) ? null : view.seat, name);
}
