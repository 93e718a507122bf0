// A table that is being set: who sits where, what is agreed, which clock. What the page of a new table
// fills in, and what is asked of the server in the end.
import type { ClockKind, GameInfo, NewSeat, NewTable, OnTimeout } from "../net/messages";
import { namedSeat, usualBot } from "./create";
import { agreed } from "./game_options";

/** A seat of kind "me" beyond the first is somebody at this screen. */
export interface Draft {
  game: GameInfo;
  title: string;
  isPrivate: boolean; // as far as nobody is awaited from the lobby
  seats: NewSeat[];
  options: Record<string, string>; // what was chosen, also where it does not apply now
  clock: ClockKind;
  minutes: number;
  onTimeout: OnTimeout;
  hints: boolean | null; // null: as is usual for those who play
}

/** Whom one plays with, when all other seats are of one kind. */
export const COMPANIES = ["bots", "friends", "anybody"] as const;
export type Company = (typeof COMPANIES)[number];

function companion(company: Company, game: GameInfo): NewSeat {
  if (company === "bots") return { kind: "bot", bot: usualBot(game) };
  return { kind: company === "friends" ? "person" : "open" };
}

const firstOfMe = (seats: readonly NewSeat[]): number =>
  seats.findIndex((seat) => seat.kind === "me");

const isOther = (seats: readonly NewSeat[]) => {
  const me = firstOfMe(seats);
  return (_: NewSeat, at: number): boolean => at !== me;
};

/** Null when it is mixed, or when there are no others. */
export function companyOf(draft: Draft): Company | null {
  const others = draft.seats.filter(isOther(draft.seats));
  const kinds = new Set(others.map((seat) => seat.kind));
  if (kinds.size !== 1) return null;
  return COMPANIES.find((each) => kinds.has(companion(each, draft.game).kind)) ?? null;
}

/** Everybody but me becomes one of these. */
export function inCompany(draft: Draft, company: Company): NewSeat[] {
  const other = isOther(draft.seats);
  return draft.seats.map((seat, at) => (other(seat, at) ? companion(company, draft.game) : seat));
}

/** More or fewer seats; who comes in addition is like the others. */
export function resized(draft: Draft, count: number): NewSeat[] {
  const company = companyOf(draft) ?? "bots";
  const more = Array.from({ length: Math.max(0, count - draft.seats.length) }, () =>
    companion(company, draft.game),
  );
  return [...draft.seats.slice(0, count), ...more];
}

export function blank(game: GameInfo, company: Company): Draft {
  const count = Math.min(game.seats.max, Math.max(game.seats.min, 4));
  return {
    game,
    title: "",
    isPrivate: true,
    seats: Array.from({ length: count }, (_, i): NewSeat =>
      i === 0 ? { kind: "me" } : companion(company, game),
    ),
    options: {},
    clock: "none",
    minutes: 15,
    onTimeout: "nothing",
    hints: null,
  };
}

/** Alone with bots, or all at one screen: nobody has to come. */
export const isComplete = (seats: readonly NewSeat[]): boolean =>
  seats.every((seat) => seat.kind === "me" || seat.kind === "bot");

/** A hint takes nothing from anybody where all are here. */
export const hintsOf = (draft: Draft): boolean => draft.hints ?? isComplete(draft.seats);

/** Anybody can come only to a table that the lobby shows. */
export const awaitsAnybody = ({ seats }: Draft): boolean =>
  seats.some((seat) => seat.kind === "open");

export const privateOf = (draft: Draft): boolean => draft.isPrivate && !awaitsAnybody(draft);

export function toTable(draft: Draft, me: string): NewTable {
  const { clock, game, minutes, seats } = draft;
  const first = firstOfMe(seats);
  const title = draft.title.trim();
  return {
    game: game.id,
    ...(title === "" ? {} : { title }),
    private: privateOf(draft),
    options: agreed(game, seats.length, draft.options),
    hints: hintsOf(draft),
    seats: seats.map((seat, i) => (i === first ? namedSeat("me", me) : seat)),
    clock:
      clock === "none"
        ? { kind: "none", on_timeout: "nothing" }
        : { kind: clock, seconds: Math.round(minutes * 60), on_timeout: draft.onTimeout },
  };
}
