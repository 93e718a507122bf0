// What the shell shows of a game of Frostpunk outside the board: figures of the seats, the headline,
// and curves for the report.
import type { Board, GameData, Lang, SeatFigures, View } from "../../contract";
import { gameOf } from "./data";
import { describe, TYPES } from "./description";
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

const sum = (view: View, what: "pop" | "sick"): number =>
  TYPES.reduce((all, type) => all + describe(view).people[type][what], 0);

export const series: Board["series"] = [
  {
    id: "people",
    label: { en: words.en.seriesPeople, pl: words.pl.seriesPeople },
    of: (view) => sum(view, "pop"),
  },
  {
    id: "sick",
    label: { en: words.en.seriesSick, pl: words.pl.seriesSick },
    of: (view) => sum(view, "sick"),
  },
  {
    id: "hope",
    label: { en: words.en.seriesHope, pl: words.pl.seriesHope },
    of: (view) => describe(view).hope.length,
  },
  {
    id: "discontent",
    label: { en: words.en.seriesDiscontent, pl: words.pl.seriesDiscontent },
    of: (view) => describe(view).discontent.length,
  },
  {
    id: "food",
    label: { en: words.en.seriesFood, pl: words.pl.seriesFood },
    of: (view) => describe(view).food,
  },
];

/** "Round 4. Zofia leads." */
export const chapters = ["FP-402"];
