// Moves of others are shown one by one, at the pace the player likes, though the table may be far
// ahead: who waits for a turn reads what happens, and nobody has to. The board shows `shown` until
// it has caught up with the live view; bots go on thinking meanwhile.
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { View } from "../contract";

export const PACES = ["slow", "normal", "fast", "once"] as const;
export type Pace = (typeof PACES)[number];

/** How long a turn of somebody else is looked at, in milliseconds. */
const PAUSE: Record<Pace, number> = { slow: 1500, normal: 700, fast: 250, once: 0 };
/** A further step of the same turn takes that much of it. */
const STEP = 0.3;
/** So many moves may wait; with more of them all go faster. */
const WAITING = 8;

export interface PlaybackOptions {
  pace(): Pace;
  /** Nobody looks: the page is in the background. */
  hidden(): boolean;
  now(): number;
  later(run: () => void, milliseconds: number): void;
}

const moverOf = (view: View): number | null => view.journal.at(-1)?.seat ?? null;

export class Playback {
  private readonly behind = signal<View | null>(null);
  /** What the board shows while it is behind the table; null when it is not. */
  readonly shown: ReadonlySignal<View | null> = this.behind;
  /** How many moves are still to be shown. */
  readonly left = signal(0);
  /** The player wants to see nothing more until it is their turn. */
  readonly skipping = signal(false);
  readonly caughtUp = computed(() => this.behind.value === null);

  private queue: View[] = [];
  private since = -Infinity; // when the last one was shown
  private run = 0; // timers of an older run mean nothing

  constructor(private readonly options: PlaybackOptions) {}

  /** The table went on from the one view to the other. */
  receive(last: View | null, view: View): void {
    const { pace, hidden } = this.options;
    const goesOn =
      last !== null &&
      view.ply > last.ply &&
      view.changes === last.changes &&
      view.seat === last.seat &&
      (last.seat === null || last.to_move !== last.seat);
    if (view.ply === last?.ply && !this.caughtUp.value) this.queue.splice(-1, 1, view);
    else if (goesOn && pace() !== "once" && !this.skipping.value && !hidden()) this.add(last, view);
    else this.catchUp();
    if (view.over || view.to_move === view.seat) this.skipping.value = false;
  }

  /** Straight on to the player's turn, whatever happens on the way. */
  skip(): void {
    this.skipping.value = true;
    this.catchUp();
  }

  /** What was not shown yet is not shown any more. */
  catchUp(): void {
    ++this.run;
    this.queue = [];
    this.left.value = 0;
    this.behind.value = null;
    this.since = this.options.now();
  }

  private add(last: View, view: View): void {
    this.queue.push(view);
    this.left.value = this.queue.length;
    if (!this.caughtUp.value) return;
    this.behind.value = last;
    this.schedule(last);
  }

  private schedule(shown: View): void {
    const [next] = this.queue;
    if (!next) return;
    const share = moverOf(next) === moverOf(shown) ? STEP : 1;
    const crowd = Math.min(1, WAITING / this.queue.length);
    const pause = PAUSE[this.options.pace()] * share * crowd;
    const run = ++this.run;
    // The time that a bot has thought was long enough to look.
    const waited = this.options.now() - this.since;
    this.options.later(
      () => {
        if (run === this.run) this.step();
      },
      Math.max(0, pause - waited),
    );
  }

  private step(): void {
    const view = this.queue.shift();
    this.left.value = this.queue.length;
    this.since = this.options.now();
    if (!view || this.queue.length === 0) {
      this.behind.value = null;
      return;
    }
    this.behind.value = view;
    this.schedule(view);
  }
}
