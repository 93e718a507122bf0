// What the shell shows of a game of Power Grid outside the board: figures of the seats and the
// headline.
import type { Board, Lang, SeatFigures, View } from "../../contract";
import { describe } from "./description";
import { words } from "./words";

export const seatFigures: Board["seatFigures"] = (view, _data, lang, seat): SeatFigures => {
  const say = words[lang];
  const d = describe(view);
  const player = d.players[seat]!;
  return {
    order: d.order.indexOf(seat) + 1,
    items: [
      {
        icon: "pg-money",
        value: player.cash === null ? "?" : String(player.cash),
        label: say.money,
      },
      { icon: "pg-house", value: String(player.city_count), label: say.cities },
      { icon: "pg-bolt", value: String(player.can_supply), label: say.supplied },
    ],
  };
};

export function headline(view: View, _data: unknown, lang: Lang): { text: string; detail: string } {
  const say = words[lang];
  const d = describe(view);
  const most = Math.max(...d.players.map((player) => player.city_count));
  return {
    text: d.phase === "draft" ? say.draft : say.stage(d.stage),
    detail: say.endsAt(d.end_cities, most),
  };
}

/** Building needs the map, so no part opens then. */
export function openPart(view: View): string | null {
  const { phase } = describe(view);
  if (phase === "auction" || phase === "bureaucracy") return "plants";
  return phase === "fuel" ? "fuel" : null;
}

/** "Round 4 begins." */
export const chapters = ["PG-201"];
