// The steps of the turn so far; each can be gone back to while the table allows it.
import { useDesk } from "../table/desk";
import { turnSoFar } from "../table/journal";
import { stepsOf, wholeSteps } from "../table/trail";
import { Icon } from "../ui/icon";
import { windowWidth } from "../ui/media";
import { t } from "../words/words";

/** About how many letters stand beside "your turn"; what has no room is counted, never cut. */
const lettersIn = (width: number): number => (width < 1600 ? 22 : 40);

export const Trail = () => {
  const { board, session } = useDesk();
  const view = session.live.value;
  if (!view?.can_undo || !session.myTurn.value) return null;
  const turn = turnSoFar(session.journal.value.entries, view.to_move, board.value?.chapters);
  const steps = stepsOf(turn, session.moves.labels);
  const hidden = steps.length - wholeSteps(steps, lettersIn(windowWidth.value));
  return (
    <span class="trail">
      {hidden > 0 && <span>{t("n_steps", { n: hidden })}</span>}
      {steps.slice(hidden).map(({ ply, label }, i) => (
        <span key={ply} class="step">
          {(i > 0 || hidden > 0) && <Icon name="chevron" />}
          <button
            type="button"
            title={t("undo_to", { what: label })}
            onClick={() => session.moves.undoTo(ply - 1)}
          >
            {label}
          </button>
        </span>
      ))}
    </span>
  );
};
