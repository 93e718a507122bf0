// The board as a whole: on a desktop the rail with crane and rows, and the stage with the city, the
// monuments and a player's board; on a phone the city, with the rest in tabs of the shell.
import { useRef } from "preact/hooks";
import type { BoardProps } from "../../contract";
import { useSize } from "../use_size";
import { CityPart } from "./parts";
import { Sprite } from "./draw/sprite";
import { Drawn } from "./own/drawn";
import { Rail } from "./stage/rail";
import { frameOf, stageSizes } from "./stage/stage";
import { useStage } from "./stage/use_stage";
import { useStageProps } from "./stage/use_turning";
import { CityZones, MineZones } from "./stage/zones";

export const Main = (props: BoardProps) => (
  <>
    <Sprite />
    {props.layout === "wide" ? <Wide {...props} /> : <CityPart {...props} />}
  </>
);

const Wide = (props: BoardProps) => {
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  return (
    <div class="pr wide" ref={box}>
      {size.w > 0 && <Table {...props} w={size.w} h={size.h} />}
    </div>
  );
};

const Table = (given: BoardProps & { w: number; h: number }) => {
  const props = useStageProps(given);
  const frame = frameOf(given.w, given.h);
  const stage = useStage(props.view, frame.roomy);
  const sizes = stageSizes(frame, stage.view);
  const zones = { ...props, frame, sizes, stage };
  return (
    <div class="table" style={{ zoom: frame.zoom, width: `${frame.w}px`, height: `${frame.h}px` }}>
      <Rail {...props} frame={frame} />
      <div key={stage.idea} class="stage" style={{ width: `${sizes.w}px` }}>
        {stage.view !== "mine" && <CityZones {...zones} />}
        <MineZones {...zones} />
        <Drawn {...props} />
      </div>
    </div>
  );
};
