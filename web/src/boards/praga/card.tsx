// Praga Caput Regni: a cathedral on lapis, framed as in a manuscript.
import "./style/tokens.css";
import type { Card } from "../../contract";
import { Art, polar, polygon, range, Sign } from "../art";

const STARS: readonly (readonly [number, number, number])[] = [
  [36, 36, 6],
  [70, 26, 4],
  [228, 34, 6],
  [196, 24, 4],
  [104, 40, 3.5],
  [162, 44, 3.5],
  [44, 76, 4],
  [222, 74, 4],
  [32, 112, 3],
  [236, 108, 3],
];
const CORNERS = [
  [12, 12],
  [252, 12],
  [12, 160],
  [252, 160],
] as const;

const star = (x: number, y: number, r: number): string =>
  "M" +
  range(16)
    .map((i) => polar(i % 2 ? r * 0.42 : r, (i * Math.PI) / 8 - Math.PI / 2, x, y))
    .join("L") +
  "Z";

const Spire = ({ x, w, h, top }: { x: number; w: number; h: number; top: number }) => (
  <>
    <path d={`M${x - w / 2} 150V${150 - h}L${x} ${150 - h - top}L${x + w / 2} ${150 - h}V150Z`} />
    <path d={`M${x} ${150 - h - top}v-9M${x - 3.5} ${150 - h - top - 5}h7`} />
  </>
);

const Emblem = () => (
  <Art>
    <rect width="264" height="172" fill="var(--g-paper)" />
    <rect x="12" y="12" width="240" height="148" fill="#23478f" />
    <g fill="var(--g-gold)">
      {STARS.map(([x, y, r]) => (
        <path key={x} d={star(x, y, r)} />
      ))}
    </g>
    <circle
      cx="132"
      cy="74"
      r="50"
      fill="none"
      stroke="var(--g-gold)"
      stroke-width="2"
      stroke-dasharray="1 5"
      stroke-linecap="round"
    />
    <g fill="#f5ecd4" stroke="#2b2440" stroke-width="1.75" stroke-linejoin="round">
      <Spire x={104} w={20} h={62} top={34} />
      <Spire x={160} w={20} h={62} top={34} />
      <Spire x={132} w={14} h={78} top={28} />
      <path d="M86 150V100h92v50z" />
    </g>
    <circle cx="132" cy="112" r="9.5" fill="#b5381f" stroke="#2b2440" stroke-width="1.5" />
    <g stroke="#f5ecd4" stroke-width="1.3">
      {range(6).map((i) => (
        <path key={i} d={`M132 112L${polar(9, (i * Math.PI) / 3, 132, 112)}`} />
      ))}
    </g>
    <g fill="#23478f" stroke="#2b2440" stroke-width="1.3">
      {[100, 118, 146, 164].map((x) => (
        <path key={x} d={`M${x - 4} 150v-18q4 -9 8 0v18z`} />
      ))}
      <path d="M126 150v-14q6 -11 12 0v14z" fill="#2b2440" />
    </g>
    <g fill="none">
      <rect x="12" y="12" width="240" height="148" stroke="var(--g-gold)" stroke-width="4" />
      <rect x="6.5" y="6.5" width="251" height="159" stroke="#b5381f" stroke-width="2.5" />
    </g>
    <g fill="#b5381f" stroke="var(--g-gold)" stroke-width="2">
      {CORNERS.map(([x, y]) => (
        <path key={`${x} ${y}`} d={polygon(4, 11, x, y)} />
      ))}
    </g>
  </Art>
);

const Mark = () => (
  <Sign>
    <circle cx="12" cy="12" r="8.5" />
    <circle cx="12" cy="12" r="2.5" />
    <path d="M12 3.5v6M12 14.5v6M3.5 12h6M14.5 12h6M6 6l4.2 4.2M13.8 13.8 18 18M18 6l-4.2 4.2M10.2 13.8 6 18" />
  </Sign>
);

export const card: Card = {
  minutes: 120,
  line: {
    en: "Raise a city for the king, crane by crane.",
    pl: "Buduj miasto króla, żuraw po żurawiu.",
  },
  Emblem,
  Mark,
};
