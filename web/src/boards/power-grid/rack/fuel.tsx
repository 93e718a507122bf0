// The fuel market as a shelf: a row for each fuel, a column for each price, what is there, what the
// next refill brings, and the token that would be bought now.
import type { BoardProps } from "../../../contract";
import { Icon } from "../../../ui/icon";
import { type Resource, gameOf } from "../data";
import { describe } from "../description";
import { type Pile, comingOf, pilesOf } from "../shelf";
import { markClass, markOf, targetOf } from "../target";
import { Token } from "../token";
import { words } from "../words";

export const FuelShelf = (props: BoardProps) => {
  const say = words[props.lang];
  const { resources } = gameOf(props.data);
  const prices = [...new Set(resources.flatMap((resource) => resource.spaces))];
  prices.sort((a, b) => a - b);
  return (
    <section class="fuel">
      <h2>
        <Icon name="goods" />
        {say.fuel}
        <span class="note">{say.dashed}</span>
      </h2>
      <div class="shelf" style={{ "--prices": prices.length }}>
        <div class="prices" aria-hidden="true">
          <span />
          {prices.map((price) => (
            <span key={price}>{price}</span>
          ))}
        </div>
        {resources.map((resource) => (
          <FuelRow key={resource.id} props={props} resource={resource} />
        ))}
      </div>
    </section>
  );
};

const FuelRow = ({ props, resource }: { props: BoardProps; resource: Resource }) => {
  const say = words[props.lang];
  const d = describe(props.view);
  const { market, price, supply } = d.fuel[resource.id];
  const coming = comingOf(resource, d);
  const id = `fuel:${resource.id}`;
  const mark = markOf(props, id);
  const name = `${resource.name[props.lang]}: ${say.fuelRow(market, supply, coming)}`;
  const from = price === null ? say.soldOut : say.from(price);
  const full = name + (price === null ? `, ${say.soldOut}` : `, ${from}`);
  return (
    <div
      class={`fuel-row ${resource.id} ${markClass(mark)}`}
      title={resource.name[props.lang]}
      {...targetOf(props, id, full, say)}
    >
      <span class="head">
        <Icon name={resource.id} />
        <b>+{coming}</b>
      </span>
      {pilesOf(resource, market, coming).map((pile) => (
        <PileCell
          key={pile.price}
          pile={pile}
          resource={resource}
          next={mark.offered && pile.price === price}
        />
      ))}
      <span class="sum">
        <b class={mark.offered ? "tag" : ""}>{from}</b>
        <span>{say.supply(supply)}</span>
      </span>
    </div>
  );
};

// From the top: empty places, places of the next refill, tokens; the top token is sold next.
const PileCell = ({ pile, resource, next }: { pile: Pile; resource: Resource; next: boolean }) => {
  const empty = pile.room - pile.tokens - pile.coming;
  return (
    <span class="pile">
      {Array.from({ length: pile.room }, (_, i) => {
        if (i < empty) return <span key={i} class="place" />;
        if (i < empty + pile.coming) return <span key={i} class="place ghost" />;
        const top = next && i === empty + pile.coming;
        return (
          <span key={i} class={top ? "next" : ""}>
            <Token fuel={resource.id} />
          </span>
        );
      })}
    </span>
  );
};
