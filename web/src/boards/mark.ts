// How a thing on a board is marked: whether the menu offers or refuses it, whether it is pointed at
// or already named.
import type { BoardProps, MenuOption, Target } from "../contract";

export interface Mark {
  offered: boolean; // glows
  refused: boolean; // explains when asked
  pointed: boolean; // ring
  chosen: boolean; // already named of an option with several targets
  price: number | null;
}

/** A thing of which the menu does not speak. */
export const NOTHING: Target = { options: [], denied: [] };

export function markOf(props: BoardProps, id: string): Mark {
  const { options, denied } = props.targets.get(id) ?? NOTHING;
  const prices = options.flatMap((option) => option.price ?? []);
  return {
    offered: options.length > 0,
    refused: options.length === 0 && denied.length > 0,
    pointed: props.hovered === id || isPartner(props, id),
    chosen: props.chosen?.includes(id) ?? false,
    price: prices.length > 0 ? Math.min(...prices) : null,
  };
}

// The other targets of the option that is pointed at, when only one is meant.
function isPartner(props: BoardProps, id: string): boolean {
  const { options } = (props.hovered && props.targets.get(props.hovered)) || NOTHING;
  const [only, ...more] = options as MenuOption[];
  return only !== undefined && more.length === 0 && only.targets.includes(id);
}

export const markClass = (mark: Mark): string =>
  [
    mark.offered && "legal",
    mark.refused && "refused",
    mark.pointed && "pointed",
    mark.chosen && "chosen",
  ]
    .filter(Boolean)
    .join(" ");
