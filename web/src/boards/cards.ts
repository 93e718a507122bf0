// The cards of the games. The bundler makes the list: every folder here that has a card.tsx.
import { CARDS } from "boards:cards";
import type { Card } from "../contract";

/** A game without a card is shown plainly. */
export const cardOf = (game: string): Card | null => CARDS.get(game) ?? null;
