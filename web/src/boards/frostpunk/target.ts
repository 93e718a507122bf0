// The attributes of the one element that takes focus, pointer and keys, for every drawn thing with a
// target id. Things of which the menu does not speak have an id as well: pointed at, they explain
// themselves.
import type { BoardProps } from "../../contract";
import { type Mark, markOf as plainMark, pressable, spoken, type TargetAttributes } from "../mark";
import { words } from "./words";

export { type Mark, markClass, type TargetAttributes } from "../mark";

/** What is pointed at when the board itself says what a thing is, though it is offered in many ways. */
const ABOUT = "about:";

export const withoutAbout = (id: string): string =>
  id.startsWith(ABOUT) ? id.slice(ABOUT.length) : id;

export function markOf(props: BoardProps, id: string): Mark {
  const mark = plainMark(props, id);
  return props.hovered === ABOUT + id ? { ...mark, pointed: true } : mark;
}

export interface Pointed extends TargetAttributes {
  "data-tip": string;
}

export function targetOf(
  props: BoardProps,
  id: string,
  name: string,
  choose: () => void = () => props.onChoose(id),
): Pointed {
  // A finger does not point before it presses, and the bar must not move under it.
  const shown = (props.targets.get(id)?.options.length ?? 0) > 1 ? ABOUT + id : id;
  const point = () => props.layout === "wide" && props.onHover(shown);
  const leave = () => props.onHover(null);
  const base = {
    "data-tip": shown,
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

/** What explains itself when it is pointed at, and is never chosen. */
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
