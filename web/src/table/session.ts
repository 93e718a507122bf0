// One table as this page knows it: the newest view, the journal, the chat, the score. It sits down
// again after every break of the line with the last ply it has seen. What is on its way to the table,
// looking back, whose eyes these are and the coach are parts of it with files of their own.
import { batch, computed, signal } from "@preact/signals";
import type { Lang, View } from "../contract";
import type { KnownSeat } from "../memory";
import type {
  ChatMessage,
  DeclinedMessage,
  ErrorMessage,
  Murmur,
  Order,
  ScoreSheet,
  ServerMessage,
  TableRequest,
  TableState,
  TableView,
} from "../net/messages";
import type { Socket } from "../net/socket";
import { Agreement } from "./agreement";
import { Coach } from "./coach";
import { addEntries, NO_JOURNAL, type Journal } from "./journal";
import { Moves } from "./moves";
import { Playback, type Pace } from "./playback";
import { Pointing } from "./pointing";
import { Screen } from "./screen";
import { Travel } from "./travel";

export interface SessionOptions {
  socket: Socket;
  table: string;
  key: string | null;
  lang: Lang;
  /** The seats of all who share this screen. */
  here?(): readonly KnownSeat[];
  /** The server gave the seat a key that the host does not have. */
  renewed?(seat: number, key: string): void;
  /** Something the player should be told and that no view shows. */
  notice(error: ErrorMessage): void;
  /** What somebody asked for will not happen. */
  declined?(message: DeclinedMessage): void;
  /** Bots of one's own team say what they would do. */
  asksBots?(): boolean;
  /** How fast moves of others are shown; at once if nobody says. */
  pace?(): Pace;
  /** The timer; tests hold their own. */
  later?(run: () => void, milliseconds: number): void;
}

const CHAT_KEPT = 500;
/** Marks a journal that other eyes have read: no view has this count of changes. */
const OTHER_EYES = -1;

export class TableSession {
  readonly table: string;
  readonly state = signal<TableState | null>(null);
  readonly stateAt = signal(0); // when the state came, for the clocks
  readonly live = signal<View | null>(null);
  readonly journal = signal<Journal>(NO_JOURNAL);
  readonly chat = signal<readonly ChatMessage[]>([]);
  /** The talk of onlookers, as far as this page hears it. */
  readonly gallery = signal<readonly Murmur[]>([]);
  readonly score = signal<ScoreSheet | null>(null);
  /** The table cannot be opened at all: unknown, or the link is wrong. */
  readonly problem = signal<ErrorMessage | null>(null);
  /** The view when this seat last had to choose: what changed since is what it wants to know. */
  readonly before = signal<View | null>(null);

  readonly screen: Screen;
  readonly moves: Moves;
  readonly playback: Playback;
  readonly travel: Travel;
  readonly coach: Coach;
  readonly agreement: Agreement;
  readonly pointing: Pointing;

  /** A bot plays for this seat now: its time ran out, or the others agreed on it. */
  readonly handedOver = computed(() => {
    const seat = this.seat;
    return seat !== null && this.state.value?.seats[seat]?.kind === "bot";
  });
  /** This seat has to choose. */
  readonly myTurn = computed(() => {
    const asked = this.live.value?.to_move ?? null;
    return asked !== null && asked === this.live.value?.seat && !this.handedOver.value;
  });

  private lang: Lang;
  private readonly socket: Socket;
  private readonly notice: (error: ErrorMessage) => void;
  private readonly renewed: SessionOptions["renewed"];
  private readonly declined: SessionOptions["declined"];
  private leave: (() => void) | null = null;

  constructor(options: SessionOptions) {
    this.socket = options.socket;
    this.table = options.table;
    this.lang = options.lang;
    this.notice = options.notice;
    this.renewed = options.renewed;
    this.declined = options.declined;
    const later =
      options.later ?? ((run, milliseconds) => void globalThis.setTimeout(run, milliseconds));
    this.screen = new Screen(options.key, options.here ?? (() => []));
    this.moves = new Moves({
      live: this.live,
      send: (request) => this.send({ ...request, since: this.lastPly(), lang: this.lang }),
      notice: options.notice,
      later,
    });
    this.playback = new Playback({
      pace: options.pace ?? (() => "once"),
      hidden: () => globalThis.document?.hidden ?? false,
      now: () => performance.now(),
      later,
    });
    this.travel = new Travel({
      live: this.live,
      played: this.playback.shown,
      edition: () => `${this.live.value?.changes ?? 0} ${this.lang} ${this.seat}`,
      ask: (ply) => this.send({ type: "jump", ply, since: Math.max(0, ply - 1), lang: this.lang }),
      later,
    });
    this.coach = new Coach((request) => this.send({ ...request, lang: this.lang }));
    this.agreement = new Agreement((request) => this.send({ ...request, lang: this.lang }));
    this.pointing = new Pointing({
      live: this.live,
      state: this.state,
      asksBots: options.asksBots ?? (() => false),
      send: (request) => this.send({ ...request, lang: this.lang }),
      later,
    });
  }

  get seat(): number | null {
    return this.screen.seat.value;
  }

  // ---- coming and going ----

  open(): void {
    this.leave ??= this.socket.listen({
      opened: () => {
        this.moves.reconnected();
        this.sit();
      },
      received: (message) => this.receive(message),
    });
  }

  close(): void {
    this.leave?.();
    this.leave = null;
  }

