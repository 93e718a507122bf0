// The tip beside whatever is pointed at or has the focus: what it is, what it does, and why it cannot
// be had. On a phone a long press or a tap on what cannot be chosen shows it at the bottom.
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../../contract";
import { placeTip } from "../../table/tips";
import { about } from "./about";
import { words } from "./words";

interface Pointed {
  id: string;
  element: Element;
}

const LONG_PRESS = 450;

/** The thing of the board that an event is about. */
const thingOf = (event: Event): Pointed | null => {
  const element = (event.target as Element | null)?.closest?.("[data-tip]");
  const id = element?.getAttribute("data-tip");
  return element && id ? { id, element } : null;
};

function usePointed(
  frame: RefObject<HTMLElement | null>,
  phone: boolean,
): [Pointed | null, () => void] {
  const [pointed, setPointed] = useState<Pointed | null>(null);
  useEffect(() => {
    const root = frame.current;
    if (!root) return;
    const clear = (): void => setPointed(null);
    const show = (event: Event): void => setPointed(thingOf(event));
    const focus = (event: Event): void => {
      if ((event.target as Element).matches(":focus-visible")) show(event);
    };
    let timer = 0;
    const press = (event: Event): void => {
      clearTimeout(timer);
      const thing = thingOf(event);
      timer = window.setTimeout(() => setPointed(thing), LONG_PRESS);
    };
    const release = (): void => clearTimeout(timer);
    // What can be pressed answers by itself.
    const tap = (event: Event): void => {
      const thing = thingOf(event);
      setPointed(thing && !thing.element.hasAttribute("data-target") ? thing : null);
    };
    const listeners: [string, (event: Event) => void][] = phone
      ? [
          ["pointerdown", press],
          ["pointerup", release],
          ["pointercancel", release],
          ["click", tap],
        ]
      : [
          ["pointerover", show],
          ["pointerleave", clear],
          ["focusin", focus],
          ["focusout", clear],
          ["click", clear],
        ];
    for (const [name, listener] of listeners) root.addEventListener(name, listener);
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of listeners) root.removeEventListener(name, listener);
    };
  }, [phone]);
  return [pointed, () => setPointed(null)];
}

export const BoardTip = (props: BoardProps & { frame: RefObject<HTMLElement | null> }) => {
  const { frame } = props;
  const phone = props.layout === "phone";
  const [pointed, clear] = usePointed(frame, phone);
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<ReturnType<typeof placeTip> | null>(null);
  const id = pointed?.id ?? null;
  const target = id === null ? undefined : props.targets.get(id);
  const card = id === null ? null : about(props, id);
  // Of several options the shell speaks.
  const hidden = !card || (!phone && (target?.options.length ?? 0) > 1);
  useEffect(clear, [props.view.ply]);
  useLayoutEffect(() => {
    const around = frame.current;
    if (hidden || phone || !around || !box.current || !pointed?.element.isConnected) {
      return setPlace(null);
    }
    const outer = around.getBoundingClientRect();
    const inner = pointed.element.getBoundingClientRect();
    // Beside the whole rail, so that it does not cover the neighbours in a row.
    const across = (pointed.element.closest(".rail") ?? pointed.element).getBoundingClientRect();
    const thing = {
      x: across.left - outer.left,
      y: inner.top - outer.top,
      width: across.width,
      height: inner.height,
    };
    const { offsetWidth: width, offsetHeight: height } = box.current;
    setPlace(placeTip(outer, thing, { width, height }));
  }, [id, hidden, phone]);
  if (hidden || !card) return null;
  const denied = (target?.options.length ?? 0) === 0 ? target?.denied[0] : undefined;
  const [option] = target?.options ?? [];
  return (
    <div
      ref={box}
      class={`pr-tip ${phone ? "at-foot" : ""}`}
      role={phone ? "status" : "presentation"}
      style={
        phone
          ? {}
          : { left: `${place?.left ?? 0}px`, top: `${place?.top ?? 0}px`, opacity: place ? 1 : 0 }
      }
    >
      <b>{card.name}</b>
      {card.text !== "" && <p>{card.text}</p>}
      {option && option.label !== card.name && <p class="offered">{option.label}</p>}
      {denied && (
        <p class="denied">
          {denied.reason} ({denied.rule})
        </p>
      )}
      {card.designed && <p class="designed">◇ {words[props.lang].designed}</p>}
    </div>
  );
};
