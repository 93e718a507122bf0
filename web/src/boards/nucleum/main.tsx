// The board as a whole: on a desktop map, band and column; on a phone the map, with the rest in tabs
// of the shell.
import { useRef } from "preact/hooks";
import type { BoardProps } from "../../contract";
import { useSize } from "../use_size";
import { ownSeat, ownStyle } from "./description";
import { TrackCard } from "./map/card";
import { MapBoard } from "./map/map";
import { Sprite } from "./sprite";
import { frameOf } from "./stage/stage";
import { Table } from "./stage/table";

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
    <div class="nu wide" ref={box}>
      {size.w > 0 && <Table {...props} frame={frameOf(size.w, size.h)} />}
    </div>
  );
};

const Phone = (props: BoardProps) => (
  <div class="nu phone" style={ownStyle(ownSeat(props.view))}>
    <MapBoard {...props} />
    <TrackCard {...props} />
  </div>
);
