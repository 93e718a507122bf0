// The colours of the seats. At first a seat has the colour of its number; people may choose another
// one, and while their table is shown the page's --seat-N stand for what was chosen. The shapes stay
// with the seats: who cannot tell the colours apart goes by them.
import { computed, effect } from "@preact/signals";
import type { SeatInfo } from "../net/messages";
import type { Word } from "../words/words";
import type { TableSession } from "./session";

/** What the colours are called, in the order of --colour-1 to --colour-6. */
const NAMES: readonly Word[] = [
  "colour_blue",
  "colour_orange",
  "colour_green",
  "colour_pink",
  "colour_yellow",
  "colour_sky",
];

export const coloursOf = (seats: readonly SeatInfo[]): number[] =>
  seats.map((seat, i) => seat.colour ?? i);

/** The three properties that put something into a colour: itself, text on it, and it as text. */
export const inColour = (property: string, colour: number): [string, string][] =>
  ["", "-on", "-text"].map((use) => [property + use, `var(--colour-${colour + 1}${use})`]);

/** What the page has to set for seats of these colours. */
export const seatProperties = (colours: readonly number[]): [string, string][] =>
  colours.flatMap((colour, seat) => inColour(`--seat-${seat + 1}`, colour));

export interface Swatch {
  colour: number;
  name: Word;
  /** The seat that has it now. */
  holder: number | null;
  /** By another person, who keeps it. A bot or an open seat would give it up. */
  taken: boolean;
}

/** The colours as the one on the seat `you` may choose them. */
export function swatches(seats: readonly SeatInfo[], you: number): Swatch[] {
  const colours = coloursOf(seats);
  return NAMES.map((name, colour) => {
    const holder = colours.indexOf(colour);
    const taken = holder !== you && seats[holder]?.kind === "person";
    return { colour, name, holder: holder < 0 ? null : holder, taken };
  });
}

/** Keeps the page in the colours of the table until it is stopped. */
export function startColours(session: TableSession): () => void {
  const { style } = document.documentElement;
  // Most states bring no other colours, and a new property of the page is a new style everywhere.
  const chosen = computed(() => JSON.stringify(coloursOf(session.state.value?.seats ?? [])));
  return effect(() => {
    const properties = seatProperties(JSON.parse(chosen.value) as number[]);
    for (const [name, value] of properties) style.setProperty(name, value);
    return () => {
      for (const [name] of properties) style.removeProperty(name);
    };
  });
}
