// What the shell shows of a game of Nucleum outside the board: figures of the seats and
// the headline.
import type { Board, Lang, SeatFigures, View } from "../../contract";
import { pointsOf } from "../points";
import { describe } from "./description";
import { askedStep, partFor } from "./stage/stage";
import { words } from "./words";
import { metConditions } from "./zones/band";

export const seatFigures: Board["seatFigures"] = (view, _data, lang, seat): SeatFigures => {
  const say = words[lang];
  const d = describe(view);
  const player = d.players[seat]!;
  const seats = d.players.length;
  return {
    order: ((seat - d.first_player + seats) % seats) + 1,
    items: [
      { icon: "nu-vp", value: pointsOf(view, seat, player.vp), label: say.points },
      { icon: "nu-thaler", value: String(player.thaler), label: say.thaler },
      { icon: "nu-worker", value: String(player.workers), label: say.workers },
      { icon: "nu-uranium", value: String(player.uranium), label: say.uranium },
      { icon: "nu-achievement", value: String(player.achievements), label: say.tokens },
      { icon: "nu-tech", value: String(player.techs.length), label: say.techs },
    ],
  };
};

export function headline(view: View, _data: unknown, lang: Lang): { text: string; detail: string } {
  const say = words[lang];
  const d = describe(view);
  const met = metConditions(d.end);
  const detail =
    d.last_round === null ? say.conditions(met, d.conditions_to_end) : say.lastRound(d.last_round);
  return { text: say.phase[d.phase], detail };
}

export const openPart = (view: View): string | null => partFor(askedStep(view));

/** "Round 4." */
export const chapters = ["NU-201"];
