// What every drawn thing with a target id has in common: how it is marked, and the attributes of
// its one element that takes focus, pointer and keys.
import type { BoardProps } from "../../contract";
import { type Mark, markClass, markOf, NOTHING } from "../mark";
import type { Words } from "./words";

export { markClass, markOf, type Mark } from "../mark";

/** What a mark and its target show, in short: nothing is drawn anew while it stays the same. */
export const markKey = (mark: Mark, target: TargetAttributes): string =>
  `${markClass(mark)} ${mark.price} ${target.role} ${target["aria-label"]}`;

/** The name for those who hear the board: what it is, what it costs, or why it cannot be had. */
export function spoken(props: BoardProps, id: string, name: string, say: Words): string {
  const { options, denied } = props.targets.get(id) ?? NOTHING;
  const { price } = markOf(props, id);
  if (options.length > 0) return price === null ? name : `${name}, ${say.costs(price)}`;
  const [first] = denied;
  return first ? `${name}, ${say.refused(first.reason, first.rule)}` : name;
}

export interface TargetAttributes {
  "data-target": string;
  role: "button" | "img";
  tabIndex?: number;
  "aria-label": string;
  "aria-disabled"?: boolean;
  "aria-pressed"?: boolean;
  onPointerEnter(): void;
  onPointerLeave(): void;
  onFocus(): void;
  onBlur(): void;
  onClick?(): void;
  onKeyDown?(event: KeyboardEvent): void;
}

export function targetOf(
  props: BoardProps,
  id: string,
  name: string,
  say: Words,
): TargetAttributes {
  const mark = markOf(props, id);
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
  const choose = () => props.onChoose(id);
  return {
    ...base,
    role: "button",
    tabIndex: 0,
    ...(mark.refused ? { "aria-disabled": true } : {}),
    ...(mark.chosen ? { "aria-pressed": true } : {}),
    onClick: choose,
    onKeyDown: (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      choose();
    },
  };
}
