// One room of the floor plan: the department in it, its desks, who stands and who lies there.
import type { Lang } from "../../../contract";
import { still } from "../../../ui/still";
import type { Cell, Department } from "../data";
import type { Room } from "../description";
import { PawnAt, Sign, rounded } from "../draw";
import { type Marked, markClass, markedKey } from "../target";
import { words } from "../words";
import { effectOf } from "./effects";
import type { Stance } from "./moving";
import {
  type Box,
  HEAD,
  type PlanSize,
  deskSpots,
  deskWidth,
  idleSpots,
  roomBox,
} from "./plan_layout";

export interface RoomProps extends Marked {
  cell: Cell;
  size: PlanSize;
  lang: Lang;
  seat: number;
  room: Room;
  department: Department | null;
  name: string;
  takeable: Stance[]; // which employees can be taken in hand
  inHand: Stance | null;
  shut: boolean; // finished in this turn
  open: boolean; // in use
  used: number;
  dim: boolean; // no part of what is chosen now
  onTake(stance: Stance): void;
}

const Desk = ({
  x,
  y,
  size,
  wide,
  cost,
  lang,
  seat,
  taken,
  spent,
}: {
  x: number;
  y: number;
  size: PlanSize;
  wide: number;
  cost: number;
  lang: Lang;
  seat: number;
  taken: boolean;
  spent: boolean;
}) => {
  const low = size.small || size.cell.h < 68;
  const price = words[lang].dollars(cost).replace("\u00a0", "");
  return (
    <g class={`desk ${taken ? "" : "free"} ${spent ? "spent" : ""}`}>
      {taken && <PawnAt seat={seat} x={x} y={y - 5} size={low ? 26 : 30} />}
      {!taken && !low && <path class="chair" d={`M${x - 6} ${y - 12}v-9a6 6 0 0 1 12 0v9z`} />}
      <path class="top-board" d={`M${x - wide / 2 + 3} ${y - 9}h${wide - 6}l2 9h-${wide - 2}z`} />
      {!taken && (
        <text x={x} y={y - (low ? 13 : 25)} font-size={size.small ? 13 : 14} text-anchor="middle">
          {price}
        </text>
      )}
    </g>
  );
};

const Head = ({ box, department, room, size, lang, name }: RoomProps & { box: Box }) => {
  const sign = department?.id ?? "lobby";
  if (!department && !room.lobby) return null;
  const label = department ? words[lang].short[department.id] : name;
  return (
    <>
      {department && (
        <path
          class="head"
          d={`M${box.x + 2} ${box.y + 2}h${box.w - 4}v${HEAD - 2}h-${box.w - 4}z`}
        />
      )}
      <Sign id={sign} x={box.x + 5} y={box.y + (size.small ? 3 : 4)} size={size.small ? 19 : 17} />
      {!size.small && (
        <text class="room-name" x={box.x + 25} y={box.y + 18} font-size="16">
          {label}
        </text>
      )}
    </>
  );
};

const Effect = ({ box, department, lang }: { box: Box; department: Department; lang: Lang }) => (
  <foreignObject x={box.x + 6} y={box.y + HEAD + 3} width={box.w - 10} height="22">
    <p class="effect">
      {effectOf(department, lang).map((part, i) =>
        part.sign ? (
          <svg key={i} class="i" aria-hidden="true">
            <use href={`#i-ca-${part.sign}`} />
          </svg>
        ) : (
          <span key={i}>{part.text}</span>
        ),
      )}
    </p>
  </foreignObject>
);

const People = (props: RoomProps & { box: Box }) => {
  const { box, room, size, seat, lang } = props;
  const count = room.printed + room.desks.length;
  const spots = deskSpots(size, box, count);
  const wide = deskWidth(size, count);
  const idle = idleSpots(size, box, room.lying, props.department !== null);
  const firstTaken = spots[room.printed + room.desks.findIndex((desk) => desk.taken)];
  let standing = 0;
  return (
    <>
      {spots.slice(0, room.printed).map((spot, i) => (
        <g key={`p${i}`} class="printed">
          <Desk
            {...spot}
            size={size}
            wide={wide}
            cost={0}
            lang={lang}
            seat={seat}
            taken
            spent={false}
          />
        </g>
      ))}
      {room.desks.map((desk, i) => (
        <Desk
          key={i}
          {...spots[room.printed + i]!}
          size={size}
          wide={wide}
          cost={desk.cost}
          lang={lang}
          seat={seat}
          taken={desk.taken}
          spent={desk.taken && props.open && standing++ < props.used}
        />
      ))}
      {props.inHand === "idle" &&
        idle.spots
          .slice(0, 1)
          .map((spot) => (
            <ellipse
              key="ring"
              class="in-hand"
              cx={spot.x}
              cy={spot.y - 8}
              rx={idle.size * 0.72}
              ry={idle.size * 0.45}
            />
          ))}
      {props.inHand === "active" && firstTaken && (
        <ellipse class="in-hand" cx={firstTaken.x} cy={firstTaken.y - 20} rx="14" ry="19" />
      )}
      {idle.spots.map((spot, i) => (
        <PawnAt
          key={`i${i}`}
          seat={seat}
          x={rounded(spot.x)}
          y={rounded(spot.y)}
          size={idle.size}
          lying
        />
      ))}
      {idle.count !== null && idle.spots[0] && (
        <text
          class="crowd"
          x={rounded(idle.spots[0].x + (props.department && !size.small ? 0 : idle.size * 0.66))}
          y={rounded(idle.spots[0].y - (props.department && !size.small ? 16 : 2))}
          font-size="14"
          text-anchor={props.department && !size.small ? "middle" : "start"}
        >
          ×{idle.count}
        </text>
      )}
    </>
  );
};

