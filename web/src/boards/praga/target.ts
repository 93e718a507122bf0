// The attributes of the one element that takes focus, pointer and keys, for every drawn thing with a
// target id, and of those that only explain themselves. Their tip is drawn by tip.tsx.
import type { BoardProps } from "../../contract";
import { markOf, pressable, spoken, type TargetAttributes } from "../mark";
import { aboutText } from "./about";
import { words } from "./words";

export { type Mark, markClass, markOf } from "../mark";

export type Attributes = TargetAttributes & { "data-tip": string };

export function targetOf(
  props: BoardProps,
  id: string,
  name: string = aboutText(props, id),
  choose: () => void = () => props.onChoose(id),
): Attributes {
  const mark = markOf(props, id);
  // A finger does not point before it presses, and what is refused is explained by the board's tip.
  const points = props.layout === "wide" && !mark.refused;
  const point = () => points && props.onHover(id);
  const leave = () => props.onHover(null);
  const base = {
    "data-tip": id,
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
