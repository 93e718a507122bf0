// Zones enlarged over the board: the side board with all its words, and the four experiments to choose
// from at the beginning.
import type { ComponentChildren } from "preact";
import type { BoardProps } from "../../../contract";
import { useEscape } from "../../use_escape";
import { gameOf } from "../data";
import { describe, ownSeat } from "../description";
import { Shape, Sign } from "../draw";
import { tileTip } from "../map/names";
import { Domino } from "../plate";
import { classOf, marked } from "../target";
import { words } from "../words";
import { AchievementTrack, endSign } from "./band";
import { Market, Offer, signOfCount } from "./offer";
import { Technologies } from "./pieces";

const Part = (props: { title: string; note?: string; children: ComponentChildren }) => (
  <>
    <h3>
      {props.title} <span>{props.note}</span>
    </h3>
    {props.children}
  </>
);

const Segments = (props: BoardProps) => {
  const game = gameOf(props.data);
  const d = describe(props.view);
  const say = words[props.lang];
  const { groups, segments } = game.files.achievement_track;
  const me = d.players[ownSeat(props.view)]!;
  return (
    <ul class="segment-list">
      {segments.map(({ id, min, max }, i) => {
        const tile = game.success.get(d.segments[i]!.success)!;
        const count = me.success[i] ?? 0;
        const markers = me.markers.map(Number).filter((value) => value >= min && value <= max);
        return (
          <li key={id}>
            <b class="range">
              {min}–{max}
            </b>
            <Sign id={signOfCount(tile.what)} size={20} />
            <span>{tile.name[props.lang]}</span>
            <span class="value">
              {markers.length === 0
                ? say.countOf(say.you, count)
                : markers.map((value) => {
                    const factor = groups.find(
                      (group) => value >= group.min && value <= group.max,
                    )!.multiplier;
                    return (
                      <span key={value}>
                        {say.times(count, factor)} <b>{count * factor}</b>
                      </span>
                    );
                  })}
            </span>
          </li>
        );
      })}
    </ul>
  );
};

const SuccessSpaces = (props: BoardProps) => (
  <ul class="success-spaces">
    {describe(props.view).success_spaces.map((seats, i) => (
      <li key={i}>
        <Sign id="crown" size={20} />
        {seats.length === 0
          ? words[props.lang].scored
          : seats.map((seat) => <Shape key={seat} seat={seat} />)}
      </li>
    ))}
  </ul>
);

const Conditions = (props: BoardProps) => {
  const d = describe(props.view);
  return (
    <ul class="conditions">
      {gameOf(props.data).files.endgame.conditions.map(({ id, name }) => {
        const { have, need } = d.end[id]!;
        return (
          <li key={id} data-target={`condition:${id}`}>
            <Sign id={endSign(id)} />
            <span>{name[props.lang]}</span>
            <i style={{ "--part": `${(100 * have) / need}%` }} />
            <b>
              {have}/{need}
            </b>
          </li>
        );
      })}
    </ul>
  );
};

export const SideBoard = (props: BoardProps) => {
  const game = gameOf(props.data);
  const d = describe(props.view);
  const say = words[props.lang];
  const [first, second] = game.files.achievement_track.kings_scoring;
  const { second_purchase_thaler: fee } = game.files.setup;
  return (
    <div class="columns">
      <div>
        <Part title={say.offer} note={`${say.stack(d.stack)}; ${say.second(fee)}`}>
          <Offer {...props} w={58} h={76} named />
        </Part>
        <Part title={say.track} note={say.king(first ?? 0, second ?? 0)}>
          <AchievementTrack {...props} />
          <Segments {...props} />
        </Part>
        <Part title={say.success} note={say.successNote}>
          <SuccessSpaces {...props} />
        </Part>
      </div>
      <div>
        <Part title={say.contracts} note={say.stacks(d.silver, d.gold)}>
          <Market {...props} worded />
        </Part>
        <Part title={say.endOf} note={say.endNote(d.conditions_to_end, game.files.endgame.vp)}>
          <Conditions {...props} />
        </Part>
      </div>
    </div>
  );
};

export const Experiments = (props: BoardProps) => {
  const game = gameOf(props.data);
  const say = words[props.lang];
  const player = describe(props.view).players[ownSeat(props.view)]!;
  return (
    <ul class="experiments">
      {[...game.experiments.values()].map((experiment) => {
        const thing = marked(props, `experiment:${experiment.id}`, experiment.name[props.lang]);
        return (
          <li key={experiment.id} class={`thing ${classOf(thing)}`}>
            <h3>
              {experiment.name[props.lang]}
              <button
                type="button"
                class="take"
                {...thing.target}
                role="button"
                disabled={!thing.mark.offered}
              >
                <Sign id="tick" size={16} />
                {experiment.id.toUpperCase()}
              </button>
            </h3>
            <div class="tiles">
              {experiment.starting_tiles.map((tile) => {
                const tip = tileTip(props, game, tile);
                return (
                  <span key={tile} data-target={`tile:${tile}`} role="img" aria-label={tip}>
                    <Domino game={game} tile={tile} w={42} h={54} note={say.directiveNote} />
                  </span>
                );
              })}
            </div>
            <p>
              <b>{say.secondTurbine}:</b> {experiment.second_turbine.text[props.lang]}
            </p>
            <Technologies
              {...props}
              player={{ ...player, techs: [] }}
              experiment={experiment.id}
              large
            />
          </li>
        );
      })}
    </ul>
  );
};

/** Over the whole board; Escape or the button closes it. */
export const Overlay = (props: {
  title: string;
  lang: BoardProps["lang"];
  close(): void;
  children: ComponentChildren;
}) => {
  useEscape(props.close);
  return (
    <section class="overlay" aria-label={props.title}>
      <header>
        <h2>{props.title}</h2>
        <button type="button" class="btn quiet" onClick={props.close}>
          {words[props.lang].close} <kbd>Esc</kbd>
        </button>
      </header>
      <div class="overlay-body" tabIndex={0} role="group" aria-label={props.title}>
        {props.children}
      </div>
    </section>
  );
};
