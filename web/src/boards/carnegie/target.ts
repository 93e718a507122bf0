// What every drawn thing with a target id has in common: how it is marked, and the attributes of
// its one element that takes focus, pointer and keys.
import type { BoardProps } from "../../contract";
import { type Mark, markClass, markOf, NOTHING } from "../mark";
import { words } from "./words";

export { markClass, markOf, type Mark } from "../mark";

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
