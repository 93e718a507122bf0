// The options of a set-up: which of them apply. Some depend on the number of seats or on another
// option; a table names only those that apply, and one that is not named has its first value.
import type { Chosen } from "../contract";
import type { GameInfo, OptionInfo } from "../net/messages";

export const valueOf = (option: OptionInfo, chosen: Chosen): OptionInfo["values"][number] | null =>
  option.values.find(({ id }) => id === chosen[option.id]) ?? option.values[0] ?? null;

/** The options that apply to so many seats with these choices, in the order of the game. */
export function applying(game: GameInfo, seats: number, chosen: Chosen): OptionInfo[] {
  const found: OptionInfo[] = [];
  for (const option of game.options) {
    const { seats: allowed, option: on, is } = option.when ?? {};
    const { min = 0, max = seats } = allowed ?? {};
    // What it depends on has to apply itself.
    const other = found.find(({ id }) => id === on);
    const fits = on === undefined || (other && is?.includes(valueOf(other, chosen)?.id ?? ""));
    if (min <= seats && seats <= max && fits) found.push(option);
  }
  return found;
}

/** What is agreed, as a request names it. */
export const agreed = (game: GameInfo, seats: number, chosen: Chosen): Record<string, string> =>
  Object.fromEntries(
    applying(game, seats, chosen).map((option) => [option.id, valueOf(option, chosen)?.id ?? ""]),
  );
