// From the menu to the things on the board and back: which target offers what, what a click on it
// means, and how options with several targets are narrowed down click by click. Pure functions;
// no game is known here.
import type { Denied, Lang, MenuOption, Target } from "../contract";
import { lang } from "../settings";
import { form } from "../words/plural";
import { sentence } from "../words/words";

export interface Menu {
  options: readonly MenuOption[];
  denied: readonly Denied[];
}

export const NO_MENU: Menu = { options: [], denied: [] };

export const isRange = (option: MenuOption): boolean => option.pattern !== undefined;

/** An option that is nowhere on the board: "pass", "done". */
export const isPlain = (option: MenuOption): boolean =>
  option.targets.length === 0 && !isRange(option);

/** The first word of a move, which is what standing orders speak about. */
export const verbOf = (option: MenuOption): string => option.move.split(" ", 1)[0] ?? "";

/** The options that hold every target chosen so far. */
export function remaining(
  options: readonly MenuOption[],
  narrowed: readonly string[],
): MenuOption[] {
  return options.filter((option) => narrowed.every((target) => option.targets.includes(target)));
}

/** The remaining options that hold nothing but what was chosen: they can be confirmed as they are. */
export function exact(options: readonly MenuOption[], narrowed: readonly string[]): MenuOption[] {
  if (narrowed.length === 0) return [];
  return remaining(options, narrowed).filter(
    (option) => option.targets.length === narrowed.length && !isRange(option),
  );
}

/** What the menu says about each thing on the board. */
export function bindTargets(menu: Menu, narrowed: readonly string[] = []): Map<string, Target> {
  const targets = new Map<string, Target>();
  const at = (id: string): Target => {
    let target = targets.get(id);
    if (!target) targets.set(id, (target = { options: [], denied: [] }));
    return target;
  };
  for (const option of remaining(menu.options, narrowed)) {
    for (const id of option.targets) at(id).options.push(option);
  }
  for (const denied of menu.denied) {
    for (const id of denied.targets) at(id).denied.push(denied);
  }
  return targets;
}

export type Click =
  | { kind: "choose"; option: MenuOption }
  | { kind: "narrow"; narrowed: string[] }
  | { kind: "amount"; option: MenuOption } // the amount is still to be said
  | { kind: "explain"; denied: Denied[] }
  | { kind: "nothing" };

/**
 * What a click on a target means. A target that settles the choice chooses at once; one of several
 * targets of an option narrows the options to those that hold it; a second click takes that back.
 */
export function click(menu: Menu, narrowed: readonly string[], target: string): Click {
  if (narrowed.includes(target)) {
    return { kind: "narrow", narrowed: narrowed.filter((each) => each !== target) };
  }
  const wanted = [...narrowed, target];
  const left = remaining(menu.options, wanted);
  if (left.length === 0) {
    const about = menu.denied.filter((each) => each.targets.includes(target));
    // Of all that is refused there, what was begun with the targets named before is meant.
    const meant = about.filter((each) => narrowed.every((named) => each.targets.includes(named)));
    const denied = meant.length > 0 ? meant : about;
    return denied.length > 0 ? { kind: "explain", denied } : { kind: "nothing" };
  }
  const [only] = left;
  if (left.length === 1 && only) {
    if (isRange(only)) return { kind: "amount", option: only };
    // With the last open target named, or none other to name, nothing is left to decide.
    return { kind: "choose", option: only };
  }
  return { kind: "narrow", narrowed: wanted };
}

/** The targets that can be walked with the arrow keys: cheapest first, as they are offered. */
export function walk(menu: Menu, narrowed: readonly string[]): string[] {
  const cheapest = new Map<string, number>();
  for (const option of remaining(menu.options, narrowed)) {
    for (const target of option.targets) {
      if (narrowed.includes(target)) continue;
      const price = option.price ?? 0;
      cheapest.set(target, Math.min(price, cheapest.get(target) ?? price));
    }
  }
  return [...cheapest].sort((a, b) => a[1] - b[1]).map(([target]) => target);
}

// ---- amounts ----

export const clampAmount = (option: MenuOption, amount: number): number =>
  Math.min(option.max ?? amount, Math.max(option.min ?? amount, Math.trunc(amount)));

/** "bid {n}" with its amount. */
export function moveOf(option: MenuOption, amount: number | null): string {
  if (option.pattern === undefined) return option.move;
  return option.pattern.replace("{n}", String(clampAmount(option, amount ?? option.min ?? 0)));
}

/** A label for any amount: the form that stands with it, filled. */
export const withAmount = (forms: readonly string[], amount: number, language: Lang): string =>
  (forms[Math.min(form(language, amount), forms.length - 1)] ?? "").replaceAll(
    "{n}",
    String(amount),
  );

/** In the words of the menu, which are in the language of the reader. */
export function labelOf(option: MenuOption, amount: number | null): string {
  if (!option.forms || amount === null) return option.label;
  return withAmount(option.forms, clampAmount(option, amount), lang.value);
}

/** Why an amount outside the range is refused, if the menu says so. */
export function amountDenial(menu: Menu, option: MenuOption, amount: number): Denied | null {
  const sameVerb = menu.denied.filter((each) => each.pattern === option.pattern);
  return sameVerb.find((each) => (each.min ?? 0) <= amount && amount <= (each.max ?? 0)) ?? null;
}

/** For narrow places, and standing alone there: in fewer words where the game has them, else whole. */
export function shortLabel(option: MenuOption, amount: number | null = null): string {
  if (!option.forms || amount === null) return sentence(option.short ?? option.label);
  const forms = option.short_forms ?? option.forms;
  return sentence(withAmount(forms, clampAmount(option, amount), lang.value));
}

/** The short label leaves the price to be said beside it. */
export const priceBeside = (option: MenuOption): number | null =>
  option.short === undefined ? null : (option.price ?? null);

/** A move made, in a few words: "Kiel · 34". */
export function stepName(option: MenuOption, amount: number | null): string {
  const price = isRange(option) ? null : priceBeside(option);
  const name = shortLabel(option, amount);
  return price === null ? name : `${name} · ${price}`;
}
