// Expeditions, laws, technologies and cards in force: a line for each in the rail, their number in
// the dock where there is no room for lines. All of them enlarge over the map.
import type { BoardProps } from "../../../contract";
import { Icon } from "../../../ui/icon";
import { gameOf, markOfCard } from "../data";
import { type Description, describe, RESOURCES, type Route } from "../description";
import { Hit } from "../hit";
import { PawnIcon } from "../map/pieces";
import { markClass, markOf, shownOf, targetOf } from "../target";
import { words } from "../words";
import { ZoneHead } from "./zone_head";

export type Zone = "expeditions" | "laws" | "techs" | "inForce";
export const ZONES: readonly Zone[] = ["expeditions", "laws", "techs", "inForce"];

export const ZONE_SIGNS: Readonly<Record<Zone, string>> = {
  expeditions: "fp-scout",
  laws: "fp-law",
  techs: "fp-research",
  inForce: "fp-event",
};

const scoutsOut = (d: Description): number => d.routes.filter(({ scout }) => scout).length;

/** What stands behind the name of a zone. */
export function zoneNote(props: BoardProps, zone: Zone): string {
  const d = describe(props.view);
  const game = gameOf(props.data);
  return {
    expeditions: `${scoutsOut(d)} / ${d.expeditions}`,
    laws: `${d.laws.enacted.length} / ${game.mostLaws}`,
    techs: d.research ? `${d.researched.length} + 1` : `${d.researched.length}`,
    inForce: `${d.events.length + d.scenario.length}`,
  }[zone];
}

/** The spaces of a route one after another: with the card they are on, and whether it begins there. */
export function spacesOf(
  props: BoardProps,
  route: Route,
): { card: string; first: boolean; here: boolean }[] {
  const { expeditions } = gameOf(props.data);
  // A card laid over another leaves only the first space of that one open.
  const spaces = route.cards.flatMap(({ card }, i) => {
    const last = i === route.cards.length - 1;
    const n = last ? (expeditions.get(card)?.spaces ?? 0) : 1;
    return Array.from({ length: n }, (_, k) => ({ card, first: k === 0 }));
  });
  return spaces.map((space, i) => ({ ...space, here: route.scout !== null && route.at === i + 1 }));
}

const RouteLine = ({ props, route, index }: { props: BoardProps; route: Route; index: number }) => {
  const say = words[props.lang];
  const { expeditions } = gameOf(props.data);
  const top = route.cards.at(-1);
  const place = top ? (expeditions.get(top.card)?.name[props.lang] ?? "") : "";
  const where = route.scout ? say.space(route.at, route.length) : say.noScout;
  return (
    <li
      class="route"
      role="img"
      aria-label={`${say.route(index + 1)}: ${place}, ${where}`}
      {...shownOf(props, `route:route${index + 1}`)}
    >
      <span class="way" aria-hidden="true">
        {spacesOf(props, route).map(({ card, first, here }, i) => (
          <i key={i} class={`${first ? "first" : ""} ${here ? "here" : ""}`}>
            {here && route.scout ? (
              <PawnIcon pawn={route.scout} />
            ) : (
              first && expeditions.get(card)?.stack.toUpperCase()
            )}
          </i>
        ))}
      </span>
      <span class="place" aria-hidden="true">
        {place}
      </span>
    </li>
  );
};

export const RouteLines = (props: BoardProps) => (
  <ul class="routes">
    {describe(props.view).routes.map((route, i) => (
      <RouteLine key={i} props={props} route={route} index={i} />
    ))}
  </ul>
);

const LawLines = (props: BoardProps) => {
  const { laws } = gameOf(props.data);
  const { enacted, suspended } = describe(props.view).laws;
  return (
    <ul class="lines">
      {enacted.map((id) => {
        const target = `law:${id}`;
        const name = laws.get(id)?.name[props.lang] ?? id;
        const off = suspended.includes(id);
        return (
          <li key={id} class={`thing ${markClass(markOf(props, target))} ${off ? "off" : ""}`}>
            <Icon name={off ? "close" : "check"} />
            <span aria-hidden="true">{name}</span>
            <Hit target={targetOf(props, target, name)} />
          </li>
        );
      })}
    </ul>
  );
};

const TechLines = (props: BoardProps) => {
  const say = words[props.lang];
  const { techs } = gameOf(props.data);
  const { research, researched } = describe(props.view);
  const name = (id: string): string => techs.get(id)?.name[props.lang] ?? id;
  const advance = markOf(props, "act:research");
  return (
    <ul class="lines">
      {researched.map((id) => (
        <li key={id} {...shownOf(props, `tech:${id}`)}>
          <Icon name="check" />
          <span>{name(id)}</span>
        </li>
      ))}
      {research && (
        <li class={`thing ${markClass(advance)}`}>
          <Icon name="fp-research" />
          <span aria-hidden="true">{name(research.tech)}</span>
          <small aria-hidden="true">{say.round(research.round)}</small>
          <Hit
            target={targetOf(
              props,
              "act:research",
              `${say.researchToken}: ${name(research.tech)}, ${say.round(research.round)}`,
            )}
          />
        </li>
      )}
    </ul>
  );
};

/** "2 wood, 1 coal": what lies on a card. */
export function storedText(props: BoardProps, stored: Record<string, number>): string {
  const say = words[props.lang];
  return RESOURCES.filter((resource) => (stored[resource] ?? 0) > 0)
    .map((resource) => say.amount[resource](stored[resource] ?? 0))
    .join(", ");
}

const EventLines = (props: BoardProps) => {
  const { events } = gameOf(props.data);
  const d = describe(props.view);
  const line = (id: string, note: string) => {
    const card = events.get(id);
    return (
      card && (
        <li key={id} {...shownOf(props, `card:${id}`)}>
          <span class="number">{markOfCard(card)}</span>
          <span>{card.name[props.lang]}</span>
          {note && <small>{note}</small>}
        </li>
      )
    );
  };
  return (
    <ul class="lines">
      {d.events.map(({ card, stored }) => line(card, storedText(props, stored)))}
      {d.scenario.map((card) => line(card, ""))}
    </ul>
  );
};

const LINES = {
  expeditions: RouteLines,
  laws: LawLines,
  techs: TechLines,
  inForce: EventLines,
} as const;

export interface Opening {
  onOpen(zone: Zone): void;
}

/** The four zones with their lines. */
export const CardZones = (props: BoardProps & Opening) => {
  const say = words[props.lang];
  return (
    <>
      {ZONES.map((zone) => {
        const Lines = LINES[zone];
        return (
          <section key={zone} role="group" class={`zone of-${zone}`} aria-label={say[zone]}>
            <ZoneHead
              icon={ZONE_SIGNS[zone]}
              title={say[zone]}
              note={zoneNote(props, zone)}
              enlarge={{ label: say.enlarge(say[zone]), onClick: () => props.onOpen(zone) }}
            />
            <Lines {...props} />
          </section>
        );
      })}
    </>
  );
};

/** The four zones as buttons. */
export const CardDock = (props: BoardProps & Opening) => {
  const say = words[props.lang];
  return (
    <nav class="card-dock" aria-label={say.partCards}>
      {ZONES.map((zone) => (
        <button
          key={zone}
          type="button"
          title={say.enlarge(say[zone])}
          onClick={() => props.onOpen(zone)}
        >
          <Icon name={ZONE_SIGNS[zone]} />
          <b>{zoneNote(props, zone)}</b>
          <span>{say[zone]}</span>
        </button>
      ))}
    </nav>
  );
};
