// What happened since the player's last turn, on one card: to be read, watched again or put away.
import { useDesk } from "../table/desk";
import { sinceMyTurn } from "../table/since";
import { lang } from "../settings";
import { writtenNames } from "../table/people";
import { Icon, Pip } from "../ui/icon";
import { IconButton } from "../ui/top_bar";
import { t } from "../words/words";
import { TurnText } from "./log";

export const SinceCard = () => {
  const desk = useDesk();
  const { session } = desk;
  const view = session.live.value;
  const before = session.before.value;
  const from = (before?.ply ?? 0) + 1;
  const there = before !== null && session.myTurn.value && session.travel.atNow.value;
  if (!view || !there || desk.readUpTo.value >= from) return null;
  const names = writtenNames(view);
  const turns = sinceMyTurn(
    session.journal.value.entries,
    from,
    desk.telling.value,
    lang.value,
    names,
  );
  if (turns.length === 0) return null;
  return (
    <section class="since" aria-label={t("since_card")}>
      <header>
        <h2>{t("since_card")}</h2>
        <IconButton
          icon="play"
          label={t("since_replay")}
          onClick={() => {
            session.travel.look(from);
            desk.playing.value = true;
          }}
        />
        <IconButton
          icon="close"
          label={t("since_done")}
          onClick={() => (desk.readUpTo.value = from)}
        />
      </header>
      <ul>
        {turns.map((turn) => (
          <li key={`${turn.first} ${turn.seat} ${turn.text}`}>
            {turn.seat === null ? <Icon name="info" /> : <Pip seat={turn.seat} />}
            <TurnText turn={turn} names={names} />
            <span class="chg">{turn.changes.join(" ")}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
