// The keyboard map of the table: which key means what, and which target lies in the direction of an
// arrow. Pure, so that the help page and the tests read the same list.

export type Command =
  | { do: "walk"; dx: number; dy: number }
  | { do: "choose" }
  | { do: "back" }
  | { do: "undo" }
  | { do: "redo" }
  | { do: "hint" }
  | { do: "tab"; tab: "log" | "score" | "rules" | "chat" }
  | { do: "now" }
  | { do: "skip" }
  | { do: "pace" }
  | { do: "travel"; by: number }
  | { do: "amount"; by: number }
  | { do: "option"; index: number }
  | { do: "guide" }
  | { do: "what" }
  | { do: "help" };

export interface Key {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

const PLAIN: Record<string, Command> = {
  ArrowLeft: { do: "walk", dx: -1, dy: 0 },
  ArrowRight: { do: "walk", dx: 1, dy: 0 },
  ArrowUp: { do: "walk", dx: 0, dy: -1 },
  ArrowDown: { do: "walk", dx: 0, dy: 1 },
  Enter: { do: "choose" },
  Escape: { do: "back" },
  u: { do: "undo" },
  y: { do: "redo" },
  h: { do: "hint" },
  l: { do: "tab", tab: "log" },
  s: { do: "tab", tab: "score" },
  r: { do: "tab", tab: "rules" },
  c: { do: "tab", tab: "chat" },
  n: { do: "now" },
  k: { do: "skip" },
  p: { do: "pace" },
  "[": { do: "travel", by: -1 },
  "]": { do: "travel", by: 1 },
  "-": { do: "amount", by: -1 },
  "+": { do: "amount", by: 1 },
  "=": { do: "amount", by: 1 },
  g: { do: "guide" },
  w: { do: "what" },
  "?": { do: "help" },
};

export function commandOf(event: Key): Command | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  if (/^[1-9]$/.test(event.key)) return { do: "option", index: Number(event.key) - 1 };
  return PLAIN[event.key] ?? PLAIN[event.key.toLowerCase()] ?? null;
}

/** For the help page, in this order: the keys as people read them and the key of the words. */
export const KEY_HELP = [
  ["← ↑ → ↓", "key_walk"],
  ["Enter", "key_choose"],
  ["1 – 9", "key_option"],
  ["− +", "key_amount"],
  ["Esc", "key_back"],
  ["U", "key_undo"],
  ["Y", "key_redo"],
  ["H", "key_hint"],
  ["L", "key_log"],
  ["S", "key_score"],
  ["R", "key_rules"],
  ["C", "key_chat"],
  ["[ ]", "key_travel"],
  ["N", "key_now"],
  ["K", "key_skip"],
  ["P", "key_pace"],
  ["W", "key_what"],
  ["G", "key_guide"],
  ["?", "key_help"],
] as const;

export interface Spot {
  target: string;
  x: number;
  y: number;
}

/**
 * The target one gets to from here in a direction: near counts, and straight ahead counts more than
 * aside. From nowhere it is the first; at the edge it is the one farthest back, so that a walk
 * never ends.
 */
export function neighbour(
  spots: readonly Spot[],
  from: string | null,
  dx: number,
  dy: number,
): string | null {
  const here = spots.find((spot) => spot.target === from);
  if (!here) return spots[0]?.target ?? null;
  let best: Spot | null = null;
  let bestCost = Infinity;
  let farthest = here;
  let farthestBack = 0;
  for (const spot of spots) {
    if (spot === here) continue;
    const ahead = (spot.x - here.x) * dx + (spot.y - here.y) * dy;
    const aside = Math.abs((spot.x - here.x) * dy) + Math.abs((spot.y - here.y) * dx);
    if (ahead < farthestBack) {
      farthestBack = ahead;
      farthest = spot;
    }
    const cost = ahead + 2 * aside;
    if (ahead > 0.5 && cost < bestCost) {
      best = spot;
      bestCost = cost;
    }
  }
  return (best ?? farthest).target;
}

/** The same where only an order is known: on and round again. */
export function next<T>(things: readonly T[], from: T | null, by: number): T | null {
  if (things.length === 0) return null;
  const at = from === null ? -1 : things.indexOf(from);
  if (at < 0) return things[by > 0 ? 0 : things.length - 1] ?? null;
  return things[(at + by + things.length) % things.length] ?? null;
}
