// The sum behind a price: the way, the station and the lines on it, and what is left afterwards.
import type { BoardProps } from "../../../contract";
import type { Corner } from "../camera";
import type { Game } from "../data";
import type { Route } from "../network";
import { words } from "../words";

interface RouteCardProps {
  route: Route;
  total: number;
  budget: number | null;
  bid: number | null; // what is taken off the budget before
  station: number; // the price of the place in the city
  corner: Corner;
  game: Game;
  lang: BoardProps["lang"];
  Rules: BoardProps["Rules"];
}

export const RouteCard = (props: RouteCardProps) => {
  const { route, total, budget, bid, station, corner, game, lang, Rules } = props;
  const say = words[lang];
  const name = (city: string): string => game.cities.get(city)?.name[lang] ?? city;
  const parts = [station, ...route.wires.map((wire) => wire.cost)].join(" + ");
  return (
    <div class={`route ${corner}`} inert>
      <p>{route.stops.map(name).join(" → ")}</p>
      <p class="sum">
        <span>
          {parts} = <b>{total}</b>
        </span>
        {budget !== null && (
          <span>
            {bid === null ? say.keep : say.keepAfter(bid)} <b>{budget - total}</b>
          </span>
        )}
      </p>
      {Rules && <Rules target="city" />}
    </div>
  );
};
