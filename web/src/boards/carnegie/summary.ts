// What the shell shows of a game of Carnegie outside the board: figures of the seats, the headline,
// curves for the report, and what the log touches.
import type { Board, JournalEntry, Lang, SeatFigures, View } from "../../contract";
import { outcome } from "../people";
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
      { icon: "ca-vp", value: String(player.vp), label: say.points },
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
  if (view.over) return { text: say.phases.over, detail: outcome(view, say, say.andrew) };
  const phase = say.phases[d.phase];
  if (d.round === 0) return { text: phase, detail: "" };
  const parts = [say.round(d.round, d.rounds), phase];
  if (d.row) parts.push(say.rows[d.row]);
  const region = d.event?.region ? say.regions[d.event.region] : "";
  return {
    text: parts.join(" · "),
    detail: d.event ? say.eventIs(say.event(d.event, region)) : "",
  };
}

export const openPart = (view: View): string | null => partFor(askedStep(view));

export const series: Board["series"] = [
  {
    id: "vp",
    label: { en: words.en.seriesVp, pl: words.pl.seriesVp },
    of: (view, seat) => describe(view).players[seat]?.vp ?? 0,
  },
  {
    id: "money",
    label: { en: words.en.seriesMoney, pl: words.pl.seriesMoney },
    of: (view, seat) => describe(view).players[seat]?.money ?? 0,
  },
  {
    id: "employees",
    label: { en: words.en.seriesEmployees, pl: words.pl.seriesEmployees },
    of: (view, seat) => describe(view).players[seat]?.standing ?? 0,
  },
  {
    id: "connection",
    label: { en: words.en.seriesConnection, pl: words.pl.seriesConnection },
    of: (view, seat) => describe(view).players[seat]?.connection.vp ?? 0,
  },
];

/** "Round 4 begins." */
export const chapters = ["CA-301"];

// The sets of things that the words of a move name, in their order.
const KINDS: Record<string, string[]> = {
  side: ["strip", "side"],
  place: ["slot"],
  reserve: ["tile"],
  move: ["room", "room"],
  activate: ["room"],
  row: ["row"],
  take: ["resource"],
  slide: ["strip"],
  advance: ["track"],
  donate: ["donation"],
  adopt: ["row"],
  use: ["use"],
  mission: ["mission"],
  tile: ["tile"],
  room: ["room"],
  bring: ["room"],
  project: ["strip", "slot"],
};

/** The things named by a move: "project housing denver.0", "move r3c1 r3c2 as active". */
export function touches(entry: JournalEntry): string[] {
  const [verb = "", ...things] = (entry.move ?? "").split(" ");
  return (KINDS[verb] ?? []).flatMap((kind, i) => (things[i] ? [`${kind}:${things[i]}`] : []));
}
