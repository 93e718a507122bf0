// "How it goes": a game's rules in short, one screen of sections each with a drawing, and the questions
// that people ask in everyday words. It is data, games/<id>/how.json; lessons may speak with its words.
import { HOWS } from "games:how";
import type { Lang } from "../contract";
import { plain } from "./rulebook";

type Bilingual = Readonly<Record<Lang, string>>;

export interface HowSection {
  id: string;
  title: Bilingual;
  text: Bilingual; // two or three sentences
  drawing: string; // of boards/<game>/drawings.tsx
  rules: readonly string[]; // the rules behind it
}

export interface Question {
  ask: Bilingual; // "When does the game end?"
  words: Bilingual; // what else people say when they mean it
  rules: readonly string[]; // which answer it
}

export interface How {
  sections: readonly HowSection[];
  questions: readonly Question[];
}

/** Null for a game that has none: its numbered rules stand alone. */
export const howOf = async (game: string): Promise<How | null> =>
  (await HOWS.get(game)?.())?.default ?? null;

// What says nothing about the matter: "how do I", "kiedy".
const SMALL = new Set(
  (
    "a am an and are at be can could did do does for game get give has have how i in is it may me must my of on " +
    "or our should the there to we what when where which who why with you your " +
    "albo byc co czy do gdzie gra gre gry grze i ile ilu jak jaki jakie jest kiedy kto ktory ktora lub ma mam moge moj mozna na " +
    "nie o od po przy sa sie skad to trzeba w we z za ze"
  ).split(" "),
);

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** Endings differ, in Polish above all: words are alike that begin alike. */
function alike(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  if (shorter < 3) return a === b;
  const needed = shorter <= 4 ? shorter - 1 : shorter - 2;
  return a.slice(0, Math.max(3, needed)) === b.slice(0, Math.max(3, needed));
}

/** The questions that hold every word asked for, in either language; small words do not matter. */
export function askedFor(how: How, wanted: string): Question[] {
  const words = wordsOf(wanted).filter((word) => !SMALL.has(word));
  if (words.length === 0) return [];
  const holds = (question: Question, lang: Lang): boolean => {
    const all = wordsOf(`${question.ask[lang]} ${question.words[lang]}`);
    return words.every((word) => all.some((each) => alike(word, each)));
  };
  return how.questions.filter((each) => holds(each, "en") || holds(each, "pl"));
}
