// The focus of a panel that opens beside what one does: when the panel goes with the focus in it, the
// focus goes back to where it came from instead of getting lost.
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

/** With "enter" who opened it by key is taken there. */
export function useFocusBack(box: RefObject<HTMLElement | null>, how: "stay" | "enter"): void {
  useLayoutEffect(() => {
    const from = document.activeElement as HTMLElement | null;
    if (how === "enter" && from?.matches(":focus-visible")) {
      box.current?.focus({ preventScroll: true });
    }
    return () => {
      if (box.current?.contains(document.activeElement)) from?.focus({ preventScroll: true });
    };
  }, []);
}
