// A city on the map: a plate with three slots, the houses in them, the price of a legal one, and
// the name. One transparent rectangle over it is the target.
import type { City as CityData } from "../data";
import { CELL, LINE_HEIGHT, PLATE } from "../layout/bodies";
import type { Box } from "../layout/boxes";
import type { CityPlace } from "../layout/layout";
import type { Label, OutsideCity } from "../scene";
import { still } from "../../../ui/still";
import { type Mark, type TargetAttributes, markClass, markKey } from "../target";

interface CityProps {
  city: CityData;
  place: CityPlace;
  hue: string;
  owners: readonly number[];
  stage: number;
  mark: Mark;
  plan: number | null; // what it would cost later, while something else is chosen
  target: TargetAttributes;
}

const RING = 5;
const ANCHORS = { below: "middle", above: "middle", left: "end", right: "start" } as const;

const cityKey = ({ place, owners, stage, mark, plan, target }: CityProps): string => {
  const { plate, name, side } = place;
  const at = [plate.x, plate.y, name.x, name.y, side].join();
  return `${at} ${owners.join()} ${stage} ${plan} ${markKey(mark, target)}`;
};

const City = ({ city, place, hue, owners, stage, mark, plan, target }: CityProps) => {
  const { plate } = place;
  const price = mark.offered ? mark.price : plan;
  return (
    <g
      class={`city ${markClass(mark)} ${mark.offered || plan === null ? "" : "planned"}`}
      style={{ "--hue": hue }}
      transform={`translate(${plate.x} ${plate.y})`}
    >
      <g aria-hidden="true">
        {mark.offered && <Glow />}
        <Frame class="shadow" grow={0} dy={2} />
        {[0, 1, 2].map((slot) => (
          <Slot
            key={slot}
            slot={slot}
            cost={city.slots[slot]!}
            owner={owners[slot]}
            shut={slot >= stage}
            price={slot === owners.length ? price : null}
          />
        ))}
        <path class="div" d={`M${-CELL.w / 2} ${-CELL.h / 2}v${CELL.h}m${CELL.w} 0v${-CELL.h}`} />
        <Frame class="frame" grow={0} />
        {mark.pointed && <Frame class="ring" grow={RING} />}
        <Name {...place} origin={plate} />
      </g>
      <rect
        class="hit"
        x={-PLATE.w / 2 - RING}
        y={-PLATE.h / 2 - RING}
        width={PLATE.w + 2 * RING}
        height={PLATE.h + 2 * RING}
        rx="8"
        {...target}
      />
    </g>
  );
};

export const CityMark = still(City, cityKey);

const Frame = (props: { class: string; grow: number; dy?: number }) => (
  <rect
    class={props.class}
    x={-PLATE.w / 2 - props.grow}
    y={-PLATE.h / 2 - props.grow + (props.dy ?? 0)}
    width={PLATE.w + 2 * props.grow}
    height={PLATE.h + 2 * props.grow}
    rx={5 + props.grow}
  />
);

const Glow = () => (
  <g class="glow">
    <Frame class="wide" grow={9} />
    <Frame class="near" grow={5} />
  </g>
);

interface SlotProps {
  slot: number;
  cost: number;
  owner: number | undefined;
  shut: boolean;
  price: number | null;
}

const Slot = ({ slot, cost, owner, shut, price }: SlotProps) => {
  const x = (slot - 1.5) * CELL.w;
  const cell = { d: cellPath(slot, x) };
  const middle = x + CELL.w / 2;
  if (owner !== undefined) {
    const size = 15;
    return (
      <g class={`house seat-${owner + 1}`}>
        <path class="cell" {...cell} />
        <use
          href={`#seat-${owner + 1}`}
          x={middle - size / 2}
          y={-size / 2}
          width={size}
          height={size}
        />
      </g>
    );
  }
  const kind = price !== null ? "slot tag" : shut ? "slot shut" : "slot";
  return (
    <g class={kind}>
      <path class="cell" {...cell} />
      {shut && price === null && <path fill="url(#pg-hatch)" {...cell} />}
      <text x={middle} y="5">
        {price ?? cost}
      </text>
    </g>
  );
};

// The outer corners of the first and the last cell are round, like the frame.
function cellPath(slot: number, x: number): string {
  const { w, h } = CELL;
  const r = 5;
  const left = slot === 0 ? r : 0;
  const right = slot === 2 ? r : 0;
  const corner = (size: number, dx: number, dy: number): string =>
    size > 0 ? `a${size} ${size} 0 0 1 ${dx * size} ${dy * size}` : "";
  return (
    `M${x + left} ${-h / 2}h${w - left - right}${corner(right, 1, 1)}v${h - 2 * right}` +
    `${corner(right, -1, 1)}h${-(w - left - right)}${corner(left, -1, -1)}v${-(h - 2 * left)}` +
    `${corner(left, 1, -1)}z`
  );
}

const Name = ({ name, lines, side, origin }: CityPlace & { origin: Box }) => {
  const anchor = ANCHORS[side];
  const edge = { middle: 0, end: name.w / 2, start: -name.w / 2 }[anchor];
  const top = name.y - name.h / 2 - origin.y;
  return (
    <text class="name" text-anchor={anchor}>
      {lines.map((line, i) => (
        <tspan key={i} x={name.x - origin.x + edge} y={top + LINE_HEIGHT * (i + 1) - 3.5}>
          {line}
        </tspan>
      ))}
    </text>
  );
};

interface OutsideProps {
  city: OutsideCity;
  mark: Mark;
  target: TargetAttributes;
}

const outsideKey = ({ city, mark, target }: OutsideProps): string =>
  `${city.at.x} ${city.at.y} ${city.label?.box.x} ${markKey(mark, target)}`;

/** A city out of play: a hollow dot, and its name where there is room. */
export const OutsideMark = still(
  ({ city, mark, target }: OutsideProps) => (
    <g class={`city off ${markClass(mark)}`}>
      <g aria-hidden="true">
        <circle cx={city.at.x} cy={city.at.y} r="4" />
        {mark.pointed && <circle class="ring" cx={city.at.x} cy={city.at.y} r="9" />}
        {city.label && <OutsideName {...city.label} />}
      </g>
      <rect
        class="hit"
        x={city.at.x - 13}
        y={city.at.y - 13}
        width="26"
        height="26"
        rx="8"
        {...target}
      />
    </g>
  ),
  outsideKey,
);

const OutsideName = ({ lines, box }: Label) => (
  <text class="name" text-anchor="middle" x={box.x} y={box.y + 5}>
    {lines[0]}
  </text>
);
