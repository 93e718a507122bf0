// A link: dark slots with what its line brings, domino plates lying along it, or a finished railway.
// A legal field shows how many actions one would get and who else gets one.
import type { BoardProps } from "../../../contract";
import { still } from "../../../ui/still";
import { type Game, gameOf, halfId, type Link, type Side, sideOfHalf, tileOfHalf } from "../data";
import { type Description, describe, type Match } from "../description";
import { rounded, ShapeAt, SignAt } from "../draw";
import { LaidDomino } from "../plate";
import { classOf, type Marked, marked, markedKey } from "../target";
import { above, type Layout, type Line, TILE } from "./layout";
import { fieldTip, halfTip } from "./names";
import { bestAt } from "./preview";

const LEN = TILE.len / 2;
const WIDE = TILE.wide / 2;

export const along = (line: Line, aside = 0): string => {
  const [dx, dy] = [-line.uy * aside, line.ux * aside];
  const point = (x: number, y: number): string => `${rounded(x + dx)} ${rounded(y + dy)}`;
  return `M${point(line.from.x, line.from.y)}L${point(line.to.x, line.to.y)}`;
};

const Railway = ({ line }: { line: Line }) => (
  <>
    <path class="bed-edge" d={along(line)} />
    <path class="bed" d={along(line)} />
    <path class="ties" d={along(line)} />
    <path class="rail" d={along(line, -4.5)} />
    <path class="rail" d={along(line, 4.5)} />
  </>
);

const Promise = ({ match }: { match: Match }) => {
  const [other] = match.others;
  return (
    <g class={`promise n${Math.min(match.own, 2)}`}>
      <text x={other === undefined ? 0 : -6} y="5.3" text-anchor="middle">
        {match.own}
      </text>
      {match.others.map((seat, i) => (
        <ShapeAt key={seat} seat={seat} x={7 + i * 9} y={0} r={6} />
      ))}
    </g>
  );
};

interface FieldShown {
  id: string;
  red: boolean;
  thing: Marked;
  best: Match | null;
  plate: { tile: string; flip: boolean } | null; // a plate that lies face up
  halves: { side: 0 | 1; thing: Marked }[]; // whose actions are open
}

interface LinkProps {
  game: Game;
  line: Line;
  link: Link;
  railway: boolean;
  fields: FieldShown[];
}

const Reward = ({ link }: { link: Link }) => {
  const reward = link.completion_reward;
  if (!reward) return null;
  return (
    <g class={`reward ${reward.mode}`}>
      <text x="-6" y="5" text-anchor="middle">
        +{reward.n}
      </text>
      <SignAt id="vp" x={8} y={0} size={11} />
    </g>
  );
};

const EmptyField = ({ field, link, line }: { field: FieldShown; link: Link; line: Line }) => {
  const actions = field.best?.own ?? 0;
  const shows = field.best !== null && (actions > 0 || field.best.others.length > 0);
  return (
    <>
      <g
        class={`slot ${field.best ? `ok n${Math.min(actions, 2)}` : ""} ${field.red ? "red" : ""}`}
        transform={`rotate(${rounded(line.angle)})`}
      >
        <rect x={-LEN} y={-WIDE} width={TILE.len} height={TILE.wide} rx="4" />
      </g>
      {shows ? <Promise match={field.best!} /> : <Reward link={link} />}
    </>
  );
};

const HalfHit = ({ side, thing, flip }: { side: 0 | 1; thing: Marked; flip: boolean }) => {
  const first = (side === 0) !== flip;
  const box = { x: first ? -LEN : 0, y: -WIDE, width: LEN, height: TILE.wide, rx: 4 };
  return (
    <g class={`half ${classOf(thing)}`}>
      <rect class="ring" aria-hidden="true" {...box} />
      <rect class="hit" {...box} {...thing.target} />
    </g>
  );
};

