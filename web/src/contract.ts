// What the shell, the boards and the server agree on. The protocol's own words are in
// docs/protocol.md; this page is its shape in TypeScript, and the shape of a board component.
// A board knows its game; the shell knows none.
import type { ComponentType } from "preact";

export type Lang = "en" | "pl";

/** What fills a phrase. */
export type Arg = number | { seat: number } | { target: string; name: string };

/** One thing that may be chosen now. */
export interface MenuOption {
  move: string; // "bid 17", "build essen": what is sent back
  label: string;
  targets: string[]; // "city:essen", "plant:13": what may be clicked on the board
  names?: string[]; // what these are called
  args?: Arg[]; // what the label was made from
  short?: string; // for narrow places; the price stands beside it
  price?: number;
  // A run of amounts ("bid 13" to "bid 50") is one option: pattern is "bid {n}".
  min?: number;
  max?: number;
  pattern?: string;
  // Its labels with {n} for the amount, one for each plural form of the language.
  forms?: string[];
  short_forms?: string[];
}

/** One thing that may not be chosen, and by which rule. */
export interface Denied extends MenuOption {
  rule: string; // "PG-607"
  reason: string;
}

export interface JournalEntry {
  ply: number;
  seat: number | null;
  move?: string; // absent when it is secret
  secret?: boolean; // hidden from these eyes
  lines: JournalLine[];
}

export interface JournalLine {
  rule: string;
  text: string;
  targets?: string[]; // what the line speaks of
  word?: number; // which of the game's phrases it is, ...
  args?: Arg[]; // ... and what fills it
}

export interface Progress {
  round: number; // from 1; 0 before the first
  rounds?: number; // how many there will be, where that is fixed
  phase?: number; // of the game's phases, where it is in one of them
}

/** Who won and why. Without a winner all seats have lost, to the rival or together. */
export interface Outcome {
  winners: number[];
  rival: boolean; // the opponent for whom nobody sits won, or shares the win
  reason: string;
  rule: string;
}

/** One card of a guide: what it says, by which rules, and what lights up. */
export interface GuideCard {
  chapter?: number; // of a lesson, ...
  step?: number; // ... and of that chapter
  say: string;
  rules: string[];
  show: string[]; // targets, or places of the table: "table:bar"
}

/** What leads this seat through a lesson. */
export interface GuideView {
  lesson?: string; // its id, ...
  puzzle?: string; // ... or that of a puzzle
  name: string;
  chapters?: { id: string; name: string; steps: number }[];
  chapter?: number; // of the step that waits for a move
  step?: number; // of the chapter, the first to be read
  said?: string; // about the step before
  cards?: GuideCard[]; // to be read in turn; the last one waits for a move
  hint?: string;
  move?: string; // the intended one, ...
  label?: string; // ... in words
  playing?: boolean; // the others play what the lesson has them play
  over?: boolean;
  solved?: boolean; // of a puzzle that is over
  lost?: boolean; // the match has gone another way
}

/** A match as one pair of eyes may see it at some ply: the answer to {"type": "view"}. */
export interface View {
  protocol: 1;
  type: "view";
  ply: number; // the position shown
  latest: number; // how many moves the match has
  seat: number | null; // whose eyes; null for an onlooker
  to_move: number | null; // null when the game is over
  over: boolean;
  progress: Progress;
  outcome?: Outcome; // when the game is over
  reveals: number;
  alike?: boolean; // nothing is hidden from one seat that another may see
  names: string[]; // by seat; "" where nobody gave a name
  prompt?: string;
  prompt_short?: string; // for narrow places
  menu?: MenuOption[]; // only for the seat to move
  denied?: Denied[];
  may_point?: MenuOption[]; // of a team: what another seat is offered, as far as this one may know
  description: unknown; // the game's own: its board knows the shape
  scores: (number | null)[];
  places: (number | null)[];
  // Of an opponent for whom nobody sits.
  rival?: { points: number | null; place: number | null };
  journal: JournalEntry[];
  // only in the live view of a seat
  changes?: number;
  can_undo?: boolean;
  undo_reason?: string;
  can_redo?: boolean;
  orders?: unknown[];
  forced?: boolean;
  guide?: GuideView;
}

