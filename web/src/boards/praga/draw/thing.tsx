// A thing of the board: its drawing, and above it the shape that takes pointer, focus and keys. What
// is written in the drawing is no part of its name, so the shape has nothing in it.
import type { ComponentChildren } from "preact";
import type { BoardProps } from "../../../contract";
import { type Attributes, markClass, markOf, targetOf } from "../target";
import { hexPoints, type Point } from "./geometry";

/** Where it can be pressed: a hex, a circle or a rectangle. */
export type Area =
  | { at: Point; side: number }
  | { at: Point; r: number }
  | { x: number; y: number; w: number; h: number };

const Shape = ({ area, target }: { area: Area; target: Attributes }) => {
  if ("side" in area)
    return <polygon class="hit" points={hexPoints(area.at, area.side)} {...target} />;
  if ("r" in area)
    return <circle class="hit" cx={area.at.x} cy={area.at.y} r={area.r} {...target} />;
  return (
    <rect class="hit" x={area.x} y={area.y} width={area.w} height={area.h} rx="3" {...target} />
  );
};

interface ThingProps {
  props: BoardProps;
  id: string;
  area: Area;
  class: string;
  name?: string | undefined;
  tip?: string; // what the tip is about, if it is something else
  choose?: (() => void) | undefined;
  children: ComponentChildren;
}

export const Thing = (given: ThingProps) => {
  const { props, id, tip = id } = given;
  const target = { ...targetOf(props, id, given.name, given.choose), "data-tip": tip };
  return (
    <g class={`thing ${given.class} ${markClass(markOf(props, id))}`}>
      {given.children}
      <Shape area={given.area} target={target} />
    </g>
  );
};

/** The same over something that is not drawn but written. */
export const Hit = ({ target }: { target: Attributes }) => <span class="hit" {...target} />;
