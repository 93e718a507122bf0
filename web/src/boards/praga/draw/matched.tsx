// The corners of a tile in hand that would meet others of their colour, with the tokens they bring.
import type { Ghost } from "../placing";
import { cornerOf, type Point } from "./geometry";
import { TokenAt } from "./token";

export const Matched = ({ ghost, at, s }: { ghost: Ghost; at: Point; s: number }) => {
  const { hex, joined } = ghost;
  const met = hex.corners.flatMap(({ corner, colour }) => {
    const turned = (corner + joined.rotation) % 6;
    return joined.corners.includes(turned) ? [{ turned, colour }] : [];
  });
  return (
    <>
      {met.map(({ turned, colour }) => {
        const tip = cornerOf(at, s, turned);
        // One corner may meet two; where several meet, the sum stands in the head of the board.
        const n = met.length === 1 ? joined[colour] : 1;
        return (
          <g key={turned} class="matched">
            <circle cx={tip.x} cy={tip.y} r="11.5" />
            <TokenAt what={`${colour}_token`} n={n} {...tip} d={18} />
          </g>
        );
      })}
    </>
  );
};
