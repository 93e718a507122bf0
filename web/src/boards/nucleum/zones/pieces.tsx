// What is left on a player's board: buildings by type and level, turbines and mines by row; the
// contract slots and the technologies of the experiment.
import type { BoardProps } from "../../../contract";
import {
  type Building,
  designed,
  type Effect,
  gameOf,
  type Tech,
  techsOf,
  turbineOf,
  type Type,
} from "../data";
import { describe, type Player } from "../description";
import { Gains, Hit, Sign } from "../draw";
import { gainsText, turbineGains } from "../gains";
import { sentences } from "../map/names";
import { classOf, marked } from "../target";
import { words } from "../words";
import { ContractCard, signOfCount } from "./offer";

const TYPES: readonly Type[] = ["residence", "factory", "laboratory"];
const ROMAN = ["I", "II", "III", "IV"];

type PlayerProps = BoardProps & { player: Player; large?: boolean };

/** The building of a player that stands on the map, lit or not. */
function standing(props: PlayerProps, building: string): boolean | null {
  const found = Object.values(describe(props.view).plots).find(
    (built) => built.owner === props.player.seat && built.building === building,
  );
  return found ? found.powered : null;
}

const BuildingCell = (props: PlayerProps & { building: Building }) => {
  const { building, player } = props;
  const game = gameOf(props.data);
  const say = words[props.lang];
  const left = player.buildings_left.includes(building.id);
  const lit = left ? null : standing(props, building.id);
  const state = left ? null : lit ? say.powered[building.type] : say.onMap;
  const tip = sentences(
    building.name[props.lang] + (state === null ? "" : ` (${state})`),
    building.text[props.lang],
    designed(game, "building") && say.designed,
  );
  const thing = marked(props, `building:${building.id}`, tip);
  return (
    <span class={`cell thing ${left ? "" : "out"} ${lit ? "lit" : ""} ${classOf(thing)}`}>
      {left ? (
        <>
          <Sign id="energize" size={14} />
          <b aria-hidden="true">{building.demand}</b>
        </>
      ) : (
        <Sign id={lit ? "bulb" : "tick"} size={17} />
      )}
      {props.large && (
        <span class="rewards" aria-hidden="true">
          <Gains of={building.rewards} lang={props.lang} />
        </span>
      )}
      <Hit target={thing.target} />
    </span>
  );
};

export const Buildings = (props: PlayerProps) => {
  const { prices, buildings } = gameOf(props.data).files.buildings;
  const say = words[props.lang];
  return (
    <div class="buildings">
      <div class="line head" aria-hidden="true">
        <span />
        {prices.map((price, i) => (
          <span key={i}>
            {i === prices.length - 1 ? (
              <Sign id="government" size={15} />
            ) : (
              <b class="roman">{ROMAN[i]}</b>
            )}
            <span class="cost">
              {price}
              <Sign id="thaler" size={14} />
            </span>
          </span>
        ))}
      </div>
      {TYPES.map((type) => (
        <div key={type} class="line">
          <span class="type" role="img" aria-label={say.symbols[type]} data-target="building">
            <Sign id={type} size={20} />
          </span>
          {buildings
            .filter((building) => building.type === type)
            .map((building) => (
              <BuildingCell key={building.id} {...props} building={building} />
            ))}
        </div>
      ))}
    </div>
  );
};

// ---- turbines and mines ----

export const Industry = (props: PlayerProps) => {
  const { player } = props;
  const game = gameOf(props.data);
  const say = words[props.lang];
  return (
    <div class="industry">
      {game.files.industry.rows.map((row, i) => {
        const [turbine, mine] = [row.turbine.id, row.mine.id].map(
          (id) => !player.pieces_left.includes(id),
        );
        const piece = turbineOf(game, row.turbine.id, player.experiment);
        const first = marked(
          props,
          `piece:${row.turbine.id}`,
          `${piece.name[props.lang]}: ${piece.text[props.lang]}`,
        );
        const second = marked(
          props,
          `piece:${row.mine.id}`,
          `${row.mine.name[props.lang]}: ${say.places(row.mine.places)}`,
        );
        const pair = sentences(
          say.pairTip(gainsText(row.pair_reward, props.lang)),
          designed(game, "pair") && say.designed,
        );
        return (
          <div key={i} class="line">
            <span
              class="cost"
              role="img"
              aria-label={say.gain.worker(row.workers)}
              data-target="piece"
            >
              {row.workers}
              <Sign id="worker" size={14} />
            </span>
            <span class={`turbine-piece thing ${turbine ? "out" : ""} ${classOf(first)}`}>
              <Sign id="turbine" size={17} />
              {turbineGains(piece).map(({ sign, text }) => (
                <b key={sign} aria-hidden="true">
                  {text}
                  <Sign id={sign} size={14} />
                </b>
              ))}
              <Hit target={first.target} />
            </span>
            <span class={`mine-piece thing ${mine ? "out" : ""} ${classOf(second)}`}>
              {Array.from({ length: row.mine.places }, (_, at) => (
                <i key={at} />
              ))}
              <Hit target={second.target} />
            </span>
            <span
              class={`pair ${turbine && mine ? "got" : ""}`}
              role="img"
              aria-label={pair}
              data-target="piece"
            >
              {turbine && mine ? (
                <Sign id="tick" size={16} />
              ) : (
                <PairReward of={row.pair_reward} lang={props.lang} />
              )}
            </span>
          </div>
        );
      })}
    </div>
  );
};

