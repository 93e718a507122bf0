// Looking at an earlier move while the game goes on: where the eyes are, and the views that were
// already fetched. The table at `live` is where one plays; anywhere else one only looks.
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { View } from "../contract";

/** How many historic views are kept; a long game has about 800 plies of 5 KB each. */
const KEPT = 200;
/** Eyes that wander with the slider ask for a position this often: more would be a flood. */
const GLANCE = 60;

export interface Looking {
  /** null: at the table as it is now. */
  at: number | null;
  latest: number;
}

const NOW: Looking = { at: null, latest: 0 };

/** A wish to look at a ply; the last one and whatever lies beyond is "now". */
export function lookAt(looking: Looking, ply: number): Looking {
  const at = Math.max(0, Math.trunc(ply));
  return { ...looking, at: at >= looking.latest ? null : at };
}

export const step = (looking: Looking, by: number): Looking =>
  lookAt(looking, (looking.at ?? looking.latest) + by);

export const backToNow = (looking: Looking): Looking => ({ ...looking, at: null });

/** The table moved on, or moves were taken back: the eyes stay where they are if they can. */
export function follow(looking: Looking, latest: number): Looking {
  const at = looking.at !== null && looking.at >= latest ? null : looking.at;
  return { at, latest };
}

/** Historic views by ply. Forgets everything when moves were taken back or the language changes. */
export class ViewShelf {
  private readonly views = new Map<number, View>();
  private edition = "";

  /** Views of another edition (changes and language) are of no use. */
  open(edition: string): void {
    if (edition === this.edition) return;
    this.edition = edition;
    this.views.clear();
  }

  get(ply: number): View | undefined {
    return this.views.get(ply);
  }

  put(view: View): void {
    this.views.delete(view.ply);
    this.views.set(view.ply, view);
    const oldest = this.views.keys().next();
    if (this.views.size > KEPT && !oldest.done) this.views.delete(oldest.value);
  }
}

export interface TravelOptions {
  live: ReadonlySignal<View | null>;
  /** What the views are of; those of another edition are of no use. */
  edition(): string;
  /** Asks the table for the position at an earlier ply. */
  ask(ply: number): void;
  later(run: () => void, milliseconds: number): void;
  /** What the board shows while moves of others are played back. */
  played: ReadonlySignal<View | null>;
}

export class Travel {
  readonly looking = signal<Looking>(NOW);
  private readonly past = signal<View | null>(null);
  /** What the board shows: now, or the move the eyes are at as soon as it has come. */
  readonly shown = computed<View | null>(() => {
    const live = this.options.played.value ?? this.options.live.value;
    return this.looking.value.at === null ? live : (this.past.value ?? live);
  });
  /** The eyes are at an earlier move. */
  readonly back = computed(() => this.looking.value.at !== null);
  /** Whether the board shows the present and a choice may be made on it. */
  readonly atNow = computed(() => !this.back.value && this.options.played.value === null);

  private readonly shelf = new ViewShelf();
  private readonly awaited = new Map<number, ((view: View) => void)[]>();
  private glancing = false;
  private glanceAgain = false;

  constructor(private readonly options: TravelOptions) {}

  look(ply: number): void {
    this.turn(lookAt(this.looking.value, ply));
  }

  stepBy(by: number): void {
    this.turn(step(this.looking.value, by));
  }

  now(): void {
    this.turn(backToNow(this.looking.value));
  }

  /** The table has so many moves now. */
  follow(latest: number): void {
    this.turn(follow(this.looking.value, latest));
  }

  private turn(looking: Looking): void {
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
    this.options.later(() => {
      this.glancing = false;
      if (this.glanceAgain) this.glance();
    }, GLANCE);
    void this.viewAt(at).then((view) => {
      if (this.looking.value.at === at) this.past.value = view;
    });
  }

  /** The table at an earlier ply. */
  viewAt(ply: number): Promise<View> {
    this.shelf.open(this.options.edition());
    const found = this.shelf.get(ply);
    if (found) return Promise.resolve(found);
    return new Promise((resolve) => {
      const waiting = this.awaited.get(ply);
      if (waiting) {
        waiting.push(resolve);
        return;
      }
      this.awaited.set(ply, [resolve]);
      this.options.ask(ply);
    });
  }

  receive(view: View): void {
    this.shelf.open(this.options.edition());
    this.shelf.put(view);
    const waiting = this.awaited.get(view.ply) ?? [];
    this.awaited.delete(view.ply);
    for (const resolve of waiting) resolve(view);
  }

  /** After a break of the line. */
  askAgain(): void {
    for (const ply of this.awaited.keys()) this.options.ask(ply);
  }

  /** Everything is to be told anew: in another language. */
  renew(): void {
    const { at } = this.looking.value;
    if (at !== null) this.look(at);
  }

  /** There is no such move any more. */
  missing(): void {
    this.awaited.clear();
    this.now();
  }
}
