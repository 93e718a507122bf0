// What a board is given. Who asks for it is drawn anew whenever the eyes move over the board, so only
// the board itself and its parts do.
import type { BoardProps, Target } from "../contract";
import { lang } from "../settings";
import { compact } from "../ui/media";
import { useDesk } from "./desk";

const NO_TARGETS: ReadonlyMap<string, Target> = new Map();

/** What the board is given: the view, the targets of the menu, and where the eyes are. */
export function useBoardProps(): BoardProps | null {
  const desk = useDesk();
  const { hand, session } = desk;
  const view = session.shown.value;
  if (!view) return null;
  return {
    view,
    data: desk.data.value,
    lang: lang.value,
    targets: session.atNow.value && !desk.replay ? hand.targets.value : NO_TARGETS,
    hovered: desk.lit.value ?? hand.hovered.value,
    amount: hand.amount.value,
    chosen: hand.narrowed.value,
    onHover: (target) => hand.point(target),
    onChoose: (target) => hand.choose(target),
    onTake: (option) => hand.take(option),
    layout: compact.value ? "phone" : "wide",
  };
}
