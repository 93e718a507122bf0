// What a phone shows: the city as the board itself, and the rest one at a time in the sheet.
import { Fragment, type ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../../contract";
import { useSize } from "../use_size";
import { City } from "./city/city";
import { cityLayout } from "./city/layout";
import { Crane } from "./crane/crane";
import { Platform } from "./crane/platform";
import { describe, KINDS, MONUMENTS, ownSeat } from "./description";
import { Monument } from "./monuments/monument";
import { ActionBoard } from "./own/action_board";
import { Counters } from "./own/counters";
import { Drawn } from "./own/drawn";
import { HandPanel } from "./own/hand";
import { Bonuses, Tracks } from "./own/player_board";
import { Technologies } from "./own/technologies";
import { RivalLine } from "./rival";
import { Rows } from "./rows/rows";
import type { StageProps } from "./stage/props";
import { rowInUse } from "./stage/stage";
import { useStageProps } from "./stage/use_turning";
import { Looks } from "./stage/views";
import { Initial } from "./stage/zone";
import { untouched } from "./target";
import { words } from "./words";

/** A part, drawn for the width it has. */
const Part = (
  given: BoardProps & { class: string; children(props: StageProps, w: number): ComponentChildren },
) => {
  const box = useRef<HTMLDivElement>(null);
  const { w } = useSize(box);
  const props = useStageProps(given);
  return (
    <div class={`pr part ${given.class}`} ref={box}>
      {w > 0 && given.children(props, w)}
    </div>
  );
};

const SCALE = 0.62; // pixels for a unit of the map: hexes that a finger hits

export const CityPart = (props: BoardProps) => (
  <Part {...props} class="of-city phone">
    {(stage, w) => (
      <>
        <PannedCity {...stage} />
        <div class="beside">
          {MONUMENTS.map((id) => (
            <div key={id} class="monument-box">
              <header>
                <Initial title={words[props.lang][id]} />
              </header>
              <Monument {...stage} id={id} w={(w - 30) / 2} h={176} />
            </div>
          ))}
        </div>
        <RivalLine {...stage} />
      </>
    )}
  </Part>
);

/** Larger than the screen: a finger pans it, and it opens on what is asked about. */
const PannedCity = (props: StageProps) => {
  const pane = useRef<HTMLDivElement>(null);
  const plan = cityLayout(Math.round(958 * SCALE), Math.round(584 * SCALE));
  const place = describe(props.view).now?.hand?.place;
  useEffect(() => {
    const found = pane.current?.querySelector(".ring, .space.legal, .plaza.legal, .plank.legal");
    found?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [props.view.ply, place]);
  return (
    <>
      <div class="pan" ref={pane} tabIndex={0} role="region" aria-label={words[props.lang].city}>
        <City {...props} plan={plan} />
      </div>
      {describe(props.view).now?.hand?.kind === "building" && <HandPanel {...props} />}
    </>
  );
};

export const CranePart = (props: BoardProps) => (
  <Part {...props} class="of-crane">
    {(stage, w) => (
      <>
        <Crane {...stage} size={Math.min(344, w - 16)} />
        <Platform {...stage} w={w - 16} />
      </>
    )}
  </Part>
);

export const TilesPart = (props: BoardProps) => {
  const first = rowInUse(props);
  const kinds = [...KINDS].sort((a, b) => Number(b === first) - Number(a === first));
  return (
    <Part {...props} class="of-rows">
      {(stage, w) => <Rows {...stage} kinds={kinds} w={w - 16} rowHeight={128} />}
    </Part>
  );
};

export const MinePart = (props: BoardProps) => {
  const own = ownSeat(props.view);
  const [looked, setLooked] = useState<number | null>(null);
  const seat = looked ?? own;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => setLooked(null), [props.view.to_move === props.view.seat]);
  useEffect(() => {
    box.current?.querySelector(".ring")?.scrollIntoView({ block: "nearest" });
  }, [props.view.ply]);
  return (
    <div ref={box}>
      <Part {...props} class="of-mine">
        {(stage, w) => {
          const shown = seat === own ? stage : { ...stage, ...untouched(stage), ghost: null };
          // With what is drawn or in hand it is another scene, drawn anew.
          return (
            <Fragment key={describe(props.view).now?.step ?? ""}>
              <Drawn {...stage} />
              <HandPanel {...shown} />
              <ActionBoard {...shown} seat={seat} s={(w - 20) / 8.72} />
              <Counters {...shown} seat={seat} resources />
              <Tracks {...shown} seat={seat} w={w - 16} h={42} />
              <Technologies {...shown} seat={seat} full />
              <Bonuses {...shown} seat={seat} />
              <Looks {...stage} looked={seat} onLook={setLooked} />
            </Fragment>
          );
        }}
      </Part>
    </div>
  );
};
