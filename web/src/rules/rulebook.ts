// The numbered rules of a game, read from its rules.<lang>.md: chapters, rules with the rulings
// that settle what the rulebook leaves open, and a search that knows numbers, words and Polish
// letters typed without their marks.

export interface Rule {
  number: string; // "PG-412"
  text: string;
  ruling: string; // may be empty
}

export interface RuleChapter {
  title: string;
  rules: Rule[];
}

export interface Rulebook {
  title: string;
  figures: string; // which of them were designed; may be empty
  chapters: RuleChapter[];
}

// One line a rule, one line a ruling, as the engine reads them, too.
const RULE = /^- \*\*([A-Z]+-\d+)\*\* (?:\[table\] )?(.*)$/;
const RULING = /^ {2}> [^:]+: (.*)$/;
const FIGURES = "◇ ";

export function readRulebook(text: string): Rulebook {
  const book: Rulebook = { title: "", figures: "", chapters: [] };
  for (const line of text.split("\n")) {
    const chapter = book.chapters[book.chapters.length - 1];
    const last = chapter?.rules[chapter.rules.length - 1];
    const rule = RULE.exec(line);
    const ruling = RULING.exec(line);
    if (line.startsWith("# ")) {
      book.title = line.slice(2);
    } else if (line.startsWith(FIGURES)) {
      book.figures = line.slice(FIGURES.length);
    } else if (line.startsWith("## ")) {
      book.chapters.push({ title: chapterTitle(line.slice(3)), rules: [] });
    } else if (rule && chapter) {
      chapter.rules.push({ number: rule[1] ?? "", text: rule[2] ?? "", ruling: "" });
    } else if (ruling && last) {
      last.ruling = ruling[1] ?? "";
    }
  }
  book.chapters = book.chapters.filter((each) => each.rules.length > 0);
  return book;
}

// "3xx Phase 2: auction" is filed by its number; people read the rest.
const chapterTitle = (title: string): string => title.replace(/^\d+x+\s+/, "");

/** Lower case, without marks: what a search compares. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replaceAll("ł", "l");
}

/**
 * Chapters with only those rules that hold every word, in this language or in the other one; a bare
 * "412" finds PG-412.
 */
export function searchRules(
  book: Rulebook,
  wanted: string,
  other: Rulebook | null = null,
): RuleChapter[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return book.chapters;
  const holds = (rule: Rule): boolean => {
    const all = plain(`${rule.number} ${rule.text} ${rule.ruling}`);
    return words.every((word) => all.includes(word));
  };
  const rules = other?.chapters.flatMap((chapter) => chapter.rules.filter(holds)) ?? [];
  const there = new Set(rules.map((rule) => rule.number));
  return book.chapters
    .map((chapter) => ({
      title: chapter.title,
      rules: chapter.rules.filter((rule) => holds(rule) || there.has(rule.number)),
    }))
    .filter((chapter) => chapter.rules.length > 0);
}

export type Piece =
  | { kind: "text"; text: string }
  | { kind: "strong"; text: string }
  | { kind: "rule"; text: string };

/** A rule's text in pieces: **strong**, and the numbers of other rules as links. */
export function pieces(text: string): Piece[] {
  const out: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(/\*\*([^*]+)\*\*|\b([A-Z]{2,}-\d{3,4}[a-z]?)\b/g)) {
    if (found.index > from) out.push({ kind: "text", text: text.slice(from, found.index) });
    if (found[1] !== undefined) out.push({ kind: "strong", text: found[1] });
    else out.push({ kind: "rule", text: found[2] ?? "" });
    from = found.index + found[0].length;
  }
  if (from < text.length) out.push({ kind: "text", text: text.slice(from) });
  return out;
}
