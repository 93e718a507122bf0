// The attributes of the one element that takes focus, pointer and keys, for every drawn thing with a
// target id. What the menu does not speak of can be pointed at, too: the map plans with it.
import type { BoardProps } from "../../contract";
import { markOf, pressable, spoken, type TargetAttributes } from "../mark";
import type { Words } from "./words";

export { type Mark, markClass, markKey, markOf, type TargetAttributes } from "../mark";

export function targetOf(
  props: BoardProps,
  id: string,
  name: string,
  say: Words,
): TargetAttributes {
  const point = () => props.onHover(id);
  const leave = () => props.onHover(null);
  const base = {
    "data-target": id,
    "aria-label": spoken(props, id, name, say),
    onPointerEnter: point,
    onPointerLeave: leave,
    onFocus: point,
    onBlur: leave,
  };
  if (!props.targets.has(id)) return { ...base, role: "img" };
  return { ...base, ...pressable(markOf(props, id), () => props.onChoose(id)) };
}
