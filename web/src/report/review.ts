// The coach's review as figures: everybody's chances over the game, where they turned, what each
// decision cost, and who did how often what the coach would have done.
import type { Decision, ReviewMessage } from "../net/messages";
import type { Curve } from "./samples";

/** What is less could be chance, and is no mistake. */
export const MISTAKE = 0.02;

/** What a decision cost, as a part of the chance to win. */
export const lossOf = (decision: Decision): number =>
  decision.played === decision.advised
    ? 0
    : Math.max(0, decision.advised_chance - decision.played_chance);

export const isMistake = (decision: Decision): boolean => lossOf(decision) >= MISTAKE;

/** Bidders throw the chances to and fro with every bid: the line shows the mean of a few. */
const AROUND = 3;

function calm(chances: readonly number[]): number[] {
  return chances.map((chance, i) => {
    if (i === chances.length - 1) return chance;
    const near = chances.slice(Math.max(0, i - AROUND), i + AROUND + 1);
    return near.reduce((sum, each) => sum + each, 0) / near.length;
  });
}

/** Chances in hundredths by seat, at the plies of the decisions and at the end. */
export function chanceCurve(review: ReviewMessage): { curve: Curve; plies: number[] } {
  const plies = [...review.decisions.map((each) => each.ply), review.plies];
  const moments = [...review.decisions.map((each) => each.chances), review.result];
  const values = review.result.map((_, seat) =>
    calm(moments.map((each) => 100 * (each[seat] ?? 0))),
  );
  return { curve: { id: "chances", values }, plies };
}

export interface Turn {
  decision: Decision;
  /** Whose chance changed most, and how. */
  seat: number;
  from: number;
  to: number;
}

export function turns(review: ReviewMessage): Turn[] {
  return review.turning_points.flatMap((at): Turn[] => {
    const decision = review.decisions[at];
    if (!decision) return [];
    const after = review.decisions[at + 1]?.chances ?? review.result;
    const change = (seat: number): number =>
      Math.abs((after[seat] ?? 0) - (decision.chances[seat] ?? 0));
    const seat = after.reduce((best, _, each) => (change(each) > change(best) ? each : best), 0);
    return [{ decision, seat, from: decision.chances[seat] ?? 0, to: after[seat] ?? 0 }];
  });
}

/** Of a seat's decisions, how many were what the coach would have done. */
export function agreement(review: ReviewMessage, seat: number): { n: number; of: number } {
  const mine = review.decisions.filter((each) => each.seat === seat);
  return { n: mine.filter((each) => each.played === each.advised).length, of: mine.length };
}

export type Filter = "mine_bad" | "mine" | "bad" | "all";

/** Which lists there are for somebody with these seats; the first is shown unasked. */
export const filtersFor = (mine: ReadonlySet<number>): readonly Filter[] =>
  mine.size > 0 ? ["mine_bad", "mine", "bad", "all"] : ["bad", "all"];

/** A decision to show, and how often the same was done wrong in a row. */
export interface Shown {
  decision: Decision;
  times: number;
}

const verb = (move: string): string => move.split(" ", 1)[0] ?? "";

/** "Bid" where the coach would pass, bid after bid, is one mistake: the dearest bid stands for it. */
function mistakes(decisions: readonly Decision[]): Shown[] {
  const groups: Shown[] = [];
  const last = new Map<number, { decision: Decision; group: Shown | null }>();
  for (const decision of decisions) {
    const before = last.get(decision.seat);
    if (!isMistake(decision)) {
      last.set(decision.seat, { decision, group: null });
      continue;
    }
    const again =
      before?.group &&
      decision.advised === before.decision.advised &&
      verb(decision.played) === verb(before.decision.played)
        ? before.group
        : null;
    const group = again ?? { decision, times: 0 };
    group.times += 1;
    if (lossOf(decision) > lossOf(group.decision)) group.decision = decision;
    if (!again) groups.push(group);
    last.set(decision.seat, { decision, group });
  }
  return groups;
}

/** Mistakes, dearest first; all others in the order of play. */
export function filtered(
  review: ReviewMessage,
  filter: Filter,
  mine: ReadonlySet<number>,
): Shown[] {
  const ofMine = filter === "mine" || filter === "mine_bad";
  const found = review.decisions.filter((each) => !ofMine || mine.has(each.seat));
  if (filter === "mine" || filter === "all") {
    return found.map((decision) => ({ decision, times: 1 }));
  }
  return mistakes(found).sort(
    (a, b) => lossOf(b.decision) - lossOf(a.decision) || a.decision.ply - b.decision.ply,
  );
}
