// The steps of the turn so far; each but the last can be gone back to while the table allows it.
import { useDesk } from "../table/desk";
import { turnSoFar } from "../table/journal";
import { Icon } from "../ui/icon";
import { t } from "../words/words";

const SHOWN = 3;

export const Trail = () => {
  const { session } = useDesk();
  const view = session.live.value;
  if (!view?.can_undo || !session.myTurn.value) return null;
  const steps = turnSoFar(session.journal.value.entries, view.to_move);
  const hidden = Math.max(0, steps.length - SHOWN);
  return (
    <span class="trail">
      {hidden > 0 && <span>{t("n_steps", { n: hidden })}</span>}
      {steps.slice(hidden).map((entry, i) => {
        const label =
          session.moves.labels.get(entry.ply) ?? entry.lines[0]?.text ?? entry.move ?? "";
        return (
          <span key={entry.ply} class="step">
            {(i > 0 || hidden > 0) && <Icon name="chevron" />}
            <button
              type="button"
              title={t("undo_to", { what: label })}
              onClick={() => session.moves.undoTo(entry.ply - 1)}
            >
              {label}
            </button>
          </span>
        );
      })}
    </span>
  );
};
