// The board as a whole: on a desktop the rack of plants and fuel beside the map with its tracks, on
// a phone the map and the city track, with the rack in tabs of the shell.
import { useEffect, useRef } from "preact/hooks";
import type { BoardProps } from "../../contract";
import { lowWindow } from "../../ui/media";
import { describe, viewer } from "./description";
import { MapBoard } from "./map/map";
import { FuelShelf } from "./rack/fuel";
import { PlantMarket } from "./rack/market";
import { OwnLine, OwnPlants, PlantLines } from "./rack/players";
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

/** Whether one of the viewer's plants may be chosen: it is to run, or has to go. */
const choosesOwn = (props: BoardProps): boolean =>
  (viewer(props.view)?.plants ?? []).some((plant) => markOf(props, `plant:${plant}`).offered);

// In a low window all of it stays in sight: the shelf is dense, one's own plants are low, and with
// many at the table a line among the others' unless they are chosen from. Then the market is low, too.
const Rack = (props: BoardProps) => {
  const rack = useRef<HTMLDivElement>(null);
  const { phase, players, stage } = describe(props.view);
  const crowded = players.length > 4;
  const dense = lowWindow.value;
  const plates = !dense || !crowded || phase === "bureaucracy" || choosesOwn(props);
  const flat = dense && (stage === 3 || (crowded && plates));
  const kind = ["rack", crowded && "crowded", dense && "dense"].filter(Boolean).join(" ");
  useEffect(() => {
    const part = rack.current?.querySelector(IN_SIGHT[phase] ?? ".market");
    part?.scrollIntoView({ block: "nearest" });
  }, [phase]);
  return (
    <div class={kind} ref={rack} tabIndex={0} role="region" aria-label={words[props.lang].rack}>
      <PlantMarket {...props} flat={flat} />
      {plates && <OwnPlants {...props} flat={dense} />}
      <PlantLines {...props} own={!plates} />
      <FuelShelf {...props} />
    </div>
  );
};

// First what is chosen from.
export const PlantsPart = (props: BoardProps) => {
  const first = choosesOwn(props);
  return (
    <div key={String(first)} class="pg part">
      {first && <OwnPlants {...props} />}
      <PlantMarket {...props} />
      {!first && <OwnPlants {...props} />}
      <PlantLines {...props} />
    </div>
  );
};

export const FuelPart = (props: BoardProps) => (
  <div class="pg part">
    <FuelShelf {...props} />
    <OwnLine {...props} />
  </div>
);
