// Who would get what from a plaza if it were complete (PR-709, PR-710), with the building in hand as
// if it stood there with its cube.
import type { Game } from "../data";
import type { Description, Holder } from "../description";
import type { Ghost } from "../placing";

/** A building and where it would stand. */
type Held = Pick<Ghost, "hex" | "place">;

export interface Share {
  who: Holder;
  both: boolean; // both rewards, or one by choice
}

interface Claim {
  who: Holder;
  cubes: number;
  spent: number;
}

const ahead = (a: Claim, b: Claim): number => a.cubes - b.cubes || a.spent - b.spent;

/** The claim that the building in hand adds, where it would touch this plaza and has room for a cube. */
function added(game: Game, d: Description, plaza: string, ghost: Held | null): Claim | null {
  const seat = d.now?.seat;
  if (!ghost?.hex.cubeSpace || seat == null || d.players[seat]?.cubes === 0) return null;
  if (game.cityById.get(ghost.place)?.plaza !== plaza) return null;
  const { gold = 0, stone = 0 } = ghost.hex.cost ?? {};
  return { who: seat, cubes: 1, spent: gold + stone };
}

export function forecast(
  game: Game,
  d: Description,
  plaza: string,
  ghost: Held | null = null,
): Share[] {
  const state = d.plazas[plaza];
  if (!state || state.complete || state.tile === null) return [];
  const claims = state.claims.map(({ seat, cubes, spent }) => ({ who: seat, cubes, spent }));
  const more = added(game, d, plaza, ghost);
  const own = claims.find(({ who }) => who === more?.who);
  if (more && own) {
    own.cubes += more.cubes;
    own.spent += more.spent;
  } else if (more) {
    claims.push(more);
  }
  return claims.map((claim) => ({
    who: claim.who,
    both: claims.every((other) => ahead(claim, other) >= 0),
  }));
}
