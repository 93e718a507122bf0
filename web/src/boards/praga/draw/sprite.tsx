// What the drawings refer to by name.
import { SIGNS, TOKENS } from "./icons";

export const Sprite = () => (
  <svg class="pr-sprite" width="0" height="0" aria-hidden="true">
    <defs>
      {Object.entries(TOKENS).map(([id, drawing]) => (
        <symbol
          key={id}
          id={`i-pr-t-${id}`}
          viewBox="0 0 24 24"
          dangerouslySetInnerHTML={{ __html: drawing }}
        />
      ))}
      {Object.entries(SIGNS).map(([id, drawing]) => (
        <symbol key={id} id={`i-pr-${id}`} viewBox="0 0 24 24">
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
    </defs>
  </svg>
);
