// One table as this page knows it: the newest view, the journal, the chat, what was sent and not
// yet answered, and where the eyes are. It sits down again after every break of the line with the
// last ply it has seen, and never sends a move twice that the table already has.
import { batch, computed, signal } from "@preact/signals";
import type { Lang, View } from "../contract";
import type { KnownSeat } from "../memory";
import type {
  ChatMessage,
  ErrorMessage,
  Order,
  ScoreSheet,
  ServerMessage,
  TableRequest,
  TableState,
  TableView,
} from "../net/messages";
import type { Socket } from "../net/socket";
import { Coach } from "./coach";
import { addEntries, NO_JOURNAL, type Journal } from "./journal";
import { backToNow, follow, lookAt, NOW, step, ViewShelf, type Looking } from "./travel";

/** Something sent that the table has not answered yet. */
export interface Pending {
  kind: "move" | "undo" | "redo";
  move: string; // empty unless kind is "move"
  seat: number | null; // whose it is
  ply: number;
  changes: number;
}

export interface SessionOptions {
  socket: Socket;
  table: string;
  key: string | null;
  lang: Lang;
  /** The seats of all who share this screen. */
  here?(): readonly KnownSeat[];
  /** Something the player should be told and that no view shows. */
  notice(error: ErrorMessage): void;
  /** The timer; tests hold their own. */
  later?(run: () => void, milliseconds: number): void;
}

const CHAT_KEPT = 500;
/** Marks a journal that other eyes have read: no view has this count of changes. */
const OTHER_EYES = -1;
/** What is answered sooner needs no word that it is being sent; the answer says it. */
const PATIENCE = 150;
/** Eyes that wander with the slider ask for a position this often: more would be a flood. */
const GLANCE = 60;

export class TableSession {
  readonly table: string;
  readonly state = signal<TableState | null>(null);
  readonly stateAt = signal(0); // when the state came, for the clocks
  readonly live = signal<View | null>(null);
  readonly journal = signal<Journal>(NO_JOURNAL);
  readonly chat = signal<readonly ChatMessage[]>([]);
  readonly score = signal<ScoreSheet | null>(null);
  readonly pending = signal<Pending | null>(null);
  readonly busy = computed(() => this.pending.value !== null);
  private readonly overdue = signal<Pending | null>(null);
  /** The answer takes so long that the player should know it is awaited. */
  readonly waiting = computed(
    () => this.overdue.value !== null && this.overdue.value === this.pending.value,
  );
  /** The table cannot be opened at all: unknown, or the link is wrong. */
  readonly problem = signal<ErrorMessage | null>(null);
  readonly looking = signal<Looking>(NOW);
  /** All at this screen look together: the eyes go with the turn. */
  readonly together = signal(false);
  /** The view when this seat last had to choose: what changed since is what it wants to know. */
  readonly before = signal<View | null>(null);
  private readonly past = signal<View | null>(null);

  /** What the board shows: now, or the move the eyes are at as soon as it has come. */
  readonly shown = computed<View | null>(() => {
    const at = this.looking.value.at;
    return at === null ? this.live.value : (this.past.value ?? this.live.value);
  });
  /** Whether the board shows the present and a choice may be made on it. */
  readonly atNow = computed(() => this.looking.value.at === null);

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

  readonly coach = new Coach((request) => this.send({ ...request, lang: this.lang }));

  /** Labels of the moves made here, by ply: the trail of the turn in the player's own words. */
  readonly labels = new Map<number, string>();
  /** Plies that go on with the one before, chosen with it in one go: they are taken back together. */
  private readonly joined = new Set<number>();

  private readonly eyes = signal<number | null>(null);
  private key: string | null;
  private lang: Lang;
  private readonly shelf = new ViewShelf();
  private readonly awaited = new Map<number, ((view: View) => void)[]>();
  private readonly socket: Socket;
  private readonly here: () => readonly KnownSeat[];
  private alone = false; // a key of another one here turned out to be worthless
  private readonly notice: (error: ErrorMessage) => void;
  private leave: (() => void) | null = null;
  private resend = false;
  private undoGoal: number | null = null;
  private readonly later: (run: () => void, milliseconds: number) => void;
  private glancing = false;
  private glanceAgain = false;

  constructor(options: SessionOptions) {
    this.socket = options.socket;
    this.table = options.table;
    this.key = options.key;
    this.lang = options.lang;
    this.here = options.here ?? (() => []);
    this.notice = options.notice;
    this.later = options.later ?? ((run, milliseconds) => void setTimeout(run, milliseconds));
  }

