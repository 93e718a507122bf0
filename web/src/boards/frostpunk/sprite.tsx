// What the drawings refer to by name: the signs, and the light of the Generator.
import { ICONS } from "./icons";

export const Sprite = () => (
  <svg class="fp-sprite" width="0" height="0" aria-hidden="true">
    <defs>
      {Object.entries(ICONS).map(([id, drawing]) => (
        <symbol key={id} id={`i-fp-${id}`} viewBox="0 0 24 24">
          <g
            fill="none"
            stroke="currentColor"
            stroke-width="1.75"
            stroke-linecap="round"
            stroke-linejoin="round"
            dangerouslySetInnerHTML={{ __html: drawing }}
          />
        </symbol>
      ))}
      <radialGradient id="fp-ember" gradientUnits="userSpaceOnUse" cx="500" cy="500" r="210">
        <stop class="fp-ember-0" offset="0" />
        <stop class="fp-ember-1" offset=".62" />
        <stop class="fp-ember-2" offset="1" />
      </radialGradient>
      <filter id="fp-blur" x="-30%" y="-30%" width="160%" height="160%">
        <feGaussianBlur stdDeviation="16" />
      </filter>
    </defs>
  </svg>
);
