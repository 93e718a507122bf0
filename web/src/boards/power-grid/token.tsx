// Fuel tokens and the signs of the kinds of plants.
import { Icon } from "../../ui/icon";
import type { Fuel } from "./description";

const KIND_ICONS: Record<string, string> = { unconventional: "fusion" };

export const KindIcon = ({ kind }: { kind: string }) => <Icon name={KIND_ICONS[kind] ?? kind} />;

export const Token = ({ fuel }: { fuel: Fuel }) => (
  <svg class={`tok ${fuel}`} aria-hidden="true">
    <use href={`#tok-${fuel}`} />
  </svg>
);

export const Tokens = ({ fuel, count }: { fuel: Fuel; count: number }) => (
  <>
    {Array.from({ length: count }, (_, i) => (
      <Token key={i} fuel={fuel} />
    ))}
  </>
);
