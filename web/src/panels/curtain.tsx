// Several people at one screen: before the next of them sees anything, the screen is handed over.
// The curtain covers everything, for the log and the seats may hold what only the last one may see.
// Where nothing is hidden no curtain falls; where nobody minds, the server lets the eyes go with the turn, and no curtain falls.
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { knownTable, type KnownSeat } from "../memory";
import { useDesk } from "../table/desk";
import { nameAt } from "../table/people";
import type { TableSession } from "../table/session";
import { Switch } from "../ui/fields";
import { Icon, Pip } from "../ui/icon";
import { t } from "../words/words";

/** Tables where nobody minds that the others look on. */
const open = signal<readonly string[]>([]);

/** The seat of this screen that has to choose now, if it is not the one that looks. */
function nextHere(session: TableSession): KnownSeat | null {
  const view = session.live.value;
  if (!view || view.to_move === null || view.to_move === session.seat) return null;
  if (session.state.value?.seats[view.to_move]?.kind === "bot") return null;
  return knownTable(session.table)?.mine.find((each) => each.seat === view.to_move) ?? null;
}

const Drawn = ({ next }: { next: KnownSeat }) => {
  const { session } = useDesk();
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  const name = nameAt(session, next.seat);
  return (
    <dialog
      ref={box}
      class={`curtain seat-${next.seat + 1}`}
      aria-labelledby="curtain-title"
      onCancel={(event) => event.preventDefault()}
    >
      <Pip seat={next.seat} />
      <h2 id="curtain-title">{t("hand_over", { name })}</h2>
      <p>{t("hand_over_note")}</p>
      <button class="btn primary" type="button" onClick={() => session.reseat(next.key)}>
        <Icon name="person" />
        {t("i_am", { name })}
      </button>
      <Switch
        label={t("hand_over_open")}
        on={false}
        onChange={() => (open.value = [...open.value, session.table])}
      />
    </dialog>
  );
};

export const Curtain = () => {
  const { session } = useDesk();
  const next = nextHere(session);
  const agreed = open.value.includes(session.table);
  useEffect(() => {
    if (agreed) session.lookTogether();
  }, [session, agreed]);
  const asked = next && !session.screen.together.value && session.travel.atNow.value ? next : null;
  // Where nothing is hidden there is nothing to cover.
  const alike = session.live.value?.alike ?? false;
  useEffect(() => {
    if (asked && alike) session.reseat(asked.key);
  }, [asked?.key, alike]);
  return asked && !alike ? <Drawn next={asked} /> : null;
};
