// The sum behind a price: the station, the lines of the cheapest way, what is left afterwards.
import type { Lang } from "../../../contract";
import type { Game } from "../data";
import type { Route } from "../network";
import { words } from "../words";

interface RouteCardProps {
  route: Route;
  total: number;
  budget: number | null;
  bid: number | null;
  slot: number;
  atRight: boolean;
  game: Game;
  lang: Lang;
}

export const RouteCard = ({ route, total, budget, bid, slot, atRight, game, lang }: RouteCardProps) => {
  const say = words[lang];
  const name = (city: string): string => game.cities.get(city)?.name[lang] ?? city;
  const goal = route.stops.at(-1)!;
  const station = game.cities.get(goal)?.slots[slot];
  return (
    <div class={atRight ? "route right" : "route"} aria-hidden="true">
      <div class="hd">
        <span>{name(goal)}</span>
        <b>{total}</b>
      </div>
      <dl>
        <dt>{say.station(slot)}</dt>
        <dd>{station}</dd>
        {route.wires.length > 0 && (
          <>
            <dt>{route.stops.map(name).join(" → ")}</dt>
            <dd>{route.wires.map((wire) => wire.cost).join(" + ")}</dd>
          </>
        )}
        {budget !== null && (
          <div class="sum">
            <dt>{bid === null ? say.keep : say.keepAfter(bid)}</dt>
            <dd>{budget - total}</dd>
          </div>
        )}
      </dl>
    </div>
  );
};
