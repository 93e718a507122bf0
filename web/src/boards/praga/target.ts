// The attributes of the one element that takes focus, pointer and keys, for every drawn thing with a
// target id, and of those that only explain themselves: their name is what the shell shows as a tip.
import type { BoardProps } from "../../contract";
import { spoken, type TargetAttributes, thingOf } from "../mark";
import { aboutText } from "./about";
import { words } from "./words";

export { type Mark, markClass, markOf, type TargetAttributes } from "../mark";

export function targetOf(
  props: BoardProps,
  id: string,
  name: string = aboutText(props, id),
  choose?: () => void,
): TargetAttributes {
  const label = spoken(props, id, name.replace(/\.$/, ""), words[props.lang]);
  return thingOf(props, id, label, choose);
}

/** The board as others see it: nothing can be chosen on it. */
export const untouched = (props: BoardProps): BoardProps => ({
  ...props,
  targets: new Map(),
  chosen: [],
});
