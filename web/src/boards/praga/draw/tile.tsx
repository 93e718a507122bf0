// A hex tile: its ground by kind, what it gives in a window, icons on its edges, coloured corners.
// Only edges and corners turn; the middle stays upright.
import type { Hex } from "../data";
import { type Item, itemsOf } from "./gains";
import { APOTHEM, cornerOf, hexPoints, type Point, rounded, said, towardsEdge } from "./geometry";
import { ItemsAt, SignAt, TokenAt } from "./token";

/** In a row a tile shows all; laid, what still matters; in the city nothing but its corners. */
export type TileMode = "row" | "placed" | "bare";

interface TileProps {
  hex: Hex;
  at: Point;
  s: number; // its side
  rotation?: number;
  mode?: TileMode;
  covered?: number; // tiles that peek out behind it
}

const between = (from: Point, to: Point, share: number): Point => ({
  x: rounded(from.x + (to.x - from.x) * share),
  y: rounded(from.y + (to.y - from.y) * share),
});

/** A coloured corner: red carries a lozenge, blue a disc. */
export const Wedge = (props: { at: Point; s: number; corner: number; colour: string }) => {
  const { at, s, corner, colour } = props;
  const k = 0.34;
  const tip = cornerOf(at, s, corner);
  const from = between(tip, cornerOf(at, s, (corner + 5) % 6), k);
  const to = between(tip, cornerOf(at, s, (corner + 1) % 6), k);
  const bend = between(at, tip, 1 - k * 1.25);
  const mark = between(at, tip, 1 - k * 0.62);
  const r = rounded(s * (colour === "red" ? 0.098 : 0.079));
  return (
    <>
      <path
        class={`wedge ${colour}`}
        d={`M${said(tip)}L${said(from)}Q${said(bend)} ${said(to)}Z`}
      />
      {colour === "red" ? (
        <path
          class="pip-mark"
          d={`M${mark.x} ${rounded(mark.y - r)}l${r} ${r}l${-r} ${r}l${-r} ${-r}z`}
        />
      ) : (
        <circle class="pip-mark" cx={mark.x} cy={mark.y} r={r} />
      )}
    </>
  );
};

function masonry({ x, y }: Point, s: number): string {
  const course = s * 0.26;
  let d = "";
  for (let j = -3; j <= 3; j++) {
    const half = Math.min(APOTHEM * s, (s - Math.abs(j * course)) * 1.732) - 3;
    if (half <= 4) continue;
    d += `M${rounded(x - half)} ${rounded(y + j * course)}H${rounded(x + half)}`;
    for (let k = -3; j < 3 && k <= 3; k++) {
      const joint = (k + (j & 1 ? 0.5 : 0)) * s * 0.46;
      if (Math.abs(joint) < half - 3) {
        d += `M${rounded(x + joint)} ${rounded(y + j * course)}v${rounded(course)}`;
      }
    }
  }
  return d;
}

function rays(at: Point, s: number): string {
  let d = "";
  for (let i = 0; i < 24; i++) {
    const turn = i / 4;
    d += `M${said(towardsEdge(at, s * 0.42, turn))}L${said(towardsEdge(at, s * 0.8, turn))}`;
  }
  return d;
}

function roof({ x, y }: Point, s: number): string {
  let d = "";
  for (let j = 0; j < 4; j++) {
    const top = y - s * 0.64 + j * s * 0.17;
    const half = (j + 1) * s * 0.2;
    const eaves = rounded(top + s * 0.14);
    d += `M${rounded(x - half)} ${eaves}L${rounded(x)} ${rounded(top)}L${rounded(x + half)} ${eaves}`;
  }
  return d;
}

const TEXTURE = { wall: masonry, upgrade: rays, building: roof };

