// The coach as this page knows it: the advice that was asked for, and the review of a finished game.
// Advice belongs to one position; with the next it is forgotten.
import { signal } from "@preact/signals";
import type { MenuOption, View } from "../contract";
import type {
  ErrorMessage,
  HintMessage,
  ReviewingMessage,
  ReviewMessage,
  TableRequest,
} from "../net/messages";
import { isRange, moveOf, type Menu } from "./choice";

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
/** The session adds the language. */
export type CoachRequest = Without<Extract<TableRequest, { type: "hint" | "review" }>, "lang">;

export type Asked =
  | { is: "asked"; ply: number; changes: number }
  | { is: "told"; ply: number; changes: number; hint: HintMessage }
  | { is: "refused"; ply: number; changes: number; error: ErrorMessage };

/** A coach who is asked too often is ready again after so many milliseconds. */
const RETRY = 1000;

export class Coach {
  /** The hint for the position on the table; null when nobody asked. */
  readonly hint = signal<Asked | null>(null);
  readonly review = signal<ReviewMessage | null>(null);
  /** How far the review has come while it is made. */
  readonly progress = signal<{ looked: number; plies: number } | null>(null);
  private wanted = false;

  constructor(
    private readonly send: (request: CoachRequest) => void,
    private readonly later: (run: () => void) => void = (run) => void setTimeout(run, RETRY),
  ) {}

  ask(view: View): void {
    const [ply, changes] = [view.ply, view.changes ?? 0];
    if (this.hint.value?.is === "asked" || this.hint.value?.is === "told") return;
    this.hint.value = { is: "asked", ply, changes };
    this.send({ type: "hint", ply, changes });
  }

  askReview(): void {
    this.wanted = true;
    this.send({ type: "review" });
  }

  /** After a break of the line, or in another language. */
  askAgain(): void {
    const hint = this.hint.value;
    if (hint?.is === "asked") this.send({ type: "hint", ply: hint.ply, changes: hint.changes });
    if (this.wanted) this.askReview();
  }

  /** What was told has to be told anew: it was in another language. */
  renew(): void {
    const hint = this.hint.value;
    if (hint) this.hint.value = { is: "asked", ply: hint.ply, changes: hint.changes };
  }

  forgetHint(): void {
    this.hint.value = null;
  }

  /** A newer position is on the table. */
  moved(view: View): void {
    const hint = this.hint.value;
    if (hint && !isFor(hint, view.ply, view.changes ?? 0)) this.hint.value = null;
  }

  receive(message: HintMessage | ReviewingMessage | ReviewMessage): void {
    if (message.type === "hint") {
      const hint = this.hint.value;
      if (!hint || !isFor(hint, message.ply, message.changes)) return;
      this.hint.value = { is: "told", ply: hint.ply, changes: hint.changes, hint: message };
    } else if (message.type === "reviewing") {
      this.progress.value = { looked: message.looked, plies: message.plies };
    } else {
      this.progress.value = null;
      this.review.value = message;
    }
  }

  refused(error: ErrorMessage): void {
    const hint = this.hint.value;
    if (error.asked !== "hint" || hint?.is !== "asked") return;
    if (error.code === "too_fast") {
      this.later(() => this.hint.value === hint && this.askAgain());
      return;
    }
    // The view that makes it stale is here or on its way.
    this.hint.value = error.code === "stale" ? null : { ...hint, is: "refused", error };
  }
}

const isFor = (hint: Asked, ply: number, changes: number): boolean =>
  hint.ply === ply && hint.changes === changes;

/** The option of the menu that holds a move, and which amount of it that is. */
export function optionFor(
  menu: Menu,
  move: string,
): { option: MenuOption; amount: number | null } | null {
  for (const option of menu.options) {
    if (!isRange(option)) {
      if (option.move === move) return { option, amount: null };
      continue;
    }
    const [before = "", after = ""] = (option.pattern ?? "").split("{n}");
    if (!move.startsWith(before) || !move.endsWith(after)) continue;
    const amount = Number(move.slice(before.length, move.length - after.length));
    if (moveOf(option, amount) === move) return { option, amount };
  }
  return null;
}
