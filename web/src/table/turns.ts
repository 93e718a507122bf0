// The journal told by turns: what somebody did in one go is one line with what it changed, made from
// the single lines by the game's telling. The single lines stay with it, as the proof.
import type { Arg, JournalEntry, JournalLine, Lang } from "../contract";
import { fillLines, numberOf, type Changes, type Clause, type Telling } from "./telling";

/** A line of the journal with the move it came with. */
export interface Step extends JournalLine {
  ply: number;
}

export interface Turn {
  seat: number | null; // nobody's: an event of the table
  ply: number; // the last move of it
  first: number; // the first
  steps: Step[];
  text: string; // without the name; empty where there is nothing to tell
  changes: string[]; // "−9"
  secret: boolean; // something of it these eyes may not see
}

/** Whom a line speaks of: the first seat it names is who did it. */
export function subjectOf({ args = [] }: JournalLine): number | null {
  for (const arg of args) if (typeof arg === "object" && "seat" in arg) return arg.seat;
  return null;
}

interface Draft {
  seat: number | null;
  part: string | null;
  event: boolean;
  steps: Step[];
  secret: number | null; // the ply of a move that is hidden
}

const isText = ({ en, pl }: Clause): boolean => en !== undefined || pl !== undefined;

/** Whether a line goes on with what is told: what is no news of its own belongs to what brought it about. */
function belongs(
  open: Draft,
  clause: Clause | undefined,
  line: JournalLine,
  told: boolean,
  by: number | null, // who made the move
): boolean {
  // In a game that has no telling every line is news of whom it speaks.
  const who = subjectOf(line) ?? by;
  if (!clause) return told || who === open.seat;
  if (clause.follows) return true;
  if (clause.event) return open.event && open.steps.at(-1)?.word === line.word;
  if (open.event || open.seat !== who) return false;
  return clause.part === undefined || open.part === null || open.part === clause.part;
}

/** Cuts the journal into turns, oldest first. */
function drafts(entries: readonly JournalEntry[], telling: Telling): Draft[] {
  const cut: Draft[] = [];
  const told = Object.keys(telling.log.lines).length > 0;
  let open = null as Draft | null;
  const begin = (seat: number | null, clause?: Clause): Draft => {
    const event = clause?.event ?? false;
    open = { seat: event ? null : seat, part: null, event, steps: [], secret: null };
    cut.push(open);
    return open;
  };
  for (const { ply, seat, lines, secret } of entries) {
    if (secret && lines.length === 0) begin(seat).secret = ply;
    const opener = lines.find(({ word = 0 }) => telling.log.lines[word]?.opens);
    if (opener) begin(subjectOf(opener) ?? seat);
    for (const line of lines) {
      const step = { ...line, ply };
      const clause = telling.log.lines[line.word ?? 0];
      const who = subjectOf(line);
      const into =
        open && belongs(open, clause, line, told, seat) ? open : begin(who ?? seat, clause);
      into.part ??= clause?.part ?? null;
      into.steps.push(step);
    }
  }
  return cut;
}

interface Said {
  clause: Clause;
  word: number;
  under: string; // the head it stands behind
  lines: Arg[][];
}

/** The clauses of a turn in the order in which they came up; lines of one kind add up. */
function clausesOf(steps: readonly Step[], { log }: Telling): Said[] {
  const said: Said[] = [];
  let under = "";
  for (const { word = 0, args = [] } of steps) {
    const clause = log.lines[word];
    if (!clause || !isText(clause)) continue;
    if (clause.head) under = `${word} ${JSON.stringify(args[1] ?? null)}`;
    const found = said.find((each) => each.word === word && each.under === under);
    if (found) found.lines.push(args);
    else said.push({ clause, word, under, lines: [args] });
  }
  return said;
}

