// The files of a game that the server hands out as they are: its data and its numbered rules. Each
// is asked for once.
import { cardOf } from "../boards/cards";
import type { Chosen, GameData, Lang } from "../contract";
import { ApiError } from "./api";
import type { Bilingual } from "./messages";

// Filled in by build.mjs: the names of the data files by game.
declare const DATA_FILES: Readonly<Record<string, readonly string[]>>;

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

const dataFile = (game: string, name: string): Promise<unknown> =>
  once(`data ${game} ${name}`, async () => (await get(`/games/${game}/data/${name}.json`)).json());

/** The files that a set-up of a game needs: all, where its card does not choose. */
export async function gameData(game: string, options: Chosen): Promise<GameData> {
  const wants = cardOf(game)?.wants ?? (() => true);
  const names = (DATA_FILES[game] ?? []).filter((name) => wants(name, options));
  const files = await Promise.all(
    names.map(async (name) => [name, await dataFile(game, name)] as const),
  );
  return Object.fromEntries(files);
}

/** What "What is this?" answers. */
export interface ThingText {
  text: Bilingual;
  rules: string[];
}

export interface Things {
  things: Record<string, ThingText>; // by target, kind of target or what is drawn
  phases: Record<string, ThingText>;
}

export const gameThings = (game: string): Promise<Things> =>
  once(`things ${game}`, async () => {
    type File = Things & { drawn?: Things["things"] };
    const response = await get(`/games/${game}/lessons/things.json`);
    const { things, drawn, phases } = (await response.json()) as File;
    return { things: { ...things, ...drawn }, phases };
  });

export function rulesText(game: string, lang: Lang): Promise<string> {
  return once(`rules ${game} ${lang}`, async () =>
    (await get(`/games/${game}/rules.${lang}.md`)).text(),
  );
}
