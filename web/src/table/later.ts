// What may be drawn one frame late: a click is answered at once where the eyes are, and the many
// pieces elsewhere do not delay the answer.
import { useSignal, useSignalEffect, type ReadonlySignal } from "@preact/signals";

/** Runs it when the frame that is being made is done; gives what calls it off. */
export function afterFrame(run: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => (timer = window.setTimeout(run)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** The same value one frame later. */
export function useLater<T>(source: ReadonlySignal<T>): ReadonlySignal<T> {
  const late = useSignal(source.peek());
  useSignalEffect(() => {
    const now = source.value;
    if (now === late.peek()) return;
    return afterFrame(() => (late.value = now));
  });
  return late;
}
