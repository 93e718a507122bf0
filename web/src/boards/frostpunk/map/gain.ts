// What working at a field would bring, as far as it is certain: for the tag on it.
import type { BoardProps, MenuOption } from "../../../contract";
import { type Game, type Op, gameOf, modifiers } from "../data";
import { type Content, type Description, describe } from "../description";

export type Good = Content | "food" | "hope" | "discontent";

export interface Gain {
  what: Good;
  n: number;
}

const USUAL_LIMIT = 2;

const GOODS: readonly string[] = ["wood", "coal", "core", "food"];

/** The option that names nothing but this field: without a citizen card. */
export function aloneAt(props: BoardProps, field: string): MenuOption | null {
  const { options = [] } = props.targets.get(`field:${field}`) ?? {};
  return options.find(({ targets }) => targets.length === 1) ?? null;
}

const verbOf = (option: MenuOption): string => option.move.split(" ", 1)[0] ?? "";

/** Whether choosing it puts a pawn to work there. */
export const isWork = (option: MenuOption): boolean => ["gather", "use"].includes(verbOf(option));

export function gainsAt(props: BoardProps, field: string): Gain[] {
  const option = aloneAt(props, field);
  if (!option || !isWork(option)) return [];
  const game = gameOf(props.data);
  const d = describe(props.view);
  return verbOf(option) === "gather" ? gathered(game, d, field) : used(game, d, field);
}

function gathered(game: Game, d: Description, id: string): Gain[] {
  const { holds, n = 0 } = d.fields[id] ?? {};
  if (!holds) return [];
  if (holds === "tree") {
    const wood = modifiers(game, d, "tree_gather").map((each) => Number(each["wood"]));
    return [{ what: "wood", n: Math.max(0, ...wood) }];
  }
  const limits = modifiers(game, d, "gather_limit").map((each) => Number(each["n"]));
  return [{ what: holds, n: Math.min(n, Math.max(USUAL_LIMIT, ...limits)) }];
}

function used(game: Game, d: Description, id: string): Gain[] {
  const { building = "", upgraded = false } = d.fields[id] ?? {};
  const found = game.buildings.get(building);
  const ops = (upgraded && found?.upgrade?.action) || found?.action || [];
  const gains = ops.flatMap(gainOf);
  const coal = modifiers(game, d, "building_bonus")
    .filter((each) => (each["buildings"] as string[]).includes(building))
    .reduce((sum, each) => sum + Number(each["coal"] ?? 0), 0);
  return gains.map((gain) => (gain.what === "coal" ? { ...gain, n: gain.n + coal } : gain));
}

function gainOf(op: Op): Gain[] {
  const n = Number(op["n"]);
  if (op.op === "cut_tree") return [{ what: "wood", n: Number(op["wood"]) }];
  if (op.op !== "gain" || !GOODS.includes(String(op["res"]))) return [];
  return [{ what: op["res"] as Good, n }];
}
