// What happened since the player's last turn, on one card: to be read, watched again or put away.
import { useComputed, type ReadonlySignal } from "@preact/signals";
import { lang } from "../settings";
import { useDesk, type Desk } from "../table/desk";
import { writtenNames } from "../table/people";
import { sinceMyTurn, type Since } from "../table/since";
import { Icon, Pip } from "../ui/icon";
import { IconButton } from "../ui/top_bar";
import { t } from "../words/words";
import { TurnText } from "./turn_text";

function sinceOf({ readUpTo, session, telling }: Desk): Since | null {
  const view = session.live.value;
  const before = session.before.value;
  if (!view || !before || !session.myTurn.value || !session.travel.atNow.value) return null;
  const from = before.ply + 1;
  if (readUpTo.value >= from) return null;
  const { entries } = session.journal.value;
  return sinceMyTurn(entries, from, view.seat, telling.value, lang.value, writtenNames(view));
}

/** What there is to read, if anything. */
export function useSince(): ReadonlySignal<Since | null> {
  const desk = useDesk();
  return useComputed(() => sinceOf(desk));
}

const Buttons = ({ from }: { from: number }) => {
  const desk = useDesk();
  return (
    <>
      <IconButton
        icon="play"
        label={t("since_replay")}
        onClick={() => {
          desk.session.travel.look(from);
          desk.playing.value = true;
        }}
      />
      <IconButton
        icon="close"
        label={t("since_done")}
        onClick={() => (desk.readUpTo.value = from)}
      />
    </>
  );
};

export const SinceCard = ({ since }: { since: Since }) => {
  const view = useDesk().session.live.value;
  const names = view ? writtenNames(view) : [];
  return (
    <section class="since" aria-label={t("since_card")}>
      <header>
        <h2>{t("since_card")}</h2>
        <Buttons from={since.from} />
      </header>
      <ul>
        {since.turns.map((turn) => (
          <li key={`${turn.first} ${turn.seat} ${turn.text}`}>
            {turn.seat === null ? <Icon name="info" /> : <Pip seat={turn.seat} />}
            <TurnText turn={turn} names={names} />
            <span class="chg">
              {turn.changes.map((change) => (
                <b key={change} class={change.startsWith("−") ? "neg" : ""}>
                  {change}
                </b>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** On a phone, where the log is in a drawer: that there is something to read. */
export const SinceChip = () => {
  const desk = useDesk();
  const since = useSince().value;
  if (!since || desk.sheet.value === "log") return null;
  return (
    <div class="since chip-line">
      <button type="button" onClick={() => desk.show("log")}>
        {t("since_n", { n: since.turns.length })}
      </button>
      <Buttons from={since.from} />
    </div>
  );
};