const LinkView = ({ game, line, link, railway, fields }: LinkProps) => (
  <g class="link">
    <g aria-hidden="true">
      {railway ? <Railway line={line} /> : <path class="way" d={along(line)} />}
    </g>
    {fields.map((field, i) => {
      const at = line.fields[i]!;
      return (
        <g
          key={field.id}
          class={`field ${classOf(field.thing)}`}
          transform={`translate(${rounded(at.x)} ${rounded(at.y)})`}
        >
          <g aria-hidden="true">
            {field.plate ? (
              <g transform={`rotate(${rounded(line.angle)})`}>
                <LaidDomino game={game} size={TILE} angle={rounded(line.angle)} {...field.plate} />
              </g>
            ) : (
              !railway && <EmptyField field={field} link={link} line={line} />
            )}
            {field.thing.mark.pointed && (
              <g transform={`rotate(${rounded(line.angle)})`}>
                <rect
                  class="ring"
                  x={-LEN - 4}
                  y={-WIDE - 4}
                  width={TILE.len + 8}
                  height={TILE.wide + 8}
                  rx="8"
                />
              </g>
            )}
          </g>
          <g transform={`rotate(${rounded(line.angle)})`}>
            <rect
              class="hit"
              x={-LEN}
              y={-WIDE - 3}
              width={TILE.len}
              height={TILE.wide + 6}
              rx="6"
              {...field.thing.target}
            />
            {field.halves.map((half) => (
              <HalfHit key={half.side} {...half} flip={field.plate?.flip ?? false} />
            ))}
          </g>
        </g>
      );
    })}
  </g>
);

const shownKey = ({ thing, best, plate, halves }: FieldShown): string =>
  [
    markedKey(thing),
    best && `${best.own} ${best.others.join()}`,
    plate && `${plate.tile} ${plate.flip}`,
    ...halves.map((half) => markedKey(half.thing)),
  ].join("|");

const LinkOnMap = still(
  LinkView,
  ({ link, railway, fields }) => `${link.id} ${railway} ${fields.map(shownKey).join()}`,
);

function fieldsOf(props: BoardProps, d: Description, side: Side, link: Link): FieldShown[] {
  const game = gameOf(props.data);
  return link.fields.map(({ id, red }, i): FieldShown => {
    const track = d.tracks[id];
    const plate =
      track && !track.turned
        ? { tile: tileOfHalf(track.facing), flip: sideOfHalf(track.facing) === 1 }
        : null;
    const halves = plate
      ? ([0, 1] as const).flatMap((at) => {
          const half = halfId(plate.tile, at);
          if (!props.targets.has(`half:${half}`)) return [];
          return [{ side: at, thing: marked(props, `half:${half}`, halfTip(props, game, half)) }];
        })
      : [];
    return {
      id,
      red,
      thing: marked(props, `field:${id}`, fieldTip(props, side, link, i)),
      best: bestAt(props, id),
      plate,
      halves,
    };
  });
}

/** What a free red field costs more: above all links, as the next one may pass close by. */
const RedPrices = (props: BoardProps & { sheet: Layout }) => {
  const game = gameOf(props.data);
  const { map, tracks } = describe(props.view);
  return (
    <g class="red-prices" aria-hidden="true">
      {game.sides[map].links.flatMap(({ id, fields }) =>
        fields.map((field, i) => {
          if (!field.red || tracks[field.id]) return null;
          const line = props.sheet.lines.get(id)!;
          const [at, up] = [line.fields[i]!, above(line)];
          return (
            <g
              key={field.id}
              class="red-price"
              transform={`translate(${rounded(at.x + up.x * 21)} ${rounded(at.y + up.y * 21)})`}
            >
              <circle r="10" />
              <text text-anchor="middle" y="5.5">
                {game.files.setup.red_field_thaler}
              </text>
            </g>
          );
        }),
      )}
    </g>
  );
};

/** A line that is finished, as soon as its plates are turned over. */
const isRailway = (d: Description, link: Link): boolean =>
  link.fields.every(({ id }) => d.tracks[id]?.turned ?? false);

export const Links = (props: BoardProps & { sheet: Layout }) => {
  const game = gameOf(props.data);
  const d = describe(props.view);
  const side = game.sides[d.map];
  return (
    <g class="links">
      {side.links.map((link) => (
        <LinkOnMap
          key={link.id}
          game={game}
          link={link}
          line={props.sheet.lines.get(link.id)!}
          railway={isRailway(d, link)}
          fields={fieldsOf(props, d, side, link)}
        />
      ))}
      <RedPrices {...props} />
    </g>
  );
};
