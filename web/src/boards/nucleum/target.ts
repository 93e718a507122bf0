// The attributes of the one element that takes focus, pointer and keys, for every drawn thing with a
// target id. The same thing may be drawn in several places; it can be pressed where it can be chosen.
import type { BoardProps } from "../../contract";
import {
  type Mark,
  markClass,
  markKey,
  markOf,
  spoken,
  type TargetAttributes,
  thingOf,
} from "../mark";
import { words } from "./words";

export { type Mark, markClass, markOf } from "../mark";

/** `tip` is what it is and what it does; without one the name says it all. */
export function targetOf(
  props: BoardProps,
  id: string,
  name: string,
  tip: string = name,
): TargetAttributes {
  const told = spoken(props, id, tip, words[props.lang]);
  const thing = thingOf(props, id, told);
  if (!thing.onClick) return thing;
  // A click has been answered: its tip must not cover what is clicked next.
  const onClick = () => {
    props.onChoose(id);
    props.onHover(null);
  };
  return { ...thing, onClick };
}

/** A thing with its marks, ready to be drawn. */
export interface Marked {
  mark: Mark;
  target: TargetAttributes;
}

export const marked = (props: BoardProps, id: string, name: string, tip?: string): Marked => ({
  mark: markOf(props, id),
  target: targetOf(props, id, name, tip),
});

export const markedKey = ({ mark, target }: Marked): string => markKey(mark, target);

export const classOf = ({ mark }: Marked): string => markClass(mark);

/** The same board for somebody who only looks: nothing of it can be chosen. */
export const untouched = <P extends BoardProps>(props: P): P => ({ ...props, targets: new Map() });
