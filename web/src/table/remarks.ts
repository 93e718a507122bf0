// What seats did besides playing, as it stands among the lines of chat.
import type { ChatMessage } from "../net/messages";
import { spanText, t } from "../words/words";
import { levelName, nameAt } from "./people";
import type { TableSession } from "./session";

export function remarkText(session: TableSession, { remark = "", seat }: ChatMessage): string {
  const [what, detail = ""] = remark.split(" ");
  const name = nameAt(session, seat ?? 0);
  switch (what) {
    case "undo":
      return t("remark_undo", { name, n: Number(detail) });
    case "took_back":
      return t("remark_took_back", { name });
    case "pause":
      return t("remark_pause", { name });
    case "resume":
      return t("remark_resume", { name });
    case "time":
      return t("remark_time", { name, time: spanText(Number(detail)) });
    case "resigned":
      return t("remark_resigned", { name, bot: levelName(detail) });
    default:
      return `${name}: ${remark}`;
  }
}
