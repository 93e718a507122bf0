// A tile in hand: what each place and rotation would join, which of them is best, and what it gives.
import type { Game, Hex } from "./data";
import type { Description, Joined, Laid, Player } from "./description";
import { type Item, itemsOf, summed } from "./draw/gains";

/** A pair of icons is worth more than a token, and of equals the first is as good. */
const worth = ({ edges, red, blue }: Joined): number => 2 * edges.length + 1.9 * (red + blue);

export const bestOf = (list: readonly Joined[]): Joined | undefined =>
  [...list].sort((a, b) => worth(b) - worth(a))[0];

const EDGES = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;

const edgeOf = (hex: Hex | undefined, rotation: number, edge: number): Item[] =>
  itemsOf(hex?.edges.find((each) => (each.edge + rotation) % 6 === edge)?.gain ?? []);

/** What lies on a hex of a player's action board. */
function laidAt(game: Game, player: Player, q: number, r: number): Laid | undefined {
  const isHere = (spot: { q: number; r: number }) => spot.q === q && spot.r === r;
  const action = game.actionSpots.find(isHere);
  if (action) return player.upgrades[action.action];
  const wall = game.wallSpots.find(isHere);
  return wall && player.walls[wall.id];
}

/** The gains of the pairs of icons that a tile joins at a place of the action board. */
export function pairItems(
  game: Game,
  player: Player,
  hex: Hex,
  place: string,
  joined: Joined,
): Item[] {
  const spot =
    game.actionSpots.find((each) => each.action === place) ??
    game.wallSpots.find((each) => each.id === place);
  if (!spot) return [];
  const items = joined.edges.flatMap((edge) => {
    const [dq, dr] = EDGES[edge]!;
    const other = laidAt(game, player, spot.q + dq, spot.r + dr);
    const facing = other && edgeOf(game.hexes.get(other.tile), other.rotation, (edge + 3) % 6);
    return [...edgeOf(hex, joined.rotation, edge), ...(facing ?? [])];
  });
  return summed(items);
}

export const cornerItems = ({ red, blue }: Joined): Item[] => [
  ...(red > 0 ? [{ what: "red_token", n: red, priced: red > 1 }] : []),
  ...(blue > 0 ? [{ what: "blue_token", n: blue, priced: blue > 1 }] : []),
];

/** The tile as it would lie: on the place it was given, or on the one that is pointed at. */
export interface Ghost {
  hex: Hex;
  place: string;
  joined: Joined;
  fixed: boolean; // the place is chosen, only the rotation is open
}

export function ghostOf(
  game: Game,
  { now }: Description,
  hovered: string | null,
  rotation: number | null,
): Ghost | null {
  const hand = now?.hand;
  const hex = hand && game.hexes.get(hand.tile);
  if (!hand || !hex) return null;
  if (hand.place !== undefined) {
    const list = hand.rotations ?? [];
    const joined = list.find((each) => each.rotation === rotation) ?? bestOf(list);
    return joined ? { hex, place: hand.place, joined, fixed: true } : null;
  }
  const place = hovered?.split(":")[1];
  const joined = place === undefined ? undefined : bestOf(hand.places?.[place] ?? []);
  return joined ? { hex, place: place!, joined, fixed: false } : null;
}