/** The members of a list, each once: lines in which it names the same things count together. */
function members(lines: readonly Arg[][], each: string): Arg[][][] {
  const found = new Map<string, Arg[][]>();
  for (const args of lines) {
    const named = args.filter((arg, at) => typeof arg === "object" && each.includes(`{${at}`));
    const id = JSON.stringify(named);
    const same = found.get(id);
    if (same) same.push(args);
    else found.set(id, [args]);
  }
  return [...found.values()];
}

/** The arguments with the names that things have in this sentence. */
const renamed = (args: readonly Arg[], { as = {} }: Clause, lang: Lang): Arg[] =>
  args.map((arg) => {
    const name = typeof arg === "object" && "target" in arg ? as[arg.target]?.[lang] : undefined;
    return name === undefined ? arg : ({ ...(arg as object), name } as Arg);
  });

function clauseText({ clause, lines: all }: Said, lang: Lang, names: readonly string[]): string {
  const lines = all.map((args) => renamed(args, clause, lang));
  const each = clause.each?.[lang];
  const list =
    each === undefined
      ? ""
      : members(lines, each)
          .map((same) => fillLines(lang, each, same, names))
          .join(", ");
  return fillLines(lang, clause[lang] ?? "", lines, names, { list });
}

/** "makes 2 employee moves; Recruiting: hires 1". */
function turnText(said: readonly Said[], lang: Lang, names: readonly string[]): string {
  const parts: { head: string; texts: string[] }[] = [];
  for (const each of said) {
    const text = clauseText(each, lang, names);
    const last = parts.at(-1);
    if (each.clause.head) parts.push({ head: text, texts: [] });
    else if (last) last.texts.push(text);
    else parts.push({ head: "", texts: [text] });
  }
  return parts
    .map(({ head, texts }) => [head, texts.join(", ")].filter(Boolean).join(": "))
    .join("; ");
}

/** The amount that a key of pays or gains means: its own name, or that of a thing's kind. */
function amountOf(key: string, args: readonly Arg[], { log }: Telling): string | null {
  if (!key.startsWith("@")) return key;
  const arg = args[Number(key.slice(1))];
  const target = typeof arg === "object" && "target" in arg ? arg.target : "";
  return Object.keys(log.amounts).find((each) => log.amounts[each]?.of?.includes(target)) ?? null;
}

/** What the turn changed, amount by amount: "−9". */
function changesOf(steps: readonly Step[], telling: Telling, lang: Lang): string[] {
  const sums = new Map<string, number>();
  for (const { word = 0, args = [] } of steps) {
    const { gains = {}, pays = {} } = telling.log.lines[word] ?? {};
    const add = (changes: Changes, sign: number): void => {
      for (const [key, at] of Object.entries(changes)) {
        const amount = amountOf(key, args, telling);
        const by = at === "one" ? 1 : numberOf(args[at]);
        if (amount !== null) sums.set(amount, (sums.get(amount) ?? 0) + sign * by);
      }
    };
    add(gains, 1);
    add(pays, -1);
  }
  return Object.entries(telling.log.amounts).flatMap(([amount, text]) => {
    const sum = sums.get(amount) ?? 0;
    if (sum === 0) return [];
    return [`${sum > 0 ? "+" : "−"}${fillLines(lang, text[lang], [[Math.abs(sum)]])}`];
  });
}

/** The turns of these entries, oldest first, in the words of the language the journal is in. */
export function turnsOf(
  entries: readonly JournalEntry[],
  telling: Telling,
  lang: Lang,
  names: readonly string[],
): Turn[] {
  return drafts(entries, telling).map(({ seat, steps, secret }) => {
    const said = clausesOf(steps, telling);
    const text = turnText(said, lang, names);
    // A single line that stands as it was written says its figure by itself.
    const written = text === "" && steps.length === 1;
    return {
      seat,
      ply: steps.at(-1)?.ply ?? secret ?? 0,
      first: steps[0]?.ply ?? secret ?? 0,
      steps,
      text,
      changes: written ? [] : changesOf(steps, telling, lang),
      secret: secret !== null,
    };
  });
}
