// Who sits on one seat: me, a bot of some level, a friend by link, anybody.
import type { GameInfo, NewSeat } from "../net/messages";
import { botName } from "../table/people";
import { Select, type Choice } from "../ui/fields";
import { t } from "../words/words";

export type SeatChoice = string; // "me", "person", "open", or "bot greedy"

export const choiceOf = (seat: NewSeat): SeatChoice =>
  seat.kind === "bot" ? `bot ${seat.bot ?? ""}` : seat.kind;

export function seatOf(choice: SeatChoice, name: string | undefined): NewSeat {
  const named = name === undefined ? {} : { name };
  if (choice.startsWith("bot ")) return { kind: "bot", bot: choice.slice(4) };
  return { kind: choice as "me" | "person" | "open", ...named };
}

/** The levels of a game, strongest first. */
export const botChoices = (game: GameInfo | null): Choice<SeatChoice>[] =>
  [...(game?.bots ?? [])].reverse().map((bot) => ({ id: `bot ${bot}`, name: botName(bot) }));

interface SeatSelectProps {
  at: number;
  seat: NewSeat;
  label?: string;
  choices: readonly Choice<SeatChoice>[];
  onChange(seat: NewSeat): void;
}

export const SeatSelect = ({ at, seat, label, choices, onChange }: SeatSelectProps) => (
  <Select
    label={label ?? t("seat_n", { n: at + 1 })}
    hideLabel
    value={choiceOf(seat)}
    choices={choices}
    onChange={(choice) => onChange(seatOf(choice, seat.name))}
  />
);
