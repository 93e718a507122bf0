// What the drawings refer to by name: the signs, the patterns of the city colours, glows.
import { ICONS } from "./icons";

const COLORS = ["green", "white", "orange", "purple", "wild"];

const Signs = () => (
  <>
    {Object.entries(ICONS).map(([id, drawing]) => (
      <symbol key={id} id={`i-nu-${id}`} viewBox="0 0 24 24">
        <g
          fill="none"
          stroke="currentColor"
          stroke-width="1.9"
          stroke-linecap="round"
          stroke-linejoin="round"
          dangerouslySetInnerHTML={{ __html: drawing }}
        />
      </symbol>
    ))}
  </>
);

const Patterns = () => (
  <>
    <pattern id="nu-p-green" width="4" height="4" patternUnits="userSpaceOnUse">
      <circle class="nu-dots" cx="2" cy="2" r="1" />
    </pattern>
    <pattern
      id="nu-p-orange"
      width="4.5"
      height="4.5"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect class="nu-dots" width="1.7" height="4.5" />
    </pattern>
    <pattern id="nu-p-purple" width="4" height="4" patternUnits="userSpaceOnUse">
      <path class="nu-grid" d="M0 2H4M2 0V4" />
    </pattern>
  </>
);

export const Sprite = () => (
  <svg class="nu-sprite" width="0" height="0" aria-hidden="true">
    <defs>
      <Signs />
      <Patterns />
      <radialGradient id="nu-lit">
        <stop class="nu-lit-0" offset="0" />
        <stop class="nu-lit-0" offset=".55" />
        <stop class="nu-lit-1" offset="1" />
      </radialGradient>
      {COLORS.map((color) => (
        <radialGradient key={color} id={`nu-f-${color}`} class={`nu-flare-${color}`}>
          <stop class="nu-flare-0" offset="0" />
          <stop class="nu-flare-1" offset=".4" />
          <stop class="nu-flare-2" offset="1" />
        </radialGradient>
      ))}
    </defs>
  </svg>
);
