// A building space: free, with what it costs and scores, or with a building and whose cube stands on it.
import { type CityHex, gameOf } from "../data";
import { describe } from "../description";
import { CubeAt } from "../draw/cube";
import { hexPoints } from "../draw/geometry";
import { Matched } from "../draw/matched";
import { Thing } from "../draw/thing";
import { TileAt } from "../draw/tile";
import { SignAt, TokenAt } from "../draw/token";
import type { StageProps } from "../stage/props";
import { markOf } from "../target";
import type { CityLayout } from "./layout";

export const SpaceHex = (props: StageProps & { hex: CityHex; plan: CityLayout }) => {
  const { hex, plan, ghost } = props;
  const { s } = plan;
  const at = plan.at(hex);
  const id = `space:${hex.id}`;
  const mark = markOf(props, id);
  const d = describe(props.view);
  const built = d.city[hex.id];
  const shown = ghost?.place === hex.id ? ghost : null;
  const seat = d.now?.seat ?? null;
  const builder = seat !== null && d.players[seat]!.cubes > 0 ? seat : null;
  const choose = shown?.fixed ? () => props.onTurn(1) : undefined;
  return (
    <Thing
      props={props}
      id={id}
      class={`space ${hex.zone} ${built ? "full" : ""}`}
      area={{ at, side: s - 1 }}
      choose={choose}
    >
      <polygon class="ground" points={hexPoints(at, s - 1)} />
      {built && (
        <>
          <TileAt
            hex={gameOf(props.data).hexes.get(built.tile)!}
            at={at}
            s={s - 1.5}
            rotation={built.rotation}
            mode="bare"
          />
          {built.cube === null ? (
            <SignAt id="building" x={at.x} y={at.y + s * 0.12} size={s * 0.62} class="faint" />
          ) : (
            <CubeAt who={built.cube} x={at.x} y={at.y + s * 0.14} s={Math.max(15, s * 0.5)} />
          )}
        </>
      )}
      {!built && !shown && <Worth hex={hex} at={at} s={s} price={mark.price} />}
      {shown && (
        <g class="laid-out">
          <TileAt
            hex={shown.hex}
            at={at}
            s={s - 1.5}
            rotation={shown.joined.rotation}
            mode="bare"
          />
          {shown.hex.cubeSpace && builder !== null && (
            <CubeAt who={builder} x={at.x} y={at.y + s * 0.14} s={Math.max(15, s * 0.5)} />
          )}
          <Matched ghost={shown} at={at} s={s} />
          <polygon class="ring" points={hexPoints(at, s)} />
        </g>
      )}
      {!shown && <polygon class="outline" points={hexPoints(at, s - 1.5)} />}
    </Thing>
  );
};

/** What a free space asks and scores; while one builds, what the tile would cost there. */
const Worth = (props: {
  hex: CityHex;
  at: { x: number; y: number };
  s: number;
  price: number | null;
}) => {
  const { hex, at, s, price } = props;
  const d = Math.max(17, s * 0.5);
  const y = price === null ? at.y : at.y - s * 0.3;
  return (
    <>
      {(hex.extra_gold ?? 0) > 0 && (
        <>
          <TokenAt what="gold" n={hex.extra_gold!} always x={at.x - d * 0.58} y={y} d={d} />
          <TokenAt what="vp" n={hex.vp ?? 0} x={at.x + d * 0.58} y={y} d={d} />
        </>
      )}
      {price !== null && (
        <g class="price-tag legal">
          <rect x={at.x - 15} y={at.y + s * 0.34 - 12} width="30" height="24" rx="6" />
          <TokenAt what="gold" n={price} always x={at.x} y={at.y + s * 0.34} d={20} />
        </g>
      )}
    </>
  );
};
