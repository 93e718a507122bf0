// The line over the board: round and phase as the game tells them, then what its board adds.
import type { Board, GameData, Progress, View } from "../contract";
import type { GameInfo } from "../net/messages";
import { lang } from "../settings";
import { t } from "../words/words";

function progressParts({ round, rounds, phase }: Progress, game: GameInfo | null): string[] {
  const parts: string[] = [];
  if (round > 0) {
    parts.push(
      rounds === undefined ? t("round_n", { n: round }) : t("round_of", { n: round, of: rounds }),
    );
  }
  const name = phase === undefined ? undefined : game?.phases[phase]?.name;
  if (name) parts.push(name[lang.value]);
  return parts;
}

export function headlineOf(
  view: View,
  game: GameInfo | null,
  board: Board,
  data: GameData,
): { text: string; detail: string } {
  if (view.over) return { text: t("game_over"), detail: view.outcome?.reason ?? "" };
  const { text, detail } = board.headline(view, data, lang.value);
  const parts = [...progressParts(view.progress, game), text];
  return { text: parts.filter(Boolean).join(" · "), detail };
}
