// A window in front of the page, for what is no choice of the game: help, a question, a list of
// links. The browser's own dialog keeps the focus inside and closes with Escape.
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../words/words";
import { Icon } from "./icon";

export interface DialogProps {
  title: string;
  close(): void;
  children: ComponentChildren;
}

export const Dialog = ({ title, close, children }: DialogProps) => {
  const box = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = box.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={box}
      class="dialog"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => {
        if (event.target === box.current) close(); // the backdrop
      }}
    >
      <div class="dialog-in">
        <div class="dialog-head">
          <h2 id={heading}>{title}</h2>
          <button class="btn quiet icon" type="button" aria-label={t("close")} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
};
