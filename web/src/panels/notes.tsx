// What everybody should read now: a line that is down, a board that did not come, what somebody asks for.
// It stands in the side below the log, on a phone over the seats: the board stays free, and what is asked.
import { useEffect, useState } from "preact/hooks";
import { tableSocket } from "../net/socket";
import { useDesk } from "../table/desk";
import { Icon } from "../ui/icon";
import { t } from "../words/words";
import { PausedNote, ProposalNote } from "./agreement";
import { BellOffer } from "./bell_offer";
import { RematchNote } from "./rematch";

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

const BoardNote = () => {
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

export const Notes = () => {
  const { replay } = useDesk();
  return (
    <div class="notes">
      <ConnectionNote />
      <BoardNote />
      {!replay && (
        <>
          <ProposalNote />
          <PausedNote />
          <RematchNote />
          <BellOffer />
        </>
      )}
    </div>
  );
};
