// The coach's review as figures: everybody's chances over the game, where they turned, what each
// decision cost, and who did how often what the coach would have done.
import type { JournalEntry, Lang } from "../contract";
import type { Decision, ReviewMessage } from "../net/messages";
import type { Telling } from "../table/telling";
import { subjectOf, turnsOf } from "../table/turns";
import type { Curve } from "./samples";

/** What a decision cost, as a part of the chance to win; nothing where that could be chance. */
export const lossOf = ({ close, advised_chance, played_chance }: Decision): number =>
  close ? 0 : Math.max(0, advised_chance - played_chance);

export const isMistake = (decision: Decision): boolean => lossOf(decision) > 0;

/** Chances in hundredths, at the plies of the decisions and at the end: by seat, or the team's. */
export function chanceCurve(
  review: ReviewMessage,
  team: boolean,
): { curve: Curve; plies: number[] } {
  const plies = [...review.decisions.map((each) => each.ply), review.plies];
  const lines = team ? review.result.slice(0, 1) : review.result;
  const values = lines.map((_, seat) => review.curve.map((each) => 100 * (each[seat] ?? 0)));
  return { curve: { id: "chances", values }, plies };
}

export interface Turned {
  decision: Decision;
  /** Whose chance changed most, and how. */
  seat: number;
  from: number;
  to: number;
}

export const turnsIn = ({ decisions, turns }: ReviewMessage): Turned[] =>
  turns.flatMap(({ decision: at, ...turn }) => {
    const decision = decisions[at];
    return decision ? [{ decision, ...turn }] : [];
  });

/** Only what a turn is about, "Construct a wall", without what was done. */
const isHead = (text: string): boolean => /^\p{Lu}/u.test(text);

/** Whether the log has news of a move, not only what followed from it. */
const hasNews = ({ lines }: JournalEntry, { log }: Telling, language: Lang): boolean =>
  lines.some(({ word = 0 }) => {
    const clause = log.lines[word];
    return clause?.[language] !== undefined && !clause.follows;
  });

/** What was done, as the log tells it: "Bo connects Chicago". Of a move of which it tells too little, the
 * whole turn; and where there is none, what was asked and chosen. */
export function deedOf(
  decision: Decision,
  entries: readonly JournalEntry[],
  telling: Telling,
  language: Lang,
  names: readonly string[],
): string {
  const entry = entries.find((each) => each.ply === decision.ply + 1);
  const name = names[decision.seat] ?? "";
  const alone = entry && hasNews(entry, telling, language) ? [entry] : [];
  const told = turnsOf(alone, telling, language, names).find(({ text }) => text !== "");
  if (told && told.seat !== null && !isHead(told.text)) {
    return `${names[told.seat] ?? ""} ${told.text}`;
  }
  const ply = decision.ply + 1;
  const whole = turnsOf(entries, telling, language, names).find(
    (turn) =>
      turn.seat === decision.seat && turn.first <= ply && ply <= turn.ply && turn.text !== "",
  );
  if (whole) return `${name}${isHead(whole.text) ? ":" : ""} ${whole.text}`;
  const [line] = entry?.lines ?? [];
  if (!line) return `${name}: ${decision.question} ${decision.played_label}`;
  const text = line.text.replace(/\.$/, "");
  return subjectOf(line) === null ? `${name}: ${text}` : text;
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
