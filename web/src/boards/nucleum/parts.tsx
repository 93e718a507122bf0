// What a phone shows one at a time in the sheet of the shell.
import { useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import type { BoardProps } from "../../contract";
import { asked, describe, ownSeat, ownStyle } from "./description";
import { Looks } from "./stage/table";
import { untouched } from "./target";
import { words } from "./words";
import { AchievementTrack, EndGauges } from "./zones/band";
import { FuelZone } from "./zones/fuel";
import { Market, Offer } from "./zones/offer";
import { Buildings, Industry, Slots, techCount, Technologies } from "./zones/pieces";
import { BoardRow, Counters, Hand, PayLine } from "./zones/pool";
import { Experiments } from "./zones/side_board";
import { Zone } from "./zones/zone";

const Part = (props: { board: BoardProps; seat?: number; children: ComponentChildren }) => (
  <div class="nu part" style={ownStyle(props.seat ?? ownSeat(props.board.view))}>
    {props.children}
  </div>
);

export const MinePart = (props: BoardProps) => {
  const say = words[props.lang];
  const own = ownSeat(props.view);
  const [looked, look] = useState<number | null>(null);
  const seat = looked ?? own;
  const player = describe(props.view).players[seat]!;
  const shown = { ...(seat === own ? props : untouched(props)), player };
  if (asked(props.view)?.step === "experiment") {
    return (
      <Part board={props}>
        <h2>{say.chooseExperiment}</h2>
        <Experiments {...props} />
      </Part>
    );
  }
  return (
    <Part board={props} seat={seat}>
      <h2 class="sr">{say.board}</h2>
      <Looks {...props} looked={seat} look={look} />
      <FuelZone {...props} />
      <Zone title={say.pool} info={<Counters player={player} lang={props.lang} />}>
        <Hand {...shown} />
      </Zone>
      <Zone title={say.row} info={<PayLine player={player} lang={props.lang} />}>
        <BoardRow {...shown} w={40} h={54} />
      </Zone>
      <Zone title={say.pieces}>
        <Buildings {...shown} />
      </Zone>
      <Zone title={say.industry}>
        <Industry {...shown} />
      </Zone>
      <Zone title={say.mine}>
        <Slots {...shown} />
      </Zone>
      {player.experiment !== null && (
        <Zone
          title={`${say.experiment} ${player.experiment.toUpperCase()}`}
          info={techCount(props, player)}
        >
          <Technologies {...shown} large />
        </Zone>
      )}
    </Part>
  );
};

const TrackZone = (props: BoardProps) => {
  const say = words[props.lang];
  return (
    <Zone title={say.track}>
      <div class="scroll-x" tabIndex={0} role="group" aria-label={say.track}>
        <AchievementTrack {...props} />
      </div>
    </Zone>
  );
};

/** What is asked about stands first. */
export const MarketPart = (props: BoardProps) => {
  const say = words[props.lang];
  const d = describe(props.view);
  const marks = /marker$/.test(asked(props.view)?.step ?? "");
  return (
    <Part board={props}>
      {marks && <TrackZone {...props} />}
      <Zone title={say.offer} info={say.stack(d.stack)}>
        <Offer {...props} w={56} h={72} />
      </Zone>
      <Zone title={say.contracts} info={say.stacks(d.silver, d.gold)}>
        <Market {...props} worded />
      </Zone>
      {!marks && <TrackZone {...props} />}
      <Zone>
        <EndGauges {...props} />
      </Zone>
    </Part>
  );
};
