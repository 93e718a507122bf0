// What laying the tile in hand would bring, field by field: the numbers in the fields and the ghost.
import type { BoardProps } from "../../../contract";
import { sideOfHalf } from "../data";
import { asked, describe, type Match } from "../description";

export interface Way {
  half: string; // the one that faces city a
  match: Match;
}

/** Both ways round, the better one first: more own actions, then fewer for others. */
export function waysOf(matches: Readonly<Record<string, Match>>): Way[] {
  return Object.entries(matches)
    .map(([half, match]) => ({ half, match }))
    .sort((a, b) => b.match.own - a.match.own || a.match.others.length - b.match.others.length);
}

export interface Ghost {
  tile: string;
  field: string;
  shown: Way;
  other: Way | null; // the other way round, while that is what is asked
}

/** The tile where it would lie: at the field pointed at, or where the way round is asked. */
export function ghostOf(props: BoardProps): Ghost | null {
  const now = asked(props.view);
  if (!now?.tile || !now.fields) return null;
  const named = /^half:(.*)$/.exec(props.hovered ?? "")?.[1];
  const pointed = /^field:(.*)$/.exec(props.hovered ?? "")?.[1];
  const field = now.step === "face" ? now.field : pointed;
  const matches = field === undefined ? undefined : now.fields[field];
  if (field === undefined || !matches) return null;
  const ways = waysOf(matches);
  const shown = ways.find((way) => way.half === named) ?? ways[0]!;
  const other = now.step === "face" ? (ways.find((way) => way !== shown) ?? null) : null;
  return { tile: now.tile, field, shown, other };
}

export const flipped = (way: Way): boolean => sideOfHalf(way.half) === 1;

/** The best that a field brings, if the tile in hand may go there. */
export function bestAt(props: BoardProps, field: string): Match | null {
  const now = asked(props.view);
  const matches = now?.step === "field" ? now.fields?.[field] : undefined;
  if (!matches || !(props.targets.get(`field:${field}`)?.options.length ?? 0)) return null;
  return waysOf(matches)[0]!.match;
}

/** How many cities the network would have that holds this link then; 0 where nothing is finished. */
export function joinedBy(props: BoardProps, a: string, b: string, seat: number): number {
  const { networks } = describe(props.view).players[seat]!;
  const joined = new Set([a, b]);
  for (const network of networks) {
    if (network.includes(a) || network.includes(b)) network.forEach((city) => joined.add(city));
  }
  return joined.size;
}
