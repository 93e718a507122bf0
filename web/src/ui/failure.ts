// What was refused or went wrong, in words that can be shown. The table speaks the reader's language
// about the game itself; what the server says besides is known here by its code.
import { ApiError } from "../net/api";
import { t, type Word } from "../words/words";

const WORDS: Record<string, Word> = {
  asked_already: "error_asked_already",
  bad_address: "error_bad_address",
  bad_key: "error_bad_key",
  bad_name: "error_bad_name",
  bad_order: "error_bad_order",
  bad_text: "error_bad_text",
  bot_plays: "handed_over",
  full: "error_full",
  just_left: "error_just_left",
  move_lost: "error_move_lost",
  no_clock: "error_no_clock",
  no_hints: "coach_off",
  no_notices: "error_no_notices",
  no_proposal: "error_no_proposal",
  no_table: "table_unknown",
  not_paused: "error_not_paused",
  not_your_turn: "not_your_turn",
  open_seat: "error_open_seat",
  paused: "is_paused",
  present: "error_present",
  private: "error_private",
  stale: "error_stale",
  started: "error_started",
  storage: "error_storage",
  taken: "error_taken",
  too_fast: "error_too_fast",
  too_many: "error_too_many",
  waiting: "error_waiting",
};

export function refusalText({ code, message }: { code: string; message: string }): string {
  const word = WORDS[code];
  return word ? t(word) : message;
}

export function failureText(error: unknown): string {
  if (error instanceof ApiError && error.status !== 0 && error.message !== "") {
    return refusalText(error);
  }
  return t("unreachable");
}
