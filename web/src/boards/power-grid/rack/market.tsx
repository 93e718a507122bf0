// The plant market: four for sale and four to come, in stage 3 six for sale; the Stage 3 card while
// it lies there; and the plant on the block.
import type { BoardProps } from "../../../contract";
import { Icon } from "../../../ui/icon";
import { gameOf } from "../data";
import { describe } from "../description";
import { words } from "../words";
import { Plate } from "./plate";

const ROW = 4;
const STAGE3_ROWS = 6;

export const PlantMarket = (props: BoardProps & { flat?: boolean }) => {
  const say = words[props.lang];
  const d = describe(props.view);
  const { current, future, stage3_card } = d.market;
  const last = d.stage === 3;
  const size = props.flat ? "low" : "tall";
  const empty = current.length + future.length === 0 && !stage3_card;
  const row = (plants: readonly string[], places: number, size: "tall" | "low", card: boolean) => (
    <Row props={props} plants={plants} places={places} size={size} card={card} />
  );
  return (
    <>
      <section class={last ? "market six" : "market"}>
        <h2>
          <Icon name="pg-plant" />
          {say.market}
          <span class="note">
            <Icon name="pg-deck" />
            {say.stack(d.stack.count)}
          </span>
        </h2>
        {empty && <p class="nothing">{say.marketEmpty}</p>}
        {!empty && row(current, last ? STAGE3_ROWS : ROW, size, last && stage3_card)}
      </section>
      {!last && (
        <section class="market">
          <h2>
            <Icon name="pg-lock" />
            {say.future}
            <span class="note">{say.notForSale}</span>
          </h2>
          {row(future, ROW, "low", stage3_card)}
        </section>
      )}
    </>
  );
};

interface RowProps {
  props: BoardProps;
  plants: readonly string[];
  places: number;
  size: "tall" | "low";
  card: boolean;
}

const Row = ({ props, plants, places, size, card }: RowProps) => {
  const say = words[props.lang];
  const game = gameOf(props.data);
  const { auction } = describe(props.view);
  const gaps = Math.max(0, places - plants.length - (card ? 1 : 0));
  return (
    <ol class="plates">
      {plants.map((id, place) => (
        <Plate
          key={place}
          props={props}
          plant={game.plants.get(id)!}
          size={size}
          block={auction?.plant === id ? auction : null}
        />
      ))}
      {card && (
        <li>
          <div data-target="stage" class={`plate stage-card ${size}`} title={say.stage3Note}>
            <span class="no">
              3<Icon name="pg-stage" />
            </span>
            <span class="burn">{say.stage3Card}</span>
            <span class="sr">{say.stage3Note}</span>
          </div>
        </li>
      )}
      {Array.from({ length: gaps }, (_, i) => (
        <li key={`gap ${i}`} class={`gap ${size}`} aria-hidden="true" />
      ))}
    </ol>
  );
};
