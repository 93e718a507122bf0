// The map zone: the map, the four tickets of the regions and the best connection, arranged for the
// height it is given.
import type { BoardProps } from "../../../contract";
import { REGIONS } from "../description";
import { ConnectionCard } from "../map/connection";
import { MapBoard } from "../map/map";
import { Ticket } from "../map/ticket";
import { words } from "../words";
import type { StageSizes, StageView } from "./stage";
import { Views } from "./views";

interface MapZoneProps extends BoardProps {
  sizes: StageSizes;
  stage: StageView;
  onStage(stage: StageView): void;
  seat: number;
}

const LEAST_TICKET = 74;

export const MapZone = (props: MapZoneProps) => {
  const { sizes, stage, view } = props;
  const say = words[props.lang];
  const { map: height, w } = sizes;
  const style = { height: `${height}px` };
  if (stage === "map") {
    const size = { w: Math.floor((w - 42) / 4), h: 80, stub: 50 };
    return (
      <section class="zone map-zone tall" style={style} aria-label={say.map}>
        <div class="ticket-row">
          {REGIONS.map((region) => (
            <Ticket key={region} {...props} region={region} size={size} />
          ))}
        </div>
        <div class="map-side">
          <MapBoard {...props} />
          <ConnectionCard {...props} seat={props.seat} />
        </div>
      </section>
    );
  }
  const tall = Math.floor((height - 36 - 4 * 6 - 8) / 4);
  const stacked = tall >= LEAST_TICKET;
  const size = stacked
    ? { w: 276, h: Math.min(92, tall), stub: 66 }
    : { w: 211, h: Math.min(80, Math.floor((height - 56) / 2)), stub: 50 };
  return (
    <section class="zone map-zone" style={style} aria-label={say.map} key={view.seat}>
      <div class="map-side">
        <MapBoard {...props} />
        {stacked && <ConnectionCard {...props} seat={props.seat} />}
      </div>
      <div class={stacked ? "tickets" : "tickets two"}>
        <Views lang={props.lang} stage={stage} onStage={props.onStage} />
        <div class="ticket-grid">
          {REGIONS.map((region) => (
            <Ticket key={region} {...props} region={region} size={size} />
          ))}
        </div>
        {!stacked && height > 250 && <ConnectionCard {...props} seat={props.seat} />}
      </div>
    </section>
  );
};
