// Pointing in a team: where the others would choose, and where this seat points while it is not asked.
// It is advice for one position; with the decision it is gone.
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { MenuOption, View } from "../contract";
import type { Point, PointsMessage, TableRequest, TableState } from "../net/messages";
import { optionFor } from "./coach";

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
/** The session adds the language. */
export type PointRequest = Without<Extract<TableRequest, { type: "point" | "advice" }>, "lang">;

export interface PointingOptions {
  live: ReadonlySignal<View | null>;
  state: ReadonlySignal<TableState | null>;
  /** Fellow leaders for whom bots sit are asked by themselves. */
  asksBots(): boolean;
  send(request: PointRequest): void;
  later(run: () => void, milliseconds: number): void;
}

/** Who decides at once needs no advice. */
const PAUSE = 500;

const NONE: readonly Point[] = [];

export class Pointing {
  private readonly told = signal<PointsMessage | null>(null);
  /** This seat wants to point: what the other one is offered is shown to it. */
  readonly advising = signal(false);
  /** What is pointed at in the position on the table. */
  readonly points = computed(() => {
    const told = this.told.value;
    const view = this.options.live.value;
    return told && view && told.ply === view.ply && told.changes === view.changes
      ? told.points
      : NONE;
  });

  constructor(private readonly options: PointingOptions) {}

  receive(message: PointsMessage): void {
    this.told.value = message;
  }

  /** Points at a move; at the same once more: no longer. */
  point(move: string): void {
    const view = this.options.live.value;
    if (!view) return;
    const again = this.points.value.some((each) => each.seat === view.seat && each.move === move);
    const at = { type: "point" as const, ply: view.ply, changes: view.changes ?? 0 };
    this.options.send(again ? at : { ...at, move });
  }

  /** A position is on the table in which this seat may have to choose. */
  moved(view: View): void {
    if (!this.wantsAdvice(view)) return;
    const { ply, changes = 0 } = view;
    this.options.later(() => {
      const now = this.options.live.value;
      if (now?.ply !== ply || now.changes !== changes || this.points.value.length > 0) return;
      this.options.send({ type: "advice", ply, changes });
    }, PAUSE);
  }

  private wantsAdvice({ seat, menu = [] }: View): boolean {
    const state = this.options.state.value;
    const choice = menu.length > 1 || menu.some(({ min, max }) => min !== max);
    if (!choice || !state?.team || !state.hints || !this.options.asksBots()) return false;
    return state.seats.some(({ kind }, i) => i !== seat && kind === "bot");
  }

  /** The seats that point at one of these. */
  seatsAt(options: readonly MenuOption[]): number[] {
    return this.points.value
      .filter(({ move }) => optionFor({ options, denied: [] }, move))
      .map(({ seat }) => seat);
  }
}
