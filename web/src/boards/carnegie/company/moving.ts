// Which option of the menu a click on an employee or a room means. The menu names the rooms of a
// move in order, from and to, and says in the move whether an idle or an active employee goes; an
// employee in hand settles what the rooms alone leave open.
import type { MenuOption } from "../../../contract";

export type Stance = "idle" | "active";

export interface Picked {
  room: string; // "r3c1"
  stance: Stance;
}

const stanceOf = (option: MenuOption): Stance =>
  /\bactive$/.test(option.move) ? "active" : "idle";

const verbOf = (option: MenuOption): string => option.move.split(" ", 1)[0] ?? "";

/** The moves of employees that are offered. */
export const movesIn = (menu: readonly MenuOption[]): MenuOption[] =>
  menu.filter((option) => verbOf(option) === "move" && option.targets.length === 2);

/** Where the employee in hand can go. */
export function stepsFrom(menu: readonly MenuOption[], picked: Picked | null): MenuOption[] {
  if (picked === null) return [];
  return movesIn(menu).filter(
    (option) => option.targets[0] === `room:${picked.room}` && stanceOf(option) === picked.stance,
  );
}

/** The employees of a room that can be taken in hand, idle ones first. */
export function pickable(menu: readonly MenuOption[], room: string): Stance[] {
  const from = movesIn(menu).filter((option) => option.targets[0] === `room:${room}`);
  return (["idle", "active"] as const).filter((stance) =>
    from.some((option) => stanceOf(option) === stance),
  );
}

/** The option that brings this very employee into the new department. */
function bringing(menu: readonly MenuOption[], picked: Picked): MenuOption | undefined {
  return menu.find(
    (option) =>
      verbOf(option) === "bring" &&
      option.targets[0] === `room:${picked.room}` &&
      stanceOf(option) === picked.stance,
  );
}

export type Deed =
  | { kind: "pick"; picked: Picked | null }
  | { kind: "go"; option: MenuOption; picked: Picked }
  | { kind: "explain"; from: string }
  | { kind: "shell" }; // an ordinary target

/** What a click on the floor of a room means. */
export function onRoom(menu: readonly MenuOption[], picked: Picked | null, room: string): Deed {
  if (movesIn(menu).length === 0) return { kind: "shell" };
  const steps = stepsFrom(menu, picked);
  if (picked !== null && steps.length > 0) {
    if (picked.room === room) return { kind: "pick", picked: null };
    const option = steps.find((step) => step.targets[1] === `room:${room}`);
    if (option) return { kind: "go", option, picked: { room, stance: "idle" } };
  }
  const [stance] = pickable(menu, room);
  if (stance) return { kind: "pick", picked: { room, stance } };
  return picked !== null && steps.length > 0
    ? { kind: "explain", from: picked.room }
    : { kind: "shell" };
}

/** What a click on an employee means. */
export function onEmployee(
  menu: readonly MenuOption[],
  picked: Picked | null,
  wanted: Picked,
): Deed {
  const bring = bringing(menu, wanted);
  if (bring) return { kind: "go", option: bring, picked: wanted };
  if (!pickable(menu, wanted.room).includes(wanted.stance))
    return onRoom(menu, picked, wanted.room);
  const same = picked?.room === wanted.room && picked.stance === wanted.stance;
  return { kind: "pick", picked: same ? null : wanted };
}

/** Which employees can be taken in hand or brought. */
export function takeable(menu: readonly MenuOption[], room: string): Stance[] {
  const brought = (["idle", "active"] as const).filter((stance) =>
    bringing(menu, { room, stance }),
  );
  return brought.length > 0 ? [...brought] : pickable(menu, room);
}
