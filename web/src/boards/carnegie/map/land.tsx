// What lies under the cities and never changes: water lines, regions, borders, links.
import type { Lang } from "../../../contract";
import { still } from "../../../ui/still";
import type { Game } from "../data";
import { REGIONS, type Region } from "../description";
import { rosette, rounded } from "../draw";
import { words } from "../words";
import { BORDERS, LAND, OUTLINE } from "./geo";
import { linkPath } from "./layout";

// Pairs of ink and water, from far out to the shore.
const WATER = [34, 33, 26, 25.2, 18.5, 17.8, 12, 11.4, 6.5, 6];

const NAMES: Record<Region, [number, number]> = {
  west: [205, 700],
  midwest: [366, 514],
  south: [392, 831],
  east: [765, 519],
};

export interface LandProps {
  game: Game;
  scale: number;
  lang: Lang;
}

const LandView = ({ game, scale, lang }: LandProps) => (
  <g aria-hidden="true">
    <path
      class="guilloche mark"
      d={rosette(836, 808, 62, 16, 0.5) + rosette(836, 808, 30, 10, 0.6)}
    />
    {WATER.map((width, i) => (
      <path
        key={width}
        class={i % 2 === 0 ? "water ink" : "water"}
        stroke-width={width}
        d={OUTLINE}
      />
    ))}
    {REGIONS.map((region) => (
      <g key={region}>
        <path class={`land of-${region}`} d={LAND[region]} />
        <path class="engraving" fill={`url(#ca-region-${region})`} d={LAND[region]} />
      </g>
    ))}
    <path class="border" d={BORDERS} />
    <path class="coast" d={OUTLINE} />
    {scale > 0.52 &&
      REGIONS.map((region) => (
        <text
          key={region}
          class="region-name"
          x={NAMES[region][0]}
          y={NAMES[region][1]}
          font-size={rounded((scale > 0.8 ? 18 : 14) / scale)}
          text-anchor="middle"
        >
          {words[lang].regions[region].toUpperCase()}
        </text>
      ))}
    {game.links.map((link) => (
      <g key={link.id}>
        <path class="link-bed" d={linkPath(game, link)} />
        <path class="link" d={linkPath(game, link)} />
      </g>
    ))}
  </g>
);

export const Land = still(LandView, ({ scale, lang }) => `${scale.toFixed(3)} ${lang}`);
