// One of the four tracks of a player: mines and quarries with what they produce, the university with
// its factor, technology with the levels that are reached.
import { gameOf, isProduction, type TrackData } from "../data";
import { describe, type Track as TrackId } from "../description";
import { CubeAt } from "../draw/cube";
import { isToken, itemsOf } from "../draw/gains";
import { rounded } from "../draw/geometry";
import { ItemsAt, SignAt, TokenAt } from "../draw/token";
import type { StageProps } from "../stage/props";
import { markClass, markOf, targetOf } from "../target";
import { roman, words } from "../words";

const NAME = 30; // for the sign of the track
const COLUMNS = 10;

interface Cell {
  at: number; // where the cube counts
  top: string;
  below: "token" | "seal" | { what: string; n: number } | null;
}

/** The fields of a track, from the left. */
function cellsOf(track: TrackData): Cell[] {
  if (track.steps) {
    return track.steps.map(({ step, multiplier, tile_level }) => ({
      at: step,
      top: multiplier === undefined ? roman(tile_level ?? 0) : `×${multiplier}`,
      below: null,
    }));
  }
  return Array.from({ length: track.fields ?? 0 }, (_, i) => {
    const field = i + 1;
    const pays = track.production_bonus?.find((each) => each.field === field);
    const reach = track.on_reach?.find((each) => each.field === field)?.gain[0]?.op;
    const [item] = itemsOf(pays?.gain ?? []).filter(isToken);
    return {
      at: field,
      top: String(i),
      below: item ?? (reach === "seal_right" ? "seal" : reach ? "token" : null),
    };
  });
}

export const Track = (props: StageProps & { id: TrackId; seat: number; w: number; h: number }) => {
  const { id, seat, w, h } = props;
  const game = gameOf(props.data);
  const track = game.tracks.get(id)!;
  const player = describe(props.view).players[seat]!;
  const n = player.tracks[id];
  const wide = (w - NAME) / COLUMNS;
  const target = `track:${id}`;
  const name = words[props.lang].trackAt(track.name[props.lang], isProduction(id) ? n - 1 : n);
  const token = isProduction(id) ? player.tokens[id] : null;
  return (
    <svg
      class={`track of-${id} ${markClass(markOf(props, target))}`}
      width={w}
      height={h}
      viewBox={`0 0 ${w} ${h}`}
    >
      <TokenAt what={id} x={13} y={h / 2} d={24} />
      {cellsOf(track).map((cell, i) => {
        const x = NAME + i * wide;
        const middle = rounded(x + wide / 2);
        const here = cell.at === n;
        return (
          <g key={cell.at}>
            <rect
              class={`slot ${cell.at < n ? "past" : ""} ${here ? "here" : ""}`}
              x={rounded(x + 0.75)}
              y="1"
              width={rounded(wide - 1.5)}
              height={h - 2}
              rx="3"
            />
            {here ? (
              <CubeAt who={seat} x={middle} y={h / 2} s={Math.min(20, wide - 7)} />
            ) : (
              <CellFace cell={cell} x={middle} h={h} />
            )}
          </g>
        );
      })}
      <TrackEnd {...props} x={NAME + 9 * wide + 3} wide={wide - 3} track={track} token={token} />
      <rect class="outline" x="1" y="1" width={w - 2} height={h - 2} rx="4" />
      <rect class="hit" width={w} height={h} {...targetOf(props, target, name)} />
    </svg>
  );
};

const CellFace = ({ cell, x, h }: { cell: Cell; x: number; h: number }) => {
  const { below } = cell;
  const low = h - 11;
  return (
    <>
      <text aria-hidden="true" class="slot-n" x={x} y={below ? 10 : h / 2}>
        {cell.top}
      </text>
      {below === "seal" && <SignAt id="seal" x={x} y={low} size={18} class="way" />}
      {below === "token" && <circle class="token-ring" cx={x} cy={low} r="7" />}
      {below !== null && typeof below === "object" && <TokenAt {...below} x={x} y={low} d={18} />}
    </>
  );
};

/** The last column: the production token of the track, or what a step past the top scores. */
const TrackEnd = (
  props: StageProps & {
    x: number;
    wide: number;
    h: number;
    track: TrackData;
    token: string | null;
  },
) => {
  const { x, wide, h, track, token } = props;
  const middle = x + wide / 2;
  if (track.past_end) {
    return (
      <g class="track-end">
        <path d={`M${x + 1} 2h${wide - 6}l5 ${h / 2 - 2}l-5 ${h / 2 - 2}h${6 - wide}z`} />
        <ItemsAt items={itemsOf(track.past_end)} x={middle - 2} y={h / 2} d={20} />
      </g>
    );
  }
  const items = token ? itemsOf(gameOf(props.data).tokens.get(token)?.gain ?? []) : [];
  return (
    <g class={`own-token ${token ? "" : "none"}`}>
      <rect x={x} y="2" width={wide} height={h - 4} rx="9" />
      {items.map((item, i) => (
        <ItemsAt
          key={i}
          items={[item]}
          x={middle}
          y={h / 2 + (i - (items.length - 1) / 2) * 16}
          d={items.length > 1 ? 17 : 20}
        />
      ))}
    </g>
  );
};
