// The signs of the board, fuel tokens, and the signs of the kinds of plants.
import { Icon } from "../../ui/icon";
import type { Fuel } from "./description";
import icons from "./icons.svg";

/** The signs join those of the shell under `pg-` names, so that seats and tabs can show them, too. */
export const Sprite = () => (
  <svg
    class="pg-sprite"
    width="0"
    height="0"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: icons }}
  />
);

const KIND_ICONS: Record<string, string> = { unconventional: "fusion" };

export const KindIcon = ({ kind }: { kind: string }) => (
  <Icon name={`pg-${KIND_ICONS[kind] ?? kind}`} />
);

export const Token = ({ fuel }: { fuel: Fuel }) => (
  <svg class={`tok ${fuel}`} aria-hidden="true">
    <use href={`#pg-tok-${fuel}`} />
  </svg>
);

export const Tokens = ({ fuel, count }: { fuel: Fuel; count: number }) => (
  <>
    {Array.from({ length: count }, (_, i) => (
      <Token key={i} fuel={fuel} />
    ))}
  </>
);
