// The city count track with the marks of stage 2 and of the end, and over the map the strip with
// the turn order and the stage.
import type { BoardProps } from "../../contract";
import { Pip } from "../../ui/icon";
import { nameOf } from "../people";
import { gameOf } from "./data";
import { describe } from "./description";
import { words } from "./words";

export const CityTrack = (props: BoardProps) => {
  const say = words[props.lang];
  const { view } = props;
  const d = describe(view);
  const most = Math.max(...d.players.map((player) => player.city_count));
  const spaces = Array.from({ length: Math.max(d.end_cities, most) + 2 }, (_, n) => n);
  return (
    <section class="track" aria-label={say.cityTrack}>
      <div class="cap">
        {say.cities}
        <small>{say.inNetwork}</small>
      </div>
      <ol style={{ "--spaces": spaces.length }}>
        {spaces.map((n) => {
          const here = d.players.filter((player) => player.city_count === n);
          const mark = n === d.stage2_cities ? say.stage(2) : n === d.end_cities ? say.end : null;
          const kind = [
            n === d.stage2_cities && "stage2",
            n === d.end_cities && "end",
            n >= d.stage2_cities && n <= most && "past",
          ];
          return (
            <li key={n} class={kind.filter(Boolean).join(" ")}>
              <span>{n}</span>
              {mark && <span class="mark">{mark}</span>}
              {here.length > 0 && (
                <span class={pipsClass(here.length)}>
                  {here.map(({ seat }) => (
                    <Pip key={seat} seat={seat} />
                  ))}
                  <span class="sr">
                    {here.map(({ seat }) => nameOf(seat, view.names, view.seat, say)).join(", ")}
                  </span>
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
};

// All six may stand on one space: then their shapes are smaller.
const pipsClass = (n: number): string => (n > 4 ? "pips crowd" : n > 2 ? "pips many" : "pips");

export const TitleStrip = (props: BoardProps) => {
  const say = words[props.lang];
  const game = gameOf(props.data);
  const { view } = props;
  const d = describe(view);
  const all = [...game.regions.values()].filter((region) => region.map === d.map).length;
  return (
    <header class="title">
      <p class="name">
        {game.mapNames.get(d.map)?.[props.lang]}
        <small>{say.regions(d.regions.length, all)}</small>
      </p>
      <div class="order">
        <span class="cap">{say.order}</span>
        <ol>
          {d.order.map((seat, i) => {
            const name = nameOf(seat, view.names, view.seat, say);
            return (
              <li key={seat} class={view.to_move === seat ? "now" : ""} title={name}>
                {i + 1}
                <Pip seat={seat} />
                <span class="sr">{name}</span>
              </li>
            );
          })}
        </ol>
      </div>
      <p class="stage">
        <b data-target="stage" title={say.stage(d.stage)}>
          <span class="sr">{say.stage(d.stage)}, </span>
          <span aria-hidden="true">{d.stage}</span>
        </b>
        <small>{say.stationsPerCity(d.stage)}</small>
      </p>
    </header>
  );
};
