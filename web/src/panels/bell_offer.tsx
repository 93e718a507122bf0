// Asks once, where it makes sense: while one waits for another person.
import { knownTable } from "../memory";
import { notify } from "../settings";
import { askToTell, canTell } from "../table/bell";
import { useDesk } from "../table/desk";
import { Icon } from "../ui/icon";
import { t } from "../words/words";

export const BellOffer = () => {
  const { session } = useDesk();
  const asked = session.live.value?.to_move ?? null;
  const other = asked === null ? null : session.state.value?.seats[asked];
  const here = knownTable(session.table)?.mine.some(({ seat }) => seat === asked) ?? false;
  const waits = session.seat !== null && other?.kind === "person" && !here;
  if (!waits || notify.value !== "ask" || !canTell()) return null;
  return (
    <div class="note-bar" role="status">
      <Icon name="bell" />
      <span>{t("bell_offer")}</span>
      <div class="answers">
        <button class="btn" type="button" onClick={() => void askToTell()}>
          {t("bell_yes")}
        </button>
        <button class="btn quiet" type="button" onClick={() => (notify.value = "off")}>
          {t("bell_no")}
        </button>
      </div>
    </div>
  );
};
