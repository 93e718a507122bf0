// On a phone most of a board is out of sight: what a player is asked about comes into it.
import { useEffect } from "preact/hooks";
import { useDesk } from "../table/desk";
import { TARGETS } from "../ui/drawn";
import { compact } from "../ui/media";
import { bringOneIntoSight } from "../ui/sight";

/** Once for every question, and when another part is opened; what is seen already stays where it is. */
export function useAsked(box: { current: HTMLElement | null }, part: string | null = null): void {
  const { board, session } = useDesk();
  const view = session.travel.shown.value;
  const question = compact.value && view && view.to_move === view.seat ? view.ply : null;
  const drawn = board.value !== null;
  useEffect(() => {
    if (question === null) return;
    // Some parts are drawn when they know how wide they are.
    const later = requestAnimationFrame(() => {
      const offered = `${TARGETS}:not([aria-disabled=true])`;
      bringOneIntoSight([...(box.current?.querySelectorAll(offered) ?? [])]);
    });
    return () => cancelAnimationFrame(later);
  }, [question, part, drawn]);
}
