// What the window is like, as signals.
import { signal, type Signal } from "@preact/signals";

function query(text: string): Signal<boolean> {
  const media = matchMedia(text);
  const made = signal(media.matches);
  media.addEventListener("change", (event) => (made.value = event.matches));
  return made;
}

/** Phones and tablets: no side, a sheet at the bottom instead. */
export const compact = query("(max-width: 1179px)");

/** Nothing should move that need not. */
export const stillness = query("(prefers-reduced-motion: reduce)");

/** Small laptops: little room from top to bottom. */
export const lowWindow = query("(max-height: 799px)");

export const windowWidth = signal(innerWidth);
addEventListener("resize", () => (windowWidth.value = innerWidth));

/** Beats once a second, for clocks. */
export const second = signal(Date.now());
setInterval(() => (second.value = Date.now()), 1000);
