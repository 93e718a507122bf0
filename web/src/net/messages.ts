// What travels between the client and the server besides the views of contract.ts: the lobby's
// answers over REST and the table's messages over the WebSocket.
import type { Lang, View } from "../contract";

export type Bilingual = Record<Lang, string>;

// ---- REST ----

export interface OptionInfo {
  id: string;
  name: Bilingual;
  values: { id: string; name: Bilingual }[]; // the first is the default
  when?: When;
}

/** An option applies only to so many seats, or only where another one has one of these values. */
export interface When {
  seats?: { min?: number; max?: number };
  option?: string;
  is?: string[];
}

export interface LessonInfo {
  id: string;
  name: Bilingual;
  minutes: number;
  chapters: { id: string; name: Bilingual; how: string }[]; // how: a section of the short rules
}

export interface GameInfo {
  id: string;
  name: Bilingual;
  seats: { min: number; max: number };
  cooperative: boolean;
  rival: Bilingual | null; // the opponent for whom nobody sits
  phases: { id: string; name: Bilingual }[]; // of every round, in order
  options: OptionInfo[];
  lessons: LessonInfo[]; // in their order
  puzzles: { id: string; name: Bilingual }[];
  bots: string[]; // weakest first
  bot_styles: Record<string, Bilingual>; // how each plays at this game, in a few words
}

export interface SeatInfo {
  kind: "open" | "person" | "bot";
  name: string;
  bot?: string;
  connected: boolean;
  link?: boolean; // the link that the host was given still opens it
  colour?: number; // 0 to 5; not told in the lobby
  forfeited?: boolean; // its time ran out where that loses the game; a bot plays on
  resigned?: boolean; // its person gave up; a bot plays on for good
  consents?: number[]; // seats that agree to hand this one to a bot
}

export type Phase = "waiting" | "playing" | "over";

export interface TableInfo {
  id: string;
  game: string;
  title: string;
  phase: Phase;
  seats: SeatInfo[];
  options: Record<string, string>;
  ply: number;
  created: number; // milliseconds since 1970
  updated: number;
  watchers: number;
  chance_known?: boolean; // the host made it from a record that tells what chance will bring
}

export type ClockKind = "none" | "turn" | "game" | "days";
export type OnTimeout = "nothing" | "bot" | "forfeit";

export interface NewSeat {
  kind: "me" | "open" | "person" | "bot";
  bot?: string;
  name?: string;
}

export interface NewTable {
  game: string;
  title?: string;
  private: boolean;
  options: Record<string, string>;
  seats: NewSeat[];
  clock: { kind: ClockKind; seconds?: number; on_timeout: OnTimeout };
  hints?: boolean; // whether players may ask the coach; the server knows what is usual
  record?: string; // begin with the moves of a recorded game ...
  ply?: number; // ... up to this one
}

export interface CreatedTable {
  table: string;
  host: string; // the key that may change seats and start
  seats: { seat: number; key?: string }[];
}

// ---- WebSocket, from the server ----

export interface Clock {
  kind: Exclude<ClockKind, "none">;
  seconds: number;
  on_timeout: OnTimeout;
  left: (number | null)[]; // seconds by seat when this was sent; the seat to move counts down
  paused?: boolean; // by agreement: all clocks stand and nobody plays
}

export type Wish = "undo" | "pause" | "resume" | "time";

/** What one seat asks of the others; it happens when every person agrees. */
export interface Proposal {
  number: number;
  what: Wish;
  by: number;
  to?: number; // undo: the ply to which the match would go back
  seconds?: number; // time: how many more
  missing: number[]; // seats that have not answered yet
  lapses: number; // milliseconds since 1970
}

export interface TableState {
  table: string;
  type: "state";
  phase: Phase;
  seats: SeatInfo[];
  you: number | null; // whose eyes these are; a newer view's seat is newer
  host: boolean;
  clock: Clock | null;
  game: string;
  title?: string;
  private?: boolean; // not in the lobby, and nobody joins without a link
  options: Record<string, string>;
  hints?: boolean; // players may ask the coach
  team?: boolean; // all seats win or lose together
  commit: string | null; // SHA-256 of the seed, published before the first move
  seed?: string | null; // told when the game is over
  watchers: number;
  chance_known?: boolean; // the host made it from a record that tells what chance will bring
  proposal?: Proposal; // what is asked now
  rematch?: string; // the table at which the same people play again
  onlookers_chat?: boolean; // onlookers may talk among themselves
  notices?: Notices; // of one's own seat, where the server sends any
}

export type Hook = "json" | "discord" | "slack" | "ntfy";

/** Where a seat is told of its turn, and what the server offers. Addresses are never told. */
export interface Notices {
  webhook: Hook | null;
  email: boolean;
  webhooks: boolean;
  emails: boolean;
}

export type TableView = View & { table: string };

export interface ChatMessage {
  table: string;
  type: "chat";
  id: number; // grows from line to line
  from: string;
  seat: number | null;
  text: string;
  at: number;
  remark?: string; // what the seat did, where it said nothing: "undo 3", "pause"
}

export interface Murmur {
  from: string;
  text: string;
  at: number;
}

