// Carnegie: an engraved banknote with a library in the rosette.
import "./style/tokens.css";
import type { Card } from "../../contract";
import { Art, range, Sign } from "../art";

const rosette = (R: number, r: number, d: number, n: number, cx: number, cy: number): string =>
  range(n + 1)
    .map((i) => {
      const a = (i / n) * 2 * Math.PI * r;
      const x = cx + ((R - r) / R) * 60 * Math.cos(a) + d * Math.cos(((R - r) / r) * a);
      const y = cy + ((R - r) / R) * 60 * Math.sin(a) - d * Math.sin(((R - r) / r) * a);
      return `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join("");

const wave = (y: number, height: number, shift: number): string =>
  range(91)
    .map((i) => {
      const x = i * 3 - 4;
      return `${i ? "L" : "M"}${x} ${(y + height * Math.sin(x / 11 + shift)).toFixed(1)}`;
    })
    .join("");

const Emblem = () => (
  <Art>
    <rect width="264" height="172" fill="var(--g-paper)" />
    <g fill="none" stroke="var(--g-deep)" stroke-opacity=".3" stroke-width=".8">
      {range(30).map((i) => (
        <path key={i} d={wave(i * 6 - 2, 4, i * 0.5)} />
      ))}
    </g>
    <g fill="none" stroke="var(--g-deep)">
      <rect x="9.5" y="9.5" width="245" height="153" stroke-width="3" />
      <rect x="15" y="15" width="234" height="142" stroke-width="1" />
    </g>
    <ellipse cx="132" cy="86" rx="76" ry="64" fill="var(--g-paper)" />
    <path
      d={rosette(24, 7, 17, 900, 132, 86)}
      fill="none"
      stroke="var(--g-deep)"
      stroke-width=".7"
      stroke-opacity=".75"
    />
    <g stroke="var(--g-deep)">
      <circle cx="132" cy="86" r="41" fill="var(--g-plate)" stroke-width="2" />
      <circle cx="132" cy="86" r="36.5" fill="none" stroke-width=".8" />
    </g>
    <g stroke="var(--g-ink)" stroke-width="1.75" stroke-linejoin="round">
      <path d="M112 104h40M115 104V76h34v28M115 76l17-13 17 13z" fill="var(--g-paper)" />
      <path d="M121 104V80M128 104V80M136 104V80M143 104V80" fill="none" />
    </g>
    <g
      fill="var(--g-deep)"
      font-family="var(--font-display)"
      font-size="25"
      font-weight="600"
      text-anchor="middle"
    >
      <text x="36" y="46">
        10
      </text>
      <text x="228" y="46">
        10
      </text>
      <text x="36" y="146">
        10
      </text>
      <text x="228" y="146">
        10
      </text>
    </g>
  </Art>
);

const Mark = () => (
  <Sign>
    <path d="M5 20.5V6l7-3 7 3v14.5zM3 20.5h18" />
    <path d="M9 9.5h.01M12 9.5h.01M15 9.5h.01M9 13h.01M12 13h.01M15 13h.01M10.5 20.5V17h3v3.5" />
  </Sign>
);

export const card: Card = {
  minutes: 150,
  line: {
    en: "Staff a company, build, give it all away.",
    pl: "Zatrudniaj, buduj, a potem rozdaj majątek.",
  },
  Emblem,
  Mark,
};
