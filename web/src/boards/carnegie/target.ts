// What every drawn thing with a target id has in common: how it is marked, and the attributes of
// its one element that takes focus, pointer and keys.
import type { BoardProps, MenuOption, Target } from "../../contract";
import { words } from "./words";

export interface Mark {
  offered: boolean; // glows
  refused: boolean; // explains when asked
  pointed: boolean; // ring
  chosen: boolean; // already named of an option with several targets
  price: number | null;
}

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

/** What a mark and its target show, in short: nothing is drawn anew while it stays the same. */
const markKey = (mark: Mark, target: TargetAttributes): string =>
  `${markClass(mark)} ${mark.price} ${target.role} ${target["aria-label"]}`;

/** The name for those who hear the board: what it is, what it costs, or why it cannot be had. */
function spoken(props: BoardProps, id: string, name: string): string {
  const say = words[props.lang];
  const { options, denied } = props.targets.get(id) ?? NOTHING;
  const { price } = markOf(props, id);
  if (options.length > 0) return price === null ? name : `${name}, ${say.costs(price)}`;
  const [first] = denied;
  return first ? `${name}, ${say.refused(first.reason, first.rule)}` : name;
}

export interface TargetAttributes {
  "data-target"?: string;
  role: "button" | "img";
  tabIndex?: number;
  "aria-label": string;
  "aria-disabled"?: boolean;
  "aria-pressed"?: boolean;
  onPointerEnter(): unknown;
  onPointerLeave(): void;
  onFocus(event: FocusEvent): unknown;
  onBlur(): void;
  onClick?(): void;
  onKeyDown?(event: KeyboardEvent): void;
}

export function targetOf(
  props: BoardProps,
  id: string,
  name: string,
  choose: () => void = () => props.onChoose(id),
): TargetAttributes {
  const mark = markOf(props, id);
  // A finger does not point before it presses, and the bar must not move under it.
  const point = () => props.layout === "wide" && props.onHover(id);
  const leave = () => props.onHover(null);
  const base = {
    "aria-label": spoken(props, id, name),
    onPointerEnter: point,
    onPointerLeave: leave,
    // Only for those who came by keyboard: a click has pointed already.
    onFocus: (event: FocusEvent) => (event.target as Element).matches(":focus-visible") && point(),
    onBlur: leave,
  };
  if (!props.targets.has(id)) return { ...base, role: "img" };
  return {
    ...base,
    "data-target": id,
    role: "button",
    tabIndex: 0,
    ...(mark.refused ? { "aria-disabled": true } : {}),
    ...(mark.chosen ? { "aria-pressed": true } : {}),
    onClick: choose,
    onKeyDown: (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      choose();
    },
  };
}

/** A thing with its marks, ready to be drawn. */
export interface Marked {
  mark: Mark;
  target: TargetAttributes;
}

export const marked = (
  props: BoardProps,
  id: string,
  name: string,
  choose?: () => void,
): Marked => ({ mark: markOf(props, id), target: targetOf(props, id, name, choose) });

export const markedKey = ({ mark, target }: Marked): string => markKey(mark, target);
