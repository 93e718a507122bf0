// What a board is given: the position, the targets of the menu, and where the eyes are. A new
// position reaches the board one frame after the bar, so that a click is answered at once and the
// many pieces of a board do not delay the answer; what the eyes do is shown without delay.
import { computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import type { BoardProps, Target, View } from "../contract";
import { lang } from "../settings";
import { compact } from "../ui/media";
import { ThingRules } from "../ui/thing_rules";
import type { Desk } from "./desk";
import { afterFrame } from "./later";

const NO_TARGETS: ReadonlyMap<string, Target> = new Map();

function propsOf({ data, hand, lit, replay, session }: Desk): BoardProps | null {
  const view = session.travel.shown.value;
  if (!view) return null;
  return {
    view,
    data: data.value,
    lang: lang.value,
    targets: session.travel.atNow.value && !replay ? hand.targets.value : NO_TARGETS,
    hovered: lit.value ?? hand.hovered.value,
    amount: hand.amount.value,
    chosen: hand.set.value ? hand.members.value : hand.narrowed.value,
    onHover: (target) => hand.point(target),
    onChoose: (target) => hand.choose(target),
    onTake: (option, then) => hand.take(option, then),
    onHold: (options) => hand.hold(options),
    Rules: ThingRules,
    layout: compact.value ? "phone" : "wide",
  };
}

export class BoardFeed {
  private readonly given = signal<BoardProps | null>(null);
  readonly props: ReadonlySignal<BoardProps | null> = this.given;
  /** The position on the board, for what is drawn with it. */
  readonly view: ReadonlySignal<View | null> = computed(() => this.given.value?.view ?? null);
  /** A newer position is on its way to the board. */
  readonly late: ReadonlySignal<boolean>;
  readonly stop: () => void;

  constructor(desk: Desk) {
    this.late = computed(() => this.given.value?.view !== desk.session.travel.shown.value);
    this.stop = effect(() => {
      const next = propsOf(desk);
      const shown = this.given.peek();
      // What a board is drawn from cannot wait: the board may come with it.
      const canWait = shown !== null && next?.view !== shown.view && next?.data === shown.data;
      if (canWait) return afterFrame(() => (this.given.value = next));
      this.given.value = next;
    });
  }
}
