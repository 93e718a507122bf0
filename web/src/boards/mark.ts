// How a thing on a board is marked (whether the menu offers or refuses it, whether it is pointed at
// or already named), and what its element that takes focus, pointer and keys has in every game. Every
// drawn thing has its id, so that it can be explained and shown; only of what the menu speaks can be pressed.
import type { BoardProps, MenuOption, Target } from "../contract";

export interface Mark {
  offered: boolean; // glows
  refused: boolean; // explains when asked
  pointed: boolean; // ring
  chosen: boolean; // already named of an option with several targets
  price: number | null;
}

/** A thing of which the menu does not speak. */
const NOTHING: Target = { options: [], denied: [] };

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

export interface TargetAttributes {
  "data-target": string;
  role: "button" | "img";
  tabIndex?: number;
  "aria-label": string;
  /** The label without its price, where the menu's own sentence says it: a tip says it once. */
  "data-unpriced"?: string;
  "aria-disabled"?: boolean;
  "aria-pressed"?: boolean;
  onPointerEnter(): unknown;
  onPointerLeave(): void;
  onFocus(event: FocusEvent): unknown;
  onBlur(): void;
  onClick?(): void;
  onKeyDown?(event: KeyboardEvent): void;
}

/** What a mark and its target show, in short: nothing is drawn anew while it stays the same. */
export const markKey = (mark: Mark, target: TargetAttributes): string =>
  `${markClass(mark)} ${mark.price} ${target.role} ${target["aria-label"]}`;

/** How a board says what the menu says of a thing. */
interface Saying {
  costs(price: number): string;
  refused(reason: string, rule: string): string;
}

/** The name for those who hear the board: what it is, what it costs, or why it cannot be had. */
export function spoken(props: BoardProps, id: string, name: string, say: Saying): string {
  const { options, denied } = props.targets.get(id) ?? NOTHING;
  const { price } = markOf(props, id);
  // It goes on behind a comma, not behind the end of a sentence.
  const open = name.replace(/\.$/, "");
  if (options.length > 0) return price === null ? name : `${open}, ${say.costs(price)}`;
  const [first] = denied;
  return first ? `${open}, ${say.refused(first.reason.replace(/\.$/, ""), first.rule)}` : name;
}

/** Of which the menu speaks: it can be pressed, to be chosen or to say why not. */
function pressable(mark: Mark, choose: () => void) {
  return {
    role: "button" as const,
    tabIndex: 0,
    ...(mark.refused ? { "aria-disabled": true } : {}),
    ...(mark.chosen ? { "aria-pressed": true } : {}),
    onClick: choose,
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      choose();
    },
  };
}

/** The element of a thing: its id and name, and that it can be pressed where the menu speaks of it. */
export function thingOf(
  props: BoardProps,
  id: string,
  label: string,
  choose: () => void = () => props.onChoose(id),
): TargetAttributes {
  // A finger does not point before it presses, and the bar must not move under it.
  const point = () => props.layout === "wide" && props.onHover(id);
  const leave = () => props.onHover(null);
  const base = {
    "data-target": id,
    "aria-label": label,
    onPointerEnter: point,
    onPointerLeave: leave,
    // Only for those who came by keyboard: a click has pointed already.
    onFocus: (event: FocusEvent) => (event.target as Element).matches(":focus-visible") && point(),
    onBlur: leave,
  };
  if (!props.targets.has(id)) return { ...base, role: "img" };
  return { ...base, ...pressable(markOf(props, id), choose) };
}
