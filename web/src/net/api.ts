// The lobby's questions over REST. Every answer is JSON except a record, which is text; whatever
// goes wrong becomes an ApiError with a sentence that can be shown.
import type { Lang } from "../contract";
import type { CreatedTable, GameInfo, Hook, NewTable, Notices, Phase, TableInfo } from "./messages";

export class ApiError extends Error {
  constructor(
    readonly status: number, // 0 when the server could not be reached
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function ask(path: string, body?: unknown): Promise<Response> {
  const request: RequestInit =
    body === undefined
      ? {}
      : {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(body),
        };
  let response: Response;
  try {
    response = await fetch(path, { ...request, credentials: "omit" });
  } catch {
    throw new ApiError(0, "unreachable", "");
  }
  if (response.ok) return response;
  const told = (await response.json().catch(() => ({}))) as { code?: string; message?: string };
  throw new ApiError(
    response.status,
    told.code ?? String(response.status),
    told.message ?? response.statusText,
  );
}

async function askJson<T>(path: string, body?: unknown): Promise<T> {
  return (await (await ask(path, body)).json()) as T;
}

export interface WantedNotices {
  webhook?: { kind: Hook; url: string } | null;
  email?: string | null;
  lang?: Lang;
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

/** Where the record of a table can be fetched. */
export const recordPath = (id: string): string => `${table(id)}/record`;

export const api = {
  games: async (): Promise<GameInfo[]> =>
    (await askJson<{ games: GameInfo[] }>("/api/games")).games,
  tables: async (): Promise<TableInfo[]> =>
    (await askJson<{ tables: TableInfo[] }>("/api/tables")).tables,
  create: (wanted: NewTable): Promise<CreatedTable> => askJson("/api/tables", wanted),
  /** A table with a lesson, from one of its chapters, or with a puzzle. */
  learn: (
    game: string,
    what: { learn: string } | { puzzle: string },
    name: string,
  ): Promise<CreatedTable> => askJson("/api/tables", { game, ...what, name }),
  /** An open seat gets a key of its own; the one it had is worthless then. */
  setSeat: (
    id: string,
    seat: number,
    host: string,
    kind: "open" | "bot",
    bot?: string,
  ): Promise<{ seat: number; key?: string }> =>
    askJson(`${table(id)}/seats/${seat}`, {
      key: host,
      kind,
      ...(bot === undefined ? {} : { bot }),
    }),
  start: (id: string, host: string): Promise<{ phase: Phase }> =>
    askJson(`${table(id)}/start`, { key: host }),
  join: (id: string, name: string): Promise<{ seat: number; key: string }> =>
    askJson(`${table(id)}/join`, { name }),
  replace: (id: string, key: string, seat: number, bot: string): Promise<{ replaced: boolean }> =>
    askJson(`${table(id)}/replace`, { key, seat, bot }),
  /** Another game with the same people: at which table, and on which seat the asker is there. */
  rematch: (id: string, key: string): Promise<{ table: string; seat: number }> =>
    askJson(`${table(id)}/rematch`, { key }),
  /** Where the seat is told of its turn; null ends it, what is not named stays. */
  notices: (id: string, key: string, wanted: WantedNotices): Promise<Notices> =>
    askJson(`${table(id)}/notices`, { key, ...wanted }),
  record: async (id: string): Promise<string> => (await ask(recordPath(id))).text(),
};
