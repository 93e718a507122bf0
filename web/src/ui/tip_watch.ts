// Which drawn thing or button a hand, a finger or the focus is on. A pointer that only passes asks nothing;
// a finger asks by staying, and what it then lets go of is not pressed.

const THINGS =
  "[data-target], :is([role=img], [role=button], button)[aria-label], [title], [data-tip-title]";
/** What only opens the sheet of a phone, counts or stands in a list says enough by itself; and what lies
 * over all of the page would hide its tip. */
const HANDLES = ".handle, .dock-tabs, .stepper, .popover, dialog";
const REST = 280;
const HOLD = 450;
/** What fills a good part of the table is not a thing on it. */
const MOST = 0.25;

/** The browser would show a title in its own way as well, so it is kept elsewhere while a mouse is there. Who
 * comes by keyboard keeps it: it is what a screen reader says of a button besides its name. */
function takeTitle(element: Element | null): void {
  const title = element?.getAttribute("title");
  if (!element || !title) return;
  element.setAttribute("data-tip-title", title);
  element.removeAttribute("title");
}

function giveTitle(element: Element | null): void {
  const title = element?.getAttribute("data-tip-title");
  if (!element || title === null || title === undefined) return;
  if (!element.hasAttribute("title")) element.setAttribute("title", title);
  element.removeAttribute("data-tip-title");
}

/** What is shown anew meanwhile has the newer title. */
export const tipTitle = (element: Element | null): string =>
  element?.getAttribute("title") ?? element?.getAttribute("data-tip-title") ?? "";

/** Tells of the thing that is asked about, whether a finger holds it, and when it no longer is; gives what
 * ends it. */
export function watchThings(
  frame: HTMLElement,
  tell: (thing: Element | null, held: boolean) => void,
): () => void {
  let timer = 0;
  let at: Element | null = null;
  let held = false;
  const small = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width * height < MOST * frame.clientWidth * frame.clientHeight;
  };
  const thingOf = (event: Event): Element | null => {
    const found = event.target instanceof Element ? event.target.closest(THINGS) : null;
    const drawn = found && frame.contains(found) && !found.closest(HANDLES);
    return drawn && small(found) ? found : null;
  };
  const leave = (): void => {
    clearTimeout(timer);
    giveTitle(at);
    at = null;
    tell(null, false);
  };
  const ask = (thing: Element | null, after: number): void => {
    if (thing === at) return;
    leave();
    if (!thing) return;
    at = thing;
    timer = window.setTimeout(() => tell(thing, false), after);
  };
  const listeners: [string, (event: Event) => void][] = [
    [
      "pointerover",
      (event) => {
        if ((event as PointerEvent).pointerType !== "mouse") return;
        ask(thingOf(event), REST);
        takeTitle(at);
      },
    ],
    ["pointerleave", leave],
    [
      "focusin",
      (event) => {
        if ((event.target as Element).matches(":focus-visible")) ask(thingOf(event), 0);
      },
    ],
    ["focusout", leave],
    [
      "pointerdown",
      (event) => {
        held = false;
        if ((event as PointerEvent).pointerType === "mouse") return;
        const thing = thingOf(event);
        leave();
        if (!thing) return;
        at = thing;
        timer = window.setTimeout(() => {
          held = true;
          tell(thing, true);
        }, HOLD);
      },
    ],
    ["pointerup", () => !held && clearTimeout(timer)],
    ["pointercancel", leave],
    ["scroll", leave],
    [
      "click",
      (event) => {
        // What was pressed has done what its tip told; a thing on the board may have more to say.
        if (!held) return at?.matches("[data-target]") ? undefined : leave();
        held = false;
        event.preventDefault();
        event.stopPropagation();
      },
    ],
    [
      "contextmenu",
      (event) => {
        if (held) event.preventDefault();
      },
    ],
  ];
  for (const [name, run] of listeners) frame.addEventListener(name, run, true);
  return () => {
    leave();
    for (const [name, run] of listeners) frame.removeEventListener(name, run, true);
  };
}
