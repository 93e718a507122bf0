// A field with what lies or stands on it: pieces, the plate of a building with its insulation, the
// pawn at work, and for whom it is offered what it gives and whether it is warm.
import type { BoardProps } from "../../../contract";
import { type Game, gameOf } from "../data";
import { type Field, describe } from "../description";
import { chooseAlone, type Mark, markOf, targetOf } from "../target";
import { fieldWarmth, heatShown, type Warm } from "../warmth";
import { words } from "../words";
import { aloneAt, type Gain, gainsAt, isWork } from "./gain";
import { hexagon, type MapPlan, type Point, rounded, twin } from "./geometry";
import { fieldLabel } from "./label";
import { Notches, PawnAt, Pieces, Sign } from "./pieces";

/** Map units of a letter's height, whatever the scale of the map. */
export interface Lettering {
  size: number;
  names: boolean; // room for names on plates
  signs: boolean; // room for signs in the tags of what lies there anyway
}

const GENERATOR = (id: string): boolean => id.startsWith("g");

/** Whether a large building on both fields of the tile begins on the other one. */
export const isSecondHalf = (game: Game, id: string, field: Field | undefined): boolean =>
  id.endsWith("b") && field?.building !== undefined && isLarge(game, field.building);

const isLarge = (game: Game, building: string): boolean =>
  game.buildings.get(building)?.size === "large";

const Plate = (props: {
  game: Game;
  id: string;
  field: Field;
  at: Point;
  warm: Warm;
  letters: Lettering;
  lang: BoardProps["lang"];
}) => {
  const { field, game, letters } = props;
  const building = field.building ?? "";
  const large = isLarge(game, building);
  const big = GENERATOR(props.id);
  const [w, h] = large ? [110, 52] : big ? [62, 46] : [46, 42];
  const x = large ? props.at[0] + 28 : props.at[0];
  const y = props.at[1];
  const [left, top] = [rounded(x - w / 2), rounded(y - h / 2)];
  const level = field.level ?? "white";
  const named = large && letters.names;
  return (
    <g class={`plate ${props.warm} in-${level} ${building === "ruins" ? "ruined" : ""}`}>
      <rect class="shade" x={left + 1} y={top + 3} width={w} height={h} rx="6" />
      <rect class="face" x={left} y={top} width={w} height={h} rx="6" />
      <path class="band" d={`M${left} ${top + 10}v-4a6 6 0 0 1 6-6h${w - 12}a6 6 0 0 1 6 6v4z`} />
      <Notches level={level} x={x} y={top + 3.2} />
      {named ? (
        <>
          <Sign id={`b-${building}`} x={x - 36} y={y + 5} size={29} />
          <text class="name" x={rounded(x + 14)} y={rounded(y + 12)}>
            {words[props.lang].shortName[building]}
          </text>
        </>
      ) : (
        <Sign id={`b-${building}`} x={x} y={y + 5.5} size={big || large ? 31 : 29} />
      )}
      {field.upgraded && <path class="up" d={`M${left + w - 14} ${top + h - 4}l5-6 5 6z`} />}
    </g>
  );
};

/** The sign of what several gains are together. */
const signOf = (gains: readonly Gain[]): string =>
  gains.length > 1 ? "goods" : (gains[0]?.what ?? "goods");

const Tag = (props: {
  gains: readonly Gain[];
  at: Point;
  warm: Warm;
  size: number;
  sign: boolean;
}) => {
  const [x, y] = props.at;
  const { sign, size } = props;
  const [w, h] = [size * (sign ? 2.7 : 1.8), size * 1.24];
  return (
    <g class={`gain ${props.warm}`}>
      <rect
        x={rounded(x - w / 2)}
        y={rounded(y - h / 2)}
        width={rounded(w)}
        height={rounded(h)}
        rx={rounded(h / 2)}
      />
      <text x={rounded(x - w / 2 + size * 0.9)} y={rounded(y + size * 0.355)}>
        +{props.gains.reduce((sum, { n }) => sum + n, 0)}
      </text>
      {sign && <Sign id={signOf(props.gains)} x={x + w / 2 - size * 0.82} y={y} size={size} />}
    </g>
  );
};

/** One falls sick who works there. */
const Ill = ({ at: [x, y], size }: { at: Point; size: number }) => (
  <g class="ill">
    <circle cx={rounded(x)} cy={rounded(y)} r={rounded(size * 0.6)} />
    <Sign id="sick" x={x} y={y} size={size * 0.84} />
  </g>
);

