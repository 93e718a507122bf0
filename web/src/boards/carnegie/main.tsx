// The board as a whole: on a desktop the rail, the map and the company; on a phone the map, with the
// rest in tabs of the shell.
import { useRef, useState } from "preact/hooks";
import type { BoardProps } from "../../contract";
import { Icon } from "../../ui/icon";
import { CompanyLine, CompanyZone } from "./company/company";
import { REGIONS, type Region, ownSeat, ownStyle } from "./description";
import { ConnectionCard } from "./map/connection";
import { MapBoard } from "./map/map";
import { NextEvents } from "./rail/timeline";
import { Sprite } from "./sprite";
import { Drawer } from "./stage/drawer";
import { MapZone } from "./stage/map_zone";
import { Rail, SlimRail } from "./stage/rail";
import { frameOf, stageSizes } from "./stage/stage";
import { useSize } from "../use_size";
import { useStage } from "./stage/use_stage";
import { words } from "./words";

export const Main = (props: BoardProps) => (
  <>
    <Sprite />
    {props.layout === "wide" ? <Wide {...props} /> : <Phone {...props} />}
  </>
);

const Wide = (props: BoardProps) => {
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  return (
    <div class="ca wide" ref={box} style={ownStyle(props.view)}>
      {size.w > 0 && <Table {...props} w={size.w} h={size.h} />}
    </div>
  );
};

const Table = (props: BoardProps & { w: number; h: number }) => {
  const stage = useStage(props.view);
  const frame = frameOf(props.w, props.h);
  const sizes = stageSizes(frame, stage.view);
  const seat = stage.looked === "andrew" ? ownSeat(props.view) : stage.looked;
  const rail = { ...props, open: stage.zone, onOpen: stage.open };
  const shown = { ...props, sizes, stage: stage.view, onStage: stage.show };
  const company = { ...shown, looked: stage.looked, onLook: stage.look };
  return (
    <div
      class={`table ${frame.slim ? "slim" : ""}`}
      style={{ zoom: frame.zoom, width: `${frame.w}px`, height: `${frame.h}px` }}
    >
      {frame.slim ? <SlimRail {...rail} /> : <Rail {...rail} />}
      <div key={stage.idea} class="stage">
        <MapZone {...shown} seat={seat} />
        {stage.view === "map" ? <CompanyLine {...company} /> : <CompanyZone {...company} />}
        {stage.zone && <Drawer {...props} zone={stage.zone} onClose={() => stage.open(null)} />}
      </div>
    </div>
  );
};

const Phone = (props: BoardProps) => {
  const say = words[props.lang];
  const [region, setRegion] = useState<Region | null>(null);
  return (
    <div class="ca phone" style={ownStyle(props.view)}>
      <NextEvents {...props} />
      <div class="map-zone">
        <MapBoard {...props} region={region} />
      </div>
      <div class="zooms">
        <ConnectionCard {...props} />
        <div role="group" aria-label={say.view}>
          {REGIONS.map((each) => (
            <button
              key={each}
              type="button"
              class={`letter of-${each} ${each === region ? "on" : ""}`}
              aria-pressed={each === region}
              aria-label={say.zoomTo(say.regions[each])}
              onClick={() => setRegion(each === region ? null : each)}
            >
              {say.letters[each]}
            </button>
          ))}
          <button type="button" aria-label={say.whole} onClick={() => setRegion(null)}>
            <Icon name="fit" />
          </button>
        </div>
      </div>
    </div>
  );
};
