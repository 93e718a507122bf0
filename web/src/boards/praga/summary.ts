// What the shell shows of a game of Praga outside the board: figures of the seats and the
// headline.
import type { Board, Lang, SeatFigures, View } from "../../contract";
import { pointsOf } from "../points";
import { askedStep, describe, turnOrder } from "./description";
import { partFor } from "./stage/stage";
import { words } from "./words";

export const seatFigures: Board["seatFigures"] = (view, _data, lang, seat): SeatFigures => {
  const say = words[lang];
  const d = describe(view);
  const player = d.players[seat]!;
  const windows = player.silver_window + player.gold_window;
  return {
    order: turnOrder(d).indexOf(seat) + 1,
    items: [
      { icon: "pr-t-vp", value: pointsOf(view, seat, player.vp), label: say.points },
      { icon: "pr-t-gold", value: String(player.gold), label: say.gold },
      { icon: "pr-t-stone", value: String(player.stone), label: say.stone },
      { icon: "pr-t-egg", value: String(player.egg), label: say.eggs },
      { icon: "pr-t-silver_window", value: String(windows), label: say.windows },
      { icon: "pr-wall", value: String(Object.keys(player.walls).length), label: say.walls },
    ],
  };
};

export function headline(view: View, _data: unknown, lang: Lang): { text: string; detail: string } {
  const say = words[lang];
  const d = describe(view);
  return { text: say.era(d.era), detail: say.turnsLeft(d.total_turns - d.turns) };
}

export const openPart = (view: View): string | null => partFor(describe(view), askedStep(view));

/** "Round 4." */
export const chapters = ["PR-117"];
