// Energizing: what the plant has without fuel, and the mixes of uranium and coal to choose from, each
// as a bar that adds up to the demand.
import type { BoardProps, MenuOption } from "../../../contract";
import { cityName, gameOf } from "../data";
import { type Area, asked, describe } from "../description";
import { Gains, Sign } from "../draw";
import { words } from "../words";

export interface Mix {
  option: MenuOption;
  uranium: number;
  coal: Partial<Record<Area, number>>;
}

/** "fuel uranium 2 ruhr 1" as figures. */
export function mixOf(option: MenuOption): Mix {
  const amount = (word: string): number =>
    Number(new RegExp(`${word} (\\d+)`).exec(option.move)?.[1] ?? 0);
  return {
    option,
    uranium: amount("uranium"),
    coal: { ruhr: amount("ruhr"), silesia: amount("silesia") },
  };
}

const Bar = (props: { mix: Mix; free: number; each: number; demand: number }) => {
  const { mix, free, each } = props;
  const wagons = (mix.coal.ruhr ?? 0) + (mix.coal.silesia ?? 0);
  const parts = [
    ...Array.from({ length: mix.uranium }, () => ({ kind: "uranium", n: each })),
    ...Array.from({ length: wagons }, () => ({ kind: "coal", n: 1 })),
    ...(free > 0 ? [{ kind: "free", n: free }] : []),
  ];
  return (
    <span class="mix-bar" aria-hidden="true">
      {parts.map(({ kind, n }, i) => (
        <i key={i} class={kind} style={{ flex: n }} />
      ))}
    </span>
  );
};

export const FuelZone = (props: BoardProps) => {
  const now = asked(props.view);
  if (now?.step !== "fuel") return null;
  const game = gameOf(props.data);
  const d = describe(props.view);
  const say = words[props.lang];
  const side = game.sides[d.map];
  const built = d.plots[now.plot ?? ""];
  const building = built && game.buildings.get(built.building);
  const plant = game.plants.get(now.plant ?? "");
  const mixes = (props.view.menu ?? []).filter(({ move }) => move.startsWith("fuel")).map(mixOf);
  return (
    <section class="zone fuel" aria-label={say.fuel}>
      <header>
        <h2>
          {say.fuel}
          {plant && `: ${cityName(side, plant.city, props.lang)}`}
        </h2>
        <span class="info">
          {say.energy} <b class="big">{now.demand}</b>
        </span>
      </header>
      {building && (
        <p class="for">
          <b>{building.name[props.lang]}</b>
          <span>
            {say.gainWord} <b>{building.demand}</b>
            <Sign id="achievement" size={16} />
          </span>
          <Gains of={building.rewards} lang={props.lang} size={16} />
        </p>
      )}
      <ul class="mixes">
        {mixes.map((mix) => (
          <li key={mix.option.move}>
            <button
              type="button"
              class="mix"
              onClick={() => props.onTake?.(mix.option)}
              onPointerEnter={() => props.onHover(mix.option.targets[0] ?? null)}
              onPointerLeave={() => props.onHover(null)}
            >
              <span class="sr">{mix.option.label}</span>
              <Bar
                mix={mix}
                free={now.energy ?? 0}
                each={now.per_uranium ?? 2}
                demand={now.demand ?? 0}
              />
              <span class="parts" aria-hidden="true">
                {mix.uranium > 0 && (
                  <span>
                    {mix.uranium}
                    <Sign id="uranium" />
                  </span>
                )}
                {(["ruhr", "silesia"] as const).map((area) =>
                  mix.coal[area] ? (
                    <span key={area}>
                      {mix.coal[area]}
                      <Sign id="wagon" /> {say.area[area]}
                    </span>
                  ) : null,
                )}
                <b>
                  {mix.option.price ?? 0}
                  <Sign id="thaler" />
                </b>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
