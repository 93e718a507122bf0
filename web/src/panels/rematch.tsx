// Another game with the same people: who asks for it, and how the others hear of it.
import { knownTable } from "../memory";
import { useDesk } from "../table/desk";
import { goToRematch, rematch } from "../table/rematch";
import { failureText } from "../ui/failure";
import { Icon } from "../ui/icon";
import { toast } from "../ui/toast";
import { t } from "../words/words";

/** For those who have played; once somebody has asked, it leads there. */
export const RematchButton = () => {
  const { session } = useDesk();
  const state = session.state.value;
  const played = (knownTable(session.table)?.mine.length ?? 0) > 0;
  if (!state || (!played && state.rematch === undefined)) return null;
  const { rematch: table } = state;
  const ask = (): void =>
    void rematch(session).catch((error: unknown) => toast("bad", failureText(error)));
  return (
    <button
      class="btn primary"
      type="button"
      data-aid="rematch"
      onClick={() => (table === undefined ? ask() : goToRematch(session, state, table))}
    >
      <Icon name="redo" />
      {t(table === undefined ? "rematch" : "to_rematch")}
    </button>
  );
};

export const RematchNote = () => {
  const { session } = useDesk();
  if (session.state.value?.rematch === undefined) return null;
  return (
    <div class="note-bar" role="status" data-note="rematch">
      <Icon name="redo" />
      <span>{t("rematch_ready")}</span>
      <RematchButton />
    </div>
  );
};
