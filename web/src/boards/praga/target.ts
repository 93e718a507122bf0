// The attributes of the one element that takes focus, pointer and keys, for every drawn thing with a
// target id, and of those that only explain themselves: their name is what the shell shows as a tip.
import type { BoardProps } from "../../contract";
import { markOf, spoken, type TargetAttributes, thingOf } from "../mark";
import { noteText, toldText } from "./about";
import { words } from "./words";

export { type Mark, markClass, markOf, type TargetAttributes } from "../mark";

export function targetOf(
  props: BoardProps,
  id: string,
  name?: string,
  choose?: () => void,
): TargetAttributes {
  const what = (name ?? toldText(props, id)).replace(/\.$/, "");
  const told = spoken(props, id, what, words[props.lang]);
  // The price belongs to the thing, not to the note.
  const note = name === undefined ? noteText(props, id) : "";
  const noted = (text: string): string => (note === "" ? text : `${text}. ${note}`);
  const priced = markOf(props, id).price !== null;
  return {
    ...thingOf(props, id, noted(told), choose),
    ...(priced && { "data-unpriced": noted(what) }),
  };
}

/** The board as others see it: nothing can be chosen on it. */
export const untouched = (props: BoardProps): BoardProps => ({
  ...props,
  targets: new Map(),
  chosen: [],
});