const PairReward = ({ of, lang }: { of: Effect[]; lang: BoardProps["lang"] }) => (
  <span aria-hidden="true">
    <Gains of={of} lang={lang} size={14} />
  </span>
);

// ---- contracts ----

export const Slots = (props: PlayerProps) => {
  const { player } = props;
  const game = gameOf(props.data);
  const say = words[props.lang];
  return (
    <ul class="slots">
      {game.files.contract_slots.slots.map((slot, i) => {
        const id = player.slots[i] ?? null;
        const tip = id === null ? say.freeSlot(slot.name[props.lang]) : slot.name[props.lang];
        const thing = marked(props, `slot:${slot.id}`, tip);
        const asks = props.targets.has(`slot:${slot.id}`);
        return (
          <li key={slot.id} class={`thing ${classOf(thing)}`}>
            {id === null ? (
              <span class="contract vacant">
                <span class="brings" aria-hidden="true">
                  <Gains of={slot.reward} lang={props.lang} size={18} />
                </span>
              </span>
            ) : (
              <ContractCard {...props} id={id} seat={player.seat} have />
            )}
            {(id === null || asks) && <Hit target={thing.target} />}
          </li>
        );
      })}
    </ul>
  );
};

// ---- technologies ----

/** What it is about, as one or two signs. */
export function techSigns(tech: Tech): string[] {
  const when: Record<string, string> = {
    on_build_mine_or_turbine: "industrialize",
    on_energize: "energize",
    on_place_track: "rail",
    on_gain_contract: "contract",
  };
  const gives = (tech.effects ?? []).map(({ op, action, options }): string => {
    if (op === "act") return (action ?? "").split("-")[0]!;
    if (op === "choose_one") return options?.[0]?.op === "gain_worker" ? "worker" : "tile";
    const known: Record<string, string> = {
      gain_uranium: "uranium",
      gain_thaler: "thaler",
      gain_worker: "worker",
      gain_achievement: "achievement",
      take_tile: "tile",
      take_special_tiles: "special",
      other_slot_reward: "contract",
    };
    return known[op] ?? "tech";
  });
  const changes = Object.keys(tech.modifiers ?? {}).map(
    (key) =>
      ({
        virtual_turbines: "turbine",
        ignore_rails: "network",
        own_tracks_wild: "rail",
        discount_thaler: "urbanize",
      })[key],
  );
  const goal = tech.goal
    ? [signOfCount(tech.goal.what === "markers_from" ? "achievements" : tech.goal.what)]
    : [];
  const signs = [tech.trigger && when[tech.trigger], ...gives, ...changes, ...goal];
  return [...new Set(signs.filter((sign): sign is string => Boolean(sign)))].slice(0, 2);
}

/** How many of them are unlocked: "3 / 8". */
export const techCount = ({ data }: BoardProps, { techs, experiment }: Player): string =>
  experiment === null ? "" : `${techs.length} / ${techsOf(gameOf(data), experiment).length}`;

export const Technologies = (props: PlayerProps & { experiment?: string }) => {
  const { player } = props;
  const game = gameOf(props.data);
  const say = words[props.lang];
  const experiment = props.experiment ?? player.experiment;
  return (
    <ol class={`techs ${props.large ? "large" : ""}`}>
      {techsOf(game, experiment).map((tech) => {
        const on = player.techs.includes(tech.id);
        const tip = `${tech.name[props.lang]} (${say.level(tech.level)}, ${on ? say.unlocked : say.locked}): ${tech.text[props.lang]}`;
        const thing = marked(props, `tech:${tech.id}`, tip);
        return (
          <li key={tech.id} class={`thing of-${tech.kind} ${on ? "on" : ""} ${classOf(thing)}`}>
            <span class="level" aria-hidden="true">
              {tech.level}
            </span>
            {props.large ? (
              <span class="text" aria-hidden="true">
                {tech.text[props.lang]}
              </span>
            ) : (
              techSigns(tech).map((sign, _, all) => (
                <Sign key={sign} id={sign} size={all.length > 1 ? 15 : 19} />
              ))
            )}
            <Hit target={thing.target} />
          </li>
        );
      })}
    </ol>
  );
};
