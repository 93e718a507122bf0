// The Generator: the gauge with heat, cold and ranges, the tower with the cubes stuck in it, the
// overload track, and what tonight is like without and with the coal in the stepper.
import type { BoardProps } from "../../../contract";
import { Icon } from "../../../ui/icon";
import { gameOf } from "../data";
import { describe, RANGES } from "../description";
import { Insulation, Piece } from "../map/pieces";
import { shownOf } from "../target";
import { forecast, heatShown, previewOf, zoneIsWarm } from "../warmth";
import { words } from "../words";
import { ZoneHead } from "./zone_head";

const Gauge = (props: BoardProps) => {
  const say = words[props.lang];
  const { heat } = describe(props.view);
  const after = heatShown(props);
  const rows = gameOf(props.data).tracks.heat.fields.map((field, i) => {
    const n = i + 1;
    const place = n <= heat.heat ? "on" : n <= after ? "soon" : n <= heat.cold ? "gap" : "above";
    const spare = n > Math.max(heat.cold, ...RANGES.map((range) => heat.ranges[range])) + 1;
    const marker = n === heat.cold ? "cold" : n === heat.heat ? "heat" : "";
    return (
      <li key={n} class={`${place} ${n === heat.cold ? "at-cold" : ""} ${spare ? "spare" : ""}`}>
        <span class="reach">
          {RANGES.filter((range) => heat.ranges[range] === n).map((range) => (
            <Insulation key={range} level={range} />
          ))}
        </span>
        <b>{n}</b>
        <span class="victims">
          {marker === "cold" && <Icon name="fp-snow" />}
          {marker === "heat" && <Icon name="fp-heat" />}
          {field.sick.map((type) => (
            <Icon key={type} name={`fp-${type}`} />
          ))}
        </span>
      </li>
    );
  });
  const spoken = [
    say.heatIs(heat.heat, heat.cold),
    ...RANGES.map((range) => say.rangeIs(say.ranges[range], heat.ranges[range])),
  ];
  return (
    <div
      class="gauge"
      role="img"
      aria-label={spoken.join(", ")}
      tabIndex={props.layout === "phone" ? 0 : undefined}
      {...shownOf(props, "gauge")}
    >
      <ol aria-hidden="true">{rows.reverse()}</ol>
    </div>
  );
};

/** Where cubes are drawn in the tower, so many at most. */
const STUCK: readonly (readonly [number, number])[] = [
  [36, 58],
  [49, 81],
  [40, 100],
  [46, 36],
  [35, 84],
  [50, 60],
];

const Tower = (props: BoardProps) => {
  const say = words[props.lang];
  const { lodged, upgraded } = describe(props.view).heat;
  return (
    <div
      class={`cube-tower ${upgraded ? "upgraded" : ""}`}
      role="img"
      aria-label={`${say.tower}: ${say.lodged(lodged)}`}
      {...shownOf(props, "tower")}
    >
      <svg viewBox="0 0 84 128" aria-hidden="true">
        <path class="walls" d="M20 122 28 22h28l8 100z" />
        <path class="floors" d="M26.5 44h31M24.5 70h35M22.5 96h39" />
        <path class="walls" d="M24 22V10h36v12z" />
        <path class="box" d="M10 110h64v14H10z" />
        <path class="floors" d="M34 117h16" />
        {STUCK.slice(0, lodged).map(([x, y]) => (
          <Piece key={`${x} ${y}`} of="coal" x={x} y={y} />
        ))}
      </svg>
      <p aria-hidden="true">{say.lodged(lodged)}</p>
    </div>
  );
};

const Overload = (props: BoardProps) => {
  const say = words[props.lang];
  const { overload, overheated, small } = describe(props.view).heat;
  const label = say.overloadOf(overload, small);
  return (
    <div
      class={`overload ${overheated ? "overheated" : ""}`}
      role="img"
      aria-label={overheated ? `${label}, ${say.overheated}` : label}
      {...shownOf(props, "overload")}
    >
      <p aria-hidden="true">
        <b>{overload}</b> / {small}
        <span>{say.danger.overload}</span>
      </p>
      <ol aria-hidden="true">
        <li class="large">
          <Icon name="warning" />
        </li>
        {Array.from({ length: small }, (_, i) => (
          <li key={i} class={small - i <= overload ? "on" : ""} />
        ))}
      </ol>
    </div>
  );
};

/** What tonight is like; with coal in the stepper, what it would change. */
const Fore = (props: BoardProps) => {
  const say = words[props.lang];
  const { heat } = describe(props.view);
  const preview = previewOf(props);
  const { beds, cubes, sick } = forecast(props);
  const after = heatShown(props);
  const pair = ([now, then]: [number, number]): string =>
    now === then ? `${now}` : `${now} → ${then}`;
  return (
    <div class={`fore ${preview ? "paid" : ""}`}>
      <p class="head">
        <Icon name={preview ? "fp-stoke" : "fp-heat"} />
        {preview ? say.stokeCoal(preview.coal) : say.ifNobody}
      </p>
      <dl>
        {[0, 1].map((zone) => (
          <div key={zone}>
            <dt>{say.zones[zone]}</dt>
            <dd class={zoneIsWarm(heat, zone, after) ? "hot" : ""}>
              {zoneIsWarm(heat, zone, after) ? say.warm : say.cold}
            </dd>
          </div>
        ))}
        <div>
          <dt>{say.bedsTonight}</dt>
          <dd>{pair(beds)}</dd>
        </div>
        <div>
          <dt>{say.sickByCold}</dt>
          <dd>{pair(sick)}</dd>
        </div>
        <div>
          <dt>{say.cubesToDrop}</dt>
          <dd>{pair(cubes)}</dd>
        </div>
      </dl>
    </div>
  );
};

export const Generator = (props: BoardProps) => {
  const say = words[props.lang];
  const { heat } = describe(props.view).heat;
  return (
    <section role="group" class="zone of-generator" aria-label={say.generator}>
      <ZoneHead
        icon="fp-b-generator"
        title={say.generator}
        note={
          <>
            {say.heat} <b>{heat}</b>
          </>
        }
      />
      <div class="works">
        <Gauge {...props} />
        <div class="beside">
          <Tower {...props} />
          <Overload {...props} />
        </div>
      </div>
      <Fore {...props} />
    </section>
  );
};
