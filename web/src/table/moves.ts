// The moves of this page on their way: one at a time is sent and not yet answered. After a break of
// the line it is sent again if the table never heard of it, never twice. What was chosen in one go is
// taken back in one go.
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { View } from "../contract";
import type { ErrorMessage, TableRequest } from "../net/messages";

/** Something sent that the table has not answered yet. */
export interface Pending {
  kind: "move" | "undo" | "redo";
  move: string; // empty unless kind is "move"
  seat: number | null; // whose it is
  ply: number;
  changes: number;
}

type Sent = Extract<TableRequest, { type: Pending["kind"] }>;
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
/** The session adds the language, and since when the journal is to be told. */
export type MoveRequest = Without<Sent, "since" | "lang">;

export interface MovesOptions {
  live: ReadonlySignal<View | null>;
  send(request: MoveRequest): void;
  notice(error: ErrorMessage): void;
  later(run: () => void, milliseconds: number): void;
}

/** What is answered sooner needs no word that it is being sent; the answer says it. */
const PATIENCE = 150;

export class Moves {
  readonly pending = signal<Pending | null>(null);
  readonly busy = computed(() => this.pending.value !== null);
  private readonly overdue = signal<Pending | null>(null);
  /** The answer takes so long that the player should know it is awaited. */
  readonly waiting = computed(
    () => this.overdue.value !== null && this.overdue.value === this.pending.value,
  );
  /** Labels of the moves made here, by ply: the trail of the turn in the player's own words. */
  readonly labels = new Map<number, string>();
  /** Plies that go on with the one before, chosen with it in one go. */
  private readonly joined = new Set<number>();
  private undoGoal: number | null = null;
  private resend = false;

  constructor(private readonly options: MovesOptions) {}

  play(move: string, label: string, goesOn = false): void {
    const view = this.options.live.value;
    if (!view || this.pending.value) return;
    this.labels.set(view.ply + 1, label);
    if (goesOn) this.joined.add(view.ply + 1);
    else this.joined.delete(view.ply + 1);
    this.post("move", view, move);
  }

  /** Takes back one choice: a move, or all of a way that was chosen whole. */
  undo(): void {
    const ply = this.options.live.value?.ply ?? 0;
    let first = ply;
    while (this.joined.has(first)) --first;
    if (first === ply) this.step("undo");
    else this.undoTo(first - 1);
  }

  redo(): void {
    this.step("redo");
  }

  /** Takes back the moves after `ply`, one by one, as long as the table allows it. */
  undoTo(ply: number): void {
    this.undoGoal = ply;
    this.undoOn();
  }

  private undoOn(): void {
    const view = this.options.live.value;
    if (this.undoGoal === null || !view || this.pending.value) return;
    if (view.ply > this.undoGoal && view.can_undo) this.step("undo");
    else this.undoGoal = null;
  }

  private step(kind: "undo" | "redo"): void {
    const view = this.options.live.value;
    if (view && !this.pending.value) this.post(kind, view);
  }

  private post(kind: Pending["kind"], { seat, ply, changes = 0 }: View, move = ""): void {
    const pending = { kind, move, seat, ply, changes };
    this.pending.value = pending;
    this.options.later(() => (this.overdue.value = pending), PATIENCE);
    this.transmit(pending);
  }

  private transmit({ kind, move, ply, changes }: Pending): void {
    if (kind === "move") this.options.send({ type: "move", move, ply, changes });
    else this.options.send({ type: kind, ply, changes });
  }

  /** The line is open again; the next view tells whether what was under way has arrived. */
  reconnected(): void {
    this.resend = this.pending.value !== null;
  }

  /** The position that a view brings answers what was sent. */
  settle(view: View): void {
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
    if (!arrived) this.options.notice({ type: "error", code: "move_lost", message: "" });
  }

  /** What is still to be done from the position that is on the table now. */
  goOn({ ply }: View): void {
    for (const each of this.joined) if (each > ply + 1) this.joined.delete(each);
    this.undoOn();
  }

  /** The table said no to what was sent. */
  refused(): void {
    if (this.pending.value) {
      this.labels.delete(this.pending.value.ply + 1);
      this.pending.value = null;
    }
    this.undoGoal = null;
  }
}
