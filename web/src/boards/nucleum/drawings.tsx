// Small pictures of Nucleum: domino plates on board and map, pawns, lit buildings, the success marker.
import type { Drawings } from "../../contract";
import { ArrowAt, FigureAt, PlateAt, range } from "../art";
import { PawnAt, ShapeAt, SignAt } from "./draw";
import { Sprite } from "./sprite";

/** A domino plate with two signs, upright or along a track. */
const Domino = (props: {
  x: number;
  y: number;
  signs: [string, string];
  ends: [string, string];
  lying?: boolean;
}) => {
  const { x, y, signs, ends, lying = false } = props;
  const [w, h] = lying ? [72, 36] : [40, 72];
  return (
    <g>
      <rect x={x} y={y} width={w} height={h} rx="5" fill="var(--nu-bone)" />
      {ends.map((colour, i) => (
        <rect
          key={i}
          x={lying && i ? x + w - 8 : x}
          y={!lying && i ? y + h - 8 : y}
          width={lying ? 8 : w}
          height={lying ? h : 8}
          rx="3"
          fill={`var(--nu-${colour})`}
        />
      ))}
      <rect
        x={x}
        y={y}
        width={w}
        height={h}
        rx="5"
        fill="none"
        stroke="var(--nu-brass-lo)"
        stroke-width="1.5"
      />
      {signs.map((id, i) => (
        <SignAt
          key={i}
          id={id}
          x={lying ? x + w * (i ? 0.69 : 0.31) : x + w / 2}
          y={lying ? y + h / 2 : y + h * (i ? 0.68 : 0.32)}
          size={22}
          class="ink"
        />
      ))}
    </g>
  );
};

const CityAt = ({ x, y, colour }: { x: number; y: number; colour: string }) => (
  <circle
    cx={x}
    cy={y}
    r="16"
    fill={`var(--nu-${colour})`}
    stroke="var(--nu-brass)"
    stroke-width="2"
  />
);

const Lit = ({ x, y, r }: { x: number; y: number; r: number }) => (
  <circle cx={x} cy={y} r={r} fill="url(#nu-lit)" />
);

const Goal = () => (
  <>
    <SignAt id="plant" x={44} y={52} size={54} />
    <ArrowAt x={80} y={50} w={24} />
    <Lit x={146} y={50} r={44} />
    <SignAt id="residence" x={146} y={50} size={46} />
    <SignAt id="vp" x={210} y={50} size={36} class="gold" />
  </>
);

const Tile = () => (
  <>
    <Domino x={22} y={14} signs={["urbanize", "energize"]} ends={["green", "orange"]} />
    <CityAt x={100} y={50} colour="green" />
    <Domino x={116} y={32} signs={["develop", "contract"]} ends={["green", "purple"]} lying />
    <SignAt id="recharge" x={216} y={50} size={34} />
  </>
);

const Track = () => (
  <>
    <CityAt x={30} y={50} colour="orange" />
    <Domino x={47} y={32} signs={["energize", "urbanize"]} ends={["orange", "green"]} lying />
    <Domino x={121} y={32} signs={["develop", "industrialize"]} ends={["green", "white"]} lying />
    <CityAt x={211} y={50} colour="purple" />
    <PawnAt seat={0} x={83} y={24} h={22} />
    <PawnAt seat={1} x={157} y={24} h={22} />
    <Lit x={47} y={50} r={18} />
    <Lit x={120} y={50} r={18} />
  </>
);

const Actions = () => (
  <>
    {["urbanize", "industrialize", "develop", "contract", "energize"].map((id, i) => (
      <g key={id}>
        <PlateAt x={8 + i * 46} y={29} w={40} h={42} fill="var(--nu-bone)" />
        <SignAt id={id} x={28 + i * 46} y={50} size={28} class="ink" />
      </g>
    ))}
  </>
);

const Energize = () => (
  <>
    <SignAt id="coal" x={28} y={30} size={28} />
    <SignAt id="uranium" x={28} y={70} size={28} />
    <ArrowAt x={50} y={50} w={16} />
    <SignAt id="plant" x={94} y={48} size={44} />
    <SignAt id="nucleum" x={118} y={24} size={22} class="gold" />
    <ArrowAt x={126} y={50} w={16} />
    <Lit x={186} y={50} r={42} />
    <SignAt id="factory" x={186} y={50} size={42} />
    <SignAt id="bulb" x={222} y={24} size={24} class="gold" />
  </>
);

const Recharge = () => (
  <>
    {range(8).map((i) => (
      <g key={i}>
        <PlateAt x={14 + i * 27} y={56 - i * 3} w={24} h={24} r={3} />
        <FigureAt text={[1, 2, 3, 5, 7, 9, 12, 16][i]!} x={26 + i * 27} y={69 - i * 3} size={14} />
      </g>
    ))}
    <ShapeAt seat={0} x={161} y={36} r={10} />
    <SignAt id="achievement" x={36} y={24} size={28} class="gold" />
    <ArrowAt x={60} y={24} w={74} />
  </>
);

const End = () => (
  <>
    <SignAt id="flag" x={34} y={34} size={32} />
    <SignAt id="flag" x={34} y={70} size={32} />
    <ArrowAt x={58} y={50} w={18} />
    <ShapeAt seat={0} x={102} y={50} r={14} />
    <FigureAt text="+" x={128} y={50} size={18} colour="var(--g-ink-2)" />
    <Lit x={156} y={50} r={30} />
    <SignAt id="residence" x={156} y={50} size={32} />
    <FigureAt text="=" x={184} y={50} size={18} colour="var(--g-ink-2)" />
    <SignAt id="vp" x={212} y={50} size={34} class="gold" />
  </>
);

export const drawings: Drawings = {
  root: "nu",
  Sprite,
  pictures: {
    goal: Goal,
    tile: Tile,
    track: Track,
    actions: Actions,
    energize: Energize,
    recharge: Recharge,
    end: End,
  },
};
