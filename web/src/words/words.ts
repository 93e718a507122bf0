// Everything the shell says, in the language of the reader. `t("seats_open", { n: 3 })` fills
// "{n} {n|seat|seats} open"; English has two forms after a number, Polish three. A language is fetched
// when somebody reads it.
import type { Lang } from "../contract";
import { lang } from "../settings";
import type { en } from "./en";
import { form } from "./plural";

export type Word = keyof typeof en;
export type Args = Record<string, string | number>;

type Phrases = Record<Word, string>;

const BOOKS: Record<Lang, () => Promise<Phrases>> = {
  en: () => import("./en").then((book) => book.en),
  pl: () => import("./pl").then((book) => book.pl),
};
const learnt: Partial<Record<Lang, Phrases>> = {};

/** Nothing can be said in a language before it was learnt. */
export async function learn(language: Lang): Promise<void> {
  learnt[language] ??= await BOOKS[language]();
}

/** From now on in this language, as soon as it is there. */
export async function speak(language: Lang): Promise<void> {
  await learn(language);
  lang.value = language;
}

export function fill(language: Lang, phrase: string, args: Args): string {
  return phrase.replace(/\{(\w+)(?:\|([^}]*))?\}/g, (all, name: string, forms?: string) => {
    const value = args[name];
    if (value === undefined) return all;
    if (forms === undefined) return String(value);
    const list = forms.split("|");
    return list[Math.min(form(language, Number(value)), list.length - 1)] ?? "";
  });
}

/** In the current language; a component that calls it follows when the language changes. */
export const t = (word: Word, args: Args = {}): string =>
  fill(lang.value, learnt[lang.value]![word], args);

/** A chance from 0 to 1: "31%". */
export const percent = (chance: number): string =>
  new Intl.NumberFormat(lang.value, { style: "percent" }).format(chance);

/** A figure of a table: at most one decimal. */
export const decimal = (figure: number): string =>
  new Intl.NumberFormat(lang.value, { maximumFractionDigits: 1 }).format(figure);

/** What the engine says in passing as a sentence of its own. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "3 minutes ago", "tomorrow": how long ago or ahead. */
export function ago(then: number, now = Date.now()): string {
  const seconds = Math.round((then - now) / 1000);
  const format = new Intl.RelativeTimeFormat(lang.value, { numeric: "auto", style: "short" });
  const units: [Intl.RelativeTimeFormatUnit, number][] = [
    ["day", 86_400],
    ["hour", 3_600],
    ["minute", 60],
  ];
  for (const [unit, size] of units) {
    if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit);
  }
  return t("just_now");
}

/** How long a clock gives: "2 days", "15 min", "01:30". */
export function spanText(seconds: number): string {
  if (seconds % 86_400 === 0) return t("n_days", { n: seconds / 86_400 });
  return seconds < 86_400 && seconds % 60 === 0
    ? t("n_minutes", { n: seconds / 60 })
    : clockText(seconds);
}

/** 12:40, or 3 d 4 h when there is much time. */
export function clockText(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= 86_400) {
    return t("days_hours", { d: Math.floor(left / 86_400), h: Math.floor((left % 86_400) / 3600) });
  }
  const pad = (n: number): string => String(n).padStart(2, "0");
  const hours = Math.floor(left / 3600);
  const rest = `${pad(Math.floor((left % 3600) / 60))}:${pad(left % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
