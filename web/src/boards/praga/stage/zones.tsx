// The zones of the stage: city and monuments above, a player's board below, arranged for the room
// they are given.
import { about } from "../about";
import { City } from "../city/city";
import { cityLayout } from "../city/layout";
import { gameOf } from "../data";
import { describe, type MonumentId, MONUMENTS, ownSeat, TRACKS } from "../description";
import { Token } from "../draw/token";
import { Monument } from "../monuments/monument";
import { ActionBoard } from "../own/action_board";
import { Counters } from "../own/counters";
import { HandPanel, isTurning } from "../own/hand";
import { Bonuses, Dials, PlayerBoard, Tracks } from "../own/player_board";
import { Technologies } from "../own/technologies";
import { RivalLine } from "../rival";
import { untouched } from "../target";
import { words } from "../words";
import type { StageProps } from "./props";
import { type Frame, PAD, type StageSizes } from "./stage";
import type { Stage } from "./use_stage";
import { Looks, Views } from "./views";
import { Initial, Zone } from "./zone";

type ZonesProps = StageProps & { frame: Frame; sizes: StageSizes; stage: Stage };

const MONUMENT = { w: 196, h: 172 };

export const CityZones = (props: ZonesProps) => {
  const { sizes, stage, frame } = props;
  const say = words[props.lang];
  if (stage.view === "both") {
    const w = sizes.w - MONUMENT.w - PAD;
    return (
      <div class="beside" style={{ height: `${sizes.top}px` }}>
        <Zone title={say.city} class="of-city" bare style={{ width: `${w}px` }}>
          <City {...props} plan={cityLayout(w - 4, sizes.top - 4)} />
          <Views {...props} roomy={frame.roomy} />
        </Zone>
        <Zone title={say.cathedral} class="of-monuments" bare style={{ width: `${MONUMENT.w}px` }}>
          {MONUMENTS.map((id) => (
            <MonumentBox key={id} {...props} id={id} w={MONUMENT.w - 14} h={sizes.top / 2 - 37} />
          ))}
        </Zone>
      </div>
    );
  }
  const low = Math.min(214, Math.max(150, Math.round(sizes.top * 0.36)));
  const half = (sizes.w - PAD) / 2;
  const high = sizes.top - low - PAD;
  return (
    <>
      <Zone title={say.city} class="of-city" bare style={{ height: `${high}px` }}>
        <City {...props} plan={cityLayout(sizes.w - 4, high - 4)} />
        <Views {...props} roomy={frame.roomy} />
        {describe(props.view).now?.hand?.kind === "building" && <HandPanel {...props} />}
      </Zone>
      <div class="beside" style={{ height: `${low}px` }}>
        {MONUMENTS.map((id) => (
          <Zone key={id} title={say[id]} class="of-monuments" bare style={{ width: `${half}px` }}>
            <MonumentBox {...props} id={id} w={half - 16} h={low - 42} costs={half > 300} />
          </Zone>
        ))}
      </div>
    </>
  );
};

const MonumentBox = (
  props: StageProps & { id: MonumentId; w: number; h: number; costs?: boolean },
) => {
  const { id } = props;
  const say = words[props.lang];
  const data = gameOf(props.data).monuments.get(id)!;
  const tiles = describe(props.view).bridge.cathedral;
  return (
    <div class="monument-box">
      <header>
        <Initial title={say[id]} />
        {id === "cathedral" && (
          <span class="crowns" aria-label={say.cathedralTiles} role="group">
            {tiles.map((tile) => (
              <i
                key={tile}
                data-target={`bridge:${tile}`}
                role="img"
                aria-label={about(props, `bridge:${tile}`)?.text ?? ""}
              >
                V
              </i>
            ))}
          </span>
        )}
        {props.costs &&
          data.levels.slice(1).map(({ level, entry_cost: { gold, stone } }) => (
            <span
              key={level}
              class="entry"
              data-target="monument"
              role="img"
              aria-label={say.levelCost(level, gold, stone)}
              title={say.levelCost(level, gold, stone)}
            >
              <i class="numeral">{"I".repeat(level)}</i>
              <Token what="gold" n={gold} always d={19} />
              <Token what="stone" n={stone} always d={19} />
            </span>
          ))}
      </header>
      <Monument {...props} />
    </div>
  );
};

/** What the board of somebody else is given: nothing can be done on it. */
const lookedAt = (props: ZonesProps): ZonesProps =>
  props.stage.looked === ownSeat(props.view)
    ? props
    : { ...props, ...untouched(props), ghost: null, letters: new Map() };

