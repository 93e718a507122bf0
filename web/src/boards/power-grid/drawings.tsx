// Small pictures of Power Grid: plates of plants, tokens on the shelf, cities and lines.
import type { Drawings } from "../../contract";
import { ArrowAt, FigureAt, PlateAt, range, UseAt } from "../art";
import { Sprite } from "./token";

const SLOTS = [10, 15, 20];

/** A city as on the map: three places, the first of them taken. */
const City = ({ x, y, owners = [] }: { x: number; y: number; owners?: number[] }) => (
  <>
    {SLOTS.map((cost, i) => {
      const seat = owners[i];
      const left = x + (i - 1.5) * 20;
      return (
        <g key={cost}>
          <PlateAt
            x={left}
            y={y - 11}
            w={20}
            h={22}
            r={0}
            fill={seat ? `var(--seat-${seat})` : "var(--g-plate)"}
          />
          {seat ? (
            <UseAt
              id="i-pg-house"
              x={left + 10}
              y={y}
              size={15}
              colour={`var(--seat-${seat}-on)`}
            />
          ) : (
            <FigureAt text={cost} x={left + 10} y={y + 1} size={14} colour="var(--g-ink-2)" />
          )}
        </g>
      );
    })}
  </>
);

const Cable = ({ d, seat }: { d: string; seat: number }) => (
  <g fill="none" stroke={`var(--seat-${seat})`}>
    <path d={d} stroke-width="8" stroke-opacity=".25" />
    <path d={d} stroke-width="3" />
  </g>
);

interface PlantProps {
  x: number;
  y: number;
  no: string;
  fuel: string;
  burns: number;
  powers: number;
}

const Plant = ({ x, y, no, fuel, burns, powers }: PlantProps) => (
  <g>
    <PlateAt x={x} y={y} w={58} h={76} />
    <rect x={x + 1} y={y + 1} width="56" height="9" fill={`var(--${fuel})`} />
    <FigureAt text={no} x={x + 17} y={y + 24} size={22} />
    {range(burns).map((i) => (
      <UseAt
        key={i}
        id={`pg-tok-${fuel}`}
        x={x + 29 + (i - (burns - 1) / 2) * 17}
        y={y + 44}
        size={16}
        colour={`var(--${fuel})`}
      />
    ))}
    <UseAt id="i-pg-house" x={x + 22} y={y + 64} size={15} />
    <FigureAt text={powers} x={x + 38} y={y + 65} size={17} />
  </g>
);

const Goal = () => (
  <>
    <Cable d="M46 34Q110 62 120 66T196 36" seat={1} />
    <City x={46} y={32} owners={[1]} />
    <City x={120} y={68} owners={[2, 1]} />
    <City x={196} y={34} owners={[1]} />
  </>
);

const PHASES = ["order", "i-pg-plant", "i-pg-coal", "i-pg-house", "i-pg-money"];

const Round = () => (
  <>
    {PHASES.map((id, i) => (
      <g key={id}>
        <circle
          cx={28 + i * 46}
          cy="50"
          r="18"
          fill="var(--g-plate)"
          stroke="var(--g-line)"
          stroke-width="1.5"
        />
        {i === 0 ? (
          <FigureAt text="1·2·3" x={28} y={51} size={14} />
        ) : (
          <UseAt id={id} x={28 + i * 46} y={50} size={22} />
        )}
        {i < 4 && <ArrowAt x={48 + i * 46} y={50} w={6} />}
      </g>
    ))}
  </>
);

const Market = () => (
  <>
    <Plant x={16} y={12} no="04" fuel="coal" burns={2} powers={1} />
    <Plant x={91} y={12} no="14" fuel="garbage" burns={2} powers={2} />
    <Plant x={166} y={12} no="20" fuel="coal" burns={3} powers={5} />
  </>
);

const Fuel = () => (
  <>
    {range(5).map((i) => (
      <g key={i}>
        <PlateAt x={10 + i * 45} y={26} w={40} h={34} />
        <FigureAt text={i + 3} x={30 + i * 45} y={76} size={18} />
        {range(i < 2 ? 0 : i === 2 ? 1 : 3).map((n) => (
          <UseAt
            key={n}
            id="pg-tok-oil"
            x={18.5 + i * 45 + n * 11.5}
            y={43}
            size={14}
            colour="var(--oil)"
          />
        ))}
      </g>
    ))}
  </>
);

const Network = () => (
  <>
    <Cable d="M50 32 190 66" seat={3} />
    <PlateAt x={106} y={38} w={28} h={20} r={10} />
    <FigureAt text="7" x={120} y={49} />
    <City x={50} y={30} owners={[3]} />
    <City x={190} y={68} owners={[1]} />
  </>
);

const Money = () => (
  <>
    <Plant x={16} y={12} no="20" fuel="coal" burns={3} powers={5} />
    <ArrowAt x={82} y={50} w={22} />
    <UseAt id="i-pg-bolt" x={126} y={50} size={36} colour="var(--g-accent)" />
    <ArrowAt x={148} y={50} w={22} />
    <UseAt id="i-pg-money" x={190} y={38} size={30} />
    <FigureAt text="64" x={190} y={68} size={24} />
  </>
);

const End = () => (
  <>
    {[5, 8, 7].map((high, i) => (
      <g key={high}>
        {range(high).map((n) => (
          <rect
            key={n}
            x={40 + i * 62}
            y={78 - n * 8}
            width="36"
            height="6"
            fill={`var(--seat-${i + 1})`}
          />
        ))}
      </g>
    ))}
    <UseAt id="i-pg-bolt" x={120} y={13} size={16} colour="var(--g-accent)" />
    <path d="M30 86H214" stroke="var(--g-ink)" stroke-width="1.5" />
  </>
);

export const drawings: Drawings = {
  root: "pg",
  Sprite,
  pictures: {
    goal: Goal,
    round: Round,
    plant: Market,
    fuel: Fuel,
    network: Network,
    money: Money,
    end: End,
  },
};
