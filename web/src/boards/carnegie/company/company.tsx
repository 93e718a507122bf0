// The company zone: one company large, one's own unless another is looked at; or, where the map
// needs the room, in one line.
import type { BoardProps } from "../../../contract";
import { gameOf } from "../data";
import { type Player, TYPES, describe, ownSeat } from "../description";
import { TypeIcon } from "../draw";
import type { StageSizes, StageView } from "../stage/stage";
import { Views } from "../stage/views";
import { words } from "../words";
import { AndrewPanel } from "./andrew";
import { type Anchor, Fan, SideChoice } from "./fan";
import {
  Crew,
  LookTabs,
  type Looked,
  Pool,
  isCounting,
  ProjectIncome,
  Purse,
  Tokens,
} from "./header";
import { Plan } from "./plan";
import { type PlanSize, roomBox } from "./plan_layout";
import { StripCard, placesOfStrip } from "./strip";

const NOTHING: BoardProps["targets"] = new Map();

/** Another company can be looked at, not touched. */
export const untouched = <P extends BoardProps>(props: P): P => ({ ...props, targets: NOTHING });

interface CompanyProps extends BoardProps {
  sizes: StageSizes;
  stage: StageView;
  onStage(stage: StageView): void;
  looked: Looked;
  onLook(at: Looked): void;
}

/** The whole strip that is pointed at, what is still hidden included. */
const StripPeek = ({ player, ...props }: BoardProps & { player: Player }) => {
  const type = TYPES.find((each) => props.hovered === `strip:${each}`);
  // While a side is chosen both of them are shown already.
  if (!type || describe(props.view).now?.step === "side") return null;
  const say = words[props.lang];
  const strip = player.strips[type];
  return (
    <div class="strip-peek" aria-hidden="true">
      <p class="line">
        <TypeIcon type={type} />
        <b>{say.strip(gameOf(props.data).types.get(type)!.name[props.lang], strip.side)}</b>
      </p>
      <StripCard places={placesOfStrip(strip)} seat={player.seat} lang={props.lang} />
    </div>
  );
};

/** Over the room that was clicked, or under it on the top floor. */
function anchorOf(props: BoardProps, size: PlanSize): Anchor | null {
  const chosen = props.chosen?.find((id) => id.startsWith("room:"))?.slice(5);
  const cell = gameOf(props.data).cells.find((each) => each.id === chosen);
  if (!cell) return null;
  const box = roomBox(size, cell);
  const below = cell.row === 0;
  return { x: box.x, y: below ? box.y + box.h : box.y, below };
}

export const CompanyZone = (props: CompanyProps) => {
  const { view, looked, sizes, lang } = props;
  const say = words[lang];
  const players = describe(view).players;
  const player = looked === "andrew" ? null : players[looked]!;
  const own = looked === ownSeat(view);
  const plan = { cell: sizes.cell, wall: 6, plates: 34, small: false };
  return (
    <section class="zone company" style={{ height: `${sizes.company}px` }} aria-label={say.company}>
      <header>
        <h2 class="sr">{say.company}</h2>
        <LookTabs {...props} />
        {player && (
          <>
            <Purse player={player} props={props} />
            <Crew player={player} props={props} />
            <Tokens player={player} props={props} />
            <span class="whole-or-none">
              {sizes.cell.h > 80 && !isCounting(props, player.seat) && (
                <ProjectIncome player={player} props={props} />
              )}
            </span>
            <Pool seat={player.seat} props={props} />
          </>
        )}
      </header>
      {player === null ? (
        <AndrewPanel {...props} />
      ) : (
        <div class="plan-frame">
          <Plan
            key={player.seat}
            {...(own ? props : untouched(props))}
            seat={player.seat}
            size={plan}
            width={sizes.w - 18}
            strips
          />
          <StripPeek {...props} player={player} />
          {own && <SideChoice {...props} />}
          {own && <Fan {...props} anchor={anchorOf(props, plan)} />}
        </div>
      )}
    </section>
  );
};

export const CompanyLine = (props: CompanyProps) => {
  const { view, sizes, lang } = props;
  const say = words[lang];
  const { types } = gameOf(props.data);
  const player = describe(view).players[props.looked === "andrew" ? ownSeat(view) : props.looked]!;
  return (
    <section
      class="zone company line-only"
      style={{ height: `${sizes.company}px` }}
      aria-label={say.company}
    >
      {!isCounting(props, player.seat) && <MiniPlan player={player} props={props} />}
      <div class="two-lines">
        <div class="line">
          <LookTabs {...props} />
          <span class="ready">
            {TYPES.map((type) => (
              <span key={type} title={`${types.get(type)!.name[lang]}, ${say.toBuild}`}>
                <TypeIcon type={type} size={20} />
                <b>{player.strips[type].discs}</b>
              </span>
            ))}
          </span>
        </div>
        <div class="line">
          <Purse player={player} props={props} />
          <Crew player={player} props={props} />
        </div>
      </div>
      <span class="grow" />
      <Pool seat={player.seat} props={props} />
      <Views lang={lang} stage={props.stage} onStage={props.onStage} />
      <Fan {...props} />
    </section>
  );
};

/** Who stands and who lies where, at a glance. */
export const MiniPlan = ({ player, props }: { player: Player; props: BoardProps }) => {
  const game = gameOf(props.data);
  return (
    <svg class={`mini-plan seat-${player.seat + 1}`} viewBox="0 0 104 60" aria-hidden="true">
      {game.cells.map((cell) => {
        const room = player.rooms[cell.id]!;
        const department = room.department ? game.departments.get(room.department) : undefined;
        const [x, y] = [cell.col * 26, cell.row * 15];
        const kind = department ? `dept cat-${department.category}` : room.lobby ? "lobby" : "bare";
        const all = room.standing + room.lying;
        const step = all > 3 ? 20 / all : 6.8;
        return (
          <g key={cell.id} data-target={`room:${cell.id}`} class={`room ${kind}`}>
            <rect class="floor" x={x + 0.5} y={y + 0.5} width="25" height="14" />
            {Array.from({ length: all }, (_, i) =>
              i < room.standing ? (
                <circle key={i} class="up" cx={x + 5 + i * step} cy={y + 7.5} r="2.6" />
              ) : (
                <rect
                  key={i}
                  class="down"
                  x={x + 2.4 + i * step}
                  y={y + 5.8}
                  width="5.6"
                  height="3.4"
                  rx="1.6"
                />
              ),
            )}
          </g>
        );
      })}
    </svg>
  );
};
