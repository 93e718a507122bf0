// What is asked in a card over the map: its head (which card it is) and the ways to answer. Pure, so
// that it can be tested without a page.
import type { BoardProps, Denied, MenuOption } from "../../../contract";
import { type Choice, type Game, gameOf, markOfCard } from "../data";
import { type Description, describe, type Type } from "../description";
import { choiceOf } from "../meaning";
import { type Words, words } from "../words";

/** One way to answer. */
export interface Answer {
  target: string;
  option: MenuOption | null; // null when it is refused
  denied: Denied | null;
  title: string;
  text: string;
  choice: Choice | null;
  source?: string | undefined;
}

export interface Question {
  stamp: string;
  number: string;
  title: string;
  flavour: string;
  text: string; // of the whole card, where the answers do not say it all
  source?: string | undefined;
  answers: Answer[];
}

type Kind = keyof Words["kinds"];

const EVENT_KINDS: Readonly<Record<string, Kind>> = {
  p: "morning",
  z: "dusk",
  k: "consultation",
  c: "consequence",
  s: "scenario",
};

/** The targets of a set, in the order of the menu; of options in the order of the card. */
function targetsOf(props: BoardProps, set: string): string[] {
  const found = [...props.targets.keys()].filter((id) => id.startsWith(`${set}:`));
  if (set !== "option") return found;
  const numberOf = (id: string): number => Number(id.slice(id.lastIndexOf(".") + 1));
  return found.sort((a, b) => numberOf(a) - numberOf(b));
}

function answer(props: BoardProps, target: string, said: Partial<Answer>): Answer {
  const { options = [], denied = [] } = props.targets.get(target) ?? {};
  const option = options[0] ?? null;
  const why = option ? null : (denied[0] ?? null);
  const label = (option ?? why)?.label ?? "";
  return { target, option, denied: why, title: label, text: "", choice: null, ...said };
}

const idOf = (target: string): string => target.slice(target.indexOf(":") + 1);

interface Head {
  kind: Kind;
  number: string;
  title: string;
  flavour: string;
  text: string;
  source?: string | undefined;
}

/** The head of any card, law, place or building by its id. */
export function headOf(game: Game, id: string, props: BoardProps): Head | null {
  const { lang } = props;
  const event = game.events.get(id);
  if (event) {
    return {
      kind: EVENT_KINDS[id.charAt(0)] ?? "morning",
      number: markOfCard(event),
      title: event.name[lang],
      flavour: event.flavour?.[lang] ?? "",
      text: event.text[lang],
      source: event.source,
    };
  }
  const place = game.expeditions.get(id);
  if (place) {
    const { flavour, name } = place;
    return {
      kind: "expedition",
      number: place.stack.toUpperCase(),
      title: name[lang],
      flavour: flavour[lang],
      text: "",
      source: "designed",
    };
  }
  const plain: [
    Kind,
    ReadonlyMap<string, { name: Record<string, string>; text: Record<string, string> }>,
  ][] = [
    ["building", game.buildings],
    ["advisor", game.advisors],
    ["citizen", game.citizens],
    ["law", game.laws],
    ["technology", game.techs],
  ];
  for (const [kind, list] of plain) {
    const found = list.get(id);
    if (!found) continue;
    return {
      kind,
      number: "",
      title: found.name[lang] ?? "",
      flavour: "",
      text: found.text[lang] ?? "",
    };
  }
  return null;
}

const ownerOf = (target: string): string => {
  const id = idOf(target);
  return id.slice(0, id.lastIndexOf("."));
};

function options(props: BoardProps, targets: readonly string[]): Answer[] {
  return targets.map((target) => {
    const plain = answer(props, target, {});
    const choice = choiceOf(props, target, plain.title);
    if (!choice) return plain;
    const name = choice.name?.[props.lang];
    const text = choice.text[props.lang];
    return { ...plain, choice, title: name ?? text, text: name ? text : "" };
  });
}

