// The board on a desktop: map and achievement band on the left, the zones of offer and own board in a
// column on the right; each view gives one of them more room.
import type { BoardProps } from "../../../contract";
import { asked, describe, ownSeat, ownStyle, type Player } from "../description";
import { Shape } from "../draw";
import { MapBoard } from "../map/map";
import { person } from "../map/names";
import { untouched } from "../target";
import { words } from "../words";
import { AchievementTrack, EndGauges } from "../zones/band";
import { FuelZone } from "../zones/fuel";
import { Market, Offer } from "../zones/offer";
import { Buildings, Industry, Slots, techCount, Technologies } from "../zones/pieces";
import { BoardRow, Counters, Hand, PayLine } from "../zones/pool";
import { Experiments, Overlay, SideBoard } from "../zones/side_board";
import { Zone } from "../zones/zone";
import { type Frame, type StageView, widthOfMany } from "./stage";
import { type Stage, useStage } from "./use_stage";

const VIEWS: readonly StageView[] = ["map", "both", "board"];

const Views = ({ lang, stage }: { lang: BoardProps["lang"]; stage: Stage }) => {
  const say = words[lang];
  return (
    <div class="views" role="group" aria-label={say.view}>
      {VIEWS.map((view) => (
        <button
          key={view}
          type="button"
          class={view === stage.view ? "on" : ""}
          aria-pressed={view === stage.view}
          onClick={() => stage.show(view)}
        >
          {view === "board" ? say.boardShort : say[view]}
        </button>
      ))}
    </div>
  );
};

/** Whose board is looked at: a button for each seat. */
export const Looks = (props: BoardProps & { looked: number; look(seat: number): void }) => (
  <div class="looks" role="group" aria-label={words[props.lang].look}>
    {describe(props.view).players.map(({ seat }) => (
      <button
        key={seat}
        type="button"
        class={seat === props.looked ? "on" : ""}
        aria-pressed={seat === props.looked}
        aria-label={words[props.lang].boardOf(person(props, seat))}
        onClick={() => props.look(seat)}
      >
        <Shape seat={seat} size={17} />
      </button>
    ))}
  </div>
);

interface ColumnProps extends BoardProps {
  stage: Stage;
  player: Player;
  shown: BoardProps; // what can be chosen of the board looked at
}

const OfferZone = (props: ColumnProps & { contracts: boolean; w?: number; h?: number }) => {
  const say = words[props.lang];
  const d = describe(props.view);
  return (
    <Zone
      title={say.offer}
      info={say.stack(d.stack)}
      enlarge={{ label: say.enlarge(say.sideBoard), open: () => props.stage.open("side") }}
      class="side-zone"
    >
      <Offer {...props} {...(props.w ? { w: props.w, h: props.h ?? 56 } : {})} />
      {props.contracts && <Market {...props} />}
    </Zone>
  );
};

const PoolZone = ({ w, h = 64, ...props }: ColumnProps & { w?: number; h?: number }) => (
  <Zone title={words[props.lang].pool} info={<Counters player={props.player} lang={props.lang} />}>
    <Hand
      {...props.shown}
      player={props.player}
      w={w ?? widthOfMany(props.player.pool.length)}
      h={h}
    />
  </Zone>
);

const RowZone = (props: ColumnProps & { w: number; h: number }) => (
  <Zone title={words[props.lang].row} info={<PayLine player={props.player} lang={props.lang} />}>
    <BoardRow {...props.shown} player={props.player} w={props.w} h={props.h} />
  </Zone>
);

const isFuel = (props: BoardProps): boolean => asked(props.view)?.step === "fuel";

const FuelColumn = (props: ColumnProps) => (
  <>
    <FuelZone {...props} />
    <Zone
      title={words[props.lang].pool}
      info={<Counters player={props.player} lang={props.lang} />}
    />
  </>
);

/** While fuel is chosen, offer, pool and row make room for it. */
const BothColumn = (props: ColumnProps) => (
  <>
    {isFuel(props) ? (
      <FuelColumn {...props} />
    ) : (
      <>
        <OfferZone {...props} contracts />
        <PoolZone {...props} />
        <RowZone {...props} w={42} h={54} />
      </>
    )}
    <Zone class="pieces">
      <Buildings {...props.shown} player={props.player} />
      <Industry {...props.shown} player={props.player} />
    </Zone>
    <Zone class="goals">
      <Slots {...props.shown} player={props.player} />
      <Technologies {...props.shown} player={props.player} />
    </Zone>
  </>
);

