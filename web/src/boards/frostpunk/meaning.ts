// What an option of a card would change now, read from its effect: the figures before and after, as
// far as they are certain or can get worse.
import type { BoardProps } from "../../contract";
import { type Choice, type Game, type Op, gameOf } from "./data";
import { type Description, type Resource, type Type, describe } from "./description";

/** By how much each figure changes; of hope and discontent at worst. */
export interface Change {
  hope: number;
  discontent: number;
  overload: number;
  hunger: number;
  deaths: number;
  food: number;
  sick: Partial<Record<Type, number>>;
  pool: Partial<Record<Resource, number>>;
  dusk: string[]; // cards that join the dusk deck
}

export const NO_CHANGE: Change = {
  hope: 0,
  discontent: 0,
  overload: 0,
  hunger: 0,
  deaths: 0,
  food: 0,
  sick: {},
  pool: {},
  dusk: [],
};

const HOPE = ["hope", "care", "justice", "motivation"];

/** Adds what an effect is sure to do, from first to last; what depends on conditions is left out. */
export function changeOf(ops: readonly Op[], d: Description): Change {
  const change: Change = structuredClone(NO_CHANGE);
  for (const op of ops) add(change, op, d);
  return change;
}

function add(change: Change, op: Op, d: Description): void {
  const n = typeof op["n"] === "number" ? op["n"] : 0;
  switch (op.op) {
    case "hope":
    case "discontent":
      change[op.op] += n;
      break;
    case "token_up":
      change[HOPE.includes(String(op["token"])) ? "hope" : "discontent"] += n;
      break;
    case "gain":
      goods(change, String(op["res"]), n);
      break;
    case "lose":
    case "pay":
      goods(change, String(op["res"]), -n);
      break;
    case "sick": {
      const named = String(op["type"]);
      const type = named === "round" ? d.columns[d.round - 1] : (named as Type);
      if (type && type in d.people) change.sick[type] = (change.sick[type] ?? 0) + n;
      break;
    }
    case "die":
      change.deaths += n;
      break;
    case "overload":
    case "hunger":
      change[op.op] += n;
      break;
    case "dusk_add":
      change.dusk.push(String(op["card"]));
  }
}

function goods(change: Change, what: string, n: number): void {
  if (what === "food") change.food += n;
  else if (what === "wood" || what === "coal" || what === "core") {
    change.pool[what] = (change.pool[what] ?? 0) + n;
  }
}

/** Every record of the data that can have options, by the id that stands before the dot. */
function ownerOf(game: Game, id: string): unknown {
  const { advisors, buildings, citizens, events, expeditions, laws, techs } = game;
  for (const list of [events, expeditions, buildings, advisors, citizens, laws, techs]) {
    const found = list.get(id);
    if (found) return found;
  }
  return null;
}

function* choicesIn(value: unknown): Generator<Choice> {
  if (value === null || typeof value !== "object") return;
  const record = value as Partial<Choice>;
  if (!Array.isArray(value) && record.text && record.do) yield record as Choice;
  for (const each of Object.values(value)) yield* choicesIn(each);
}

/** The option of a card that the menu calls so, as the data has it. */
export function choiceOf(props: BoardProps, target: string, label: string): Choice | null {
  const [, id = ""] = target.split(":");
  const owner = ownerOf(gameOf(props.data), id.slice(0, id.lastIndexOf(".")));
  const spelt = (choice: Choice): string => {
    const text = choice.text[props.lang];
    return choice.name ? `${choice.name[props.lang]}: ${text}` : text;
  };
  for (const choice of choicesIn(owner)) {
    if (choice !== owner && label.endsWith(spelt(choice))) return choice;
  }
  return null;
}

/** What the option that is pointed at would change, so that bars and dangers can show it. */
export function pointedChange(props: BoardProps): Change | null {
  const target = props.hovered;
  if (!target?.startsWith("option:")) return null;
  const found = props.targets.get(target);
  const option = found?.options[0] ?? found?.denied[0];
  const choice = option && choiceOf(props, target, option.label);
  return choice ? changeOf([...(choice.cost ?? []), ...choice.do], describe(props.view)) : null;
}
