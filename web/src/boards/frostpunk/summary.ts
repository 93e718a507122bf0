// What the shell shows of a game of Frostpunk outside the board: figures of the seats and
// the headline.
import type { Board, GameData, Lang, SeatFigures, View } from "../../contract";
import { gameOf } from "./data";
import { describe } from "./description";
import { words } from "./words";

const ADVISOR_TOKENS: Readonly<Record<string, string>> = {
  adv_generator: "fp-motivation",
  adv_health: "fp-care",
  adv_people: "fp-justice",
  adv_infrastructure: "fp-motivation",
};

export const seatFigures: Board["seatFigures"] = (view, data, lang, seat): SeatFigures => {
  const say = words[lang];
  const d = describe(view);
  const cards = d.seats[seat];
  const order = (seat - d.leader + d.seats.length) % d.seats.length;
  const advisor = cards?.advisor ?? null;
  const items: SeatFigures["items"] = [
    { icon: "fp-hand", value: String(cards?.cards ?? 0), label: say.handCards },
  ];
  if (advisor !== null) {
    const text = gameOf(data).advisors.get(advisor)?.text[lang] ?? "";
    items.push({
      icon: ADVISOR_TOKENS[advisor] ?? "fp-hope",
      value: say.advisorShort[advisor] ?? "",
      label: `${say.advisor}: ${text}`,
    });
  }
  if (seat === d.leader && d.seats.length > 1) {
    items.push({ icon: "fp-leader", value: say.leader, label: say.leader });
  }
  return { order: order + 1, items };
};

export function headline(view: View, data: GameData, lang: Lang): { text: string; detail: string } {
  const say = words[lang];
  const game = gameOf(data);
  const d = describe(view);
  const text = d.phase === "setup" ? (say.steps["take_advisor"] ?? "") : "";
  return { text, detail: say.goal(game.goal.round, d.depot, game.goal.depot) };
}

/** Where a phone answers: steps that ask for what lies in the sheet. */
const PARTS: Readonly<Record<string, string>> = {
  stoke: "heat",
  gain: "heat",
  lose: "heat",
  store: "heat",
  unstore: "heat",
  turn: "people",
  shelter: "people",
  sick: "people",
  cure: "people",
  treat: "people",
  flip: "people",
  die: "people",
  exhaust: "people",
  leave: "people",
  arrive: "people",
  raise: "morale",
  lower: "morale",
  spend: "morale",
  activate: "morale",
  discard: "morale",
  token_type: "morale",
  ration: "cards",
};

export const openPart = (view: View): string | null =>
  PARTS[describe(view).now?.step ?? ""] ?? null;

/** "Round 4. Zofia leads." */
export const chapters = ["FP-402"];
