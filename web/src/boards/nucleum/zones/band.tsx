// The achievement track with groups, segments and success tiles, and how near the end is.
import type { BoardProps } from "../../../contract";
import { designedItself, type Game, gameOf, type Group, type Segment } from "../data";
import { describe, type Gauge, ownSeat } from "../description";
import { Gains, Hit, Shape, Sign } from "../draw";
import { gainsText } from "../gains";
import { person, sentences } from "../map/names";
import { classOf, marked } from "../target";
import { words } from "../words";
import { signOfCount } from "./offer";

const within = (value: number, { min, max }: { min: number; max: number }): boolean =>
  value >= min && value <= max;

/** Who has a marker on a space. */
const markersOn = (props: BoardProps, space: string): number[] =>
  describe(props.view).players.flatMap(({ seat, markers }) =>
    markers.includes(space) ? [seat] : [],
  );

/** The columns of the grid that a range of spaces covers. */
function stretch(game: Game, range: { min: number; max: number }) {
  const { spaces } = game.files.achievement_track;
  const first = spaces.findIndex(({ value }) => within(value, range));
  const n = spaces.filter(({ value }) => within(value, range)).length;
  return { gridColumn: `${first + 2} / span ${n}` };
}

const SegmentHead = (props: BoardProps & { segment: Segment; at: number }) => {
  const { segment, at } = props;
  const game = gameOf(props.data);
  const say = words[props.lang];
  const { success, nucleum } = describe(props.view).segments[at]!;
  const tile = game.success.get(success)!;
  const tip = sentences(
    `${segment.min}–${segment.max}`,
    say.segmentTip(tile.name[props.lang]),
    nucleum && say.nucleumHere,
    segment.on_place.length > 0 && gainsText(segment.on_place, props.lang),
  );
  return (
    <span
      style={stretch(game, segment)}
      data-target={`success:${success}`}
      role="img"
      aria-label={tip}
    >
      <span class="success">
        {tile.per > 1 && tile.per}
        <Sign id={signOfCount(tile.what)} size={17} />
      </span>
      {segment.nucleum ? (
        <span class={`token ${nucleum ? "" : "gone"}`}>
          {nucleum && <Sign id="nucleum" size={16} />}
        </span>
      ) : (
        <span aria-hidden="true">
          <Gains of={segment.on_place} lang={props.lang} size={16} />
        </span>
      )}
    </span>
  );
};

const Space = (props: BoardProps & { value: number; group: Group; cut: boolean }) => {
  const { value, group } = props;
  const d = describe(props.view);
  const say = words[props.lang];
  const { segments } = gameOf(props.data).files.achievement_track;
  const me = d.players[ownSeat(props.view)]!;
  const count = me.success[segments.findIndex((segment) => within(value, segment))] ?? 0;
  const markers = markersOn(props, String(value));
  const names = markers.map((seat) => person(props, seat)).join(", ");
  const tip = sentences(
    say.space(String(value), group.multiplier, count, count * group.multiplier),
    markers.length > 0 && say.markersOf(names),
    designedItself(group) && say.designed,
  );
  const thing = marked(props, `space:${value}`, tip);
  return (
    <li
      class={`thing g-${group.color} ${value === me.achievements ? "tokens" : ""} ${props.cut ? "first" : ""} ${classOf(thing)}`}
    >
      <b aria-hidden="true">{value}</b>
      <span class="markers">
        {markers.map((seat) => (
          <Shape key={seat} seat={seat} size={markers.length > 1 ? 9 : 16} />
        ))}
      </span>
      <Hit target={thing.target} />
    </li>
  );
};

const StartSpace = (props: BoardProps) => {
  const d = describe(props.view);
  const { start } = gameOf(props.data).files.achievement_track;
  const say = words[props.lang];
  const there = d.players.filter((player) => player.start_markers > 0);
  const tip = sentences(
    say.startTip(gainsText(start.on_place, props.lang), start.end_vp),
    there.length > 0 &&
      say.markersOf(
        there.map(({ seat, start_markers: n }) => `${person(props, seat)} ${n}`).join(", "),
      ),
  );
  const thing = marked(props, "space:start", tip);
  return (
    <li class={`thing start-space ${classOf(thing)}`}>
      <b aria-hidden="true">0</b>
      <span class="markers">
        {there.slice(0, 2).map(({ seat }) => (
          <Shape key={seat} seat={seat} size={12} />
        ))}
      </span>
      <Hit target={thing.target} />
    </li>
  );
};

export const AchievementTrack = (props: BoardProps) => {
  const game = gameOf(props.data);
  const say = words[props.lang];
  const { groups, segments, spaces } = game.files.achievement_track;
  const columns = { "--spaces": spaces.length + 1 };
  const me = describe(props.view).players[ownSeat(props.view)]!;
  return (
    <div class="track" style={columns}>
      <div class="segment-heads">
        {segments.map((segment, i) => (
          <SegmentHead key={segment.id} {...props} segment={segment} at={i} />
        ))}
      </div>
      <ol class="spaces">
        <StartSpace {...props} />
        {spaces.map(({ value }, i) => (
          <Space
            key={value}
            {...props}
            value={value}
            group={groups.find((group) => within(value, group))!}
            cut={i > 0 && segments.some(({ min }) => min > spaces[i - 1]!.value && min <= value)}
          />
        ))}
      </ol>
      <div class="groups">
        {groups.map((group) => {
          const mine = me.markers.some((space) => within(Number(space), group));
          const tip = sentences(
            say.multiplier(group.multiplier) + (mine ? `, ${say.lockedGroup}` : ""),
            designedItself(group) && say.designed,
          );
          return (
            <span
              key={group.id}
              class={`g-${group.color}`}
              style={stretch(game, group)}
              data-target="space"
              role="img"
              aria-label={tip}
            >
              {say.multiplier(group.multiplier)}
              {mine && <Sign id="lock" size={14} />}
            </span>
          );
        })}
      </div>
    </div>
  );
};

// ---- the end ----

const SIGNS: Record<string, string> = {
  action_stack_empty: "tile",
  contract_stacks_empty: "contract",
  all_recharged_3: "recharge",
  eight_techs: "tech",
  seventy_vp: "vp",
};

export const endSign = (id: string): string => SIGNS[id] ?? "flag";

export const metConditions = (end: Readonly<Record<string, Gauge>>): number =>
  Object.values(end).filter(({ by }) => by !== null).length;

/** How much of each end condition is missing. */
export const EndGauges = (props: BoardProps) => {
  const game = gameOf(props.data);
  const d = describe(props.view);
  const say = words[props.lang];
  return (
    <div class="gauges">
      <h2>
        {say.end} <b>{say.endCount(metConditions(d.end), d.conditions_to_end)}</b>
      </h2>
      <div class="gauge-row">
        {game.files.endgame.conditions.map(({ id, name }) => {
          const { have, need, by } = d.end[id]!;
          const state = by === null ? say.toGo(need - have) : say.metBy(person(props, by));
          const tip = `${name[props.lang]}: ${state}`;
          return (
            <span
              key={id}
              data-target={`condition:${id}`}
              class={by === null ? "" : "met"}
              role="img"
              aria-label={tip}
            >
              <i style={{ height: `${Math.round((100 * have) / need)}%` }} />
              <Sign id={endSign(id)} size={17} />
              {by === null ? <b>{need - have}</b> : <Shape seat={by} size={14} />}
            </span>
          );
        })}
      </div>
    </div>
  );
};
