// Standing orders that make sense in a game, found in the menus themselves: a range of amounts can
// be "up to N, then pass", and whatever is no thing on the board can be "whenever it is offered", for
// a question, a round or the game. What was once offered is remembered, so that an order can be
// given while others choose.
import type { Lang, MenuOption } from "../contract";
import type { Order, Until } from "../net/messages";
import { isPlain, isRange, verbOf, withAmount, type Menu } from "./choice";

export interface OrderIdea {
  verb: string;
  /** What it is called: "Pass". */
  label: string;
  /** With an amount: the labels for any amount, "Bid {n}"... */
  forms?: readonly string[];
  /** ...and what is done when it gets too high. */
  otherwise?: { verb: string; label: string };
}

/** What an order is called: "Pass", "Bid …", or with its limit "Bid 25". */
export function orderName({ label, forms }: OrderIdea, limit: number | null, lang: Lang): string {
  if (!forms) return label;
  return limit === null
    ? (forms.at(-1) ?? label).replaceAll("{n}", "…")
    : withAmount(forms, limit, lang);
}

export function ideasOf(menu: Menu): OrderIdea[] {
  const ideas: OrderIdea[] = [];
  // What cannot be done now ("you opened, so you cannot pass") may well be possible next time.
  const known: readonly MenuOption[] = [...menu.options, ...menu.denied];
  const plain = known.filter(isPlain);
  for (const option of menu.options.filter(isRange)) {
    const other = plain[0];
    ideas.push({
      verb: verbOf(option),
      label: option.label,
      forms: option.forms ?? [option.label],
      ...(other ? { otherwise: { verb: verbOf(other), label: other.label } } : {}),
    });
  }
  for (const option of plain) {
    ideas.push({ verb: verbOf(option), label: option.label });
  }
  return ideas;
}

/** Newer ideas replace older ones with the same verb: the label may be in another language now. */
export function learn(known: readonly OrderIdea[], fresh: readonly OrderIdea[]): OrderIdea[] {
  const rest = known.filter((old) => !fresh.some((each) => each.verb === old.verb));
  const settled = fresh.map((each) => {
    const old = known.find((before) => before.verb === each.verb);
    return each.forms && !each.otherwise && old?.otherwise
      ? { ...each, otherwise: old.otherwise }
      : each;
  });
  return [...settled, ...rest];
}

export const UNTILS: readonly Until[] = ["question", "round", "end"];

/** A bid is meant for what is on sale now, a pass for the round. */
export const usualUntil = (limited: boolean): Until => (limited ? "question" : "round");

export function orderOf(idea: OrderIdea, limit: number | null, until: Until): Order {
  if (!idea.forms) return { verb: idea.verb, until };
  return {
    verb: idea.verb,
    ...(limit === null ? {} : { limit }),
    ...(idea.otherwise ? { otherwise: idea.otherwise.verb } : {}),
    until,
  };
}
