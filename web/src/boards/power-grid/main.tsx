// The board as a whole: on a desktop the rack of plants and fuel beside the map with its tracks, on
// a phone the map and the city track, with the rack in tabs of the shell.
import { useEffect, useRef } from "preact/hooks";
import type { BoardProps } from "../../contract";
import { lowWindow } from "../../ui/media";
import { describe, viewer } from "./description";
import { MapBoard } from "./map/map";
import { FuelShelf } from "./rack/fuel";
import { PlantMarket } from "./rack/market";
import { OtherPlants, OwnLine, OwnPlants } from "./rack/players";
import { markOf } from "./target";
import { Sprite } from "./token";
import { CityTrack, TitleStrip } from "./track";
import { words } from "./words";

export const Main = (props: BoardProps) => (
  <div class={`pg ${props.layout}`}>
    <Sprite />
    {props.layout === "wide" && <Rack {...props} />}
    <div class="sheet">
      {props.layout === "wide" && <TitleStrip {...props} />}
      <MapBoard {...props} />
      <CityTrack {...props} />
    </div>
  </div>
);

// What a phase is about must be in sight where the window is too low for the whole rack.
const IN_SIGHT: Record<string, string> = { fuel: ".fuel", build: ".own", bureaucracy: ".own" };

const Rack = (props: BoardProps) => {
  const rack = useRef<HTMLDivElement>(null);
  const { phase, players } = describe(props.view);
  const crowded = players.length > 4;
  const kind = crowded ? "rack crowded" : "rack";
  // Where all of it is not to be had otherwise, plants are low unless they are what is chosen from.
  const flat = crowded && lowWindow.value && (phase === "fuel" || phase === "build");
  useEffect(() => {
    const part = rack.current?.querySelector(IN_SIGHT[phase] ?? ".market");
    part?.scrollIntoView({ block: "nearest" });
  }, [phase]);
  return (
    <div class={kind} ref={rack} tabIndex={0} role="region" aria-label={words[props.lang].rack}>
      <PlantMarket {...props} flat={flat} />
      {flat ? <OwnLine {...props} /> : <OwnPlants {...props} />}
      <OtherPlants {...props} />
      <FuelShelf {...props} />
    </div>
  );
};

// First what is chosen from: one's own plants when they are to run or one of them has to go.
export const PlantsPart = (props: BoardProps) => {
  const own = viewer(props.view)?.plants ?? [];
  const first = own.some((plant) => markOf(props, `plant:${plant}`).offered);
  return (
    <div key={String(first)} class="pg part">
      {first && <OwnPlants {...props} />}
      <PlantMarket {...props} />
      {!first && <OwnPlants {...props} />}
      <OtherPlants {...props} />
    </div>
  );
};

export const FuelPart = (props: BoardProps) => (
  <div class="pg part">
    <FuelShelf {...props} />
    <OwnLine {...props} />
  </div>
);
