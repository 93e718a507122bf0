// The people at the table, as every board speaks of them.
interface Saying {
  you: string;
  player(number: number): string;
}

/** "Zofia", "You" for the viewer, "Player 3" for somebody without a name. */
export function nameOf(seat: number, names: readonly string[], self: number | null, say: Saying) {
  if (seat === self) return say.you;
  return names[seat] || say.player(seat + 1);
}
