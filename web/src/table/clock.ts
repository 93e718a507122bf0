// How much time a seat has left, counted on from the moment the server said it.
import type { TableState } from "../net/messages";

/** Seconds, or null without a clock. Only the seat to move loses time. */
export function timeLeft(
  state: TableState,
  stateAt: number,
  seat: number,
  toMove: number | null,
  now: number,
): number | null {
  const left = state.clock?.left[seat];
  if (left === undefined || left === null) return null;
  const runs = seat === toMove && state.phase === "playing" && !state.clock?.paused;
  const gone = runs ? (now - stateAt) / 1000 : 0;
  return Math.max(0, left - Math.max(0, gone));
}
