// The city: Old and New Town around their plazas, the King's Road, the bridge, and what lies in the
// river.
import { type CityHex, gameOf } from "../data";
import { hexPoints } from "../draw/geometry";
import { Wedge } from "../draw/tile";
import type { StageProps } from "../stage/props";
import { words } from "../words";
import type { CityLayout } from "./layout";
import { PlazaHex } from "./plaza";
import { River } from "./river";
import { Road } from "./road";
import { RiverShelf } from "./shelf";
import { SpaceHex } from "./space";

/** What is drawn later lies above. */
const ORDER: readonly CityHex["kind"][] = ["blocked", "road", "space", "plaza"];

export const City = (props: StageProps & { plan: CityLayout }) => {
  const { plan } = props;
  const { city } = gameOf(props.data);
  const of = (kind: CityHex["kind"]) => city.filter((hex) => hex.kind === kind);
  return (
    <svg
      class="city"
      width={plan.w}
      height={plan.h}
      viewBox={`0 0 ${plan.w} ${plan.h}`}
      role="group"
      aria-label={words[props.lang].city}
    >
      <River plan={plan} />
      {ORDER.map((kind) => (
        <g key={kind}>
          {of(kind).map((hex) => (
            <g key={hex.id}>
              {kind === "blocked" && <Green hex={hex} plan={plan} />}
              {kind === "road" && (
                <polygon class="ground paved" points={hexPoints(plan.at(hex), plan.s - 0.5)} />
              )}
              {kind === "space" && <SpaceHex {...props} hex={hex} />}
              {kind === "plaza" && <PlazaHex {...props} hex={hex} />}
              {(hex.corners ?? []).map(({ corner, colour }) => (
                <Wedge
                  key={corner}
                  at={plan.at(hex)}
                  s={plan.s - 0.5}
                  corner={corner}
                  colour={colour}
                />
              ))}
            </g>
          ))}
        </g>
      ))}
      <Road {...props} />
      <RiverShelf {...props} />
    </svg>
  );
};

const TREES = [
  [-0.34, -0.1],
  [0.3, -0.26],
  [0.02, 0.36],
  [-0.1, -0.5],
  [0.42, 0.26],
] as const;

/** A garden or a vineyard: nothing is ever built there. */
const Green = ({ hex, plan }: { hex: CityHex; plan: CityLayout }) => {
  const { x, y } = plan.at(hex);
  const { s } = plan;
  const tree = ([dx, dy]: (typeof TREES)[number]): string =>
    `M${x + dx * s} ${y + dy * s + s * 0.13}v${-s * 0.12}m${-s * 0.09} 0a${s * 0.09} ${s * 0.1} 0 1 1 ${s * 0.18} 0z`;
  return (
    <>
      <polygon class="ground green" points={hexPoints({ x, y }, s - 0.5)} />
      <path class="trees" d={TREES.map(tree).join("")} />
    </>
  );
};
