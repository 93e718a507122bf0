// A zone enlarged in place, over the map, with all its words. The law zone and the technology zone
// are where laws and technologies are chosen.
import type { BoardProps } from "../../../contract";
import { Icon } from "../../../ui/icon";
import { useEscape } from "../../use_escape";
import { gameOf, markOfCard } from "../data";
import { describe, type Route } from "../description";
import { Hit } from "../hit";
import { PawnIcon } from "../map/pieces";
import { spacesOf, storedText, type Zone, ZONE_SIGNS, zoneNote } from "../rail/cards";
import { markClass, markOf, targetOf } from "../target";
import { words } from "../words";
import { Paper } from "./paper";

const Laws = (props: BoardProps) => {
  const say = words[props.lang];
  const game = gameOf(props.data);
  const { enacted, stack, suspended } = describe(props.view).laws;
  return (
    <ul class="papers">
      {[...enacted, ...stack].map((id) => {
        const law = game.laws.get(id);
        if (!law) return null;
        const on = enacted.includes(id);
        const state = !on
          ? law.pair && stack.includes(law.pair) && say.orPair(law.pair.toUpperCase())
          : suspended.includes(id)
            ? say.suspended
            : say.lawInForce;
        const target = `law:${id}`;
        const label = `${law.name[props.lang]}: ${law.text[props.lang]}`;
        return (
          <li key={id} data-target={target} class={`thing ${markClass(markOf(props, target))}`}>
            <Paper
              class={on ? "on" : ""}
              title={law.name[props.lang]}
              number={[id.toUpperCase(), state].filter(Boolean).join(" · ")}
              source={law.source}
              lang={props.lang}
            >
              <p>{law.text[props.lang]}</p>
            </Paper>
            {props.targets.has(target) && <Hit target={targetOf(props, target, label)} />}
          </li>
        );
      })}
    </ul>
  );
};

const Techs = (props: BoardProps) => {
  const say = words[props.lang];
  const game = gameOf(props.data);
  const d = describe(props.view);
  return (
    <ul class="papers two">
      {d.techs.map((id) => {
        const tech = game.techs.get(id);
        if (!tech) return null;
        const on = d.researched.includes(id);
        const studied = d.research?.tech === id;
        const state = on
          ? say.researched
          : studied
            ? say.inProgress(d.research?.round ?? 0)
            : say.rounds(tech.rounds);
        const target = `tech:${id}`;
        const label = `${tech.name[props.lang]}, ${state}: ${tech.text[props.lang]}`;
        return (
          <li key={id} data-target={target} class={`thing ${markClass(markOf(props, target))}`}>
            <Paper
              class={on ? "on" : ""}
              title={tech.name[props.lang]}
              number={state}
              source={tech.source}
              lang={props.lang}
            >
              <p>{tech.text[props.lang]}</p>
            </Paper>
            {props.targets.has(target) && <Hit target={targetOf(props, target, label)} />}
          </li>
        );
      })}
    </ul>
  );
};

const NEXT = { a: "B", b: "C", c: null } as const;

const RouteRow = ({ props, route, index }: { props: BoardProps; route: Route; index: number }) => {
  const say = words[props.lang];
  const game = gameOf(props.data);
  const spaces = spacesOf(props, route);
  const top = route.cards.at(-1);
  const next = top && NEXT[game.expeditions.get(top.card)?.stack ?? "c"];
  const where = route.scout ? say.space(route.at, route.length) : say.noScout;
  return (
    <li>
      <h3>
        {say.route(index + 1)} <small>{where}</small>
      </h3>
      <ol>
        {route.cards.map(({ card, explored }, i) => {
          const place = game.expeditions.get(card);
          if (!place) return null;
          const own = spaces.flatMap((space, k) => (space.card === card ? [{ ...space, k }] : []));
          const over = i < route.cards.length - 1;
          const state = over ? (explored ? say.passed : say.skip) : explored ? say.explored : "";
          const reward = game.rewards[place.reward]?.[props.lang] ?? "";
          return (
            <li key={card} data-target={`expedition:${card}`}>
              <Paper
                class={over ? "over" : ""}
                title={place.name[props.lang]}
                number={[place.stack.toUpperCase(), state || reward].join(" · ")}
                source="designed"
                lang={props.lang}
              >
                <span class="spaces" aria-hidden="true">
                  {own.map(({ here, k }, n) => (
                    <i key={k} class={n === own.length - 1 && !over ? "last" : ""}>
                      {here && route.scout ? <PawnIcon pawn={route.scout} /> : k + 1}
                    </i>
                  ))}
                </span>
              </Paper>
            </li>
          );
        })}
        {next && <li class="next">{say.thenStack(next)}</li>}
      </ol>
    </li>
  );
};

const Expeditions = (props: BoardProps) => (
  <ol class="route-rows">
    {describe(props.view).routes.map((route, i) => (
      <RouteRow key={i} props={props} route={route} index={i} />
    ))}
  </ol>
);

const InForce = (props: BoardProps) => {
  const say = words[props.lang];
  const { events } = gameOf(props.data);
  const d = describe(props.view);
  const cards = [
    ...d.events.map(({ card, stored }) => ({ card, stored: storedText(props, stored) })),
    ...d.scenario.map((card) => ({ card, stored: "" })),
  ];
  return (
    <ul class="papers one">
      {cards.length === 0 && <li>{say.noCards}</li>}
      {cards.map(({ card: id, stored }) => {
        const card = events.get(id);
        if (!card) return null;
        return (
          <li key={id} data-target={`card:${id}`}>
            <Paper
              title={card.name[props.lang]}
              number={[markOfCard(card), stored && say.stored(stored)].filter(Boolean).join(" · ")}
              source={card.source}
              lang={props.lang}
            >
              <p>{card.text[props.lang]}</p>
            </Paper>
          </li>
        );
      })}
      <li class="deck">{say.duskDeck(d.dusk.deck.length, d.dusk.consequences.length)}</li>
    </ul>
  );
};

const BODIES = { expeditions: Expeditions, laws: Laws, techs: Techs, inForce: InForce } as const;

export const ZoneBody = ({ props, zone }: { props: BoardProps; zone: Zone }) => {
  const Body = BODIES[zone];
  return <Body {...props} />;
};

export const Enlarged = (props: BoardProps & { zone: Zone; onClose(): void }) => {
  const say = words[props.lang];
  useEscape((props.chosen?.length ?? 0) > 0 ? null : props.onClose);
  return (
    <section class="enlarged" aria-label={say[props.zone]}>
      <header class="zone-head">
        <Icon name={ZONE_SIGNS[props.zone]} />
        <h2>{say[props.zone]}</h2>
        <span class="note">{zoneNote(props, props.zone)}</span>
        <button type="button" class="enlarge" aria-label={say.close} onClick={props.onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div class="scrolled" tabIndex={0} role="group" aria-label={say[props.zone]}>
        <ZoneBody props={props} zone={props.zone} />
      </div>
    </section>
  );
};
