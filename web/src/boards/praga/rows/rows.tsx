// The rows of hex tiles: upgrades, walls, buildings, each with the number of tiles in its stacks and
// what a tile costs below it.
import { gameOf, type Hex } from "../data";
import { describe, type Kind } from "../description";
import { hexPoints, rounded } from "../draw/geometry";
import { Thing } from "../draw/thing";
import { TileAt } from "../draw/tile";
import { SignAt, TokenAt } from "../draw/token";
import type { StageProps } from "../stage/props";
import { words } from "../words";

const LABEL = 32;

interface RowsProps extends StageProps {
  kinds: readonly Kind[];
  w: number;
  rowHeight: number;
}

export const Rows = (props: RowsProps) => {
  const { kinds, w, rowHeight: h } = props;
  return (
    <svg
      class="rows"
      width={w}
      height={h * kinds.length}
      viewBox={`0 0 ${w} ${h * kinds.length}`}
      role="group"
      aria-label={words[props.lang].tiles}
    >
      {kinds.map((kind, i) => (
        <g key={kind}>
          {i > 0 && <path class="between" d={`M0 ${i * h + 0.5}H${w}`} />}
          <OneRow {...props} kind={kind} top={i * h} />
        </g>
      ))}
    </svg>
  );
};

const OneRow = (props: RowsProps & { kind: Kind; top: number }) => {
  const { kind, top, w, rowHeight: h } = props;
  const d = describe(props.view);
  const row = d.rows[kind];
  const wide = (w - LABEL) / row.tiles.length;
  const s = Math.min(wide / 2 + 2, h / 2 - 12);
  const id = `row:${kind}`;
  const middle = top + h / 2;
  return (
    <>
      <Thing props={props} id={id} class="stack" area={{ x: 0, y: middle - 42, w: 30, h: 62 }}>
        <SignAt id={kind} x={15} y={middle - 26} size={22} />
        <rect class="count" x="4" y={middle - 7} width="22" height="22" rx="4" />
        <text aria-hidden="true" x="15" y={middle + 4}>
          {row.regular}
        </text>
      </Thing>
      {row.tiles.map((tile, i) => {
        const at = { x: rounded(LABEL + wide * (i + 0.5)), y: rounded(middle - 6) };
        return <Offer key={tile ?? i} {...props} tile={tile} at={at} s={s} />;
      })}
    </>
  );
};

const Offer = (
  props: RowsProps & { tile: string | null; at: { x: number; y: number }; s: number },
) => {
  const { tile, at, s } = props;
  const say = words[props.lang];
  const hex = tile === null ? undefined : gameOf(props.data).hexes.get(tile);
  if (!hex) return <polygon class="empty-place" points={hexPoints(at, s - 2)} />;
  const { now } = describe(props.view);
  if (now?.hand?.tile === tile) {
    return (
      <g class="in-hand">
        <polygon points={hexPoints(at, s - 2)} />
        <SignAt id="hand" x={at.x} y={at.y - 6} size={24} />
        <text aria-hidden="true" x={at.x} y={at.y + 18}>
          {say.inHand}
        </text>
      </g>
    );
  }
  const id = `hex:${tile}`;
  const goes = now?.first === tile;
  return (
    <Thing props={props} id={id} class={`offer ${goes ? "goes" : ""}`} area={{ at, side: s + 4 }}>
      <TileAt hex={hex} at={at} s={s} />
      {hex.special && <TokenAt what="special" x={at.x} y={at.y - s + 10} d={22} />}
      <polygon class="outline" points={hexPoints(at, s + 1.5)} />
      <PriceTag hex={hex} x={at.x} y={at.y + s + 1} />
      {goes && (
        <text aria-hidden="true" class="goes-word" x={at.x} y={at.y}>
          {say.swapped}
        </text>
      )}
    </Thing>
  );
};

const PriceTag = ({ hex, x, y }: { hex: Hex; x: number; y: number }) => {
  const costs = (["gold", "stone"] as const).flatMap((what) => {
    const n = hex.cost?.[what] ?? 0;
    return n > 0 ? [{ what, n }] : [];
  });
  const w = hex.cost ? costs.length * 22 + 6 : 46;
  const left = x - w / 2;
  return (
    <g class="price-tag">
      <rect x={rounded(left)} y={y - 13} width={w} height="25" rx="6" />
      {costs.map(({ what, n }, i) => (
        <TokenAt key={what} what={what} n={n} always x={left + 14 + i * 22} y={y - 0.5} d={20} />
      ))}
      {!hex.cost && (
        <>
          <text aria-hidden="true" x={rounded(left + 13)} y={y}>
            +{hex.steps}
          </text>
          <TokenAt what="university" x={left + 33} y={y - 0.5} d={20} />
        </>
      )}
    </g>
  );
};
