// The people of the city: how many of each type, how many are sick, and what their pawns do. Below
// it food, hunger and the dead.
import type { BoardProps } from "../../../contract";
import { Icon } from "../../../ui/icon";
import { gameOf, sumOf } from "../data";
import { missingTonight } from "../dangers";
import { type Description, describe, type Pawn, type Type, TYPES } from "../description";
import { Hit } from "../hit";
import { PawnIcon } from "../map/pieces";
import { markClass, markOf, shownOf, targetOf, tipOf } from "../target";
import { forecast } from "../warmth";
import { words } from "../words";
import { ZoneHead } from "./zone_head";

type PawnState = "ready" | "work" | "tired" | "scout" | "idle";

/** Whose pawns stand in the line of a type. */
const KINDS: Readonly<Record<Type, readonly Pawn[]>> = {
  worker: ["worker"],
  engineer: ["engineer"],
  child: ["child_worker", "child_engineer", "child"],
};

/** The pawns of a kind, one by one; outside the action phase all that will be there. */
export function pawnStates(d: Description, pawn: Pawn): PawnState[] {
  const count = d.pawns[pawn];
  const line = (state: PawnState, n: number): PawnState[] => Array(n).fill(state);
  const states = [
    ...line("tired", count.tired),
    ...line("work", count.working),
    ...line("scout", count.scouts),
    ...line("ready", count.ready),
  ];
  return states;
}

const Pawns = ({ props, type }: { props: BoardProps; type: Type }) => {
  const say = words[props.lang];
  const d = describe(props.view);
  return (
    <span class="pawns">
      {KINDS[type].map((pawn) => {
        const id = `pawn:${pawn}`;
        const mark = markOf(props, id);
        const states = pawnStates(d, pawn);
        if (states.length === 0 && !props.targets.has(id)) return null;
        const acting = d.now?.pawn === pawn;
        const ready = d.pawns[pawn].ready;
        const label = `${say.pawn[pawn]}: ${say.pawnsSay(ready, states.length)}`;
        return (
          <span key={pawn} class={`thing kind ${markClass(mark)} ${acting ? "acting" : ""}`}>
            {states.map((state, i) => (
              <PawnIcon key={i} pawn={pawn} state={state} />
            ))}
            <Hit target={targetOf(props, id, label)} />
          </span>
        );
      })}
    </span>
  );
};

const Line = ({ props, type }: { props: BoardProps; type: Type }) => {
  const say = words[props.lang];
  const { mostCitizens, tracks } = gameOf(props.data);
  const { pop, sick, skull } = describe(props.view).people[type];
  const id = `type:${type}`;
  const percent = (n: number): string => `${(n / mostCitizens) * 100}%`;
  return (
    <li class={`kind-of ${type}`}>
      <span class={`thing who ${markClass(markOf(props, id))}`}>
        <Icon name={`fp-${type}`} />
        <b aria-hidden="true">{pop}</b>
        <span class="word" aria-hidden="true">
          {say.types[type]}
        </span>
        <span class={`ill ${skull ? "grave" : ""}`} aria-hidden="true">
          <Icon name={skull ? "fp-skull" : "fp-sick"} />
          <b>{sick}</b>
        </span>
        <Hit target={targetOf(props, id, say.peopleSay(say.types[type], pop, sick, skull))} />
      </span>
      <Pawns props={props} type={type} />
      <span class="meter" aria-hidden="true">
        <i style={{ width: percent(pop) }} />
        <u style={{ width: percent(sick) }} />
        <s style={{ left: percent(tracks.sickness.epidemic) }} />
      </span>
    </li>
  );
};

export const People = (props: BoardProps) => {
  const say = words[props.lang];
  const { beds } = describe(props.view);
  const [now, then] = forecast(props).beds;
  return (
    <section role="group" class="zone of-people" aria-label={say.people}>
      <ZoneHead
        icon="fp-worker"
        title={say.people}
        note={
          <span {...shownOf(props, "beds")}>
            <Icon name="fp-bed" />{" "}
            {say.bedsFor(now === then ? `${now}` : `${now} → ${then}`, beds.needed)}
          </span>
        }
      />
      <ul>
        {TYPES.map((type) => (
          <Line key={type} props={props} type={type} />
        ))}
      </ul>
    </section>
  );
};

export const Food = (props: BoardProps) => {
  const say = words[props.lang];
  const game = gameOf(props.data);
  const d = describe(props.view);
  const type = d.columns[d.round - 1];
  const need = type ? Math.max(0, d.people[type].pop - sumOf(game, d, "feed_discount")) : 0;
  const missing = missingTonight(game, d);
  return (
    <section role="group" class="zone of-food" aria-label={say.foodAndDeaths}>
      <p class="stores" {...shownOf(props, "food")}>
        <span>
          <Icon name="fp-food" />
          <b>{d.food}</b> {say.food}
        </span>
        <span>
          <Icon name="fp-hunger" />
          <b>{d.hunger}</b> {say.hunger}
        </span>
      </p>
      {type && (
        <p class="tonight">
          {say.tonight(d.hunger, need, say.types[type])}:{" "}
          <b class={missing > 0 ? "bad" : ""}>{say.short(missing)}</b>
        </p>
      )}
      <div
        class="dead"
        role="img"
        aria-label={say.deathsOf(d.deaths, d.last_death)}
        {...tipOf(props, "danger:deaths")}
      >
        <Icon name="fp-deaths" />
        <ol aria-hidden="true">
          {Array.from({ length: d.last_death + 1 }, (_, i) => (
            <li
              key={i}
              class={`${i < d.deaths ? "on" : i === d.deaths ? "now" : ""} ${i === d.last_death ? "end" : ""}`}
            >
              {i === d.deaths ? i : i === d.last_death ? <Icon name="fp-skull" /> : ""}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
};
