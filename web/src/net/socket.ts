// The WebSocket of a table. It heals itself with growing pauses, notices a dead line by unanswered
// pings, and tells who listens when it is open again, so that they can sit down once more. A page has
// one for each table it shows: where several servers share their tables, each may be on another.
import { signal, type ReadonlySignal } from "@preact/signals";
import type { ClientMessage, ServerMessage } from "./messages";

/** "lost" is a first attempt to heal; "offline" means that the device has no network at all. */
export type LineState = "closed" | "connecting" | "open" | "lost" | "offline";

export interface Listener {
  opened(): void;
  received(message: ServerMessage): void;
}

/** The part of WebSocket that is used here, so that tests can hand in a line of their own. */
export interface Line {
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
}

export interface SocketOptions {
  connect(): Line;
  later(run: () => void, milliseconds: number): number;
  forget(timer: number): void;
  random?: () => number;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 10_000;

/** Doubles with every failure; the random part keeps a thousand clients from knocking at once. */
export function pause(failures: number, random: number): number {
  const full = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures);
  return full / 2 + (full / 2) * random;
}

export class Socket {
  private readonly current = signal<LineState>("closed");
  private listener: Listener | null = null;
  private line: Line | null = null;
  private failures = 0;
  private retry = 0;
  private ping = 0;
  private pong = 0;

  constructor(private readonly options: SocketOptions) {}

  get state(): ReadonlySignal<LineState> {
    return this.current;
  }

  /** The line is open as long as somebody listens; who comes later takes the place of who was there. */
  listen(listener: Listener): () => void {
    this.listener = listener;
    if (this.current.value === "open") listener.opened();
    else if (this.line === null) this.open();
    return () => {
      if (this.listener !== listener) return;
      this.listener = null;
      this.close();
    };
  }

  /** False when the line is down: then the sender has to say it again after `opened`. */
  send(message: ClientMessage): boolean {
    if (this.line === null || this.current.value !== "open") return false;
    this.line.send(JSON.stringify(message));
    return true;
  }

  /** The device says that the network is back or gone. */
  network(online: boolean): void {
    if (!online) {
      this.drop();
      this.current.value = "offline";
    } else if (this.listener !== null && this.line === null) {
      this.failures = 0;
      this.open();
    }
  }

  private open(): void {
    this.options.forget(this.retry);
    this.current.value = this.failures > 0 ? "lost" : "connecting";
    const line = this.options.connect();
    this.line = line;
    line.onopen = () => {
      if (this.line !== line) return;
      this.failures = 0;
      this.current.value = "open";
      this.expectPing();
      this.listener?.opened();
    };
    line.onmessage = (event) => {
      if (this.line === line && typeof event.data === "string") this.receive(event.data);
    };
    line.onclose = () => {
      if (this.line === line) this.lost();
    };
  }

  private receive(text: string): void {
    this.options.forget(this.pong);
    let message: ServerMessage;
    try {
      message = JSON.parse(text) as ServerMessage;
    } catch {
      return; // not ours to repair; the next view tells everything anew
    }
    if (message.type !== "pong") this.listener?.received(message);
  }

  private expectPing(): void {
    this.options.forget(this.ping);
    this.ping = this.options.later(() => {
      if (!this.send({ type: "ping" })) return;
      this.options.forget(this.pong);
      this.pong = this.options.later(() => this.lost(), PONG_WITHIN);
      this.expectPing();
    }, PING_EVERY);
  }

  private lost(): void {
    this.drop();
    if (this.listener === null || this.current.value === "offline") return;
    this.current.value = "lost";
    const wait = pause(this.failures++, (this.options.random ?? Math.random)());
    this.retry = this.options.later(() => this.open(), wait);
  }

  private drop(): void {
    const line = this.line;
    this.line = null;
    for (const timer of [this.ping, this.pong, this.retry]) this.options.forget(timer);
    if (line === null) return;
    // Closing a line that is not open yet is an error in the eyes of the browser.
    if (this.current.value === "open") line.close();
    else line.onopen = () => line.close();
  }

  private close(): void {
    this.drop();
    this.failures = 0;
    this.current.value = "closed";
  }
}

const sockets = new Map<string, Socket>();

function heed(network: "online" | "offline"): void {
  window.addEventListener(network, () => {
    for (const socket of sockets.values()) socket.network(network === "online");
  });
}

/** The socket of a table on this page. */
export function tableSocket(table: string): Socket {
  const found = sockets.get(table);
  if (found !== undefined) return found;
  if (sockets.size === 0) {
    heed("online");
    heed("offline");
  }
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const made = new Socket({
    connect: () => new WebSocket(`${scheme}://${location.host}/ws?table=${table}`),
    later: (run, milliseconds) => window.setTimeout(run, milliseconds),
    forget: (timer) => window.clearTimeout(timer),
  });
  sockets.set(table, made);
  return made;
}
