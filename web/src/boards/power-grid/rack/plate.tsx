// A plant as a data plate: number, kind, what it burns, how many cities it supplies; with an owner
// also what it stores.
import type { BoardProps, Lang } from "../../../contract";
import { Icon } from "../../../ui/icon";
import { type Plant, plantNumber } from "../data";
import { FUELS } from "../description";
import type { Store } from "../stow";
import { still } from "../../../ui/still";
import { type TargetAttributes, markClass, markKey, markOf, targetOf } from "../target";
import { KindIcon, Token, Tokens } from "../token";
import { type Words, words } from "../words";

interface PlateProps {
  props: BoardProps;
  plant: Plant;
  size: "tall" | "low";
  store?: Store; // of an owned plant
  block?: { bid: number | null } | null; // on the block, with the highest bid
}

function targetOfPlate({ props, plant, store, block }: PlateProps): TargetAttributes {
  const say = words[props.lang];
  const stored = store && storeText(plant, store, say);
  const notes = [plant.text[props.lang], stored, block && blockText(block.bid, say)];
  const name = [plant.name[props.lang], ...notes.filter(Boolean)].join(". ");
  return targetOf(props, `plant:${plant.number}`, name, say);
}

const plateKey = (it: PlateProps): string => {
  const mark = markOf(it.props, `plant:${it.plant.number}`);
  return `${it.size} ${JSON.stringify(it.store)} ${markKey(mark, targetOfPlate(it))}`;
};

export const Plate = still((it: PlateProps) => {
  const { props, plant, size, store, block } = it;
  const say = words[props.lang];
  const mark = markOf(props, `plant:${plant.number}`);
  return (
    <li>
      <div class={`plate ${plant.kind} ${size} ${markClass(mark)} ${block ? "block" : ""}`}>
        <span class="no" aria-hidden="true">
          {plantNumber(String(plant.number))}
          {mark.chosen ? <Icon name="check" /> : <KindIcon kind={plant.kind} />}
        </span>
        <span class="burn" aria-hidden="true">
          <Burn plant={plant} say={say} />
        </span>
        <span class="out" aria-hidden="true">
          <Icon name="pg-house" />
          {plant.powers}
          {store && plant.storage > 0 && <Stored store={store} plant={plant} />}
          {block && <span class="bid-tag">{block.bid ?? plant.number}</span>}
        </span>
        <span class="cover" title={plant.text[props.lang]} {...targetOfPlate(it)} />
      </div>
    </li>
  );
}, plateKey);

const blockText = (bid: number | null, say: Words): string =>
  bid === null ? say.onBlock : say.onBlockAt(bid);

export function storeText(plant: Plant, store: Store, say: Words): string {
  return plant.storage > 0 ? say.stores(heldIn(store), plant.storage) : "";
}

export const heldIn = (store: Store): number =>
  FUELS.reduce((sum, fuel) => sum + (store[fuel] ?? 0), 0);

const Burn = ({ plant, say }: { plant: Plant; say: Words }) => {
  const { any_of, count } = plant.fuel;
  const [first, second] = any_of;
  if (count === 0 || !first) return <span class="nofuel">{say.noFuel}</span>;
  if (!second) return <Tokens fuel={first} count={count} />;
  return (
    <>
      {count > 1 && <b>{count}</b>}
      <Token fuel={first} />
      <i>/</i>
      <Token fuel={second} />
    </>
  );
};

/** The tokens in a plant: "3 coal" as a figure and a sign. */
export const Stored = ({ store, plant }: { store: Store; plant: Plant }) => {
  const kinds = FUELS.filter((fuel) => (store[fuel] ?? 0) > 0);
  return (
    <span class="store">
      {kinds.map((fuel) => (
        <span key={fuel}>
          {store[fuel]}
          <Token fuel={fuel} />
        </span>
      ))}
      {kinds.length === 0 && plant.storage > 0 && (
        <span class="none">
          0<Token fuel={plant.fuel.any_of[0]!} />
        </span>
      )}
    </span>
  );
};

/** A small plate for the lists of the others' plants; not a target, for nobody may choose it. */
export const MiniPlate = ({ plant, store, lang }: { plant: Plant; store: Store; lang: Lang }) => {
  const say = words[lang];
  const stored = storeText(plant, store, say);
  return (
    <li
      data-target="plant"
      class={`mini ${plant.kind}`}
      title={[plant.text[lang], stored].filter(Boolean).join(" ")}
    >
      <b>{plantNumber(String(plant.number))}</b>
      {plant.storage > 0 ? <Stored store={store} plant={plant} /> : <KindIcon kind={plant.kind} />}
      <span class="sr">
        {[plant.name[lang], say.powers(plant.powers), stored].filter(Boolean).join(", ")}
      </span>
    </li>
  );
};
