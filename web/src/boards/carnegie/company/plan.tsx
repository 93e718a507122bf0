// The floor plan of one company with its project strips. One's own takes clicks: an employee is
// taken in hand and walks to a room, as far as there are moves.
import { useEffect, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../../../contract";
import { gameOf } from "../data";
import { TYPES, describe, isTurn } from "../description";
import { useEscape } from "../../use_escape";
import { type Mark, type TargetAttributes, marked } from "../target";
import { words } from "../words";
import {
  type Deed,
  NO_WAYS,
  type Picked,
  type Stance,
  type Ways,
  onEmployee,
  onRoom,
  movesIn,
  stepsFrom,
  takeable,
  waysFrom,
} from "./moving";
import { type PlanSize, planHeight, planWidth, wallsPath, wayPath } from "./plan_layout";
import { RoomStill } from "./room";
import { StripStill } from "./strip";

interface PlanProps extends BoardProps {
  seat: number;
  size: PlanSize;
  width: number; // with the strips
  strips: boolean;
}

/** The employee in hand, while the menu still lets it go somewhere. */
function useHand(props: PlanProps) {
  const [picked, setPicked] = useState<Picked | null>(null);
  const latest = useRef(props);
  latest.current = props;
  const own = isTurn(props.view) && props.view.seat === props.seat && props.targets.size > 0;
  const menu = own ? (props.view.menu ?? []) : [];
  const inHand = stepsFrom(menu, picked).length > 0 ? picked : null;
  const ways = waysOf(props, inHand);
  const hand = useRef({ inHand, ways });
  hand.current = { inHand, ways };
  useEscape(inHand === null ? null : () => setPicked(null));
  // The bar shows the ways of the one in hand, and only those.
  useEffect(() => {
    props.onHold?.(inHand ? stepsFrom(menu, inHand) : null);
  }, [inHand?.room, inHand?.stance, props.view]);

  const obey = (deed: Deed, room: string): void => {
    const { onChoose, onTake } = latest.current;
    if (deed.kind === "pick") setPicked(deed.picked);
    else if (deed.kind === "go") {
      setPicked(deed.picked);
      onTake?.(deed.option, deed.then);
    } else {
      setPicked(null);
      if (deed.kind === "explain") onChoose(`room:${deed.from}`);
      onChoose(`room:${room}`);
    }
  };
  const current = () => latest.current.view.menu ?? [];
  return {
    menu,
    inHand,
    ways,
    // With rooms already named in the bar, a click goes on with that.
    room: (room: string): void =>
      (latest.current.chosen?.length ?? 0) > 0
        ? latest.current.onChoose(`room:${room}`)
        : obey(onRoom(current(), hand.current.inHand, room, hand.current.ways), room),
    employee: (room: string, stance: Stance): void => {
      const { inHand: held, ways: open } = hand.current;
      obey(onEmployee(current(), held, { room, stance }, open), room);
    },
  };
}

/** Where the one in hand can go with the moves that are left. */
function waysOf({ data, view }: PlanProps, inHand: Picked | null): Ways {
  const left = describe(view).now?.left ?? 1;
  return inHand ? waysFrom(gameOf(data).cells, inHand.room, left) : NO_WAYS;
}

/**
 * While employees move, what glows is where the one in hand can go, with the price in moves, or who
 * can be taken in hand.
 */
function movingMark(mark: Mark, hand: ReturnType<typeof useHand>, room: string): Mark {
  if (movesIn(hand.menu).length === 0) return mark;
  const price = hand.ways.get(room)?.length ?? null;
  const open = hand.inHand === null ? takeable(hand.menu, room).length > 0 : price !== null;
  const offered = open || mark.chosen;
  return { ...mark, offered, refused: mark.refused && !offered, price };
}

/** A room that can be reached is a choice, though no single move leads there. */
function reached(target: TargetAttributes, name: string): TargetAttributes {
  const { "aria-disabled": _, ...rest } = target;
  return { ...rest, "aria-label": name };
}

const FloorPlates = ({ rowVp, size, unit }: { rowVp: number[]; size: PlanSize; unit: string }) => (
  <>
    {rowVp.map((vp, i) => {
      const y = size.wall + i * size.cell.h;
      const middle = size.plates / 2 - 2;
      return (
        <g key={i} class="floor-plate">
          <rect x="1" y={y + 5} width={size.plates - 6} height={size.cell.h - 10} rx="4" />
          <text x={middle} y={y + size.cell.h / 2 + 1} font-size="16" text-anchor="middle">
            {vp}
          </text>
          <text
            class="unit"
            x={middle}
            y={y + size.cell.h / 2 + 16}
            font-size="13"
            text-anchor="middle"
          >
            {unit}
          </text>
        </g>
      );
    })}
  </>
);

interface RoomsProps {
  props: PlanProps;
  hand: ReturnType<typeof useHand>;
  aim(room: string | null): void;
}

const Rooms = ({ props, hand, aim }: RoomsProps) => {
  const { view, seat, lang } = props;
  const say = words[lang];
  const game = gameOf(props.data);
  const d = describe(view);
  const now = d.now?.seat === seat ? d.now : null;
  const using = now?.category ?? null;
  // Each room belongs to many moves then: a list of them all would only hide the floor.
  const moving = movesIn(hand.menu).length > 0;
  return (
    <>
      {game.cells.map((cell) => {
        const room = d.players[seat]!.rooms[cell.id]!;
        const department = room.department ? (game.departments.get(room.department) ?? null) : null;
        const name = department?.name[lang] ?? (room.lobby ? say.lobby : cell.name[lang]);
        const shut = now?.closed?.includes(cell.id) ?? false;
        const people = [
          `${name}, ${say.inRoom(room.standing, room.lying)}`,
          department && `${department.text[lang]} (${department.rule})`,
          department && department.count === undefined && ours(props, "company") && say.ourPlace,
        ]
          .filter(Boolean)
          .join(". ");
        const about = shut ? `${people}, ${say.closed}` : people;
        const { mark, target } = marked(props, `room:${cell.id}`, about, () => hand.room(cell.id));
        const far = hand.ways.get(cell.id)?.length;
        const named = far === undefined ? target : reached(target, `${about}, ${say.moves(far)}`);
        const point = { onPointerEnter: () => aim(cell.id), onPointerLeave: () => aim(null) };
        return (
          <RoomStill
            key={cell.id}
            cell={cell}
            size={props.size}
            lang={lang}
            seat={seat}
            room={room}
            department={department}
            name={name}
            takeable={takeable(hand.menu, cell.id)}
            inHand={hand.inHand?.room === cell.id ? hand.inHand.stance : null}
            shut={shut}
            open={now?.open === cell.id}
            used={now?.open === cell.id ? (now?.used ?? 0) : 0}
            dim={using !== null && department !== null && department.category !== using}
            onTake={(stance) => hand.employee(cell.id, stance)}
            mark={movingMark(mark, hand, cell.id)}
            target={moving ? { ...named, ...point } : target}
          />
        );
      })}
    </>
  );
};

export const Plan = (props: PlanProps) => {
  const { view, size, seat, lang } = props;
  const say = words[lang];
  const game = gameOf(props.data);
  const player = describe(view).players[seat]!;
  const hand = useHand(props);
  const walled = planWidth(size);
  const height = planHeight(size);
  const [aimed, setAimed] = useState<string | null>(null);
  const way = aimed === null ? undefined : hand.ways.get(aimed);
  const aim = (room: string | null): void => {
    props.onHover(null);
    setAimed(room);
  };
  const wall = { x: size.plates, y: 0, width: walled - size.plates, height, rx: 3 };
  return (
    <svg
      class={`plan ${size.small ? "small" : ""}`}
      width={props.width}
      height={height}
      viewBox={`0 0 ${props.width} ${height}`}
      role="group"
      aria-label={say.company}
    >
      {size.plates > 0 && <FloorPlates rowVp={game.rowVp} size={size} unit={say.vp} />}
      <rect class="wall" {...wall} />
      <rect fill="url(#ca-wall)" {...wall} />
      <Rooms props={props} hand={hand} aim={aim} />
      <path class="inner-walls" d={wallsPath(size)} />
      {hand.inHand && way && (
        <path class="way" d={wayPath(size, game.cells, [hand.inHand.room, ...way])} />
      )}
      {props.strips &&
        TYPES.map((type) => (
          <StripStill
            key={type}
            type={type}
            strip={player.strips[type]}
            seat={seat}
            lang={lang}
            x={walled}
            y={size.wall + game.types.get(type)!.companyRow * size.cell.h}
            w={props.width - walled}
            h={size.cell.h}
            {...stripMarks(props, type, seat)}
          />
        ))}
    </svg>
  );
};

/** Whether a data file says of itself that it was designed for this edition. */
const ours = ({ data }: BoardProps, file: string): boolean =>
  (data[file] as { source?: string } | undefined)?.source === "designed";

export function stripMarks(props: BoardProps, type: (typeof TYPES)[number], seat: number) {
  const say = words[props.lang];
  const strip = describe(props.view).players[seat]!.strips[type];
  const next = strip.places[strip.position + 1];
  const about = [
    say.strip(gameOf(props.data).types.get(type)!.name[props.lang], strip.side),
    say.stripShown(strip.position + 1, strip.places.length),
    next ? say.nextStep(next.cost) : say.fullyOut,
  ].join(", ");
  const said = ours(props, "projects") ? `${about}. ${say.ourFigures}` : about;
  return marked(props, `strip:${type}`, said);
}
