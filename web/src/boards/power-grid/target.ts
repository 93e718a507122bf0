// The attributes of the one element that takes focus, pointer and keys, for every drawn thing with a
// target id. What the menu does not speak of can be pointed at, too: the map plans with it.
import type { BoardProps } from "../../contract";
import { spoken, type TargetAttributes, thingOf } from "../mark";
import type { Words } from "./words";

export { type Mark, markClass, markKey, markOf, type TargetAttributes } from "../mark";

export function targetOf(
  props: BoardProps,
  id: string,
  name: string,
  say: Words,
): TargetAttributes {
  const point = () => props.onHover(id);
  const thing = thingOf(props, id, spoken(props, id, name, say));
  return { ...thing, onPointerEnter: point, onFocus: point };
}
