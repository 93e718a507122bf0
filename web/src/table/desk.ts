// All that one table page holds together: the session, the player's hand, the loaded board, and
// which drawers are open. The panels find it through the context.
import { computed, signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { loadBoard } from "../boards/boards";
import type { Board, GameData } from "../contract";
import { gameData } from "../net/files";
import { confirmEnd } from "../settings";
import { compact } from "../ui/media";
import { BoardFeed } from "./board_feed";
import { Guidance } from "./guide";
import { Hand } from "./hand";
import type { TableSession } from "./session";
import { NO_TELLING, tellingOf, type Telling } from "./telling";

export type Tab = "log" | "score" | "rules" | "chat";
export const TABS: readonly Tab[] = ["log", "score", "rules", "chat"];

export class Desk {
  readonly hand: Hand;
  readonly feed: BoardFeed;
  readonly guidance: Guidance;
  readonly board = signal<Board | null>(null);
  readonly data = signal<GameData>({});
  /** How this game is told. */
  readonly telling = signal<Telling>(NO_TELLING);
  /** The board could not be loaded; the game can still be played from the lists. */
  readonly boardFailed = signal(false);
  readonly tab = signal<Tab>("log");
  /** On a phone: what the sheet at the bottom shows; null is shut. */
  readonly sheet = signal<string | null>(null);
  /** The rule the drawer shows and marks. */
  readonly rule = signal<string | null>(null);
  /** What lies over the page: all choices with their reasons, alone or under the coach's advice, the
   * orders, what is rare, the keys, what concerns the table itself, or what things are. */
  readonly over = signal<"choices" | "hint" | "orders" | "also" | "help" | "table" | "what" | null>(
    null,
  );
  /** The thing pointed at, as far as the bar tells of it. On a phone the bar would grow and shrink
   * with it, and the thing would slip from under the pointer. */
  readonly told = computed(() => (compact.value ? null : this.hand.hovered.value));
  /** Lit by the log, not by the pointer. */
  readonly lit = signal<string | null>(null);
  /** What happened up to this ply was read and put away. */
  readonly readUpTo = signal(0);
  /** The replay runs by itself. */
  readonly playing = signal(false);
  /** Chat messages that were there when the chat was last looked at. */
  readonly chatSeen = signal(0);

  constructor(
    readonly session: TableSession,
    readonly replay: boolean,
  ) {
    this.hand = new Hand(session, confirmEnd, this.telling);
    this.feed = new BoardFeed(this);
    this.guidance = new Guidance(session.travel.shown);
  }

  get game(): string {
    return this.session.state.value?.game ?? "";
  }

  load(): void {
    const { game = "", options = {} } = this.session.state.peek() ?? {};
    this.boardFailed.value = false;
    Promise.all([loadBoard(game), gameData(game, options), tellingOf(game)]).then(
      ([board, data, telling]) => {
        this.data.value = data;
        this.telling.value = telling;
        this.board.value = board;
      },
      () => (this.boardFailed.value = true),
    );
  }

  close(): void {
    this.feed.stop();
    this.hand.close();
    this.session.close();
  }

  show(tab: Tab): void {
    this.tab.value = tab;
    this.sheet.value = tab === "log" ? "log" : "more";
  }

  openRule(number: string): void {
    this.rule.value = number;
    this.show("rules");
  }
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("a panel of the table stands outside of it");
  return desk;
}