  private sit(): void {
    this.send({
      type: "sit",
      ...this.screen.sitting(),
      since: this.lastPly(),
      chat: this.lastChat(),
      lang: this.lang,
      ...(this.renewed && { renew: true }),
    });
    this.travel.askAgain();
    this.coach.askAgain();
  }

  /** Sits down on another seat of the same screen. What the last one has read is put away at once. */
  reseat(key: string): void {
    if (!this.screen.handTo(key)) return;
    this.journal.value = NO_JOURNAL;
    this.sit();
  }

  /** Nobody at this screen minds that the others look on. */
  lookTogether(): void {
    if (this.screen.join() && this.leave) this.sit();
  }

  /** Everything people read comes from the server in their language, so it is read anew. */
  speak(lang: Lang): void {
    if (lang === this.lang) return;
    this.lang = lang;
    this.coach.renew();
    this.journal.value = NO_JOURNAL;
    this.sit();
    if (this.score.value) this.askScore();
    this.travel.renew();
  }

  // ---- what a seat asks for ----

  order(order: Order): void {
    this.send({ type: "order", ...order, lang: this.lang });
  }

  cancelOrder(verb: string): void {
    this.send({ type: "cancel", verb, lang: this.lang });
  }

  setForced(on: boolean): void {
    this.send({ type: "forced", on, lang: this.lang });
  }

  /** The match goes on without its guide. */
  leaveGuide(): void {
    this.send({ type: "leave", lang: this.lang });
  }

  say(text: string): boolean {
    return this.send({ type: "chat", text });
  }

  /** An onlooker among onlookers. */
  murmur(text: string, name: string): boolean {
    return this.send({ type: "chat", text, name });
  }

  allowOnlookers(chat: boolean): void {
    this.send({ type: "onlookers", chat });
  }

  resign(bot: string): void {
    this.send({ type: "resign", bot });
  }

  rename(name: string): void {
    this.send({ type: "name", name });
  }

  recolour(colour: number): void {
    this.send({ type: "colour", colour });
  }

  askHint(): void {
    const view = this.live.value;
    if (view) this.coach.ask(view);
  }

  askScore(): void {
    this.send({ type: "score", lang: this.lang });
  }

  // ---- the line ----

  private send(request: TableRequest): boolean {
    return this.socket.send({ table: this.table, ...request });
  }

  private lastPly(): number {
    const entries = this.journal.value.entries;
    return entries[entries.length - 1]?.ply ?? 0;
  }

  private lastChat(): number {
    return this.chat.value.at(-1)?.id ?? 0;
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case "state":
        batch(() => {
          this.problem.value = null;
          this.state.value = message;
          this.see(message.you);
          this.stateAt.value = Date.now();
        });
        break;
      case "view":
        if (message.changes === undefined) this.travel.receive(message);
        else this.receiveLive(message);
        break;
      case "chat":
        if (message.id > this.lastChat()) {
          this.chat.value = [...this.chat.value, message].slice(-CHAT_KEPT);
        }
        break;
      case "gallery": {
        const before = message.whole ? [] : this.gallery.value;
        this.gallery.value = [...before, ...message.lines].slice(-CHAT_KEPT);
        break;
      }
      case "declined":
        this.declined?.(message);
        break;
      case "score":
        this.score.value = message;
        break;
      case "key":
        this.renewed?.(message.seat, message.key);
        break;
      case "points":
        this.pointing.receive(message);
        break;
      case "hint":
      case "reviewing":
      case "review":
        this.coach.receive(message);
        break;
      case "error":
        if (message.asked === undefined) this.receiveError(message);
        else this.coach.refused(message);
        break;
    }
  }

  // Nothing that the eyes before were told is of use, but their log may be read until it is told anew.
  private see(seat: number | null): void {
    if (!this.screen.see(seat)) return;
    this.before.value = null;
    this.coach.forgetHint();
    this.journal.value = { ...this.journal.value, changes: OTHER_EYES };
    if (this.score.value) this.askScore();
  }

  private receiveLive(view: TableView): void {
    const last = this.live.value;
    const whole = batch(() => {
      this.see(view.seat);
      const added = addEntries(this.journal.value, view);
      const chose = last !== null && last.to_move === last.seat && last.seat === view.seat;
      if (chose && last.to_move !== view.to_move) this.before.value = last;
      this.journal.value = added.journal;
      this.playback.receive(last, view);
      this.live.value = view;
      this.coach.moved(view);
      this.travel.follow(view.latest);
      this.moves.settle(view);
      return added.whole;
    });
    if (!whole) this.readAnew(view);
    this.pointing.moved(view);
    this.moves.goOn(view);
  }

  // After a hole the rest is enough; after moves were taken back, or to other eyes, nothing old can be
  // trusted, though what is still there may be read until it is told anew.
  private readAnew(view: TableView): void {
    const { entries, changes } = this.journal.value;
    const sound = view.changes === changes;
    if (!sound) {
      this.journal.value = { entries: entries.filter(({ ply }) => ply <= view.ply), changes };
    }
    this.send({ type: "view", since: sound ? this.lastPly() : 0, lang: this.lang });
  }

  private receiveError(error: ErrorMessage): void {
    if (error.code === "no_such_ply") return this.travel.missing();
    if (error.code === "bad_key" && this.screen.part()) return this.sit();
    if (this.state.value === null) {
      this.problem.value = error;
      return;
    }
    this.moves.refused();
    this.notice(error);
    // A stale view is why most things are refused: look again.
    if (error.code === "stale") {
      this.send({ type: "view", since: this.lastPly(), lang: this.lang });
    }
  }
}
