// Escape for what the board itself has open, before the shell hears it; not while a dialog of the
// shell is in front of everything.
import { useLayoutEffect } from "preact/hooks";

/** `run` is null while there is nothing to leave. */
export function useEscape(run: (() => void) | null): void {
  // With the frame that shows it, so that the first Escape is not lost on a busy machine.
  useLayoutEffect(() => {
    if (run === null) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      if (document.querySelector("dialog[open]")) return;
      event.preventDefault();
      run();
    };
    addEventListener("keydown", onKey, { capture: true });
    return () => removeEventListener("keydown", onKey, { capture: true });
  });
}
