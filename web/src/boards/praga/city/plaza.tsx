// A plaza with its two rewards and who would get them now: a shape in a gilt ring both, without one
// of them. What is given away fades under a tick.
import { type CityHex, gameOf } from "../data";
import { describe } from "../description";
import { itemsOf } from "../draw/gains";
import { CubeAt } from "../draw/cube";
import { hexPoints } from "../draw/geometry";
import { Thing } from "../draw/thing";
import { ItemsAt, SignAt } from "../draw/token";
import type { StageProps } from "../stage/props";
import { forecast, type Share } from "./forecast";
import type { CityLayout } from "./layout";

/** On the edges to the right and left, where the rewards leave room. */
const Shares = ({ shares, x, y, s }: { shares: Share[]; x: number; y: number; s: number }) => {
  const size = Math.max(15, s * 0.3);
  const off = (i: number) => (shares.length > 2 ? s * 0.36 * (i < 2 ? -1 : 1) : 0);
  return (
    <g class="shares">
      {shares.map(({ who, both }, i) => {
        const at = { cx: x + s * 0.95 * (i % 2 === 0 ? 1 : -1), cy: y + off(i) };
        return (
          <g key={who} class={both ? "both" : ""}>
            {both && <circle class="ring" {...at} r={size * 0.82} />}
            <circle {...at} r={size * 0.64} />
            <CubeAt who={who} x={at.cx} y={at.cy} s={size * 0.8} />
          </g>
        );
      })}
    </g>
  );
};

export const PlazaHex = (props: StageProps & { hex: CityHex; plan: CityLayout }) => {
  const { hex, plan } = props;
  const { s } = plan;
  const { x, y } = plan.at(hex);
  const id = `plaza:${hex.id}`;
  const d = describe(props.view);
  const state = d.plazas[hex.id];
  const tile = state?.tile ? gameOf(props.data).plazaTiles.get(state.tile) : undefined;
  const k = s * 0.17;
  const touched =
    props.ghost && gameOf(props.data).cityById.get(props.ghost.place)?.plaza === hex.id;
  return (
    <Thing
      props={props}
      id={id}
      class={`plaza ${hex.colour} ${tile ? "" : "bare"} ${state?.complete ? "done" : ""}`}
      area={{ at: { x, y }, side: s - 1 }}
    >
      <polygon class="ground" points={hexPoints({ x, y }, s - 1)} />
      {tile && (
        <g class="rewards">
          <polygon class="inner" points={hexPoints({ x, y }, s - 4)} />
          <path class="halves" d={`M${x - s * 0.7} ${y}H${x + s * 0.7}`} />
          {([tile.top, tile.bottom] as const).map((gain, i) => {
            const items = itemsOf(gain);
            const size = Math.max(17, Math.min(24, s * 0.62) - (items.length > 1 ? 3 : 0));
            const off = s * (items.length > 2 ? 0.34 : 0.42) * (i === 0 ? -1 : 1);
            return <ItemsAt key={i} items={items} x={x} y={y + off} d={size} gap={1} />;
          })}
        </g>
      )}
      {state?.complete && (
        <g class="finished">
          <circle cx={x} cy={y} r={s * 0.34} />
          <path d={`M${x - k} ${y}l${k * 0.75} ${k * 0.8} ${k * 1.25} ${-k * 1.4}`} />
        </g>
      )}
      <Shares shares={forecast(gameOf(props.data), d, hex.id, props.ghost)} x={x} y={y} s={s} />
      {d.rival?.pawn === hex.id && <SignAt id="hand" x={x + s * 0.5} y={y - s * 0.5} size={18} />}
      <polygon
        class={touched ? "outline touched" : "outline"}
        data-changes={touched || undefined}
        points={hexPoints({ x, y }, s - 1)}
      />
    </Thing>
  );
};