/** Words that are together wider than the field stand one below the other. */
const NameBelow = ({ name, at: [x, y], size }: { name: string; at: Point; size: number }) => {
  const lines = name.length > 11 ? name.split(" ") : [name];
  return (
    <text class="name on-ground" y={rounded(y + size * (lines.length > 1 ? 0.75 : 1.05))}>
      {lines.map((line, i) => (
        <tspan key={line} x={x} dy={i === 0 ? 0 : rounded(size)}>
          {line}
        </tspan>
      ))}
    </text>
  );
};

const Contents = (props: {
  board: BoardProps;
  id: string;
  at: Point;
  mark: Mark;
  warm: Warm;
  gains: readonly Gain[];
  letters: Lettering;
}) => {
  const { id, mark, warm, gains, letters } = props;
  const { lang } = props.board;
  const game = gameOf(props.board.data);
  const field = describe(props.board.view).fields[id]!;
  const [x, y] = props.at;
  const big = GENERATOR(id);
  const tagged = gains.length > 0;
  if (field.building !== undefined) {
    const up = field.pawn && !big ? 17 : tagged || big ? 12 : 4;
    return (
      <>
        <Plate
          game={game}
          id={id}
          field={field}
          at={[x, y - up]}
          warm={warm}
          letters={letters}
          lang={lang}
        />
        {big && !tagged && !field.pawn && letters.names && (
          <NameBelow
            name={game.buildings.get(field.building)?.name[lang] ?? ""}
            at={[x, y + 12]}
            size={letters.size}
          />
        )}
      </>
    );
  }
  if (!field.holds) return null;
  const cold = mark.offered && warm === "cold";
  return (
    <Pieces
      of={field.holds}
      n={field.n ?? 0}
      x={x}
      y={cold ? y - 2 : tagged ? y - 12 : y - 8}
      size={big ? 1.3 : cold ? 0.98 : 1.08}
    />
  );
};

export const FieldOnMap = (props: {
  board: BoardProps;
  plan: MapPlan;
  id: string;
  letters: Lettering;
}) => {
  const { board, plan, id, letters } = props;
  const d = describe(board.view);
  const game = gameOf(board.data);
  const field = d.fields[id];
  const at = plan.spots.get(id);
  if (!field || !at || isSecondHalf(game, id, field)) return null;
  const target = `field:${id}`;
  const mark = markOf(board, target);
  const warm = fieldWarmth(d, id, heatShown(board));
  const gains = gainsAt(board, id);
  const option = aloneAt(board, id);
  const works = option !== null && isWork(option);
  const big = GENERATOR(id);
  const large = field.building !== undefined && isLarge(game, field.building);
  const place = plan.places.find((each) => each.fields.includes(id));
  const shape = large && place ? hexagon(place.at, 0.93) : (plan.shapes.get(id) ?? "");
  const [x, y] = at;
  const middle = large && place ? place.at[0] : x;
  const other = large ? twin(id) : null;
  const second = other === null ? undefined : d.fields[other];
  const state = mark.chosen || mark.pointed ? "pointed" : "";
  return (
    <g class={`spot ${mark.offered ? "legal" : ""} ${mark.refused ? "refused" : ""} ${state}`}>
      {mark.offered && (
        <path class={`glow ${works ? warm : option ? "warm" : "by-card"}`} d={shape} />
      )}
      <Contents
        board={board}
        id={id}
        at={at}
        mark={mark}
        warm={warm}
        gains={gains}
        letters={letters}
      />
      {gains.length > 0 && (
        <Tag
          gains={gains}
          at={[middle, y + (big ? 34 : 32)]}
          warm={warm}
          size={letters.size}
          sign={letters.signs || big || field.building !== undefined}
        />
      )}
      {works && warm === "cold" && <Ill at={[middle, y - 50]} size={letters.size} />}
      {field.pawn && (
        <PawnAt
          pawn={field.pawn}
          seat={field.seat}
          x={big && !field.building ? x + 24 : x + 8}
          y={y + (field.building ? 50 : 36)}
          height={field.building ? 42 : 44}
        />
      )}
      {second?.pawn && (
        <PawnAt pawn={second.pawn} seat={second.seat} x={x + 64} y={y + 50} height={42} />
      )}
      {(mark.pointed || mark.chosen) && (
        <path class={`around ${mark.refused ? "no" : ""}`} d={shape} />
      )}
      <path
        class="hit"
        d={shape}
        data-thing={field.building ? `building:${field.building}` : undefined}
        {...targetOf(board, target, fieldLabel(board, id), () => chooseAlone(board, target))}
      />
    </g>
  );
};
