// Which option of the menu a click on an employee or a room means. The menu names the rooms of a
// move in order, from and to, and says in the move whether an idle or an active employee goes; an
// employee in hand settles what the rooms alone leave open. The menu offers single steps; a room
// farther away is reached by the steps that lead there, each offered after the one before.
import type { MenuOption } from "../../../contract";
import type { Cell } from "../data";

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

/** The ways to other rooms, room by room, by where they end. */
export type Ways = ReadonlyMap<string, readonly string[]>;

export const NO_WAYS: Ways = new Map();

type Spot = Pick<Cell, "id" | "row" | "col">;

const areNeighbours = (a: Spot, b: Spot): boolean =>
  Math.abs(a.row - b.row) + Math.abs(a.col - b.col) === 1;

/** The shortest way to every room within so many moves. All rooms can be crossed. */
export function waysFrom(cells: readonly Spot[], from: string, moves: number): Ways {
  const ways = new Map<string, readonly string[]>();
  let edge = cells.filter(({ id }) => id === from);
  for (let step = 0; step < moves && edge.length > 0; ++step) {
    const farther: Spot[] = [];
    for (const here of edge) {
      for (const there of cells) {
        if (there.id === from || ways.has(there.id) || !areNeighbours(here, there)) continue;
        ways.set(there.id, [...(ways.get(here.id) ?? []), there.id]);
        farther.push(there);
      }
    }
    edge = farther;
  }
  return ways;
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
  | { kind: "go"; option: MenuOption; then: readonly string[]; picked: Picked }
  | { kind: "explain"; from: string }
  | { kind: "shell" }; // an ordinary target

/** The one in hand goes this way. Who has moved lies (CA-606), so only the first step can be active. */
function walk(steps: readonly MenuOption[], way: readonly string[]): Deed | null {
  const option = steps.find((step) => step.targets[1] === `room:${way[0]}`);
  const room = way.at(-1);
  if (!option || room === undefined) return null;
  const then = way.slice(1).map((to, i) => `move ${way[i]} ${to}`);
  return { kind: "go", option, then, picked: { room, stance: "idle" } };
}

/** The next of a room's employees after the one in hand, then nobody. */
function another(menu: readonly MenuOption[], { room, stance }: Picked): Deed {
  const all = pickable(menu, room);
  const next = all[all.indexOf(stance) + 1];
  return { kind: "pick", picked: next ? { room, stance: next } : null };
}

/** What a click on the floor of a room means; `ways` are those of the one in hand. */
export function onRoom(
  menu: readonly MenuOption[],
  picked: Picked | null,
  room: string,
  ways: Ways,
): Deed {
  if (movesIn(menu).length === 0) return { kind: "shell" };
  const steps = stepsFrom(menu, picked);
  const inHand = steps.length > 0 ? picked : null;
  if (inHand?.room === room) return another(menu, inHand);
  const go = inHand && walk(steps, ways.get(room) ?? []);
  if (go) return go;
  const [stance] = pickable(menu, room);
  if (stance) return { kind: "pick", picked: { room, stance } };
  return inHand ? { kind: "explain", from: inHand.room } : { kind: "shell" };
}

/** What a click on an employee means. */
export function onEmployee(
  menu: readonly MenuOption[],
  picked: Picked | null,
  wanted: Picked,
  ways: Ways,
): Deed {
  const bring = bringing(menu, wanted);
  if (bring) return { kind: "go", option: bring, then: [], picked: wanted };
  if (!pickable(menu, wanted.room).includes(wanted.stance))
    return onRoom(menu, picked, wanted.room, ways);
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
