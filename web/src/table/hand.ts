// What the player has in hand while choosing: the thing pointed at, the targets already named, the
// amount, a choice that waits to be confirmed, a refusal that was asked about. It turns clicks and
// keys into moves; every new position empties it, unless it is a step on a way that was chosen whole.
import { computed, effect, signal, untracked, type ReadonlySignal } from "@preact/signals";
import type { Denied, MenuOption, Target } from "../contract";
import { bestOf, setOf, withMembers, type SetOffer } from "./offers";
import { NO_TELLING, type Telling } from "./telling";
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
  verbOf,
  type Menu,
} from "./choice";

/** Nobody buys more than that in one go. */
const MOST_TIMES = 20;
import type { TableSession } from "./session";

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
  /** The groups that were opened, one inside the other, where there are too many for the bar. */
  readonly group = signal<readonly string[]>([]);
  /** The moves of the piece that the board says is in hand; null: there is none. */
  private readonly held = signal<readonly string[] | null>(null);
  /** How often a choice of which several are wanted is made. */
  readonly times = signal(1);
  /** The members of a set as it is put together, and which of the options that have just these. */
  readonly members = signal<readonly string[]>([]);
  readonly variant = signal(0);
  /** A move that ends the turn and waits for a second press, until something else is chosen. */
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
  /** The menu asks for a set. */
  readonly set: ReadonlySignal<SetOffer | null>;
  /** What the set is now; nothing where it cannot be that. */
  readonly sets: ReadonlySignal<readonly MenuOption[]>;

  private position = "";
  private played = false;
  /** Moves that follow the last one, and the position in which the first of them is made. */
  private way: {
    moves: readonly string[];
    ply: number;
    changes: number;
    seat: number | null;
  } | null = null;
  private readonly stops: (() => void)[];

  constructor(
    private readonly session: TableSession,
    private readonly confirmEnd: ReadonlySignal<boolean>,
    private readonly telling: ReadonlySignal<Telling> = signal(NO_TELLING),
  ) {
    this.menu = computed(() => {
      const view = session.live.value;
      if (!view || !session.travel.atNow.value) return NO_MENU;
      if (session.myTurn.value) return { options: view.menu ?? [], denied: view.denied ?? [] };
      const pointing = session.pointing.advising.value && !session.handedOver.value;
      return pointing ? { options: view.may_point ?? [], denied: [] } : NO_MENU;
    });
    this.targets = computed(() => bindTargets(this.menu.value, this.narrowed.value));
    this.options = computed(() => {
      const left = remaining(this.menu.value.options, this.narrowed.value);
      const held = this.held.value;
      return held === null
        ? left
        : left.filter((each) => isPlain(each) || held.includes(each.move));
    });
    this.range = computed(() => this.options.value.find(isRange) ?? null);
    this.exact = computed(() => exact(this.menu.value.options, this.narrowed.value)[0] ?? null);
    this.set = computed(() => setOf(this.menu.value.options, telling.value));
    this.sets = computed(() => {
      const set = this.set.value;
      return set ? withMembers(set, this.members.value) : [];
    });
    this.stops = [
      effect(() => this.follow(this.menu.value)),
      effect(() => this.begin(this.set.value)),
    ];
  }

  close(): void {
    for (const stop of this.stops) stop();
  }

  private begun = "";

  // A set begins with what most would take; the same set told again stays as it is.
  private begin(set: SetOffer | null): void {
    const asked = set ? `${this.position} ${set.members.map(({ target }) => target).join()}` : "";
    if (asked === this.begun) return;
    this.begun = asked;
    this.members.value = (set && bestOf(set)?.targets) ?? [];
    this.variant.value = 0;
  }

  toggle(target: string): void {
    const chosen = this.members.value;
    this.armed.value = null;
    this.asked.value = [];
    this.variant.value = 0;
    this.members.value = chosen.includes(target)
      ? chosen.filter((each) => each !== target)
      : [...chosen, target];
  }

  /** The board tells whose options the piece in hand has. */
  hold(options: readonly MenuOption[] | null): void {
    const moves = options?.map(({ move }) => move) ?? null;
    if (moves?.join() !== this.held.peek()?.join()) this.held.value = moves;
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
    this.group.value = [];
    this.held.value = null;
    this.times.value = 1;
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
    if (this.set.value?.members.some((each) => each.target === target)) return this.toggle(target);
    const meant = click(this.menu.value, this.narrowed.value, target);
    this.armed.value = null;
    this.asked.value = meant.kind === "explain" ? meant.denied : [];
    if (meant.kind === "choose") this.take(meant.option);
    else if (meant.kind === "narrow") this.narrowed.value = meant.narrowed;
    else if (meant.kind === "amount") this.wantAmount();
  }

  /** Whether several of these are wanted at a time. */
  repeats(option: MenuOption): boolean {
    return this.telling.value.bar.repeat?.includes(verbOf(option)) ?? false;
  }

  setTimes(n: number): void {
    if (!Number.isNaN(n)) this.times.value = Math.min(MOST_TIMES, Math.max(1, Math.trunc(n)));
  }

  /** A press on an option's own button; `then` follows as far as it is offered. */
  take(option: MenuOption, then: readonly string[] = this.again(option)): void {
    if (this.session.moves.pending.value) return;
    this.asked.value = [];
    const real = this.menu.value.options.length > 1;
    const ends = isPlain(option) && this.session.myTurn.value;
    if (ends && real && this.confirmEnd.value && this.armed.value !== option.move) {
      this.armed.value = option.move;
      return;
    }
    this.armed.value = null;
    this.make(option, then, false);
  }

  /** The same choice as often as it was asked for; it ends where it is no longer offered. */
  private again(option: MenuOption): string[] {
    return this.repeats(option) ? Array<string>(this.times.value - 1).fill(option.move) : [];
  }

  private make(option: MenuOption, then: readonly string[], goesOn: boolean): void {
    const amount = this.amount.value;
    const view = this.session.live.value;
    // Who is not asked only points at it.
    if (!this.session.myTurn.value) {
      this.narrowed.value = [];
      return this.session.pointing.point(moveOf(option, amount));
    }
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
    else if (this.group.value.length > 0) this.group.value = this.group.value.slice(0, -1);
    else if (this.narrowed.value.length > 0) this.narrowed.value = this.narrowed.value.slice(0, -1);
    else return false;
    return true;
  }
}
