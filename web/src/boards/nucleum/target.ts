// The attributes of the one element that takes focus, pointer and keys, for every drawn thing with a
// target id. The same thing may be drawn in several places; only where it can be chosen has it the id.
import type { BoardProps } from "../../contract";
import {
  type Mark,
  markClass,
  markKey,
  markOf,
  pressable,
  spoken,
  type TargetAttributes,
} from "../mark";
import { words } from "./words";

export { type Mark, markClass, markOf } from "../mark";

export interface Attributes extends TargetAttributes {
  "data-tip": string;
}

/** `tip` is what it is and what it does; without one the name says it all. */
export function targetOf(
  props: BoardProps,
  id: string,
  name: string,
  tip: string = name,
): Attributes {
  // A finger does not point before it presses, and the bar must not move under it.
  const point = () => props.layout === "wide" && props.onHover(id);
  const leave = () => props.onHover(null);
  const told = spoken(props, id, tip, words[props.lang]);
  const base = {
    "aria-label": told,
    "data-tip": told,
    onPointerEnter: point,
    onPointerLeave: leave,
    // Only for those who came by keyboard: a click has pointed already.
    onFocus: (event: FocusEvent) => (event.target as Element).matches(":focus-visible") && point(),
    onBlur: leave,
  };
  if (!props.targets.has(id)) return { ...base, role: "img" };
  return { ...base, "data-target": id, ...pressable(markOf(props, id), () => props.onChoose(id)) };
}

/** A thing with its marks, ready to be drawn. */
export interface Marked {
  mark: Mark;
  target: Attributes;
}

export const marked = (props: BoardProps, id: string, name: string, tip?: string): Marked => ({
  mark: markOf(props, id),
  target: targetOf(props, id, name, tip),
});

export const markedKey = ({ mark, target }: Marked): string => markKey(mark, target);

export const classOf = ({ mark }: Marked): string => markClass(mark);

/** The same board for somebody who only looks: nothing of it can be chosen. */
export const untouched = <P extends BoardProps>(props: P): P => ({ ...props, targets: new Map() });
