// Small pictures of Carnegie: employees at desks, discs on cities, the timeline, donations.
import type { Drawings } from "../../contract";
import { ArrowAt, FigureAt, PlateAt, range, UseAt } from "../art";
import { DiscAt, PawnAt, TypeAt } from "./draw";
import { sign } from "./icons";
import { Sprite } from "./sprite";

const At = ({ id, x, y, size }: { id: string; x: number; y: number; size: number }) => (
  <UseAt id={`i-${sign(id)}`} x={x} y={y} size={size} />
);

const Goal = () => (
  <>
    <At id="building" x={50} y={52} size={52} />
    <path d="M96 66 140 34 190 60" fill="none" stroke="var(--g-line)" stroke-width="4" />
    <DiscAt who={0} x={96} y={66} r={13} />
    <DiscAt who={0} x={140} y={34} r={13} />
    <DiscAt who={0} x={190} y={60} r={13} />
    <At id="vp" x={216} y={24} size={30} />
  </>
);

const ROWS = ["hr", "management", "construction", "rnd"];

const Timeline = () => (
  <>
    {ROWS.map((id, i) => (
      <g key={id}>
        <At id={id} x={26} y={14 + i * 24} size={19} />
        {range(5).map((n) => (
          <PlateAt key={n} x={46 + n * 36} y={4 + i * 24} w={32} h={20} r={3} />
        ))}
        <At id="gear" x={46 + [2, 0, 1, 3][i]! * 36 + 16} y={14 + i * 24} size={16} />
      </g>
    ))}
    <ArrowAt x={118} y={14} w={28} />
  </>
);

const Employees = () => (
  <>
    <PlateAt x={14} y={14} w={92} h={72} />
    <path d="M26 74h68" stroke="var(--g-accent)" stroke-width="3" />
    <PawnAt seat={0} x={42} y={72} size={40} />
    <PawnAt seat={0} x={76} y={72} size={40} />
    <ArrowAt x={142} y={50} w={-20} />
    <PlateAt x={150} y={14} w={76} h={72} />
    <PawnAt seat={0} x={188} y={66} size={38} lying />
    <FigureAt text="$2" x={188} y={32} size={17} />
  </>
);

const Missions = () => (
  <>
    <PawnAt seat={0} x={34} y={74} size={44} />
    <ArrowAt x={58} y={50} w={22} />
    <At id="mission" x={110} y={48} size={46} />
    <ArrowAt x={140} y={50} w={22} />
    <At id="money" x={188} y={32} size={32} />
    <At id="goods" x={172} y={70} size={28} />
    <At id="vp" x={208} y={70} size={28} />
  </>
);

const Projects = () => (
  <>
    <TypeAt type="housing" x={30} y={28} r={14} />
    <TypeAt type="commerce" x={30} y={70} r={14} />
    <At id="goods" x={64} y={49} size={26} />
    <ArrowAt x={82} y={49} w={18} />
    <path d="M122 64 162 30 212 58" fill="none" stroke="var(--g-line)" stroke-width="4" />
    <DiscAt who={0} x={122} y={64} r={13} />
    <DiscAt who={0} x={162} y={30} r={13} />
    <DiscAt who={0} x={212} y={58} r={13} />
  </>
);

const Donations = () => (
  <>
    {["education", "human_rights", "welfare", "health"].map((id, i) => (
      <g key={id}>
        <PlateAt x={12 + i * 55} y={14} w={50} h={46} />
        <At id={id} x={37 + i * 55} y={37} size={28} />
        {i < 3 && <FigureAt text={`$${(i + 1) * 5}`} x={37 + i * 55} y={78} size={16} />}
      </g>
    ))}
    <DiscAt who={0} x={56} y={20} r={9} />
  </>
);

const End = () => (
  <>
    {["employee", "building", "railway", "donation"].map((id, i) => (
      <g key={id}>
        <At id={id} x={32 + i * 44} y={50} size={32} />
        {i < 3 && <FigureAt text="+" x={54 + i * 44} y={50} size={18} colour="var(--g-ink-2)" />}
      </g>
    ))}
    <FigureAt text="=" x={188} y={50} size={18} colour="var(--g-ink-2)" />
    <At id="vp" x={214} y={50} size={36} />
  </>
);

export const drawings: Drawings = {
  root: "ca",
  Sprite,
  pictures: {
    goal: Goal,
    timeline: Timeline,
    employees: Employees,
    missions: Missions,
    projects: Projects,
    donations: Donations,
    end: End,
  },
};
