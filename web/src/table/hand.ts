// What the player has in hand while choosing: the thing pointed at, the targets already named, the
// amount, a choice that waits to be confirmed, a refusal that was asked about. It turns clicks and
// keys into moves; every new position empties it, unless it is a step on a way that was chosen whole.
import { computed, effect, signal, untracked, type ReadonlySignal } from "@preact/signals";
import type { Denied, MenuOption, Target } from "../contract";
import {
  amountDenial,
  bindTargets,
  clampAmount,
  click,
  exact,
  isPlain,
  isRange,
  moveOf,
  NO_MENU,
  remaining,
  stepName,
  type Menu,
} from "./choice";
import type { TableSession } from "./session";

const ARMED_FOR = 6000;

// A button that is about to go gives up the focus first: taken from the page with the focus on it,
// it would make the browser lay out everything twice.
function leaveGoing({ options }: Menu): void {
  const focused = globalThis.document?.activeElement?.closest<HTMLElement>(".options [data-move]");
  const move = focused?.dataset.move;
  if (!options.some((each) => each.move === move || each.pattern === move)) focused?.blur();
}

export class Hand {
  readonly hovered = signal<string | null>(null);
  readonly narrowed = signal<readonly string[]>([]);
  readonly amount = signal<number | null>(null);
  /** A move that ends the turn and waits for a second press. */
  readonly armed = signal<string | null>(null);
  /** Why not: the denials of the thing that was asked about. */
  readonly asked = signal<readonly Denied[]>([]);

  readonly menu: ReadonlySignal<Menu>;
  readonly targets: ReadonlySignal<ReadonlyMap<string, Target>>;
  /** What may still be chosen with the targets named so far. */
  readonly options: ReadonlySignal<readonly MenuOption[]>;
  readonly range: ReadonlySignal<MenuOption | null>;
  /** The option that holds just what was named. */
  readonly exact: ReadonlySignal<MenuOption | null>;

  private position = "";
  private played = false;
  /** Moves that follow the last one, and the position in which the first of them is made. */
  private way: {
    moves: readonly string[];
    ply: number;
    changes: number;
    seat: number | null;
  } | null = null;
  private disarm = 0;
  private readonly stop: () => void;

  constructor(
    private readonly session: TableSession,
    private readonly confirmEnd: ReadonlySignal<boolean>,
  ) {
    this.menu = computed(() => {
      const view = session.live.value;
      if (!view?.menu || !session.myTurn.value || !session.travel.atNow.value) return NO_MENU;
      return { options: view.menu, denied: view.denied ?? [] };
    });
    this.targets = computed(() => bindTargets(this.menu.value, this.narrowed.value));
    this.options = computed(() => remaining(this.menu.value.options, this.narrowed.value));
    this.range = computed(() => this.options.value.find(isRange) ?? null);
    this.exact = computed(() => exact(this.menu.value.options, this.narrowed.value)[0] ?? null);
    this.stop = effect(() => this.follow(this.menu.value));
  }

  close(): void {
    this.stop();
    clearTimeout(this.disarm);
  }

  // Only another position empties the hand; the same one said again (an order given, a name changed)
  // leaves it alone.
  private follow(menu: Menu): void {
    const view = this.session.live.peek();
    const position = `${view?.ply} ${view?.changes} ${view?.seat} ${menu.options.length}`;
    if (position === this.position) return;
    this.position = position;
    leaveGoing(menu);
    // What was just chosen is done with: only a pointer that moves asks about it again.
    if (this.played) this.hovered.value = null;
    this.played = false;
    this.narrowed.value = [];
    this.armed.value = null;
    this.asked.value = [];
    this.amount.value = menu.options.find(isRange)?.min ?? null;
    this.walkOn(menu);
  }

  // Only from where the last step has led: whatever else has happened ends the walk.
  private walkOn({ options }: Menu): void {
    const way = this.way;
    const view = this.session.live.peek();
    this.way = null;
    if (!way || view?.ply !== way.ply || view.changes !== way.changes) return;
    if (view.seat !== way.seat) return; // now somebody else at this screen chooses
    const [move, ...rest] = way.moves;
    const option = options.find((each) => each.move === move);
    if (option) untracked(() => this.make(option, rest, true));
  }

  point(target: string | null): void {
    this.hovered.value = target;
  }

  /** A click or Enter on something on the board. */
  choose(target: string): void {
    const meant = click(this.menu.value, this.narrowed.value, target);
    this.armed.value = null;
    this.asked.value = meant.kind === "explain" ? meant.denied : [];
    if (meant.kind === "choose") this.take(meant.option);
    else if (meant.kind === "narrow") this.narrowed.value = meant.narrowed;
    else if (meant.kind === "amount") this.wantAmount();
  }

  /** A press on an option's own button; `then` follows as far as it is offered. */
  take(option: MenuOption, then: readonly string[] = []): void {
    if (this.session.moves.pending.value) return;
    this.asked.value = [];
    const real = this.menu.value.options.length > 1;
    if (isPlain(option) && real && this.confirmEnd.value && this.armed.value !== option.move) {
      this.armed.value = option.move;
      clearTimeout(this.disarm);
      this.disarm = window.setTimeout(() => (this.armed.value = null), ARMED_FOR);
      return;
    }
    this.armed.value = null;
    this.make(option, then, false);
  }

  private make(option: MenuOption, then: readonly string[], goesOn: boolean): void {
    const amount = this.amount.value;
    const view = this.session.live.value;
    this.played = true;
    this.way = view && {
      moves: then,
      ply: view.ply + 1,
      changes: view.changes ?? 0,
      seat: view.seat,
    };
    this.session.moves.play(moveOf(option, amount), stepName(option, amount), goesOn);
  }

  /** Sets the amount; one that is out of range stays at the edge and says why. */
  setAmount(wanted: number): void {
    const option = this.range.value;
    if (!option || Number.isNaN(wanted)) return;
    const amount = clampAmount(option, wanted);
    const denied = amount === wanted ? null : amountDenial(this.menu.value, option, wanted);
    this.asked.value = denied ? [denied] : [];
    this.amount.value = amount;
  }

  /** The place where the amount is typed takes the focus. */
  private wantAmount(): void {
    document.querySelector<HTMLInputElement>("[data-amount]")?.focus();
  }

  /** One step back inside the choice; false when there was nothing to step back from. */
  back(): boolean {
    this.way = null;
    if (this.armed.value !== null) this.armed.value = null;
    else if (this.asked.value.length > 0) this.asked.value = [];
    else if (this.narrowed.value.length > 0) this.narrowed.value = this.narrowed.value.slice(0, -1);
    else return false;
    return true;
  }
}
