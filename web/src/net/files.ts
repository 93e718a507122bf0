// The files of a game that the server hands out as they are: its data and its numbered rules. Each
// is asked for once.
import type { GameData, Lang } from "../contract";
import { ApiError } from "./api";

// Filled in by build.mjs: the names of the data files by game.
declare const DATA_FILES: Record<string, string[]>;

async function get(path: string): Promise<Response> {
  const response = await fetch(path).catch(() => {
    throw new ApiError(0, "unreachable", "");
  });
  if (!response.ok) throw new ApiError(response.status, "missing", path);
  return response;
}

const kept = new Map<string, Promise<unknown>>();

// A failure is not kept, so that asking again can succeed.
function once<T>(name: string, make: () => Promise<T>): Promise<T> {
  const found = kept.get(name) as Promise<T> | undefined;
  if (found) return found;
  const made = make();
  kept.set(name, made);
  made.catch(() => kept.delete(name));
  return made;
}

export function gameData(game: string): Promise<GameData> {
  return once(`data ${game}`, async () => {
    const names = DATA_FILES[game] ?? [];
    const files = await Promise.all(
      names.map(async (name) => {
        const response = await get(`/games/${game}/data/${name}.json`);
        return [name, (await response.json()) as unknown] as const;
      }),
    );
    return Object.fromEntries(files);
  });
}

export function rulesText(game: string, lang: Lang): Promise<string> {
  return once(`rules ${game} ${lang}`, async () =>
    (await get(`/games/${game}/rules.${lang}.md`)).text(),
  );
}
