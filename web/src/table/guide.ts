// The guide of a lesson beside the table: which of its cards is read, when it helps unasked, and where
// its card stands so that it covers nothing it speaks of.
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { GuideCard, GuideView, View } from "../contract";
import type { Box } from "./tips";

/** Who has not moved for so long is helped. */
export const PATIENCE = 25_000;

export class Guidance {
  /** How many of the cards were read, and of which position. */
  private readonly read = signal({ at: "", cards: 0 });
  private readonly helped = signal("");

  constructor(private readonly shown: ReadonlySignal<View | null>) {}

  readonly guide: ReadonlySignal<GuideView | null> = computed(
    () => this.shown.value?.guide ?? null,
  );
  /** The position the guide speaks of. */
  readonly at = computed(() => {
    const view = this.shown.value;
    return view ? `${view.ply} ${view.changes ?? 0}` : "";
  });
  private readonly index = computed(() =>
    this.read.value.at === this.at.value ? this.read.value.cards : 0,
  );
  readonly card = computed<GuideCard | null>(
    () => this.guide.value?.cards?.[this.index.value] ?? null,
  );
  /** There is another card behind this one. */
  readonly more = computed(() => this.index.value + 1 < (this.guide.value?.cards?.length ?? 0));
  /** What is said about the step before belongs to the first card. */
  readonly said = computed(() =>
    this.index.value === 0 ? (this.guide.value?.said ?? null) : null,
  );
  readonly hint = computed(() =>
    this.helped.value === this.at.value && !this.more.value
      ? (this.guide.value?.hint ?? null)
      : null,
  );

  goOn(): void {
    if (this.more.value) this.read.value = { at: this.at.value, cards: this.index.value + 1 };
  }

  help(): void {
    this.helped.value = this.at.value;
  }
}

/** What is said about a target: about itself, else about its kind. */
export const thingFor = <T>(things: Readonly<Record<string, T>>, target: string): T | null =>
  things[target] ?? things[target.split(":")[0] ?? ""] ?? null;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

export type Corner = "top-left" | "top-right" | "bottom-left" | "bottom-right";
const CORNERS: readonly Corner[] = ["top-right", "top-left", "bottom-right", "bottom-left"];
const EDGE = 12;

/** The corner of the frame where a card covers least of what it shows, then of what may be chosen. */
export function cornerFor(
  frame: { width: number; height: number },
  card: { width: number; height: number },
  shown: readonly Box[],
  others: readonly Box[],
): Corner {
  const boxAt = (corner: Corner): Box => ({
    ...card,
    x: corner.endsWith("left") ? EDGE : frame.width - card.width - EDGE,
    y: corner.startsWith("top") ? EDGE : frame.height - card.height - EDGE,
  });
  const covered = (corner: Corner): number => {
    const box = boxAt(corner);
    const sum = (boxes: readonly Box[]) =>
      boxes.reduce((total, each) => total + overlap(box, each), 0);
    return 1000 * sum(shown) + sum(others);
  };
  return CORNERS.reduce((best, each) => (covered(each) < covered(best) ? each : best));
}
