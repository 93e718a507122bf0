// Small pictures of Praga: the crane, hexes that meet, cubes around a plaza, the monuments.
import type { Drawings } from "../../contract";
import { ArrowAt, FigureAt, UseAt } from "../art";
import { CubeAt, PawnAt } from "./draw/cube";
import { hexPoints, onDial, type Point, ringPiece } from "./draw/geometry";
import { Sprite } from "./draw/sprite";
import { SignAt, TokenAt } from "./draw/token";

const Hex = ({ at, s, fill }: { at: Point; s: number; fill?: string }) => (
  <polygon
    points={hexPoints(at, s)}
    fill={fill ?? "var(--g-plate)"}
    stroke="var(--g-line)"
    stroke-width="1.5"
  />
);

const Goal = () => (
  <>
    <UseAt id="i-pr-building" x={50} y={54} size={50} />
    <UseAt id="i-pr-t-cathedral" x={110} y={48} size={58} />
    <UseAt id="i-pr-t-hunger_wall" x={166} y={54} size={44} />
    <TokenAt what="vp" n={9} x={214} y={50} d={36} />
  </>
);

const ZONES: readonly [number, number, string][] = [
  [-75, 15, "var(--pr-red, #b5381f)"],
  [15, 120, "#4f8a4f"],
  [120, 200, "var(--pr-blue, #23478f)"],
];

const Crane = () => (
  <g transform="translate(120 50)">
    {ZONES.map(([from, to, colour]) => (
      <path key={from} d={ringPiece(38, 46, from, to)} fill={colour} />
    ))}
    <circle r="35" fill="var(--g-plate)" stroke="var(--g-line)" stroke-width="1.5" />
    <SignAt id="crane" x={0} y={0} size={26} />
    {[-40, 60, 160].map((angle) => {
      const at = onDial(26, angle);
      return <Hex key={angle} at={at} s={8} fill="var(--g-land)" />;
    })}
    <TokenAt what="gold" x={72} y={-24} d={24} />
    <FigureAt text="−" x={54} y={-24} size={20} />
    <TokenAt what="vp" n={3} x={-72} y={24} d={26} />
    <FigureAt text="+" x={-52} y={24} size={20} />
  </g>
);

const Resources = () => (
  <>
    <TokenAt what="mines" x={34} y={30} d={36} />
    <ArrowAt x={60} y={30} w={18} />
    <TokenAt what="gold" n={3} x={104} y={30} d={32} />
    <TokenAt what="quarries" x={34} y={72} d={36} />
    <ArrowAt x={60} y={72} w={18} />
    <TokenAt what="stone" n={2} x={104} y={72} d={32} />
    <FigureAt text="0 – 9" x={180} y={52} size={26} />
  </>
);

const Tiles = () => (
  <>
    <Hex at={{ x: 66, y: 50 }} s={36} />
    <Hex at={{ x: 66 + 62.4, y: 50 }} s={36} fill="var(--g-land)" />
    <SignAt id="upgrade" x={54} y={50} size={26} />
    <SignAt id="wall" x={142} y={50} size={26} />
    <TokenAt what="stone" x={86} y={50} d={18} />
    <TokenAt what="gold" x={108} y={50} d={18} />
    <ArrowAt x={168} y={50} w={14} />
    <TokenAt what="stone" x={200} y={32} d={24} />
    <TokenAt what="gold" x={200} y={68} d={24} />
  </>
);

const City = () => (
  <>
    <Hex at={{ x: 120, y: 50 }} s={26} fill="var(--g-paper-2)" />
    <SignAt id="plaza" x={120} y={50} size={28} />
    {[-1, 1].map((side) => (
      <g key={side}>
        <Hex at={{ x: 120 + side * 45, y: 50 }} s={26} />
        <SignAt id="building" x={120 + side * 45} y={50} size={24} />
      </g>
    ))}
    <CubeAt who={0} x={68} y={34} s={15} />
    <CubeAt who={0} x={82} y={70} s={15} />
    <CubeAt who={1} x={172} y={34} s={15} />
    <TokenAt what="egg" x={30} y={38} d={22} />
    <TokenAt what="gold" n={3} x={30} y={66} d={22} />
    <TokenAt what="egg" x={212} y={52} d={22} />
  </>
);

const Monuments = () => (
  <>
    <path d="M16 76H104" stroke="var(--g-accent)" stroke-width="6" stroke-linecap="round" />
    <PawnAt seat={0} x={48} y={56} k={1.6} />
    <TokenAt what="egg" x={86} y={56} d={22} />
    <UseAt id="i-pr-t-cathedral" x={158} y={44} size={56} />
    <CubeAt who={0} x={158} y={78} s={15} />
    <ArrowAt x={172} y={78} w={20} />
    <TokenAt what="silver_window" x={212} y={34} d={24} />
    <TokenAt what="silver_window" x={212} y={62} d={24} />
  </>
);

const End = () => (
  <>
    <TokenAt what="technology" x={30} y={50} d={28} />
    <FigureAt text="×" x={52} y={50} size={18} colour="var(--g-ink-2)" />
    <TokenAt what="university" x={74} y={50} d={28} />
    {["red_token", "egg"].map((what, i) => (
      <g key={what}>
        <FigureAt text="+" x={96 + i * 44} y={50} size={18} colour="var(--g-ink-2)" />
        <TokenAt what={what} x={118 + i * 44} y={50} d={28} />
      </g>
    ))}
    <FigureAt text="=" x={184} y={50} size={18} colour="var(--g-ink-2)" />
    <TokenAt what="vp" n={9} x={212} y={50} d={36} />
  </>
);

export const drawings: Drawings = {
  root: "pr",
  Sprite,
  pictures: {
    goal: Goal,
    crane: Crane,
    resources: Resources,
    tiles: Tiles,
    city: City,
    monuments: Monuments,
    end: End,
  },
};
