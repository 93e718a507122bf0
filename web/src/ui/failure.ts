// A failed request in words that can be shown.
import { ApiError } from "../net/api";
import { t } from "../words/words";

export function failureText(error: unknown): string {
  if (error instanceof ApiError && error.status !== 0 && error.message !== "") return error.message;
  return t("unreachable");
}