export const TileAt = ({ hex, at, s, rotation = 0, mode = "row", covered = 0 }: TileProps) => {
  const turned = (i: number): number => (i + rotation) % 6;
  const r = s * 0.235;
  return (
    <g class={`hex-tile of-${hex.kind}`}>
      {Array.from({ length: covered }, (_, i) => {
        const by = covered - i;
        const shifted = { x: at.x + by * 2.5, y: at.y + by * 3.5 };
        return <polygon key={by} class="ground under" points={hexPoints(shifted, s - 1)} />;
      })}
      <polygon class="ground" points={hexPoints(at, s - 1)} />
      <path class="texture" d={TEXTURE[hex.kind](at, s)} />
      {hex.special && <polygon class="gilt" points={hexPoints(at, s - 4.5)} />}
      {hex.corners.map(({ corner, colour }) => (
        <Wedge key={corner} at={at} s={s - 1} corner={turned(corner)} colour={colour} />
      ))}
      {hex.edges.map(({ edge, gain }) => {
        const spot = towardsEdge(at, APOTHEM * s - r * 0.92, turned(edge));
        return (
          <g key={edge}>
            <circle class="badge" cx={spot.x} cy={spot.y} r={rounded(r)} />
            <ItemsAt items={itemsOf(gain).slice(0, 1)} {...spot} d={Math.max(14, s * 0.4)} />
          </g>
        );
      })}
      {mode === "placed" && hex.kind === "wall" && (
        <SignAt id="wall" {...at} size={s * 0.5} class="faint" />
      )}
      {mode !== "bare" && !(mode === "placed" && hex.kind === "wall") && (
        <Middle hex={hex} at={at} s={s} used={new Set(hex.edges.map(({ edge }) => turned(edge)))} />
      )}
    </g>
  );
};

/** The window with the gain, and the small signs below or above it, out of the way of the edges. */
const Middle = ({ hex, at, s, used }: { hex: Hex; at: Point; s: number; used: Set<number> }) => {
  const d = s > 48 ? 24 : 20;
  const gains = itemsOf(hex.gain);
  const signs = signsOf(hex);
  const low = used.has(4) || used.has(5);
  const high = used.has(1) || used.has(2);
  const building = hex.kind === "building";
  const dy = building ? s * 0.36 : low && !high ? -s * 0.5 : s * 0.5;
  const dx = low && high ? (used.has(5) ? -s * 0.17 : s * 0.17) : 0;
  const y = building ? at.y - s * 0.17 : at.y - Math.sign(dy) * s * 0.08;
  const tall = used.has(0) && used.has(3) && gains.length > 1;
  const aside =
    gains.length > 1 && !tall ? (used.has(0) ? -s * 0.2 : used.has(3) ? s * 0.2 : 0) : 0;
  const x = at.x + aside;
  const w = (tall ? d : gains.length * (d + 2) - 2) + 6;
  const h = (tall ? gains.length * (d + 1) : d) + 6;
  return (
    <>
      <rect
        class="window"
        x={rounded(x - w / 2)}
        y={rounded(y - h / 2)}
        width={w}
        height={h}
        rx="6"
      />
      {tall ? (
        gains.map((gain, i) => (
          <ItemsAt
            key={i}
            items={[gain]}
            x={x}
            y={y + (i - (gains.length - 1) / 2) * (d + 1)}
            d={d}
          />
        ))
      ) : (
        <ItemsAt items={gains} x={x} y={y} d={d} />
      )}
      {hex.action && <SignAt id={hex.action} x={at.x + dx} y={at.y + dy} size={s * 0.42} />}
      {signs.map((sign, i) => {
        const size = s * 0.4;
        const sx = at.x + dx + (i - (signs.length - 1) / 2) * (size + 3);
        return sign.what === "no_cube" ? (
          <g key={i} class="instead">
            <TokenAt what="vp" x={sx} y={at.y + dy} d={20} />
          </g>
        ) : (
          <TokenAt key={i} what={sign.what} x={sx} y={at.y + dy} d={size} />
        );
      })}
    </>
  );
};

/** What stands under the window: the side step that comes with it, whether a cube may stand on it. */
function signsOf(hex: Hex): Exclude<Item, string>[] {
  const signs = hex.side ? [{ what: hex.side as string, n: 1 }] : [];
  if (hex.kind === "building") signs.push({ what: hex.cubeSpace ? "cubespace" : "no_cube", n: 1 });
  return signs;
}
