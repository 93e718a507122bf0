// Short messages that no other place on the screen has: a copied link, a refused move. They stand above
// all else, also above a window that is open.
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../words/words";
import { Icon } from "./icon";

export interface Toast {
  id: number;
  kind: "good" | "bad" | "plain";
  text: string;
  more: ComponentChildren;
}

const SHOWN_FOR = 5000;
/** So long it stands on after somebody has looked away from it, or has come back to the page. */
const LOOKED_AT = 2000;
let count = 0;

export const toasts = signal<readonly Toast[]>([]);

export const dismiss = (id: number): void => {
  toasts.value = toasts.value.filter((each) => each.id !== id);
};

/** The same text stands once, as long as if it were new: who is too fast is not told so three times over. */
export function toast(kind: Toast["kind"], text: string, more?: ComponentChildren): void {
  const id = ++count;
  const others = toasts.value.filter((each) => each.kind !== kind || each.text !== text);
  toasts.value = [...others.slice(-2), { id, kind, text, more }];
  // What went wrong or was refused stays longer: it has to be read.
  leave(id, kind === "good" ? SHOWN_FOR : 2 * SHOWN_FOR);
}

/** Somebody is at its link, or looks at another page and has not seen it. */
const isHeld = (): boolean =>
  globalThis.document !== undefined &&
  (document.hidden || document.querySelector(".toasts :is(:hover, :focus)") !== null);

function leave(id: number, after: number): void {
  setTimeout(() => (isHeld() ? leave(id, LOOKED_AT) : dismiss(id)), after);
}

const ICONS = { good: "check", bad: "warning", plain: "info" } as const;

export const Toasts = () => {
  const box = useRef<HTMLDivElement>(null);
  // What was shown last lies on top. It is hidden for that only where a window is open: a screen reader may
  // miss what is said in a place that was not there before.
  useLayoutEffect(() => {
    const shown = box.current;
    if (!shown?.showPopover) return;
    if (shown.matches(":popover-open")) {
      if (!document.querySelector("dialog[open]")) return;
      shown.hidePopover();
    }
    shown.showPopover();
  }, [toasts.value]);
  return (
    <div ref={box} class="toasts" popover="manual" role="status" aria-live="polite">
      {toasts.value.map(({ id, kind, text, more }) => (
        <div key={id} class={`note-bar ${kind}`}>
          <Icon name={ICONS[kind]} />
          <span>
            {text} {more}
          </span>
          <button
            class="btn quiet icon"
            type="button"
            aria-label={t("close")}
            onClick={() => dismiss(id)}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  );
};
