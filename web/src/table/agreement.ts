// What needs everybody's consent: a move taken back after others have acted, clocks that stand or get
// more time. The wish of the moment stands in the table's state.
import type { JournalEntry, View } from "../contract";
import type { Proposal, TableRequest, Wish } from "../net/messages";

type Asking = Extract<TableRequest, { type: "propose" | "agree" | "decline" }>;
type Unsigned<T> = T extends unknown ? Omit<T, "lang"> : never;

export class Agreement {
  constructor(private readonly send: (request: Unsigned<Asking>) => void) {}

  ask(what: Wish, view: View, seconds?: number): void {
    const { ply, changes = 0 } = view;
    this.send({ type: "propose", what, ply, changes, ...(seconds !== undefined && { seconds }) });
  }

  answer({ number }: Proposal, yes: boolean): void {
    this.send({ type: yes ? "agree" : "decline", number });
  }
}

/** Others have acted since one's own newest move: it comes back only if they agree. */
export function mayAskUndo(view: View, entries: readonly JournalEntry[]): boolean {
  if (view.seat === null || view.over || view.can_undo) return false;
  return entries.at(-1)?.seat !== view.seat && entries.some(({ seat }) => seat === view.seat);
}

/** Whether somebody at this screen has not answered yet. */
export const awaits = ({ missing }: Proposal, here: readonly number[]): boolean =>
  missing.some((seat) => here.includes(seat));
