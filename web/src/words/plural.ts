// Which form of a word stands with a number: English has two, Polish three.
import type { Lang } from "../contract";

/** One, few, many. */
export function form(language: Lang, n: number): number {
  const whole = Math.abs(n);
  if (language === "en") return whole === 1 ? 0 : 1;
  if (whole === 1) return 0;
  const last = whole % 10;
  const teens = whole % 100 >= 12 && whole % 100 <= 14;
  return last >= 2 && last <= 4 && !teens ? 1 : 2;
}

/** In Polish: "1 miasto, 2 miasta, 5 miast". */
export const counted = (n: number, ...forms: [one: string, few: string, many: string]): string =>
  `${n} ${forms[form("pl", n)]}`;
