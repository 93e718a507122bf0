// A player's board beside the action board: dials, counters, tracks, technologies. Small, or large
// with all its words.
import { gameOf } from "../data";
import { describe, TRACKS } from "../description";
import { itemsOf } from "../draw/gains";
import { Items, Token } from "../draw/token";
import { Icon } from "../../../ui/icon";
import type { StageProps } from "../stage/props";
import { words } from "../words";
import { Counters } from "./counters";
import { Dial } from "./dial";
import { Technologies } from "./technologies";
import { Track } from "./track";

type OfSeat = StageProps & { seat: number };

export const Dials = (props: OfSeat & { d: number }) => {
  const player = describe(props.view).players[props.seat]!;
  return (
    <>
      <Dial what="gold" n={player.gold} d={props.d} lang={props.lang} />
      <Dial what="stone" n={player.stone} d={props.d} lang={props.lang} />
    </>
  );
};

export const Tracks = (props: OfSeat & { w: number; h: number }) => (
  <div class="tracks">
    {TRACKS.map((id) => (
      <Track key={id} {...props} id={id} />
    ))}
  </div>
);

/** The three bonuses for much gold or stone. */
export const Bonuses = (props: OfSeat) => {
  const say = words[props.lang];
  const { bonuses } = gameOf(props.data);
  const taken = describe(props.view).players[props.seat]!.bonuses;
  return (
    <ul class="bonuses">
      {bonuses.map(({ id, name, when, gain }) => {
        const done = taken.includes(id);
        return (
          <li
            key={id}
            class={done ? "done" : ""}
            data-target="bonus"
            title={`${say.resourceBonus}: ${name[props.lang]}`}
          >
            <span class="sr">
              {say.resourceBonus}: {name[props.lang]}
            </span>
            <span aria-hidden="true">{when.any_of[0]!.at_least}</span>
            {when.any_of.map(({ what }) => (
              <Token key={what} what={what} d={17} />
            ))}
            <span aria-hidden="true">→</span>
            {done ? (
              <Icon name="check" />
            ) : (
              <Items items={itemsOf(gain)} lang={props.lang} d={19} />
            )}
            {done && <span class="sr">{say.done}</span>}
          </li>
        );
      })}
    </ul>
  );
};

export const PlayerBoard = (props: OfSeat & { w: number; dial: number; track: number }) => (
  <div class="player-board" style={{ width: `${props.w}px` }}>
    <div class="top-line">
      <Dials {...props} d={props.dial} />
      <Counters {...props} />
    </div>
    <Tracks {...props} h={props.track} />
    <Technologies {...props} />
  </div>
);