export const MineZones = (given: ZonesProps) => {
  const props = lookedAt(given);
  const { sizes, stage, frame } = props;
  const say = words[props.lang];
  const seat = stage.looked;
  const head = (
    <>
      {!isTurning(props) && <Looks {...given} looked={seat} onLook={stage.look} />}
      {stage.view !== "map" && <HandPanel {...props} />}
      {!isTurning(props) && <RivalLine {...given} />}
      {stage.view === "mine" && <Views {...given} roomy={frame.roomy} />}
    </>
  );
  if (stage.view === "map") return <FoldedBoard {...props} seat={seat} head={head} />;
  if (stage.view === "both") {
    const s = Math.min(46, (sizes.mine - 52) / 8);
    return (
      <Zone title={say.mine} class="of-mine" extra={head} style={{ height: `${sizes.mine}px` }}>
        <div class="own-line">
          <ActionBoard {...props} seat={seat} s={s} />
          <PlayerBoard
            {...props}
            seat={seat}
            w={sizes.w - s * Math.sqrt(3) * 5 - 46}
            dial={92}
            track={35}
          />
        </div>
      </Zone>
    );
  }
  return <LargeBoard {...props} seat={seat} head={head} />;
};

const FoldedBoard = (props: ZonesProps & { seat: number; head: preact.ComponentChildren }) => {
  const { seat } = props;
  const say = words[props.lang];
  const player = describe(props.view).players[seat]!;
  return (
    <Zone
      title={say.mine}
      class="of-mine folded"
      extra={props.head}
      style={{ height: `${props.sizes.mine}px` }}
    >
      <Counters {...props} seat={seat} resources />
      <ul class="counters">
        {TRACKS.map((id) => (
          <li key={id} data-target={`track:${id}`} title={say.trackNames[id]}>
            <span class="sr">{say.trackNames[id]}</span>
            <Token what={id} d={24} />
            <b>{player.tracks[id]}</b>
          </li>
        ))}
      </ul>
    </Zone>
  );
};

const LargeBoard = (props: ZonesProps & { seat: number; head: preact.ComponentChildren }) =>
  props.frame.roomy ? <SpreadBoard {...props} /> : <PackedBoard {...props} />;

/** Tracks and technologies with all their words below the action board. */
const SpreadBoard = (props: ZonesProps & { seat: number; head: preact.ComponentChildren }) => {
  const { seat, sizes } = props;
  const say = words[props.lang];
  const low = 270;
  const high = sizes.mine - low - PAD;
  const s = Math.min(50, (high - 54) / 8);
  return (
    <>
      <Zone title={say.mine} class="of-mine" extra={props.head} style={{ height: `${high}px` }}>
        <div class="own-line">
          <ActionBoard {...props} seat={seat} s={s} />
          <div class="player-board large">
            <div class="top-line">
              <Dials {...props} seat={seat} d={92} />
              <Bonuses {...props} seat={seat} />
            </div>
            <Counters {...props} seat={seat} />
          </div>
        </div>
      </Zone>
      <div class="beside" style={{ height: `${low}px` }}>
        <Zone title={say.tracks} class="of-tracks" style={{ width: "330px" }}>
          <Tracks {...props} seat={seat} w={308} h={50} />
        </Zone>
        <Zone title={say.technologies} class="of-technologies">
          <Technologies {...props} seat={seat} full />
        </Zone>
      </div>
    </>
  );
};

/** Everything in one zone: the rest beside the action board, the tracks below it. */
const PackedBoard = (props: ZonesProps & { seat: number; head: preact.ComponentChildren }) => {
  const { seat, sizes } = props;
  const w = sizes.w - 26;
  const s = Math.min(50, (sizes.mine - 54 - 4 * 38) / 8, (w - 180) / (Math.sqrt(3) * 5));
  return (
    <Zone
      title={words[props.lang].mine}
      class="of-mine"
      extra={props.head}
      style={{ height: `${sizes.mine}px` }}
    >
      <div class="own-line">
        <ActionBoard {...props} seat={seat} s={s} />
        <div class="player-board packed">
          <div class="top-line">
            <Dials {...props} seat={seat} d={78} />
          </div>
          <Counters {...props} seat={seat} />
          <Technologies {...props} seat={seat} />
        </div>
      </div>
      <div class="own-line">
        <Tracks {...props} seat={seat} w={w} h={35} />
      </div>
    </Zone>
  );
};