/** The options of a set-up by id; one that is not named, though it applies, has its first value. */
export type Chosen = Readonly<Record<string, string>>;

/** The files of games/<id>/data by name without ".json": {"plants": {...}, "maps/usa": {...}}. */
export type GameData = Record<string, unknown>;

/** What the menu says about one thing on the board. */
export interface Target {
  options: MenuOption[];
  denied: Denied[];
}

/**
 * A board draws each thing of the game with data-target="city:essen", so that tips and lessons know where
 * to stand and what it is. Of what the menu speaks is one focusable element, role "button", so that the
 * arrow keys can find its neighbours.
 */
export interface BoardProps {
  view: View;
  data: GameData;
  lang: Lang;
  /** By target id. A thing with options glows and can be chosen; one with only denials explains. */
  targets: ReadonlyMap<string, Target>;
  /** The target that is pointed at or focused, on the board or in the action bar. */
  hovered: string | null;
  /** Targets already clicked while an option with several targets is narrowed: drawn as chosen. */
  chosen?: readonly string[];
  /** The amount in the stepper of the action bar when an option is a range, else null. */
  amount: number | null;
  onHover(target: string | null): void;
  /** A click, Enter or Space on a target, offered or denied: the shell decides what happens. */
  onChoose(target: string): void;
  /**
   * Takes an option of the menu that the board has settled by itself: one piece of several on a
   * target. The moves in `then` follow it, each as soon as it is offered: a piece that walks on.
   */
  onTake?(option: MenuOption, then?: readonly string[]): void;
  /** The board tells which options belong to the piece in hand; the bar shows no others. */
  onHold?(options: readonly MenuOption[] | null): void;
  /** The rules of a thing, as the lessons name them: for a tip of the board's own. */
  Rules?: ComponentType<{ target: string }>;
  /** "wide" on a desktop; on a phone the shell asks for one part at a time. */
  layout: "wide" | "phone";
}

/** Figures the seat panel of the shell shows for each seat. */
export interface SeatFigures {
  order?: number; // position in the turn order, from 1
  items: { icon: string; value: string; label: string; alert?: boolean }[];
}

/** What boards/<game>/card.tsx exports as `card`: all that is shown of a game before its board is loaded. */
export interface Card {
  minutes: number; // that a game takes
  line: Record<Lang, string>; // what it is about
  Emblem: ComponentType;
  Mark: ComponentType; // a sign of the size of an icon
  /** Whether a set-up needs a data file; without it every table fetches them all. */
  wants?(file: string, options: Chosen): boolean;
}

/**
 * What boards/<game>/drawings.tsx exports as `drawings`: small pictures made of the board's own signs
 * and pieces, for texts that explain the game (games/<game>/how.json). They say nothing by themselves.
 */
export interface Drawings {
  root: string; // the class under which the sheet of the board draws
  Sprite: ComponentType;
  pictures: Readonly<Record<string, ComponentType>>; // by id: what is inside an SVG of 240 by 100
}

/** What boards/<game>/index.tsx exports as `board`. */
export interface Board {
  /** The shared board, filling the centre. */
  Main: ComponentType<BoardProps>;
  /** Parts that become tabs of the bottom sheet on a phone ("plants", "fuel"); in Main on a desktop. */
  parts: {
    id: string;
    icon: string;
    label: Record<Lang, string>;
    Part: ComponentType<BoardProps>;
  }[];
  /** What a desktop keeps below the log, always in sight; a phone has it among the parts. */
  Beside?: ComponentType<BoardProps>;
  /** The part a phone opens by itself in this position, if any. */
  openPart(view: View): string | null;
  /** For the seat panel. */
  seatFigures(view: View, data: GameData, lang: Lang, seat: number): SeatFigures;
  /**
   * While the game goes on: what stands over the board behind round and phase ("Stage 2"), or alone
   * before the first round; and in smaller letters what else one should know.
   */
  headline(view: View, data: GameData, lang: Lang): { text: string; detail: string };
  /** Rules whose journal lines open a new chapter of the log: "Round 4 begins." */
  chapters?: string[];
}
