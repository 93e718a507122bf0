// What the shell shows of a game of Carnegie outside the board: figures of the seats and
// the headline.
import type { Board, Lang, SeatFigures, View } from "../../contract";
import { pointsOf } from "../points";
import { describe } from "./description";
import { askedStep, partFor } from "./stage/stage";
import { words } from "./words";

export const seatFigures: Board["seatFigures"] = (view, _data, lang, seat): SeatFigures => {
  const say = words[lang];
  const d = describe(view);
  const player = d.players[seat]!;
  return {
    order: d.order.indexOf(seat) + 1,
    items: [
      { icon: "ca-vp", value: pointsOf(view, seat, player.vp), label: say.points },
      { icon: "ca-money", value: String(player.money), label: say.money },
      { icon: "ca-goods", value: String(player.goods), label: say.goods },
      { icon: "ca-employee", value: String(player.standing), label: say.standing },
      { icon: "ca-donation", value: String(player.donations.length), label: say.donations },
    ],
  };
};

export function headline(view: View, _data: unknown, lang: Lang): { text: string; detail: string } {
  const say = words[lang];
  const d = describe(view);
  const region = d.event?.region ? say.regions[d.event.region] : "";
  return {
    text: say.setUp[d.phase] ?? (d.row ? say.rows[d.row] : ""),
    detail: d.event ? say.eventIs(say.event(d.event, region)) : "",
  };
}

export const openPart = (view: View): string | null => partFor(askedStep(view));

/** "Round 4 begins." */
export const chapters = ["CA-301"];
