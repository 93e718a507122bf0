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
  body: ComponentChildren;
}

const SHOWN_FOR = 5000;
let count = 0;

export const toasts = signal<readonly Toast[]>([]);

export const dismiss = (id: number): void => {
  toasts.value = toasts.value.filter((each) => each.id !== id);
};

export function toast(kind: Toast["kind"], body: ComponentChildren): void {
  const id = ++count;
  toasts.value = [...toasts.value.slice(-2), { id, kind, body }];
  // What went wrong or was refused stays longer: it has to be read.
  setTimeout(() => dismiss(id), kind === "good" ? SHOWN_FOR : 2 * SHOWN_FOR);
}

const ICONS = { good: "check", bad: "warning", plain: "info" } as const;

export const Toasts = () => {
  const box = useRef<HTMLDivElement>(null);
  // What was shown last lies on top.
  useLayoutEffect(() => {
    const shown = box.current;
    if (!shown?.showPopover) return;
    if (shown.matches(":popover-open")) shown.hidePopover();
    shown.showPopover();
  }, [toasts.value]);
  return (
    <div ref={box} class="toasts" popover="manual" role="status" aria-live="polite">
      {toasts.value.map(({ id, kind, body }) => (
        <div key={id} class={`note-bar ${kind}`}>
          <Icon name={ICONS[kind]} />
          <span>{body}</span>
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
