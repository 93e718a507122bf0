// The points at a seat, for the games that keep some for the final scoring.
import type { View } from "../contract";

/** Those on the track, `now`; when the game is over, those of the final score. */
export const pointsOf = ({ over, scores }: View, seat: number, now: number): string =>
  String((over ? scores[seat] : null) ?? now);
