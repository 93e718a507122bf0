// What the cards of the games are drawn with: the frames of emblem and sign, and small geometry.
import type { ComponentChildren } from "preact";

export const Art = ({ children }: { children: ComponentChildren }) => (
  <svg
    class="art"
    viewBox="0 0 264 172"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
);

/** A sign on a grid of 24, drawn with one stroke as the icons of the shell are. */
export const Sign = ({ children }: { children: ComponentChildren }) => (
  <svg class="i" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <g
      fill="none"
      stroke="currentColor"
      stroke-width="1.75"
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      {children}
    </g>
  </svg>
);

export const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

export const polar = (r: number, angle: number, cx: number, cy: number): string =>
  `${(cx + r * Math.cos(angle)).toFixed(1)} ${(cy + r * Math.sin(angle)).toFixed(1)}`;

/** A regular polygon as a path. */
export const polygon = (n: number, r: number, cx: number, cy: number, turn = 0): string =>
  "M" +
  range(n)
    .map((i) => polar(r, turn + (i * 2 * Math.PI) / n, cx, cy))
    .join("L") +
  "Z";
