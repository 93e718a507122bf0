// The dangers strip: seven cells that never move, each with the distance to its loss in words and a
// bar towards it. What an option that is pointed at would change stands there as well.
import type { BoardProps } from "../../contract";
import { Icon } from "../../ui/icon";
import { gameOf } from "./data";
import { type Danger, type DangerId, dangersOf } from "./dangers";
import { describe } from "./description";
import { pointedChange } from "./meaning";
import { tipOf } from "./target";
import { type Words, words } from "./words";

const SIGNS: Readonly<Record<DangerId, string>> = {
  hope: "fp-hope",
  discontent: "fp-discontent",
  overload: "fp-overload",
  sickness: "fp-sick",
  hunger: "fp-hunger",
  deaths: "fp-deaths",
  storm: "fp-storm",
};

/** "2", or "2 → 1" when an option that is pointed at would change it. */
const step = (now: number, then: number): string => (now === then ? `${now}` : `${now} → ${then}`);

function lineOf(props: BoardProps, now: Danger, then: Danger): string {
  const say: Words = words[props.lang];
  const d = describe(props.view);
  const { famine } = gameOf(props.data).tracks.hunger;
  const left = step(now.left, then.left);
  switch (now.id) {
    case "hope":
      return say.tokensLeft(left, then.left);
    case "discontent":
      return say.toExile(left);
    case "overload":
      return d.heat.overheated ? say.toExplosion(left) : say.toBreakdown(left);
    case "sickness":
      return say.toEpidemic(left);
    case "hunger":
      return say.shortOf(step(famine - now.left, famine - then.left), famine);
    case "deaths":
      return say.toTheEnd(left);
    case "storm":
      return d.storm === null ? say.stormGone : say.stormIn(d.storm, d.storm - d.round);
  }
}

export const Dangers = (props: BoardProps) => {
  const say = words[props.lang];
  const game = gameOf(props.data);
  const d = describe(props.view);
  const now = dangersOf(game, d);
  const change = pointedChange(props);
  const then = change ? dangersOf(game, d, change) : now;
  return (
    <ul class="dangers" aria-label={say.dangers}>
      {now.map((danger, i) => {
        const shown = then[i]!;
        return (
          <li key={danger.id} class={shown.alert} {...tipOf(props, `danger:${danger.id}`)}>
            <Icon name={SIGNS[danger.id]} />
            <span class="what">{say.danger[danger.id]}</span>
            <b aria-hidden="true">{danger.id === "storm" && d.storm === null ? "–" : shown.left}</b>
            <span class="far">{lineOf(props, danger, shown)}</span>
            <span class="meter" aria-hidden="true">
              <i style={{ width: `${Math.round(shown.part * 100)}%` }} />
            </span>
          </li>
        );
      })}
    </ul>
  );
};
