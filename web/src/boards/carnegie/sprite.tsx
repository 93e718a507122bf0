// What the drawings refer to by name: the signs, the hatches of regions and project types, the
// floors of the company, brass.
import { SYMBOLS } from "./draw";

const Hatch = (props: {
  id: string;
  size: number;
  turn?: number;
  children: preact.ComponentChild;
}) => (
  <pattern
    id={`ca-${props.id}`}
    width={props.size}
    height={props.size}
    patternUnits="userSpaceOnUse"
    patternTransform={props.turn === undefined ? undefined : `rotate(${props.turn})`}
  >
    {props.children}
  </pattern>
);

const Signs = () => (
  <>
    {SYMBOLS.map(([id, drawing]) => (
      <symbol key={id} id={`i-ca-${id}`} viewBox="0 0 24 24">
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
  </>
);

const Regions = () => (
  <>
    <Hatch id="region-west" size={7}>
      <path class="ca-engraved" d="M0 2.2q1.75-1.8 3.5 0t3.5 0M0 5.7q1.75-1.8 3.5 0t3.5 0" />
    </Hatch>
    <Hatch id="region-midwest" size={5} turn={45}>
      <path class="ca-engraved" d="M0 2.5H5" />
    </Hatch>
    <Hatch id="region-south" size={4.5}>
      <path class="ca-engraved" d="M0 2.2H4.5" />
    </Hatch>
    <Hatch id="region-east" size={5} turn={-45}>
      <path class="ca-engraved" d="M0 2.5H5M2.5 0V5" stroke-dasharray="1.6 1.4" />
    </Hatch>
  </>
);

const Types = () => (
  <>
    <Hatch id="hatch-housing" size={4}>
      <path class="ca-hatch" d="M0 2H4" />
    </Hatch>
    <Hatch id="hatch-commerce" size={4}>
      <circle class="ca-dots" cx="2" cy="2" r=".9" />
    </Hatch>
    <Hatch id="hatch-industry" size={4} turn={45}>
      <path class="ca-hatch" d="M0 2H4" />
    </Hatch>
    <Hatch id="hatch-infrastructure" size={4.5}>
      <path class="ca-hatch" d="M0 2.2H4.5M2.2 0V4.5" />
    </Hatch>
  </>
);

export const Sprite = () => (
  <svg class="ca-sprite" width="0" height="0" aria-hidden="true">
    <defs>
      <Signs />
      <Regions />
      <Types />
      <pattern id="ca-bricks" width="14" height="8" patternUnits="userSpaceOnUse">
        <path class="ca-plank" d="M0 .5H14M4 .5V4.5M11 4.5V8.5M0 4.5H14" />
      </pattern>
      <pattern id="ca-tiles" width="16" height="16" patternUnits="userSpaceOnUse">
        <path class="ca-tile" d="M0 0h8v8h8v8H8V8H0z" />
      </pattern>
      <Hatch id="wall" size={4} turn={45}>
        <path class="ca-wall" d="M0 1H4" />
      </Hatch>
      <linearGradient id="ca-brass" x1="0" y1="0" x2="0" y2="1">
        <stop class="ca-brass-0" offset="0" />
        <stop class="ca-brass-1" offset=".45" />
        <stop class="ca-brass-2" offset="1" />
      </linearGradient>
    </defs>
  </svg>
);