const MapColumn = (props: ColumnProps & { frame: Frame }) => {
  const say = words[props.lang];
  const d = describe(props.view);
  return (
    <>
      {isFuel(props) ? (
        <FuelColumn {...props} />
      ) : (
        <>
          <PoolZone {...props} w={46} h={60} />
          <RowZone {...props} w={32} h={50} />
        </>
      )}
      <OfferZone {...props} contracts={false} w={42} h={54} />
      {!props.frame.low && (
        <Zone
          title={say.contracts}
          info={say.stacks(d.silver, d.gold)}
          enlarge={{ label: say.enlarge(say.contracts), open: () => props.stage.open("side") }}
        />
      )}
      <Zone>
        <EndGauges {...props} />
      </Zone>
    </>
  );
};

const experimentTitle = ({ lang, player }: ColumnProps): string =>
  `${words[lang].experiment} ${player.experiment?.toUpperCase() ?? ""}`;

const BoardColumn = (props: ColumnProps & { frame: Frame }) => {
  const say = words[props.lang];
  const { player, frame } = props;
  const step = asked(props.view)?.step;
  const reads = step === "unlock" || step === "accept";
  const roomy = !frame.narrow && !frame.low;
  const w = Math.min(roomy ? 48 : 42, widthOfMany(player.pool.length));
  return (
    <>
      {(roomy || !reads) && <RowZone {...props} w={roomy ? 50 : 42} h={roomy ? 60 : 44} />}
      <div class="two">
        <Zone title={say.pool}>
          <Hand {...props.shown} player={player} w={w} h={roomy ? 62 : 52} />
        </Zone>
        <Zone title={say.mine} info={<Counters player={player} lang={props.lang} />}>
          <Slots {...props.shown} player={player} />
        </Zone>
      </div>
      {(roomy || !reads) && (
        <Zone class={roomy ? "pieces large" : "pieces"}>
          <Buildings {...props.shown} player={player} large={roomy} />
          <Industry {...props.shown} player={player} />
        </Zone>
      )}
      {roomy || reads ? (
        <Zone title={experimentTitle(props)} info={techCount(props, player)}>
          <Technologies {...props.shown} player={player} large />
        </Zone>
      ) : (
        <Zone class="goals">
          <Technologies {...props.shown} player={player} />
        </Zone>
      )}
    </>
  );
};

const Column = (props: ColumnProps & { frame: Frame }) => {
  const { stage } = props;
  return (
    <div key={String(describe(props.view).phase === "setup")} class="column">
      <div class="column-head">
        <Views lang={props.lang} stage={stage} />
        <Looks {...props} looked={stage.looked} look={stage.look} />
      </div>
      {stage.view === "both" && <BothColumn {...props} />}
      {stage.view === "map" && <MapColumn {...props} />}
      {stage.view === "board" && <BoardColumn {...props} />}
    </div>
  );
};

const Band = (props: BoardProps) => (
  <section class="zone band" aria-label={words[props.lang].track}>
    <AchievementTrack {...props} />
    <EndGauges {...props} />
  </section>
);

const Enlarged = (props: BoardProps & { stage: Stage }) => {
  const { stage, lang } = props;
  if (stage.zone === null) return null;
  const say = words[lang];
  const close = () => stage.open(null);
  return stage.zone === "side" ? (
    <Overlay title={say.sideBoard} lang={lang} close={close}>
      <SideBoard {...props} />
    </Overlay>
  ) : (
    <Overlay title={say.chooseExperiment} lang={lang} close={close}>
      <Experiments {...props} />
    </Overlay>
  );
};

export const Table = (props: BoardProps & { frame: Frame }) => {
  const { frame } = props;
  const stage = useStage(props.view, frame.narrow);
  const d = describe(props.view);
  const own = stage.looked === ownSeat(props.view);
  // Each thing can be chosen in one place: where it is drawn largest.
  const below = stage.zone === null ? props : untouched(props);
  const column = {
    ...below,
    stage,
    player: d.players[stage.looked]!,
    shown: own ? below : untouched(below),
  };
  return (
    <div
      class={`table v-${stage.view} ${frame.low ? "low" : ""} ${frame.narrow ? "narrow" : ""}`}
      style={{
        zoom: frame.zoom,
        width: `${frame.w}px`,
        height: `${frame.h}px`,
        ...ownStyle(stage.looked),
      }}
    >
      <div class="left">
        <MapBoard {...below} thumb={stage.view === "board"} />
        {stage.view === "board" && <OfferZone {...column} contracts w={50} h={64} />}
        {stage.view === "both" && <Band {...below} />}
      </div>
      <Column {...column} frame={frame} />
      {stage.view === "board" && <Band {...below} />}
      <Enlarged {...props} stage={stage} />
    </div>
  );
};
