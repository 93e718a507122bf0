// The fuel market as a shelf: a row for each fuel, a column for each price, what is there, what the
// next refill brings, and the token that would be bought now.
import type { BoardProps } from "../../../contract";
import { Icon } from "../../../ui/icon";
import { type Resource, gameOf } from "../data";
import { describe } from "../description";
import { type Pile, comingOf, pilesOf } from "../shelf";
import { still } from "../../../ui/still";
import { type TargetAttributes, markClass, markKey, markOf, targetOf } from "../target";
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
        <Icon name="pg-goods" />
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

interface FuelRowProps {
  props: BoardProps;
  resource: Resource;
}

function targetOfFuel({ props, resource }: FuelRowProps): TargetAttributes {
  const say = words[props.lang];
  const d = describe(props.view);
  const { market, price, supply } = d.fuel[resource.id];
  const stock = say.fuelRow(market, supply, comingOf(resource, d));
  const from = price === null ? say.soldOut : say.from(price);
  const name = `${resource.name[props.lang]}: ${stock}, ${from}`;
  return targetOf(props, `fuel:${resource.id}`, name, say);
}

// All that a row shows is in its name.
const fuelKey = (it: FuelRowProps): string =>
  markKey(markOf(it.props, `fuel:${it.resource.id}`), targetOfFuel(it));

const FuelRow = still((it: FuelRowProps) => {
  const { props, resource } = it;
  const say = words[props.lang];
  const d = describe(props.view);
  const { market, price, supply } = d.fuel[resource.id];
  const coming = comingOf(resource, d);
  const mark = markOf(props, `fuel:${resource.id}`);
  return (
    <div class={`fuel-row ${resource.id} ${markClass(mark)}`}>
      <span class="head" aria-hidden="true">
        <Icon name={`pg-${resource.id}`} />
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
      <span class="sum" aria-hidden="true">
        <b class={mark.offered ? "tag" : ""}>{price === null ? say.soldOut : say.from(price)}</b>
        <span>{say.supply(supply)}</span>
      </span>
      <span class="cover" title={resource.name[props.lang]} {...targetOfFuel(it)} />
    </div>
  );
}, fuelKey);

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