function citizens(props: BoardProps, d: Description): Answer[] {
  const game = gameOf(props.data);
  const targets = targetsOf(props, "citizen");
  // All that can be given for the dead are of the type of the dead.
  const given = targets.find((id) => (props.targets.get(id)?.options.length ?? 0) > 0);
  const dead: Type = game.citizens.get(idOf(given ?? ""))?.type ?? "worker";
  const say = words[props.lang];
  return targets.map((target) => {
    const card = game.citizens.get(idOf(target));
    const start = d.now?.step === "start_discard";
    const line = start ? card?.start_text : card?.death_text[dead];
    const about = start ? say.startCost : say.ifDies(say.types[dead]);
    return answer(props, target, {
      title: card?.name[props.lang] ?? "",
      text: `${about}: ${line?.[props.lang] ?? ""}`,
      source: card?.source,
    });
  });
}

function cards(props: BoardProps): Answer[] {
  const game = gameOf(props.data);
  return [...targetsOf(props, "card"), ...targetsOf(props, "tech")].map((target) => {
    const head = headOf(game, idOf(target), props);
    const title = [head?.number, head?.title].filter(Boolean).join(" · ");
    return answer(props, target, { title, text: head?.text ?? "", source: head?.source });
  });
}

/** Skipping and exploring have the same target: each is an answer of its own. */
function march(props: BoardProps): Answer[] {
  const [target] = targetsOf(props, "route");
  const { options: all = [] } = (target && props.targets.get(target)) || {};
  return all.map((option) => ({
    target: target ?? "",
    option,
    denied: null,
    title: option.label,
    text: "",
    choice: null,
  }));
}

function answersOf(props: BoardProps, d: Description): Answer[] {
  const chosen = targetsOf(props, "option");
  if (chosen.length > 0) return options(props, chosen);
  switch (d.now?.step) {
    case "march":
      return march(props);
    case "take_advisor":
    case "advise":
      return targetsOf(props, "advisor").map((target) => {
        const found = gameOf(props.data).advisors.get(idOf(target));
        return answer(props, target, {
          title: found?.name[props.lang] ?? "",
          text: found?.text[props.lang] ?? "",
        });
      });
    case "start_discard":
    case "death":
      return citizens(props, d);
    case "order":
    case "peek":
      return cards(props);
    case "consult":
      return targetsOf(props, "token").map((target) => answer(props, target, {}));
    default:
      return [];
  }
}

/** The place that scouts have come to. */
function placeAsked(d: Description): string | null {
  const index = Number(d.now?.route?.replace("route", "")) - 1;
  return d.routes[index]?.cards.at(-1)?.card ?? null;
}

const READ_ALONG = ["choose", "consult", "place", "march"];

/** What stands over the map now; null when the map itself is asked. */
export function questionOf(props: BoardProps): Question | null {
  const d = describe(props.view);
  const say = words[props.lang];
  const game = gameOf(props.data);
  const answers = answersOf(props, d);
  const step = d.now?.step ?? "";
  if (answers.length === 0 && (!READ_ALONG.includes(step) || props.targets.size > 0)) return null;
  const [first] = answers;
  const about =
    (first?.target.startsWith("option:") && ownerOf(first.target)) ||
    (["march", "place"].includes(step) && placeAsked(d)) ||
    (READ_ALONG.includes(step) && d.card) ||
    "";
  const head = headOf(game, about, props);
  const phase = head ? say.kinds[head.kind] : (say.steps[step] ?? "");
  return {
    stamp: d.phase === "setup" ? phase : `${phase} · ${say.round(d.round)}`,
    number: head?.number ?? "",
    title: head?.title ?? props.view.prompt ?? "",
    flavour: head?.flavour ?? "",
    text: answers.some(({ choice }) => choice) ? "" : (head?.text ?? ""),
    source: head?.source,
    answers,
  };
}
