// Power Grid: pylons on an engineer's wall map, cables in the colours of two seats.
import "./style/tokens.css";
import type { Card } from "../../contract";
import { Art, range, Sign } from "../art";

const Pylon = ({ x, y, k }: { x: number; y: number; k: number }) => (
  <g
    transform={`translate(${x} ${y}) scale(${k})`}
    fill="none"
    stroke="var(--g-ink)"
    stroke-width={2.2 / k}
    stroke-linejoin="round"
    stroke-linecap="round"
  >
    <path d="M-13 60 -3 -38 0 -46 3 -38 13 60M-24 -22H24L3 -36-3 -36zM-19 -2H19L4 -14H-4zM-3 -14 8 14-8 14 5 -2M-8 14 11 38-11 38 8 14M-11 38 13 60M11 38-13 60" />
  </g>
);

const Cable = ({ colour, y }: { colour: string; y: [number, number, number] }) => {
  const [a, b, c] = y;
  const d = `M-10 ${a}Q30 ${a + 26} 66 ${b}Q130 ${b + 40} 190 ${c}Q232 ${c + 26} 280 ${c - 4}`;
  return (
    <g fill="none" stroke={colour}>
      <path d={d} stroke-width="9" stroke-opacity=".2" />
      <path d={d} stroke-width="3" />
    </g>
  );
};

const PLATE = { "font-family": "var(--font-display)", "font-size": 17, "font-weight": 700 };
const dashes = "7 4 1.5 4";

const Emblem = () => (
  <Art>
    <rect width="264" height="172" fill="var(--g-paper)" />
    <g stroke="var(--g-ink)" stroke-opacity=".1" fill="none">
      {range(9).map((i) => (
        <path key={i} d={`M${i * 36 - 10} 0Q${i * 34 + 4} 90 ${i * 36 - 22} 172`} />
      ))}
      {range(6).map((i) => (
        <path key={i} d={`M0 ${i * 34 + 6}Q132 ${i * 34 - 8} 264 ${i * 34 + 10}`} />
      ))}
    </g>
    <g stroke="var(--g-ink)" stroke-opacity=".45" stroke-dasharray={dashes}>
      <path d="M0 118Q46 88 98 104T196 84T264 96V172H0Z" fill="#5fa8a0" fill-opacity=".34" />
      <path d="M0 148Q62 120 128 138T264 124V172H0Z" fill="#d8b93f" fill-opacity=".4" />
    </g>
    <Pylon x={66} y={84} k={1.08} />
    <Pylon x={190} y={72} k={0.86} />
    <Cable colour="var(--seat-1)" y={[38, 60, 53]} />
    <Cable colour="var(--seat-2)" y={[62, 82, 70]} />
    <g stroke="var(--g-ink)" stroke-width="1.5">
      <rect x="118" y="122" width="22" height="26" fill="var(--seat-1)" />
      <rect x="140" y="122" width="22" height="26" fill="var(--seat-2)" />
      <rect x="162" y="122" width="22" height="26" fill="var(--g-plate)" />
    </g>
    <text x="173" y="141" text-anchor="middle" fill="var(--g-ink)" {...PLATE}>
      20
    </text>
  </Art>
);

const Mark = () => (
  <Sign>
    <path d="M13 2.5 5 13.5h6l-1 8 8.5-11.5H12z" />
  </Sign>
);

export const card: Card = {
  minutes: 120,
  line: {
    en: "Bid for plants, buy fuel, light up cities.",
    pl: "Licytuj elektrownie, kupuj surowce, zasilaj miasta.",
  },
  Emblem,
  Mark,
};
