// The sheet under everything: sea, neighbours, the country with its regions, rivers and borders.
import { useMemo } from "preact/hooks";
import type { Region } from "../data";
import type { Geo } from "../geo/geo";
import type { Spread } from "../scene";

interface LandProps {
  geo: Geo;
  spread: Spread;
  regions: readonly Region[]; // of this map
  inPlay: readonly string[];
}

const SURF = [34, 22, 11]; // widths of the lines along the coast

export const Land = ({ geo, spread, regions, inPlay }: LandProps) =>
  useMemo(() => {
    const used = regions.filter((region) => inPlay.includes(region.id));
    return (
      <g class="land" transform={`scale(${spread.x} ${spread.y})`} aria-hidden="true">
        <defs>
          <clipPath id="pg-country">
            <path d={geo.outline} />
          </clipPath>
          {used.map(({ id }) => (
            <clipPath key={id} id={`pg-${id}`}>
              <path d={geo.regions[id]} />
            </clipPath>
          ))}
        </defs>
        {SURF.map((width) => (
          <path key={width} class="surf" stroke-width={width} d={geo.coasts} />
        ))}
        <path class="abroad" d={geo.neighbours} />
        <path class="lake" d={geo.lakes} />
        <path class="graticule" d={geo.graticule} />
        <path class="country" d={geo.outline} />
        <g clip-path="url(#pg-country)">
          {regions.map(({ id, hex }) => (
            <path
              key={id}
              data-target={`region:${id}`}
              class={inPlay.includes(id) ? "region" : "region off"}
              style={{ "--hue": hex }}
              d={geo.regions[id]}
            />
          ))}
          {regions
            .filter(({ id }) => !inPlay.includes(id))
            .map(({ id }) => (
              <path key={id} d={geo.regions[id]} fill="url(#pg-faint)" />
            ))}
          {used.map(({ id, hex }) => (
            <g key={id} clip-path={`url(#pg-${id})`} style={{ "--hue": hex }}>
              <path class="rim" d={geo.regions[id]} />
              <path class="rim" d={geo.outline} />
            </g>
          ))}
          <path class="river" d={geo.rivers} />
          {geo.borders.map(({ between, d }) => (
            <path
              key={between.join()}
              class={between.some((id) => inPlay.includes(id)) ? "border" : "border off"}
              d={d}
            />
          ))}
        </g>
        <path class="edge" d={geo.outline} />
        <path class="edge island" d={geo.islands} />
      </g>
    );
  }, [geo, spread, regions, inPlay.join()]);

/** Patterns that several layers use. */
export const Patterns = () => (
  <defs>
    <pattern
      id="pg-hatch"
      width="5"
      height="5"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path class="hatch" d="M0 0v5" />
    </pattern>
    <pattern
      id="pg-faint"
      width="7"
      height="7"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path class="faint" d="M0 0v7" />
    </pattern>
  </defs>
);
