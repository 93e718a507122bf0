// A session of a table page and the server's end of its line, both in the hands of a test.
import assert from "node:assert/strict";
import type { View } from "../contract";
import type { KnownSeat } from "../memory";
import type { ClientMessage, ErrorMessage, GameInfo, TableState } from "../net/messages";
import { Socket, type Line } from "../net/socket";
import { TableSession } from "./session";

type Sent = ClientMessage & Record<string, unknown>;

/** A server end of the line. */
class TestLine implements Line {
  onopen: Line["onopen"] = null;
  onclose: Line["onclose"] = null;
  onmessage: Line["onmessage"] = null;
  sent: Sent[] = [];
  closed = 0;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }
  close(): void {
    this.closed++;
  }
  open(): void {
    this.onopen?.({} as Event);
  }
  drop(): void {
    this.onclose?.({} as CloseEvent);
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent<unknown>);
  }
  last(): Sent | undefined {
    return this.sent[this.sent.length - 1];
  }
}

export function setUp(here: KnownSeat[] = [], renewing = false) {
  const lines: TestLine[] = [];
  const timers: (() => void)[] = [];
  const glances: (() => void)[] = [];
  const notices: ErrorMessage[] = [];
  const socket = new Socket({
    connect: () => {
      const line = new TestLine();
      lines.push(line);
      return line;
    },
    later: (run) => timers.push(run),
    forget: (timer) => {
      if (timer > 0) timers[timer - 1] = () => undefined;
    },
    random: () => 1,
  });
  const renewed: KnownSeat[] = [];
  const session = new TableSession({
    socket,
    table: "T",
    key: "K",
    lang: "en",
    here: () => here,
    notice: (error) => notices.push(error),
    ...(renewing && { renewed: (seat, key) => renewed.push({ seat, key }) }),
    later: (run) => glances.push(run),
  });
  session.open();
  const line = (): TestLine => {
    const found = lines[lines.length - 1];
    assert.ok(found);
    return found;
  };
  /** Lets the pause before the next attempt pass. */
  const reconnect = (): void => {
    for (const run of timers.splice(0)) run();
    line().open();
  };
  /** Lets the time pass that the session waits before it looks again. */
  const rest = (): void => {
    for (const run of glances.splice(0)) run();
  };
  return { socket, session, line, lines, notices, renewed, reconnect, rest };
}

/** A game as the server tells of it. */
export const lighthouse: GameInfo = {
  id: "lighthouse",
  name: { en: "Lighthouse", pl: "Latarnia" },
  seats: { min: 1, max: 4 },
  cooperative: false,
  rival: null,
  phases: [
    { id: "watch", name: { en: "Watch", pl: "Wachta" } },
    { id: "night", name: { en: "Night", pl: "Noc" } },
  ],
  options: [],
  lessons: [],
  puzzles: [],
  bots: ["random", "normal"],
  bot_styles: {},
};

export const state: TableState = {
  table: "T",
  type: "state",
  phase: "playing",
  seats: [],
  you: 0,
  host: false,
  clock: null,
  game: "lighthouse",
  options: {},
  commit: null,
  watchers: 0,
};

export function view(
  ply: number,
  since: number,
  more: Partial<View> = {},
): View & { table: string } {
  const journal = Array.from({ length: ply - since }, (_, i) => ({
    ply: since + i + 1,
    seat: 1,
    move: "pass",
    lines: [],
  }));
  return {
    table: "T",
    protocol: 1,
    type: "view",
    ply,
    latest: ply,
    seat: 0,
    to_move: 0,
    over: false,
    progress: { round: 1 },
    reveals: 0,
    names: [],
    menu: [],
    denied: [],
    description: {},
    scores: [0, 0],
    places: [1, 1],
    journal,
    changes: 0,
    can_undo: true,
    ...more,
  };
}
