// A game from a file: it becomes a private table that has been played to its last move, so that it can
// be looked at, replayed, analysed and gone on from like any other. The server reads the record; what
// is wrong with it is the server's to say. Only what the request must name is read here.
import { api } from "../net/api";
import type { NewTable } from "../net/messages";
import { go, links } from "../route";
import { namedSeat, NO_CLOCK } from "./create";

/** Longer ones no server takes: docs/host.md. */
export const LONGEST_RECORD = 900_000;

export interface RecordHead {
  game: string;
  names: string[]; // by seat
  plies: number;
}

export function readHead(record: string): RecordHead {
  const lines = record.split("\n");
  const told = (word: string): string[] =>
    lines.flatMap((line) => (line.startsWith(`${word} `) ? [line.slice(word.length + 1)] : []));
  const count = Number.parseInt(told("seats")[0] ?? "", 10) || 1;
  const names = Array.from({ length: Math.min(count, 6) }, () => "");
  for (const line of told("name")) {
    const [, seat = "", name = ""] = /^(\d+) (.*?)(?: +#.*)?$/.exec(line) ?? [];
    if (Number(seat) >= 1 && Number(seat) <= names.length) names[Number(seat) - 1] = name;
  }
  const plies = lines.filter((line) => /^\d+ \d+ /.test(line)).length;
  return { game: (told("game")[0] ?? "").split(" ")[0] ?? "", names, plies };
}

/** What keeps a record from being opened, as people know it; the rest is damage at a line. */
export type RecordProblem =
  | { word: "record_none" | "record_newer" | "record_game" | "record_rules" }
  | { word: "record_damaged"; line: number };

/** By the line of which the server complains: "record:3:7: ...". Null where it is about none. */
export function recordProblem(record: string, complaint: string): RecordProblem | null {
  const lines = record.split("\n");
  const first = lines.find((line) => /^[^#\s]/.test(line)) ?? "";
  if (!/^pionek \d+/.test(first)) return { word: "record_none" };
  const line = Number(/^record:(\d+):/.exec(complaint)?.[1] ?? 0);
  if (line === 0) return null;
  const [key = ""] = (lines[line - 1] ?? "").split(" ", 1);
  if (key === "pionek") return { word: "record_newer" };
  if (key === "game") return { word: "record_game" };
  if (key === "rules") return { word: "record_rules" };
  return { word: "record_damaged", line };
}

/** Nobody sits there, so that nobody is waited for: everybody plays at this screen, if at all. */
export function tableOf(record: string): NewTable {
  const { game, names } = readHead(record);
  return {
    game,
    private: true,
    options: {},
    seats: names.map((name) => namedSeat("me", name)),
    clock: NO_CLOCK,
    record,
  };
}

/** While a game goes on the server keeps its shuffle to itself; who brought the record has it. */
export const keptRecord = (table: string): string | null => {
  try {
    return sessionStorage.getItem(`pionek.record.${table}`);
  } catch {
    return null;
  }
};

function keepRecord(table: string, record: string): void {
  try {
    sessionStorage.setItem(`pionek.record.${table}`, record);
  } catch {
    // without it the game can be looked at, but not gone on with before its end
  }
}

/** Where the table with this record is shown: the report of a game that is over, else its last move. */
export async function openRecord(record: string): Promise<string> {
  const made = await api.create(tableOf(record));
  keepRecord(made.table, record);
  const { phase } = await api.start(made.table, made.host);
  return phase === "over"
    ? links.report(made.table)
    : links.replay(made.table, readHead(record).plies);
}

export const showRecord = async (record: string): Promise<void> => go(await openRecord(record));
