// Nucleum: an atom in brass on walnut, rail tiles around it.
import "./style/tokens.css";
import type { Card } from "../../contract";
import { Art, range, Sign } from "../art";

const Orbit = ({ turn }: { turn: number }) => (
  <g fill="none" transform={`rotate(${turn} 132 84)`}>
    <ellipse cx="132" cy="84" rx="74" ry="25" stroke="var(--g-accent)" stroke-width="3.5" />
    <ellipse cx="132" cy="84" rx="74" ry="25" stroke="#fff" stroke-opacity=".25" />
  </g>
);

const Tile = (props: { x: number; y: number; turn: number; lamp: string }) => (
  <g transform={`translate(${props.x} ${props.y}) rotate(${props.turn})`}>
    <rect
      x="-26"
      y="-11"
      width="52"
      height="22"
      rx="3"
      fill="var(--g-plate)"
      stroke="var(--g-accent)"
      stroke-width="1.75"
    />
    <path d="M0 -11V11" stroke="var(--g-accent)" stroke-width="1.5" />
    <circle cx="-13" r="5" fill={props.lamp} />
    <path d="M8 4 13 -5 18 4z" fill="var(--g-deep)" />
  </g>
);

const Emblem = () => (
  <Art>
    <defs>
      <radialGradient id="nucleum-glow">
        <stop offset="0" stop-color="#d9ff8a" />
        <stop offset=".35" stop-color="#a6e22e" stop-opacity=".8" />
        <stop offset="1" stop-color="#a6e22e" stop-opacity="0" />
      </radialGradient>
    </defs>
    <rect width="264" height="172" fill="var(--g-paper-2)" />
    <g fill="none" stroke="var(--g-land)" stroke-width="1.2">
      {range(22).map((i) => (
        <path key={i} d={`M0 ${i * 9 - 4}q40 ${i % 3 ? 5 : -4} 90 0t90 ${i % 2 ? 3 : -3} 90 0`} />
      ))}
    </g>
    <Tile x={50} y={40} turn={-12} lamp="var(--g-glow)" />
    <Tile x={218} y={138} turn={-14} lamp="var(--g-accent)" />
    <Tile x={40} y={138} turn={16} lamp="var(--g-accent)" />
    <Tile x={222} y={38} turn={12} lamp="var(--g-glow)" />
    <circle cx="132" cy="84" r="66" fill="url(#nucleum-glow)" opacity=".85" />
    <Orbit turn={0} />
    <Orbit turn={60} />
    <Orbit turn={120} />
    <circle cx="132" cy="84" r="15" fill="#c6f56a" stroke="#1d1510" stroke-width="2" />
    <path d="M134 74 126 86h6l-2 9 8-12h-6z" fill="#1d1510" />
    <g fill="var(--g-deep)" stroke="var(--g-accent)" stroke-width="2.5">
      <circle cx="206" cy="84" r="7" />
      <circle cx="95" cy="20" r="7" />
      <circle cx="95" cy="148" r="7" />
    </g>
  </Art>
);

const Mark = () => (
  <Sign>
    <circle cx="12" cy="12" r="2" fill="currentColor" stroke="none" />
    {[0, 60, 120].map((turn) => (
      <ellipse key={turn} cx="12" cy="12" rx="9.5" ry="3.8" transform={`rotate(${turn} 12 12)`} />
    ))}
  </Sign>
);

export const card: Card = {
  minutes: 150,
  line: {
    en: "Rails, uranium and lamps in Saxony.",
    pl: "Tory, uran i światło w Saksonii.",
  },
  Emblem,
  Mark,
};
