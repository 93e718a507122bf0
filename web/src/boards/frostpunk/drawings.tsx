// Small pictures of Frostpunk: the Generator and its zones, people, the two rows of morale.
import type { Drawings } from "../../contract";
import { ArrowAt, FigureAt, PlateAt, polygon, range, UseAt } from "../art";
import { Sprite } from "./sprite";

const At = (props: { id: string; x: number; y: number; size: number; colour?: string }) => (
  <UseAt {...props} id={`i-fp-${props.id}`} />
);

const Goal = () => (
  <>
    <circle cx="64" cy="50" r="44" fill="var(--fp-ember-soft)" />
    <At id="b-generator" x={64} y={50} size={56} colour="var(--fp-ember-text)" />
    <ArrowAt x={118} y={50} w={20} />
    <At id="goal" x={172} y={48} size={46} />
    <FigureAt text="13" x={216} y={50} size={26} />
  </>
);

const PHASES = ["leader", "event", "b-generator", "snow", "law", "worker", "storm", "food", "bed"];

const Round = () => (
  <>
    {PHASES.map((id, i) => (
      <g key={id}>
        <PlateAt x={8 + (i % 5) * 46} y={i < 5 ? 8 : 54} w={38} h={38} />
        <At
          id={id}
          x={27 + (i % 5) * 46}
          y={i < 5 ? 27 : 73}
          size={24}
          {...(id === "worker" ? { colour: "var(--fp-ember-text)" } : {})}
        />
        {i !== 4 && i < 8 && <ArrowAt x={46 + (i % 5) * 46} y={i < 5 ? 27 : 73} w={8} />}
      </g>
    ))}
  </>
);

const Actions = () => (
  <>
    <At id="worker" x={30} y={50} size={44} colour="var(--fp-worker)" />
    <ArrowAt x={58} y={50} w={16} />
    {["shovel", "coal", "build", "b-workshop", "scout"].map((id, i) => (
      <At key={id} id={id} x={104 + (i % 3) * 50} y={i < 3 ? 28 : 74} size={32} />
    ))}
  </>
);

/** The zones around the Generator as rings of hexes. */
const Heat = () => (
  <>
    {[46, 32, 17].map((r, i) => (
      <path
        key={r}
        d={polygon(6, r, 76, 50)}
        fill={["var(--fp-warm)", "var(--fp-ember-hi)", "var(--fp-fire)"][i]}
        stroke="var(--fp-warm-line)"
      />
    ))}
    <At id="b-generator" x={76} y={50} size={26} colour="#2a1204" />
    <At id="coal" x={24} y={22} size={26} />
    <At id="snow" x={160} y={34} size={28} colour="var(--fp-frost-text)" />
    <ArrowAt x={178} y={34} w={16} />
    <At id="sick" x={214} y={34} size={28} colour="var(--fp-red)" />
    <At id="overload" x={214} y={76} size={28} />
  </>
);

const People = () => (
  <>
    <At id="engineer" x={32} y={50} size={36} colour="var(--fp-engineer)" />
    <At id="food" x={76} y={50} size={30} />
    <FigureAt text="·" x={100} y={50} size={24} />
    <At id="sick" x={126} y={50} size={34} colour="var(--fp-red)" />
    <ArrowAt x={148} y={50} w={16} />
    <At id="b-medical_post" x={186} y={30} size={28} colour="var(--fp-frost-text)" />
    <At id="skull" x={186} y={72} size={28} />
  </>
);

const Morale = () => (
  <>
    {["care", "justice", "motivation"].map((id, i) => (
      <g key={id}>
        <PlateAt x={12 + i * 36} y={12} w={32} h={32} fill="var(--fp-hope-soft)" />
        <At id={id} x={28 + i * 36} y={28} size={22} colour="var(--fp-hope)" />
      </g>
    ))}
    {["anger", "apathy", "greed"].map((id, i) => (
      <g key={id}>
        <PlateAt x={12 + i * 36} y={56} w={32} h={32} fill="var(--fp-disc-soft)" />
        <At id={id} x={28 + i * 36} y={72} size={22} colour="var(--fp-disc)" />
      </g>
    ))}
    <ArrowAt x={160} y={50} w={-28} />
    <At id="law" x={196} y={50} size={48} />
  </>
);

const End = () => (
  <>
    {["hope", "discontent", "overload", "sick", "hunger", "deaths"].map((id, i) => (
      <g key={id}>
        <PlateAt x={12 + (i % 3) * 40} y={i < 3 ? 10 : 54} w={36} h={36} />
        <At id={id} x={30 + (i % 3) * 40} y={i < 3 ? 28 : 72} size={24} colour="var(--fp-red)" />
      </g>
    ))}
    {range(4).map((i) => (
      <PlateAt key={i} x={164 + (i % 2) * 32} y={22 + (i < 2 ? 0 : 32)} w={28} h={28} />
    ))}
    {range(4).map((i) => (
      <At key={i} id="goods" x={178 + (i % 2) * 32} y={36 + (i < 2 ? 0 : 32)} size={20} />
    ))}
  </>
);

export const drawings: Drawings = {
  root: "fp",
  Sprite,
  pictures: {
    goal: Goal,
    round: Round,
    actions: Actions,
    heat: Heat,
    people: People,
    morale: Morale,
    end: End,
  },
};
