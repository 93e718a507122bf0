// The tip of whatever is pointed at on the board: the sentence that those who hear the board are told.
// What is refused, or belongs to several options, is explained by the shell.
import { useEffect, useState } from "preact/hooks";
import type { BoardProps } from "../../contract";
import { placeTip } from "../../table/tips";

const DELAY = 280;
const LONG_PRESS = 450;
const ROOM = { width: 280, height: 96 };

interface Shown {
  text: string;
  left: number;
  top: number;
}

/** Whether the shell has something to say about it. */
function explained(props: BoardProps, target: string | undefined): boolean {
  const found = target === undefined ? undefined : props.targets.get(target);
  return (
    found !== undefined && (found.options.length !== 1 || target?.startsWith("field:") === true)
  );
}

export const Tips = ({
  root,
  props,
}: {
  root: { current: HTMLElement | null };
  props: BoardProps;
}) => {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    const box = root.current;
    if (!box) return;
    let timer = 0;
    const hide = (): void => {
      clearTimeout(timer);
      setShown(null);
    };
    const show = (thing: HTMLElement): void => {
      const outer = box.getBoundingClientRect();
      const inner = thing.getBoundingClientRect();
      const at = {
        x: inner.left - outer.left,
        y: inner.top - outer.top,
        width: inner.width,
        height: inner.height,
      };
      const { left, top } = placeTip(outer, at, ROOM);
      setShown({ text: thing.dataset.tip ?? "", left, top });
    };
    const enter = (event: PointerEvent): void => {
      hide();
      const thing = (event.target as Element).closest<HTMLElement>("[data-tip]");
      if (!thing || explained(props, thing.dataset.target)) return;
      const wait = event.pointerType === "touch" ? LONG_PRESS : DELAY;
      timer = window.setTimeout(() => show(thing), wait);
    };
    box.addEventListener("pointerover", enter);
    box.addEventListener("pointerout", hide);
    box.addEventListener("pointercancel", hide);
    box.addEventListener("pointerup", hide);
    return () => {
      hide();
      box.removeEventListener("pointerover", enter);
      box.removeEventListener("pointerout", hide);
      box.removeEventListener("pointercancel", hide);
      box.removeEventListener("pointerup", hide);
    };
  }, [props.targets]);
  if (!shown) return null;
  return (
    <p
      class="board-tip"
      aria-hidden="true"
      style={{ left: `${shown.left}px`, top: `${shown.top}px` }}
    >
      {shown.text}
    </p>
  );
};