/** What onlookers say among themselves. */
export interface GalleryMessage {
  table: string;
  type: "gallery";
  whole?: boolean; // all there is, instead of what came before
  lines: Murmur[];
}

/** What was asked will not happen: a seat said no, or it lapsed. */
export interface DeclinedMessage {
  table: string;
  type: "declined";
  what: Wish;
  by: number;
  seat: number | null;
}

export interface ErrorMessage {
  table?: string;
  type: "error";
  code: string;
  message: string;
  refusal?: boolean; // the rules or the table say no to something well formed
  rule?: string;
  reason?: string;
  latest?: number;
  asked?: "hint" | "review" | "advice"; // what was refused, where the coach refuses
}

export interface ScoreLine {
  points: number;
  rule: string;
  text: string;
  group: string;
}

export interface ScoreSheet {
  table: string;
  type: "score";
  ply: number;
  over: boolean;
  groups: { id: string; name: string }[]; // the rows of the game's score pad, in order
  seats: { seat: number; points: number | null; place: number | null; lines: ScoreLine[] }[];
  // The opponent for whom nobody sits, where there is one.
  rival?: { name: string; points: number | null; place: number | null; lines: ScoreLine[] };
}

/** A move the coach thinks of; chances are from 0 to 1. */
export interface Advice {
  move: string;
  label: string;
  chance: number;
  share: number; // of the coach's thought
  why: string;
}

export interface HintMessage {
  table: string;
  type: "hint";
  ply: number;
  changes: number;
  seat: number;
  chances: number[]; // by seat
  options: Advice[]; // best first
}

/** What a seat of a team that is not asked would choose; a bot says why. */
export interface Point {
  seat: number;
  move: string;
  why?: string;
}

export interface PointsMessage {
  table: string;
  type: "points";
  ply: number;
  changes: number;
  points: Point[];
}

/** How far the coach has come. */
export interface ReviewingMessage {
  table: string;
  type: "reviewing";
  looked: number;
  plies: number;
}

/** A decision of a finished game, and what the coach would have done. */
export interface Decision {
  ply: number; // the position in which it was made
  seat: number;
  chances: number[]; // before it, by seat
  question: string; // what was asked
  played: string;
  played_label: string;
  played_chance: number;
  advised: string;
  advised_label: string;
  advised_chance: number;
  close: boolean; // the difference between the two could be chance
  why: string;
}

export interface ReviewMessage {
  table: string;
  type: "review";
  plies: number;
  decisions: Decision[];
  result: number[]; // how it ended: the win by seat
  curve: number[][]; // by seat, at each decision and at the end, calmed between turning points
  turns: { decision: number; seat: number; from: number; to: number }[];
  lost: number[];
}

/** The seat's own key from now on: the link with which it was taken is void once this one is used. */
export interface KeyMessage {
  table: string;
  type: "key";
  seat: number;
  key: string;
}

export type ServerMessage =
  | TableState
  | KeyMessage
  | TableView
  | ChatMessage
  | DeclinedMessage
  | GalleryMessage
  | ErrorMessage
  | ScoreSheet
  | HintMessage
  | PointsMessage
  | ReviewingMessage
  | ReviewMessage
  | { type: "pong"; table?: string };

// ---- WebSocket, from the client ----

/** How long an order holds: until one is asked about something else, or till the round or game ends. */
export type Until = "question" | "round" | "end";

/** A decision made beforehand: see docs/protocol.md, "order". */
export interface Order {
  verb: string;
  limit?: number;
  otherwise?: string;
  until?: Until;
  about?: string[];
}

export type TableRequest =
  | {
      type: "sit";
      key: string | null;
      others?: string[]; // keys of further seats whose people are at this screen
      follow?: boolean; // the eyes go with the turn, from one of these seats to the next
      since: number;
      chat: number;
      lang: Lang;
      renew?: boolean; // give me a key of my own for a link that the host has, too
    }
  | { type: "move"; ply: number; changes: number; move: string; since: number; lang: Lang }
  | { type: "undo" | "redo"; ply: number; changes: number; since: number; lang: Lang }
  | ({ type: "order"; lang: Lang } & Order)
  | { type: "cancel"; verb?: string; lang: Lang }
  | { type: "forced"; on: boolean; lang: Lang }
  | { type: "leave"; lang: Lang }
  | { type: "view"; since: number; lang: Lang }
  | { type: "jump"; ply: number; since: number; lang: Lang }
  | { type: "score"; lang: Lang }
  | { type: "hint"; ply: number; changes: number; lang: Lang }
  | { type: "point"; ply: number; changes: number; move?: string; lang: Lang } // no move: no longer
  | { type: "advice"; ply: number; changes: number; lang: Lang }
  | { type: "review"; lang: Lang }
  | { type: "chat"; text: string; name?: string } // an onlooker gives a name
  | { type: "onlookers"; chat: boolean }
  | { type: "resign"; bot: string }
  | { type: "name"; name: string }
  | { type: "colour"; colour: number }
  | { type: "propose"; what: Wish; ply: number; changes: number; seconds?: number; lang: Lang }
  | { type: "agree" | "decline"; number: number; lang: Lang };

export type ClientMessage = (TableRequest & { table: string }) | { type: "ping" };
