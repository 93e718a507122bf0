// The tiles in hand with the counters, and the board row with the income they pay at a recharge.
import type { BoardProps, MenuOption } from "../../../contract";
import { shortLabel } from "../../../table/choice";
import { type Column, designed, gameOf, halfId } from "../data";
import { describe, type Player, TRACKS, type Track } from "../description";
import { Count, Hit, Shape, Sign } from "../draw";
import { halfTip, sentences, tileTip } from "../map/names";
import { Domino, figureOf, signOf } from "../plate";
import { classOf, marked } from "../target";
import { words } from "../words";

export const Counters = ({ player, lang }: { player: Player; lang: BoardProps["lang"] }) => {
  const say = words[lang];
  return (
    <span class="counts">
      <Count sign="thaler" value={player.thaler} label={say.thaler} />
      <Count sign="worker" value={player.workers} label={say.workers} />
      <Count sign="uranium" value={player.uranium} label={say.uranium} class="green" />
      <Count sign="achievement" value={player.achievements} label={say.tokens} />
    </span>
  );
};

/** What can be done with the tile that was picked: on the board, or as a track. */
const Uses = (props: BoardProps) => {
  const picked = props.chosen?.find((each) => each.startsWith("tile:"));
  const options = picked === undefined ? [] : (props.targets.get(picked)?.options ?? []);
  if (options.length < 2) return null;
  return (
    <div class="uses">
      {options.map((option) => (
        <Use key={option.move} option={option} take={props.onTake} />
      ))}
    </div>
  );
};

const Use = ({ option, take }: { option: MenuOption; take: BoardProps["onTake"] }) => (
  <button type="button" class="use" onClick={() => take?.(option)}>
    <Sign id={option.move.startsWith("lay") ? "rail" : "board"} size={16} />
    {shortLabel(option).split(":")[0]}
  </button>
);

const Pool = (props: BoardProps & { player: Player; w?: number; h?: number }) => {
  const game = gameOf(props.data);
  const say = words[props.lang];
  const laid = describe(props.view).now?.tile; // in hand until it lies
  return (
    <>
      <ul class="pool" tabIndex={0} aria-label={say.pool}>
        {props.player.pool.map((tile) => {
          const thing = marked(props, `tile:${tile}`, tileTip(props, game, tile));
          const directive = game.tiles.get(tile)!.category === "directive";
          return (
            <li key={tile} class={`thing ${classOf(thing)} ${tile === laid ? "chosen" : ""}`}>
              <Domino
                game={game}
                tile={tile}
                w={props.w ?? 50}
                h={props.h ?? 64}
                note={say.directiveNote}
              />
              {directive && thing.mark.offered && (
                <span class="lock" aria-hidden="true">
                  <Sign id="lock" size={13} />
                </span>
              )}
              <Hit target={thing.target} />
            </li>
          );
        })}
      </ul>
      <Uses {...props} />
    </>
  );
};

/** What stands on no other part of the board: the actions of the directive, one of two gains. */
const chipsOf = (props: BoardProps) =>
  [...props.targets].filter(([id]) => /^(action|gain):/.test(id));

const Chips = (props: BoardProps) => {
  const game = gameOf(props.data);
  const chips = chipsOf(props);
  return (
    <ul class="act-chips">
      {chips.map(([id, { options, denied }]) => {
        const name = (options[0] ?? denied[0])?.label ?? id;
        const action = game.actions.get(id.replace(/^\w+:/, ""));
        const thing = marked(props, id, name);
        return (
          <li key={id} class={`thing act-chip ${classOf(thing)}`}>
            <Sign id={action ? signOf(action) : id.replace(/^\w+:/, "")} size={20} />
            <b aria-hidden="true">{action ? figureOf(action) : name}</b>
            <Hit target={thing.target} />
          </li>
        );
      })}
    </ul>
  );
};

/** The tiles of the pool; while one action of several is asked for, these actions. */
export const Hand = (props: BoardProps & { player: Player; w?: number; h?: number }) =>
  chipsOf(props).length > 0 ? <Chips {...props} /> : <Pool {...props} />;

// ---- the board row ----

