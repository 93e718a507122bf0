// Energizing: what the plant has without fuel, the best mixes of uranium and coal, each as a bar that
// adds up to the demand, and a stepper for every source.
import type { BoardProps } from "../../../contract";
import { Icon } from "../../../ui/icon";
import { cityName, type CoalArea, gameOf } from "../data";
import { asked, describe, type Task } from "../description";
import { Gains, Sign } from "../draw";
import { words } from "../words";
import { choose, chosenIn } from "./chosen";
import { bestMixes, type Mix, mixesOf, type Source, SOURCES, stepped } from "./mix";

const nameOf = (source: Source, areas: readonly CoalArea[], lang: BoardProps["lang"]): string =>
  areas.find(({ id }) => id === source)?.name[lang] ?? words[lang].uranium;

const Bar = ({ mix, now }: { mix: Mix; now: Task }) => {
  const parts = [
    ...Array.from({ length: mix.uranium }, () => ({ kind: "uranium", n: now.per_uranium ?? 2 })),
    ...Array.from({ length: mix.ruhr + mix.silesia }, () => ({ kind: "coal", n: 1 })),
    ...(now.energy ? [{ kind: "free", n: now.energy }] : []),
  ];
  return (
    <span class="mix-bar" aria-hidden="true">
      {parts.map(({ kind, n }, i) => (
        <i key={i} class={kind} style={{ flex: n }} />
      ))}
    </span>
  );
};

interface ChoiceProps {
  lang: BoardProps["lang"];
  areas: readonly CoalArea[];
  now: Task;
  mixes: Mix[];
  chosen: Mix;
  think(mix: Mix): void;
}

const Best = (props: ChoiceProps) => (
  <ul class="mixes">
    {bestMixes(props.mixes).map((mix) => (
      <li key={mix.option.move}>
        <button
          type="button"
          class="mix"
          aria-pressed={mix.uranium === props.chosen.uranium}
          onClick={() => props.think(mix)}
        >
          <span class="sr">{mix.option.label}</span>
          <Bar mix={mix.uranium === props.chosen.uranium ? props.chosen : mix} now={props.now} />
          <span class="parts" aria-hidden="true">
            <span>
              {mix.uranium} <Sign id="uranium" />
            </span>
            <span>
              {mix.ruhr + mix.silesia} <Sign id="wagon" />
            </span>
            <b>
              {mix.price} <Sign id="thaler" />
            </b>
          </span>
        </button>
      </li>
    ))}
  </ul>
);

const Steppers = ({ lang, areas, now, mixes, chosen, think }: ChoiceProps) => (
  <>
    {SOURCES.filter((source) => mixes.some((mix) => mix[source] > 0)).map((source) => {
      const name = nameOf(source, areas, lang);
      const button = (by: 1 | -1) => {
        const next = stepped(mixes, chosen, source, by);
        return (
          <button
            type="button"
            aria-label={`${by > 0 ? "+1" : "−1"} ${name}`}
            disabled={next === null}
            onClick={() => next && think(next)}
          >
            <Icon name={by > 0 ? "plus" : "minus"} />
          </button>
        );
      };
      return (
        <div key={source} class="source">
          <span>
            <Sign id={source === "uranium" ? "uranium" : "wagon"} /> {name}
            {source === "uranium" && now.uranium !== undefined && (
              <small>{words[lang].upTo(now.uranium)}</small>
            )}
          </span>
          <span class="amounts">
            {button(-1)}
            <output aria-label={name}>{chosen[source]}</output>
            {button(1)}
          </span>
        </div>
      );
    })}
    {now.energy ? (
      <div class="source given">
        <span>
          <i aria-hidden="true" /> {words[lang].free}
        </span>
        <b>{now.energy}</b>
      </div>
    ) : null}
  </>
);

const Choosing = (props: BoardProps & { now: Task; mixes: Mix[]; mix: Mix }) => {
  const { now, mixes, lang, mix: chosen } = props;
  const areas = gameOf(props.data).sides[describe(props.view).map].coal;
  const think = (mix: Mix) => choose(props.view, mix);
  const choice = { lang, areas, now, mixes, chosen, think };
  return (
    <>
      <Best {...choice} />
      <Steppers {...choice} />
      <button type="button" class="use power" onClick={() => props.onTake?.(chosen.option)}>
        <Sign id="energize" size={16} />
        {words[lang].powerIt}
        <b>
          {chosen.price} <Sign id="thaler" size={16} />
        </b>
      </button>
    </>
  );
};

export const FuelZone = (props: BoardProps) => {
  const now = asked(props.view);
  const mixes = mixesOf(props.view.menu ?? []);
  const mix = chosenIn(props.view);
  if (now?.step !== "fuel" || !mix) return null;
  const game = gameOf(props.data);
  const d = describe(props.view);
  const say = words[props.lang];
  const built = d.plots[now.plot ?? ""];
  const building = built && game.buildings.get(built.building);
  const plant = game.plants.get(now.plant ?? "");
  return (
    <section class="zone fuel" aria-label={say.fuel}>
      <header>
        <h2>
          {say.fuel}
          {plant && `: ${cityName(game.sides[d.map], plant.city, props.lang)}`}
        </h2>
        <span class="info">
          {say.energy} <b class="big">{now.demand}</b>
        </span>
      </header>
      {building && (
        <p class="for">
          <b>{building.name[props.lang]}</b>
          <span>
            {say.gainWord} <b>{building.demand}</b> <Sign id="achievement" size={16} />
          </span>
          <Gains of={building.rewards} lang={props.lang} size={16} />
        </p>
      )}
      <Choosing {...props} now={now} mixes={mixes} mix={mix} />
    </section>
  );
};
