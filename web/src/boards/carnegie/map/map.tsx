// The map: the country, the best connection of the company looked at, the cities, their names. The
// whole country fits, or one region when a phone looks closer.
import { useMemo, useRef } from "preact/hooks";
import type { BoardProps, Lang } from "../../../contract";
import { still } from "../../../ui/still";
import { type Game, gameOf } from "../data";
import { type Region, describe, ownSeat } from "../description";
import { rounded } from "../draw";
import { useSize } from "../../use_size";
import { words } from "../words";
import { CityOnMap } from "./city";
import { Land } from "./land";
import { type Box, COUNTRY, REGION_BOX, linkPath, linksWithin, scaleOf } from "./layout";
import { letterAt, nameSpots } from "./names";

interface NamesProps {
  game: Game;
  lang: Lang;
  scale: number;
  frame: Box;
  letter: number;
}

const NamesView = ({ game, lang, scale, frame, letter }: NamesProps) => (
  <g aria-hidden="true">
    {nameSpots(game, lang, scale, frame, letter).map(({ city, text, spot }) => (
      <text
        key={city.id}
        class={`city-name ${city.size}`}
        x={rounded(spot.x)}
        y={rounded(spot.y)}
        font-size={rounded(spot.size)}
        text-anchor="middle"
      >
        {text}
        {city.vp > 0 && (
          <tspan class="city-vp" dx={rounded(4 / scale)}>
            {city.vp}
          </tspan>
        )}
      </text>
    ))}
  </g>
);

const Names = still(
  NamesView,
  ({ lang, scale, frame, letter }) => `${lang} ${scale.toFixed(3)} ${frame.x} ${letter}`,
);

interface BestProps {
  game: Game;
  cities: readonly string[];
  seat: number;
  scale: number;
}

const BestView = ({ game, cities, seat, scale }: BestProps) => {
  const links = linksWithin(game, cities);
  const thick = scale < 0.6 ? 1.3 : 1;
  const layers: [string, number][] = [
    ["glow", 13],
    ["case", 8.5],
    ["rail", 5],
    ["ties", 5],
  ];
  return (
    <g class={`best seat-${seat + 1}`} aria-hidden="true">
      {layers.map(([layer, width]) =>
        links.map((link) => (
          <path
            key={layer + link.id}
            class={layer}
            stroke-width={width * thick}
            d={linkPath(game, link)}
          />
        )),
      )}
    </g>
  );
};

const Best = still(
  BestView,
  ({ cities, seat, scale }) => `${cities.join()} ${seat} ${scale < 0.6}`,
);

/** Below this a name would cover its neighbours. */
const TINY = 0.3;

interface MapProps extends BoardProps {
  seat?: number; // whose connection is drawn
  region?: Region | null; // looked at closely
}

export const MapBoard = (props: MapProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const game = gameOf(props.data);
  const seat = props.seat ?? ownSeat(props.view);
  const { connection } = describe(props.view).players[seat]!;
  const box = props.region ? REGION_BOX[props.region] : COUNTRY;
  const scale = size.w > 0 ? scaleOf(box, size.w, size.h) : 0;
  const letter = letterAt(scale, props.layout === "phone");
  const linked = useMemo(() => new Set(connection.cities), [connection.cities.join()]);
  return (
    <div class="map-frame" ref={frame}>
      {scale > 0 && (
        <svg
          class={scale > TINY ? "map-drawing" : "map-drawing tiny"}
          width={size.w}
          height={size.h}
          viewBox={`${box.x} ${box.y} ${box.w} ${box.h}`}
          role="group"
          aria-label={words[props.lang].mapOf}
        >
          <Land game={game} scale={scale} lang={props.lang} />
          <Best game={game} cities={connection.cities} seat={seat} scale={scale} />
          {game.cities.map((city) => (
            <CityOnMap
              key={city.id}
              {...props}
              city={city}
              scale={scale}
              linked={linked.has(city.id)}
            />
          ))}
          {scale > TINY && (
            <Names game={game} lang={props.lang} scale={scale} frame={box} letter={letter} />
          )}
        </svg>
      )}
    </div>
  );
};
