// The attributes of the one element that takes focus, pointer and keys, for every drawn thing with a
// target id. The same thing may be drawn in several places; only where it can be chosen has it the id.
import type { BoardProps } from "../../contract";
import { type Mark, markKey, markOf, pressable, spoken, type TargetAttributes } from "../mark";
import { words } from "./words";

export { type Mark, markClass, markOf, type TargetAttributes } from "../mark";

export function targetOf(
  props: BoardProps,
  id: string,
  name: string,
  choose: () => void = () => props.onChoose(id),
): TargetAttributes {
  // A finger does not point before it presses, and the bar must not move under it.
  const point = () => props.layout === "wide" && props.onHover(id);
  const leave = () => props.onHover(null);
  const base = {
    "aria-label": spoken(props, id, name, words[props.lang]),
    onPointerEnter: point,
    onPointerLeave: leave,
    // Only for those who came by keyboard: a click has pointed already.
    onFocus: (event: FocusEvent) => (event.target as Element).matches(":focus-visible") && point(),
    onBlur: leave,
  };
  if (!props.targets.has(id)) return { ...base, role: "img" };
  return { ...base, "data-target": id, ...pressable(markOf(props, id), choose) };
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
