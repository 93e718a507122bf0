// The platform below the crane: how many revolutions are left, and where the eras meet.
import { gameOf } from "../data";
import { describe } from "../description";
import { SignAt } from "../draw/token";
import type { StageProps } from "../stage/props";
import { words } from "../words";

const TALL = 50;
const TOP = 16;

export const Platform = (props: StageProps & { w: number }) => {
  const { w } = props;
  const say = words[props.lang];
  const d = describe(props.view);
  const { crane } = gameOf(props.data);
  const { fields } = crane.platform;
  // Alone one plays with the crane of two.
  const seats = String(Math.max(2, d.players.length));
  const first = crane.setup[seats]?.platform ?? 1;
  const change = crane.era_change[seats];
  const line = change?.field ?? change?.while_platform ?? fields.length;
  const wide = Math.min(46, (w - 8) / (fields.length + 1));
  const left = (w - wide * (fields.length + 1)) / 2;
  const border = left + (line - 1) * wide;
  return (
    <svg
      class="platform"
      data-target="platform"
      width={w}
      height={TALL}
      viewBox={`0 0 ${w} ${TALL}`}
      role="img"
      aria-label={`${say.platform(d.platform, fields.length)}; ${say.turnsLeft(d.total_turns - d.turns)}`}
    >
      {fields.map(({ index }) => {
        const x = left + (index - 1) * wide;
        const state = index < d.platform ? "past" : index === d.platform ? "now" : "";
        return (
          <g key={index}>
            <rect class={`step ${state}`} x={x + 1} y={TOP} width={wide - 2} height="32" rx="3" />
            {index === d.platform ? (
              <rect
                class="turn-cube"
                x={x + wide / 2 - 9}
                y={TOP + 7}
                width="18"
                height="18"
                rx="2.5"
              />
            ) : (
              <text aria-hidden="true" class="faint" x={x + wide / 2} y={TOP + 16}>
                {index < first ? "–" : index}
              </text>
            )}
          </g>
        );
      })}
      <path class="era-line" d={`M${border} 2V${TALL - 1}`} />
      <text aria-hidden="true" class={`era end ${d.era === 1 ? "on" : ""}`} x={border - 6} y="7">
        {say.era(1)}
      </text>
      <text aria-hidden="true" class={`era start ${d.era === 2 ? "on" : ""}`} x={border + 6} y="7">
        {say.era(2)}
      </text>
      <SignAt
        id="hourglass"
        x={left + (fields.length + 0.5) * wide}
        y={TOP + 16}
        size={24}
        class="end-sign"
      />
    </svg>
  );
};
