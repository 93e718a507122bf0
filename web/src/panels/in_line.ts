// What is said in the line under the question: whole if there is room, else in fewer words, and the tip
// beside the thing says the rest.
import { windowWidth } from "../ui/media";

/** About how many letters stand there. */
const subLetters = (width: number): number => (width < 1380 ? 42 : 55);

export const inLine = (whole: string, short: string): string =>
  whole.length <= subLetters(windowWidth.value) ? whole : short;
