// Frostpunk: the generator's heat over hexes of ice.
import "./style/tokens.css";
import type { Card } from "../../contract";
import { Art, polygon, range, Sign } from "../art";

const SIZE = 21;

function hexes(): { d: string; fill: string; near: boolean }[] {
  const out = [];
  for (let q = -6; q <= 6; ++q) {
    for (let r = -4; r <= 4; ++r) {
      const x = 132 + SIZE * 1.732 * (q + r / 2);
      const y = 104 + SIZE * 1.5 * r;
      if (x < -30 || x > 294 || y < -30 || y > 200) continue;
      const far = Math.hypot(x - 132, y - 104);
      const fill = far < 20 ? "#ff8a3c" : far < 48 ? "#b9501d" : far < 84 ? "#5b3a33" : "#16242f";
      out.push({ d: polygon(6, SIZE - 1.2, x, y, Math.PI / 6), fill, near: far < 84 });
    }
  }
  return out;
}

const Emblem = () => (
  <Art>
    <defs>
      <radialGradient id="frostpunk-heat">
        <stop offset="0" stop-color="#ffd9a0" />
        <stop offset=".5" stop-color="#ff8a3c" stop-opacity=".5" />
        <stop offset="1" stop-color="#ff8a3c" stop-opacity="0" />
      </radialGradient>
    </defs>
    <rect width="264" height="172" fill="#0d161d" />
    <g stroke="#0a1117" stroke-width="1.5">
      {hexes().map(({ d, fill, near }) => (
        <path key={d} d={d} fill={fill} fill-opacity={near ? 0.9 : 1} />
      ))}
    </g>
    <g fill="none" stroke="#ffb071" stroke-width="1.5">
      {[34, 62, 92].map((r, i) => (
        <circle
          key={r}
          cx="132"
          cy="104"
          r={r}
          stroke-opacity={0.7 - i * 0.2}
          stroke-dasharray={i ? "3 4" : "none"}
        />
      ))}
    </g>
    <circle cx="132" cy="92" r="58" fill="url(#frostpunk-heat)" opacity=".9" />
    <g transform="translate(0 14) scale(1 .92)">
      <g fill="#101b23" stroke="#e9f2f6" stroke-width="1.75" stroke-linejoin="round">
        <path d="M112 118 118 62h28l6 56z" />
        <path d="M114 62h36l-4-12h-28zM108 118h48v9h-48z" />
        <path d="M121 50V34h22v16z" />
      </g>
      <path d="M118 76h28M117 90h30M115 104h34" stroke="#ffb071" stroke-width="2.5" />
      <path
        d="M126 34q-6 -12 4 -20q10 -7 2 -16M138 34q6 -10 0 -18"
        fill="none"
        stroke="#c9d9e2"
        stroke-opacity=".7"
        stroke-width="2"
        stroke-linecap="round"
      />
    </g>
    <g fill="#fff">
      {range(46).map((i) => (
        <circle
          key={i}
          cx={(i * 73) % 264}
          cy={(i * 47 + (i % 5) * 13) % 172}
          r={0.7 + (i % 3) * 0.5}
          fill-opacity={0.35 + (i % 4) * 0.14}
        />
      ))}
    </g>
  </Art>
);

const Mark = () => (
  <Sign>
    <path d="M12 21c-4 0-6.5-2.6-6.5-6.2 0-3 2-4.8 3.3-7 .5 1.5 1.2 2.4 2.2 3C11 7.5 12 5 14.5 3c0 3.5 4 5.8 4 11.2 0 4-2.5 6.8-6.5 6.8z" />
    <path d="M12 21c-1.7 0-2.8-1.2-2.8-2.9s1.3-2.6 2.8-4.6c1.5 2 2.8 2.9 2.8 4.6S13.7 21 12 21z" />
  </Sign>
);

export const card: Card = {
  minutes: 150,
  line: {
    en: "Keep the generator and the hope alive.",
    pl: "Utrzymaj generator i nadzieję.",
  },
  Emblem,
  Mark,
  wants: (file) => !["societies", "tiles", "weather"].includes(file),
};
