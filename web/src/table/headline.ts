// The line over the board: the round, the ribbon of its phases, then what the board adds.
import type { Board, GameData, Progress, View } from "../contract";
import type { GameInfo } from "../net/messages";
import { lang } from "../settings";
import { t } from "../words/words";

function roundText({ round, rounds }: Progress): string {
  if (round === 0) return "";
  return rounds === undefined
    ? t("round_n", { n: round })
    : t("round_of", { n: round, of: rounds });
}

export interface Step {
  name: string;
  state: "done" | "now" | "next";
}

/** All phases of the round: what is done, where we are, what comes. Nothing before the first round. */
export function ribbonOf({ over, progress }: View, game: GameInfo | null): Step[] {
  const { round, phase } = progress;
  if (over || round === 0 || phase === undefined || !game) return [];
  return game.phases.map(({ name }, i) => ({
    name: name[lang.value],
    state: i < phase ? "done" : i === phase ? "now" : "next",
  }));
}

export interface Headline {
  text: string;
  ribbon: Step[];
  detail: string;
}

export function headlineOf(
  view: View,
  game: GameInfo | null,
  board: Board,
  data: GameData,
): Headline {
  if (view.over) return { text: t("game_over"), ribbon: [], detail: view.outcome?.reason ?? "" };
  const { text, detail } = board.headline(view, data, lang.value);
  const ribbon = ribbonOf(view, game);
  const round = roundText(view.progress);
  if (ribbon.length === 0) {
    return { text: [round, text].filter(Boolean).join(" · "), ribbon, detail };
  }
  return { text: round, ribbon, detail: [text, detail].filter(Boolean).join(" · ") };
}
