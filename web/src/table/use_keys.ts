// The keyboard of the table page: keys become commands (keyboard.ts), commands become deeds here.
import { useEffect } from "preact/hooks";
import { walk } from "./choice";
import { gameInfo } from "../net/games";
import { pace } from "../settings";
import { TARGETS } from "../ui/drawn";
import { toast } from "../ui/toast";
import { t } from "../words/words";
import type { Desk } from "./desk";
import { PACES } from "./playback";
import { commandOf, neighbour, next, type Command, type Spot } from "./keyboard";

const typing = (element: Element | null): boolean =>
  element !== null && element.matches("input, textarea, select, [contenteditable]");

/** What acts on Enter by itself. */
const acting = (element: Element | null): boolean =>
  element !== null && element.matches("button, a[href], summary, [role=button], [role=tab]");

/** The offered targets that the board has drawn, with their places on the screen. */
function spots(desk: Desk): (Spot & { element: HTMLElement | SVGElement })[] {
  const { targets, narrowed } = desk.hand;
  const found = document.querySelectorAll<HTMLElement | SVGElement>(`.main ${TARGETS}`);
  return [...found].flatMap((element) => {
    const target = element.dataset.target ?? "";
    const offered = (targets.value.get(target)?.options.length ?? 0) > 0;
    const box = element.getBoundingClientRect();
    if (!offered || box.width === 0 || narrowed.value.includes(target)) return [];
    return [{ target, element, x: box.left + box.width / 2, y: box.top + box.height / 2 }];
  });
}

function walkOptions(by: number): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>(".bar .options button")];
  next(buttons, document.activeElement as HTMLButtonElement | null, by)?.focus();
}

function walkTargets(desk: Desk, dx: number, dy: number): void {
  const drawn = spots(desk);
  const { hand } = desk;
  if (drawn.length === 0) {
    const order = walk(hand.menu.value, hand.narrowed.value);
    if (order.length === 0) walkOptions(dx + dy);
    else hand.point(next(order, hand.hovered.value, dx + dy));
    return;
  }
  const target = neighbour(drawn, hand.hovered.value, dx, dy);
  hand.point(target);
  drawn.find((each) => each.target === target)?.element.focus({ preventScroll: true });
}

function pressOption(index: number): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>(
    ".bar .options :is([data-move], [data-group], [data-member])",
  );
  buttons[index]?.click();
}

function obey(desk: Desk, command: Command): boolean {
  const { hand, session } = desk;
  switch (command.do) {
    case "walk":
      if (session.travel.back.value || desk.replay) session.travel.stepBy(command.dx - command.dy);
      else walkTargets(desk, command.dx, command.dy);
      return true;
    case "choose":
      if (acting(document.activeElement) || hand.hovered.value === null) return false;
      hand.choose(hand.hovered.value);
      return true;
    case "back":
      if (desk.over.value !== null) desk.over.value = null;
      else if (!hand.back() && !desk.replay) session.travel.now();
      return true;
    case "undo":
      session.moves.undo();
      return true;
    case "redo":
      session.moves.redo();
      return true;
    case "hint":
      desk.over.value = desk.over.value === "hint" ? null : "hint";
      return true;
    case "tab":
      desk.show(command.tab);
      // Where the tab is for writing, one writes at once.
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>(".main [data-first]")?.focus(),
      );
      return true;
    case "now":
      session.travel.now();
      return true;
    case "skip":
      session.playback.skip();
      return true;
    case "pace":
      pace.value = next(PACES, pace.value, 1) ?? pace.value;
      toast("plain", t("pace_is", { pace: t(`pace_${pace.value}`) }));
      return true;
    case "travel":
      session.travel.stepBy(command.by);
      return true;
    case "amount":
      if (hand.amount.value === null) return false;
      hand.setAmount(hand.amount.value + command.by);
      return true;
    case "option":
      pressOption(command.index);
      return true;
    case "guide":
      if (desk.replay || !desk.guidance.guide.value) return false;
      if (desk.guidance.more.value) desk.guidance.goOn();
      else document.querySelector<HTMLButtonElement>(".guide [data-guide=show]")?.click();
      return true;
    case "what":
      if ((gameInfo(desk.game)?.lessons.length ?? 0) === 0) return false;
      desk.over.value = desk.over.value === "what" ? null : "what";
      return true;
    case "help":
      desk.over.value = "help";
      return true;
  }
}

export function useKeys(desk: Desk): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
      const command = commandOf(event);
      if (!command || (typing(document.activeElement) && command.do !== "back")) return;
      // Undo without a reason to refuse is the button's affair: it knows whether it may.
      if (command.do === "undo" && !desk.session.live.value?.can_undo) return;
      if (command.do === "redo" && !desk.session.live.value?.can_redo) return;
      if (obey(desk, command)) event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [desk]);
}
