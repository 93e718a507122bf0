// The games this server has, asked for once: names, seats and options come from the program alone.
import { signal } from "@preact/signals";
import { lang } from "../settings";
import { api } from "./api";
import type { GameInfo } from "./messages";

const known = signal<readonly GameInfo[]>([]);
let asked: Promise<readonly GameInfo[]> | null = null;

/** A failure is not kept, so that asking again can succeed. */
export function loadGames(): Promise<readonly GameInfo[]> {
  asked ??= api.games().then(
    (games) => (known.value = games),
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

/** Nothing until the games are known; who asks is told anew when they are. */
export const gameInfo = (id: string): GameInfo | null =>
  known.value.find((game) => game.id === id) ?? null;

export const gameName = (id: string): string => gameInfo(id)?.name[lang.value] ?? "";