/** Over the drawing: the employees one can take in hand. */
const Hands = (props: RoomProps & { box: Box }) => {
  const { box, room, size, lang, name } = props;
  const say = words[lang];
  const idle = idleSpots(size, box, room.lying, props.department !== null).area;
  const desks = deskSpots(size, box, room.printed + room.desks.length);
  const taken = desks.slice(room.printed).filter((_, i) => room.desks[i]!.taken);
  const [first, last] = [taken[0], taken.at(-1)];
  const wide = deskWidth(size, desks.length);
  const areas: Partial<Record<Stance, Box>> = { idle };
  if (first && last) {
    areas.active = { x: first.x - wide / 2, y: first.y - 34, w: last.x - first.x + wide, h: 36 };
  }
  return (
    <>
      {props.takeable.map((stance) => {
        const area = areas[stance];
        if (!area || area.w === 0) return null;
        const what = stance === "idle" ? say.idleOne : say.activeOne;
        return (
          <rect
            key={stance}
            class="hit hand"
            x={rounded(area.x)}
            y={rounded(area.y)}
            width={rounded(area.w)}
            height={rounded(area.h)}
            rx="6"
            role="button"
            tabIndex={-1}
            aria-label={say.pick(what, name)}
            aria-pressed={props.inHand === stance}
            onClick={() => props.onTake(stance)}
          />
        );
      })}
    </>
  );
};

const RoomView = (props: RoomProps) => {
  const { cell, size, room, department, mark, target } = props;
  const box = roomBox(size, cell);
  const kind = department ? `dept cat-${department.category}` : room.lobby ? "lobby" : "bare";
  const all = { x: box.x, y: box.y, width: box.w, height: box.h };
  const badge = { x: box.x + box.w - 13, y: box.y + 13 };
  return (
    <g
      class={`room ${kind} ${markClass(mark)} ${props.shut ? "shut" : ""} ${props.dim ? "dim" : ""} ${props.open ? "open" : ""}`}
    >
      <rect class="floor" {...all} />
      {kind === "bare" && (
        <rect
          fill="url(#ca-bricks)"
          x={box.x + 3}
          y={box.y + 3}
          width={box.w - 6}
          height={box.h - 6}
        />
      )}
      {room.lobby && <rect fill="url(#ca-tiles)" {...all} />}
      <Head {...props} box={box} />
      {department && box.h >= 92 && <Effect box={box} department={department} lang={props.lang} />}
      <People {...props} box={box} />
      {props.shut && <Sign id="check" x={box.x + box.w - 21} y={box.y + 4} size={16} />}
      {mark.offered && (
        <rect
          class="glow"
          x={box.x + 2.5}
          y={box.y + 2.5}
          width={box.w - 5}
          height={box.h - 5}
          rx="3"
        />
      )}
      {mark.offered && mark.price !== null && (
        <g class="cost">
          <circle cx={badge.x} cy={badge.y} r="11" />
          <text x={badge.x} y={badge.y + 5} font-size="14" text-anchor="middle">
            {mark.price}
          </text>
        </g>
      )}
      <rect class="hit" {...all} {...target} />
      <Hands {...props} box={box} />
    </g>
  );
};

export const RoomStill = still(RoomView, (props) => {
  const { room, size } = props;
  return [
    `${size.cell.w} ${size.cell.h} ${props.lang} ${props.seat} ${room.department} ${room.lying}`,
    room.desks.map((desk) => `${desk.cost}${desk.taken}`).join(),
    `${props.takeable.join()} ${props.inHand} ${props.shut} ${props.open} ${props.used} ${props.dim}`,
    markedKey(props),
  ].join("|");
});
