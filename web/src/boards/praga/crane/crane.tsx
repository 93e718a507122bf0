// The crane: a ring of prices that stands still and a wheel that turns, with the bonuses of its
// sectors and the action tiles over them. Everything on it stays upright.
import { useRef } from "preact/hooks";
import { gameOf } from "../data";
import { type Action, describe, type Zone } from "../description";
import { isToken, itemsOf } from "../draw/gains";
import { onDial, ringPiece, rounded, said } from "../draw/geometry";
import { LetterAt } from "../draw/letter";
import { SignAt, TokenAt } from "../draw/token";
import type { StageProps } from "../stage/props";
import { markClass, markOf, targetOf } from "../target";
import { words } from "../words";

const STEP = 30; // degrees between two positions
const RIM = 110;
const OUTER = 168;

/** The arrow counted on over many turns, so that the wheel never spins back through zero. */
function useTurned(arrow: number): number {
  const turned = useRef(arrow);
  const by = (((arrow - turned.current) % 12) + 12) % 12;
  turned.current += by > 6 ? by - 12 : by;
  return turned.current;
}

const turnedBy = (positions: number) => ({ transform: `rotate(${positions * STEP}deg)` });

export const Crane = (props: StageProps & { size: number }) => {
  const d = describe(props.view);
  const { crane } = gameOf(props.data);
  const turned = useTurned(d.arrow);
  return (
    <svg
      class="crane"
      width={props.size}
      height={props.size}
      viewBox="-172 -172 344 344"
      role="group"
      aria-label={words[props.lang].crane}
    >
      <Ring {...props} />
      <circle class="rim" r={RIM} />
      <circle class="disc" r={RIM - 4} />
      <g class="turns" style={turnedBy(turned)}>
        <path
          class="cogs"
          d={Array.from(
            { length: 72 },
            (_, i) => `M${said(onDial(103.5, i * 5))}L${said(onDial(108.5, i * 5))}`,
          ).join("")}
        />
        <path
          class="spokes"
          d={crane.sectors
            .map(({ index }) => {
              const at = index * STEP - STEP / 2;
              return `M${said(onDial(28, at))}L${said(onDial(104, at))}`;
            })
            .join("")}
        />
      </g>
      {crane.sectors.map((sector) => (
        <Sector
          key={sector.id}
          {...props}
          sector={sector}
          at={turned + sector.index}
          hot={d.turn?.sector === sector.id && d.turn.bonus === "open"}
        />
      ))}
      {tilesOf(props).map((tile) => (
        <ActionTile key={tile.id} {...props} {...tile} />
      ))}
      <OpenBonus {...props} />
      <circle class="hub" r="28" />
      <text aria-hidden="true" class="hub-turn" y="-5">
        {Math.min(d.turns + 1, d.total_turns)}
      </text>
      <text aria-hidden="true" class="hub-of" y="13">
        / {d.total_turns}
      </text>
      <Marks {...props} />
    </svg>
  );
};

/** The letter of the wheel bonus, beside the tile that was taken. */
const OpenBonus = (props: StageProps) => {
  const { sector = null, position = null } = describe(props.view).turn ?? {};
  const row = props.letters.get(`sector:${sector}`);
  return position === null ? null : <LetterAt row={row} {...onDial(82, position * STEP - 14)} />;
};

/** Zones and prices. */
const Ring = (props: StageProps) => {
  const { positions } = gameOf(props.data).crane;
  const zones = positions.reduce<{ zone: Zone; from: number; to: number }[]>((list, each) => {
    const last = list.at(-1);
    if (last?.zone === each.zone) last.to = each.index + 1;
    else list.push({ zone: each.zone, from: each.index, to: each.index + 1 });
    return list;
  }, []);
  return (
    <>
      {zones.map(({ zone, from, to }) => {
        const [a, b] = [from * STEP - 15, to * STEP - 15];
        return (
          <g key={zone}>
            <path class={`sector-zone ${zone}`} d={ringPiece(106, OUTER, a, b)} />
            <path class="zone-rim" d={ringPiece(164.5, OUTER, a, b)} />
          </g>
        );
      })}
      {positions.map(({ index, zone, cost_gold, vp }) => {
        const edge = index * STEP - 15;
        const { x, y } = onDial(153.5, index * STEP);
        return (
          <g key={index} class="price-at">
            <path class="zone-line" d={`M${said(onDial(110, edge))}L${said(onDial(164, edge))}`} />
            {zone === "red" && <TokenAt what="gold" n={cost_gold} always x={x} y={y} d={25} />}
            {zone === "blue" && <TokenAt what="vp" n={vp} x={x} y={y} d={25} />}
            {zone === "green" && (
              <text aria-hidden="true" class="nothing" x={x} y={y}>
                0
              </text>
            )}
          </g>
        );
      })}
    </>
  );
};

