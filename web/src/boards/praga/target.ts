// The attributes of the one element that takes focus, pointer and keys, for every drawn thing with a
// target id, and of those that only explain themselves: their name is what the shell shows as a tip.
import type { BoardProps } from "../../contract";
import { markOf, pressable, spoken, type TargetAttributes } from "../mark";
import { aboutText } from "./about";
import { words } from "./words";

export { type Mark, markClass, markOf, type TargetAttributes } from "../mark";

export function targetOf(
  props: BoardProps,
  id: string,
  name: string = aboutText(props, id),
  choose: () => void = () => props.onChoose(id),
): TargetAttributes {
  const mark = markOf(props, id);
  // A finger does not point before it presses, and the bar must not move under it.
  const point = () => props.layout === "wide" && props.onHover(id);
  const leave = () => props.onHover(null);
  const base = {
    "aria-label": spoken(props, id, name.replace(/\.$/, ""), words[props.lang]),
    onPointerEnter: point,
    onPointerLeave: leave,
    // Only for those who came by keyboard: a click has pointed already.
    onFocus: (event: FocusEvent) => (event.target as Element).matches(":focus-visible") && point(),
    onBlur: leave,
  };
  if (!props.targets.has(id)) return { ...base, role: "img" };
  return { ...base, "data-target": id, ...pressable(mark, choose) };
}

/** The board as others see it: nothing can be chosen on it. */
export const untouched = (props: BoardProps): BoardProps => ({
  ...props,
  targets: new Map(),
  chosen: [],
});