  get seat(): number | null {
    return this.eyes.value;
  }

  open(): void {
    this.leave ??= this.socket.listen(this.table, {
      opened: () => {
        this.resend = this.pending.value !== null;
        this.sit();
      },
      received: (message) => this.receive(message),
    });
  }

  close(): void {
    this.leave?.();
    this.leave = null;
  }

  // ---- playing ----

  play(move: string, label: string, goesOn = false): void {
    const view = this.live.value;
    if (!view || this.pending.value) return;
    this.labels.set(view.ply + 1, label);
    if (goesOn) this.joined.add(view.ply + 1);
    else this.joined.delete(view.ply + 1);
    this.post({ kind: "move", move, seat: view.seat, ply: view.ply, changes: view.changes ?? 0 });
  }

  /** Takes back one choice: a move, or all of a way that was chosen whole. */
  undo(): void {
    const ply = this.live.value?.ply ?? 0;
    let first = ply;
    while (this.joined.has(first)) --first;
    if (first === ply) this.stepBack("undo");
    else this.undoTo(first - 1);
  }

  redo(): void {
    this.stepBack("redo");
  }

  private stepBack(kind: "undo" | "redo"): void {
    const view = this.live.value;
    if (!view || this.pending.value) return;
    this.post({ kind, move: "", seat: view.seat, ply: view.ply, changes: view.changes ?? 0 });
  }

  /** Takes back the moves after `ply`, one by one, as long as the table allows it. */
  undoTo(ply: number): void {
    this.undoGoal = ply;
    this.undoOn();
  }

  private undoOn(): void {
    const view = this.live.value;
    if (this.undoGoal === null || !view || this.pending.value) return;
    if (view.ply > this.undoGoal && view.can_undo) this.stepBack("undo");
    else this.undoGoal = null;
  }

  order(order: Order): void {
    this.send({ type: "order", ...order, lang: this.lang });
  }

  cancelOrder(verb: string): void {
    this.send({ type: "cancel", verb, lang: this.lang });
  }

  setForced(on: boolean): void {
    this.send({ type: "forced", on, lang: this.lang });
  }