interface SectorProps extends StageProps {
  sector: { id: string; kind: string; gain: Parameters<typeof itemsOf>[0] };
  at: number;
  hot: boolean;
}

const Sector = (props: SectorProps) => {
  const { sector, at, hot } = props;
  const id = `sector:${sector.id}`;
  const upright = { transform: `rotate(${-at * STEP}deg)` };
  const put = (r: number, child: preact.ComponentChild) => (
    <g transform={`translate(0 ${-r})`}>
      <g class="turns" style={upright}>
        {child}
      </g>
    </g>
  );
  const items = itemsOf(sector.gain).filter(isToken);
  const [first, second] = sector.kind === "egg" ? [items[1], items[0]] : items;
  if (sector.kind === "box") {
    return (
      <g class="turns" style={turnedBy(at)}>
        <path class="box" d={ringPiece(33, 104, -13.5, 13.5)} />
        <path class="arrow" d="M0 -101l10 13h-5.5v14h-9v-14h-5.5z" />
        {put(55, <rect class="turn-cube" x="-7.5" y="-7.5" width="15" height="15" rx="2" />)}
      </g>
    );
  }
  return (
    <g
      class={`turns sector ${hot ? "hot" : ""} ${markClass(markOf(props, id))}`}
      style={turnedBy(at)}
    >
      <path class="place" d={ringPiece(34, 80, -14, 14)} {...targetOf(props, id)} />
      <g class="dead">
        {first && put(second ? 66 : 63, <TokenAt {...first} x={0} y={0} d={23} />)}
        {second && put(45, <TokenAt {...second} x={0} y={0} d={18} />)}
      </g>
    </g>
  );
};

const CELLS = [95, 125.5] as const; // the two hexes of a tile, from the hub

function flatHex(y: number): string {
  const s = 17.6;
  return [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const angle = (i * Math.PI) / 3;
      return `${rounded(s * Math.cos(angle))},${rounded(y - s * Math.sin(angle))}`;
    })
    .join(" ");
}

interface TileOnCrane {
  id: string;
  position: number;
  actions: readonly Action[];
  past: number; // points for going past the end
  taken: boolean;
}

/** The tiles on the wheel, and the one that was taken in this turn where it was. */
function tilesOf(props: StageProps): TileOnCrane[] {
  const d = describe(props.view);
  const lying = d.crane.flatMap((place, position): TileOnCrane[] =>
    place.tile === null
      ? []
      : [
          {
            id: place.tile,
            position,
            actions: place.actions,
            past: place.past ? place.vp : 0,
            taken: false,
          },
        ],
  );
  const { tile = null, position = null } = d.turn ?? {};
  if (tile === null || position === null) return lying;
  const actions = gameOf(props.data).actionTiles.get(tile)?.[d.side] ?? [];
  return [...lying, { id: tile, position, actions, past: 0, taken: true }];
}

const ActionTile = (props: StageProps & TileOnCrane) => {
  const { position, actions, past, taken } = props;
  const id = `tile:${props.id}`;
  const mark = markOf(props, id);
  const upright = { transform: `rotate(${-position * STEP}deg)` };
  const state = `${taken ? "taken" : ""} ${past > 0 ? "past" : ""} ${markClass(mark)}`;
  return (
    <g class={`turns action-tile ${state}`} style={turnedBy(position)}>
      {CELLS.map((r, i) => (
        <g key={r}>
          <polygon class="cell" points={flatHex(-r)} />
          <g transform={`translate(0 ${-r})`}>
            <g class="turns" style={upright}>
              <SignAt id={actions[i] ?? ""} x={0} y={0} size={21} />
            </g>
          </g>
        </g>
      ))}
      {past > 0 && (
        <g transform="translate(15 -140)">
          <g class="turns" style={upright}>
            <TokenAt what="vp" n={past} x={0} y={0} d={22} />
          </g>
        </g>
      )}
      {taken && (
        <g class="tick" transform="translate(-14 -140)">
          <g class="turns" style={upright}>
            <circle r="9" />
            <path d="M-4 0l3 3.2 5.5-6" />
          </g>
        </g>
      )}
      <rect class="hit" x="-19" y="-145" width="38" height="68" rx="16" {...targetOf(props, id)} />
    </g>
  );
};

/** The hole where the cube falls, and where the wheel turns twice. */
const Marks = (props: StageProps) => (
  <>
    {gameOf(props.data).crane.positions.map(({ index, marks }) => {
      const { x, y } = onDial(OUTER, index * STEP + 13);
      return (
        <g key={index}>
          {marks.includes("drop_hole") && <circle class="hole" cx={x} cy={y} r="4.5" />}
          {marks.includes("double_rotation") && (
            <path class="twice" d={`M${x - 7} ${y - 4}l4 4-4 4M${x - 1} ${y - 4}l4 4-4 4`} />
          )}
        </g>
      );
    })}
  </>
);
