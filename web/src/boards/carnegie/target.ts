// The attributes of the one element that takes focus, pointer and keys, for every drawn thing with a
// target id. The same thing may be drawn in several places; it can be pressed where it can be chosen.
import type { BoardProps } from "../../contract";
import { type Mark, markKey, markOf, spoken, type TargetAttributes, thingOf } from "../mark";
import { words } from "./words";

export { type Mark, markClass, markOf, type TargetAttributes } from "../mark";

export const targetOf = (
  props: BoardProps,
  id: string,
  name: string,
  choose?: () => void,
): TargetAttributes => thingOf(props, id, spoken(props, id, name, words[props.lang]), choose);

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
