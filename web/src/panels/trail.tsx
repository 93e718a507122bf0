// The steps of the turn so far; each but the last can be gone back to while the table allows it.
import { useDesk } from "../table/desk";
import { turnSoFar } from "../table/journal";
import { Icon } from "../ui/icon";
import { windowWidth } from "../ui/media";
import { t } from "../words/words";

/** About how many letters stand beside "your turn"; what has no room is counted, never cut. */
const lettersIn = (width: number): number => (width < 1600 ? 22 : 40);
const BETWEEN = 4;

/** How many of the last steps can be said whole. */
export function wholeSteps(labels: readonly string[], letters: number): number {
  let left = letters;
  let shown = 0;
  for (const label of [...labels].reverse()) {
    left -= label.length + BETWEEN;
    if (left < 0) break;
    ++shown;
  }
  return shown;
}

export const Trail = () => {
  const { session } = useDesk();
  const view = session.live.value;
  if (!view?.can_undo || !session.myTurn.value) return null;
  const steps = turnSoFar(session.journal.value.entries, view.to_move);
  const labels = steps.map(
    (entry) => session.moves.labels.get(entry.ply) ?? entry.lines[0]?.text ?? "…",
  );
  const hidden = steps.length - wholeSteps(labels, lettersIn(windowWidth.value));
  return (
    <span class="trail">
      {hidden > 0 && <span>{t("n_steps", { n: hidden })}</span>}
      {steps.slice(hidden).map((entry, i) => {
        const label = labels[hidden + i] ?? "";
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