  say(text: string): boolean {
    return this.send({ type: "chat", text });
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

  /** Everything people read comes from the server in their language, so it is read anew. */
  speak(lang: Lang): void {
    if (lang === this.lang) return;
    this.lang = lang;
    this.coach.renew();
    this.journal.value = NO_JOURNAL;
    this.sit();
    if (this.score.value) this.askScore();
    const at = this.looking.value.at;
    if (at !== null) this.look(at);
  }

  /** Sits down on another seat of the same screen. What the last one has read is put away at once. */
  reseat(key: string): void {
    if (key === this.key) return;
    this.key = key;
    this.journal.value = NO_JOURNAL;
    this.sit();
  }

  /** Nobody at this screen minds that the others look on. */
  lookTogether(): void {
    if (this.together.value || this.alone) return;
    this.together.value = true;
    if (this.leave) this.sit();
  }

  // State and view both tell whose eyes these are; what came last is so. Nothing that the eyes before
  // were told is of use, but their log may be read until it is told anew.
  private see(seat: number | null): void {
    if (seat === this.eyes.value) return;
    this.eyes.value = seat;
    this.before.value = null;
    this.coach.forgetHint();
    this.journal.value = { ...this.journal.value, changes: OTHER_EYES };
    if (this.score.value) this.askScore();
    // After a break of the line the same eyes come back.
    const own = this.alone ? undefined : this.here().find((each) => each.seat === seat);
    if (own) this.key = own.key;
  }

  // ---- looking back ----

  look(ply: number): void {
    this.setLooking(lookAt(this.looking.value, ply));
  }

  stepBy(by: number): void {
    this.setLooking(step(this.looking.value, by));
  }

  now(): void {
    this.setLooking(backToNow(this.looking.value));
  }

  private setLooking(looking: Looking): void {
    this.looking.value = looking;
    if (looking.at === null) this.past.value = null;
    else this.glance();
  }

  // Fetches what the eyes are at, at once or as soon as the last glance is old enough.
  private glance(): void {
    const at = this.looking.value.at;
    this.glanceAgain = this.glancing;
    if (at === null || this.glancing) return;
    this.glancing = true;
    this.later(() => {
      this.glancing = false;
      if (this.glanceAgain) this.glance();
    }, GLANCE);
    void this.viewAt(at).then((view) => {
      if (this.looking.value.at === at) this.past.value = view;
    });
  }

  /** The table at an earlier ply. */
  viewAt(ply: number): Promise<View> {
    this.shelf.open(this.edition());
    const found = this.shelf.get(ply);
    if (found) return Promise.resolve(found);
    return new Promise((resolve) => {
      const waiting = this.awaited.get(ply);
      if (waiting) {
        waiting.push(resolve);
        return;
      }
      this.awaited.set(ply, [resolve]);
      this.askFor(ply);
    });
  }

  private askFor(ply: number): void {
    this.send({ type: "jump", ply, since: Math.max(0, ply - 1), lang: this.lang });
  }

  private edition(): string {
    return `${this.live.value?.changes ?? 0} ${this.lang} ${this.seat}`;
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

  private others(): string[] {
    if (this.alone || this.key === null) return [];
    return this.here().flatMap(({ key }) => (key === this.key ? [] : [key]));
  }

  private sit(): void {
    const others = this.others();
    this.send({
      type: "sit",
      key: this.key,
      ...(others.length > 0 && { others }),
      ...(this.together.value && { follow: true }),
      since: this.lastPly(),
      chat: this.lastChat(),
      lang: this.lang,
    });
    for (const ply of this.awaited.keys()) this.askFor(ply);
    this.coach.askAgain();
  }

  private post(pending: Pending): void {
    this.pending.value = pending;
    this.later(() => (this.overdue.value = pending), PATIENCE);
    this.transmit(pending);
  }

  private transmit({ kind, move, ply, changes }: Pending): void {
    const where = { ply, changes, since: this.lastPly(), lang: this.lang };
    if (kind === "move") this.send({ type: "move", move, ...where });
    else this.send({ type: kind, ...where });
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
        if (message.changes === undefined) this.receivePast(message);
        else this.receiveLive(message);
        break;
      case "chat":
        if (message.id > this.lastChat()) {
          this.chat.value = [...this.chat.value, message].slice(-CHAT_KEPT);
        }
        break;
      case "score":
        this.score.value = message;
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

  private receivePast(view: TableView): void {
    this.shelf.open(this.edition());
    this.shelf.put(view);
    const waiting = this.awaited.get(view.ply) ?? [];
    this.awaited.delete(view.ply);
    for (const resolve of waiting) resolve(view);
  }

  private receiveLive(view: TableView): void {
    const last = this.live.value;
    const whole = batch(() => {
      this.see(view.seat);
      const added = addEntries(this.journal.value, view);
      const chose = last !== null && last.to_move === last.seat && last.seat === view.seat;
      if (chose && last.to_move !== view.to_move) this.before.value = last;
      this.journal.value = added.journal;
      this.live.value = view;
      this.coach.moved(view);
      this.setLooking(follow(this.looking.value, view.latest));
      this.settle(view);
      return added.whole;
    });
    if (!whole) this.readAnew(view);
    for (const ply of this.joined) if (ply > view.ply + 1) this.joined.delete(ply);
    this.undoOn();
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

  private settle(view: TableView): void {
    const pending = this.pending.value;
    if (!pending) return;
    const unchanged = view.ply === pending.ply && view.changes === pending.changes;
    if (unchanged) {
      // The same position after a break of the line: the table never heard of it.
      if (this.resend) this.transmit(pending);
      this.resend = false;
      return;
    }
    this.pending.value = null;
    if (!this.resend) return;
    this.resend = false;
    const done = view.journal.find((entry) => entry.ply === pending.ply + 1);
    const arrived = pending.kind !== "move" || (done && done.seat === pending.seat);
    if (!arrived) this.notice({ type: "error", code: "move_lost", message: "" });
  }

  private receiveError(error: ErrorMessage): void {
    if (error.code === "no_such_ply") {
      this.awaited.clear();
      this.now();
      return;
    }
    if (error.code === "bad_key" && this.others().length > 0) {
      // The seat of somebody here was emptied. The one whose eyes these are need not go, too.
      this.alone = true;
      this.together.value = false;
      this.sit();
      return;
    }
    if (this.state.value === null) {
      this.problem.value = error;
      return;
    }
    if (this.pending.value) {
      this.labels.delete(this.pending.value.ply + 1);
      this.pending.value = null;
    }
    this.undoGoal = null;
    this.notice(error);
    // A stale view is why most things are refused: look again.
    if (error.code === "stale") {
      this.send({ type: "view", since: this.lastPly(), lang: this.lang });
    }
  }
}
