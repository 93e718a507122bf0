// What lies over the board for a while: a line that is down, a board that did not come.
import { useEffect, useState } from "preact/hooks";
import { tableSocket } from "../net/socket";
import { useDesk } from "../table/desk";
import { Icon } from "../ui/icon";
import { t } from "../words/words";

/** A short hiccup is not worth a word. */
const PATIENCE = 700;

export const ConnectionNote = () => {
  const desk = useDesk();
  const state = tableSocket(desk.session.table).state.value;
  const down = state === "lost" || state === "offline";
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!down) return setLate(false);
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [down]);
  if (!down || !late) return null;
  const kept = desk.session.moves.pending.value !== null;
  return (
    <div class="note-bar warn" role="status">
      <Icon name={state === "offline" ? "warning" : "link"} />
      <span>
        {t(state === "offline" ? "offline" : "reconnecting")} {kept && t("move_kept")}
      </span>
    </div>
  );
};

export const BoardNote = () => {
  const desk = useDesk();
  if (!desk.boardFailed.value) return null;
  return (
    <div class="note-bar bad" role="alert">
      <Icon name="warning" />
      <span>{t("board_failed")}</span>
      <button class="btn" type="button" onClick={() => desk.load()}>
        {t("try_again")}
      </button>
    </div>
  );
};