const RowTile = (props: BoardProps & { tile: string; w: number; h: number }) => {
  const game = gameOf(props.data);
  const { tile, w, h } = props;
  const say = words[props.lang];
  const halves = ([0, 1] as const).filter((side) =>
    props.targets.has(`half:${halfId(tile, side)}`),
  );
  const whole = marked(props, `tile:${tile}`, tileTip(props, game, tile));
  return (
    <li class="full thing">
      <Domino game={game} tile={tile} w={w} h={h} note={say.directiveNote} />
      {halves.length === 0 && <Hit target={whole.target} />}
      {halves.map((side) => {
        const half = halfId(tile, side);
        const thing = marked(props, `half:${half}`, halfTip(props, game, half));
        return (
          <div
            key={half}
            class={`half-of thing ${side === 0 ? "upper" : "lower"} ${classOf(thing)}`}
          >
            <Hit target={thing.target} />
          </div>
        );
      })}
    </li>
  );
};

const figure = (column: Column, track: Track): number =>
  track === "vp" ? column.vp : (column[track] ?? 0);

const IncomeTrack = (props: BoardProps & { player: Player; track: Track }) => {
  const { player, track } = props;
  const game = gameOf(props.data);
  const say = words[props.lang];
  const { columns, name } = game.files.income_tracks.tracks.find(({ id }) => id === track)!;
  const tiles = player.board_row.length;
  const space = player.income[track].space;
  const pays = Math.min(space, tiles);
  const column = columns[pays - 1];
  const tip = sentences(
    name[props.lang],
    say.markerAt(space, columns.length),
    column &&
      `${say.pays}: ${figure(column, track)}${track !== "vp" && column.vp > 0 ? ` + ${say.gain.vp(column.vp)}` : ""}`,
    designed(game, "income") && say.designed,
  );
  const thing = marked(props, `track:${track}`, tip);
  return (
    <div class={`income thing ${classOf(thing)}`}>
      <span class="label" aria-hidden="true">
        <Sign id={track} />
      </span>
      {columns.map((each, i) => (
        <span
          key={i}
          aria-hidden="true"
          class={`${i < tiles ? "covered" : ""} ${i + 1 === pays ? "pays" : ""} ${i + 1 > space ? "far" : ""}`}
        >
          {figure(each, track)}
          {track !== "vp" && each.vp > 0 && <small>+{each.vp}</small>}
          {i + 1 === space && (
            <i class="disc">
              <Shape seat={player.seat} size={15} />
            </i>
          )}
        </span>
      ))}
      <Hit target={thing.target} />
    </div>
  );
};

export const BoardRow = (props: BoardProps & { player: Player; w?: number; h?: number }) => {
  const { player } = props;
  const { w = 42, h = 54 } = props;
  const slots = gameOf(props.data).files.income_tracks.tile_slots;
  const say = words[props.lang];
  const free = Array.from(
    { length: slots - player.board_row.length },
    (_, i) => player.board_row.length + i,
  );
  return (
    <div class="row">
      <ol class="row-slots" style={{ "--slots": slots }}>
        <li class="label" aria-hidden="true" />
        {player.board_row.map((tile) => (
          <RowTile key={tile} {...props} tile={tile} w={w} h={h} />
        ))}
        {free.map((i) => (
          <li key={i} class="free" style={{ minHeight: `${h}px` }}>
            <span class="sr">{say.rowSlot(i + 1)}</span>
          </li>
        ))}
      </ol>
      {TRACKS.map((track) => (
        <IncomeTrack key={track} {...props} track={track} />
      ))}
    </div>
  );
};

/** What a recharge would pay now, in all. */
export const PayLine = ({ player, lang }: { player: Player; lang: BoardProps["lang"] }) => {
  const say = words[lang];
  const all = TRACKS.map((track) => player.income[track]);
  const sum = (of: "thaler" | "workers" | "vp"): number => all.reduce((n, each) => n + each[of], 0);
  const text = `${say.recharge}: ${say.gain.thaler(sum("thaler"))}, ${say.gain.worker(sum("workers"))}, ${say.gain.vp(sum("vp"))}`;
  return (
    <span class="pay-line" role="img" data-target="track" aria-label={text}>
      <Sign id="recharge" />
      <b aria-hidden="true">{sum("thaler")}</b>
      <Sign id="thaler" size={16} />
      <b aria-hidden="true">{sum("workers")}</b>
      <Sign id="worker" size={16} />
      <b aria-hidden="true">{sum("vp")}</b>
      <Sign id="vp" size={16} />
    </span>
  );
};
