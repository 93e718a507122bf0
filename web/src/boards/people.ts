// The people at the table, as every board speaks of them.
import type { View } from "../contract";

interface Saying {
  you: string;
  player(number: number): string;
}

/** "Zofia", "You" for the viewer, "Player 3" for somebody without a name. */
export function nameOf(seat: number, names: readonly string[], self: number | null, say: Saying) {
  if (seat === self) return say.you;
  return names[seat] || say.player(seat + 1);
}

interface Ending extends Saying {
  youWon: string;
  wonBy(names: readonly string[]): string;
}

/** Who has won; where no seat has, the opponent for whom nobody sits. */
export function outcome(view: View, say: Ending, rival?: string): string {
  const winners = view.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  if (winners.length === 1 && winners[0] === view.seat) return say.youWon;
  const names = winners.map((seat) => nameOf(seat, view.names, null, say));
  return say.wonBy(rival !== undefined && names.length === 0 ? [rival] : names);
}
