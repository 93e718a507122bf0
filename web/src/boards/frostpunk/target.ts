// The attributes of the one element that takes focus, pointer and keys, for every drawn thing with a
// target id. Things of which the menu does not speak have an id as well: pointed at, they explain
// themselves.
import type { BoardProps } from "../../contract";
import { spoken, type TargetAttributes, thingOf } from "../mark";
import { words } from "./words";

export { type Mark, markClass, markOf, type TargetAttributes } from "../mark";

export interface Pointed extends TargetAttributes {
  "data-tip": string;
}

export const targetOf = (
  props: BoardProps,
  id: string,
  name: string,
  choose?: () => void,
): Pointed => ({
  "data-tip": id,
  ...thingOf(props, id, spoken(props, id, name, words[props.lang]), choose),
});

/** A thing of the game where it is only shown: it explains itself and is never chosen. */
export const shownOf = (props: BoardProps, id: string) => ({
  "data-target": id,
  ...tipOf(props, id),
});

/** What explains itself when it is pointed at, and is no thing of the game. */
export const tipOf = (props: BoardProps, id: string) => ({
  "data-tip": id,
  onPointerEnter: () => props.layout === "wide" && props.onHover(id),
  onPointerLeave: () => props.onHover(null),
});

/**
 * A place where a pawn works is meant without a citizen card, unless a card was chosen before: the
 * option that names nothing but the place.
 */
export function chooseAlone(props: BoardProps, id: string): void {
  const { options = [] } = props.targets.get(id) ?? {};
  const alone = options.filter(({ targets }) => targets.length === 1);
  const named = (props.chosen?.length ?? 0) > 0;
  const [only] = alone;
  if (!named && alone.length === 1 && only && only.pattern === undefined && props.onTake) {
    props.onTake(only);
  } else {
    props.onChoose(id);
  }
}
