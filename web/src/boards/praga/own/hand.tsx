// The tile in hand while it is turned: what it gives and joins, and the two ways to turn it.
import { Icon } from "../../../ui/icon";
import { gameOf } from "../data";
import { askedStep, describe } from "../description";
import { type Item, itemsOf } from "../draw/gains";
import { Items } from "../draw/token";
import { cornerItems, pairItems } from "../placing";
import type { StageProps } from "../stage/props";
import { words } from "../words";

/** Whether this viewer has a tile to turn. */
export function isTurning({ view, ghost }: StageProps): boolean {
  const step = askedStep(view);
  return ghost?.fixed === true && (step === "rotate" || step === "rival_rotate");
}

export const HandPanel = (props: StageProps) => {
  const { ghost } = props;
  const say = words[props.lang];
  const d = describe(props.view);
  if (!ghost || !isTurning(props)) return null;
  const { hex, joined, place } = ghost;
  const player = d.players[d.now?.seat ?? 0]!;
  const lines: [string, Item[]][] = [
    [say.gain.tile, [...itemsOf(hex.gain), ...(hex.side ? [{ what: hex.side, n: 1 }] : [])]],
    [say.gain.pairs, pairItems(gameOf(props.data), player, hex, place, joined)],
    [say.gain.corners, cornerItems(joined)],
  ];
  return (
    <section class="hand-panel" aria-label={hex.name[props.lang]}>
      <ul>
        {lines
          .filter(([, items]) => items.length > 0)
          .map(([name, items]) => (
            <li key={name}>
              <span>{name}</span>
              <Items items={items} lang={props.lang} d={22} />
            </li>
          ))}
      </ul>
      <button type="button" class="btn" aria-label={say.turnLeft} onClick={() => props.onTurn(1)}>
        <Icon name="pr-ccw" />
        <kbd>Q</kbd>
      </button>
      <output aria-label={say.rotation}>{say.turned(joined.rotation)}</output>
      <button type="button" class="btn" aria-label={say.turnRight} onClick={() => props.onTurn(-1)}>
        <Icon name="pr-cw" />
        <kbd>E</kbd>
      </button>
      <button type="button" class="btn primary" onClick={props.onPlace}>
        {say.place}
      </button>
    </section>
  );
};
