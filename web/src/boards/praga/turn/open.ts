// What is still open in the turn of the active player, as rows of the dock: what is being chosen,
// what has to be done before the turn ends, what may be done, and what the end will do. It follows
// from the description alone, so that everybody sees it, also in the middle of a choice; where the
// menu offers the same thing, a row can be pressed.
import type { BoardProps, Denied, MenuOption } from "../../../contract";
import { gameOf } from "../data";
import { type Description, MONUMENTS, type Player, type Turn, describe } from "../description";
import { type Item, itemsOf } from "../draw/gains";
import { roman, words } from "../words";

export type OpenKind = "now" | "must" | "may" | "end";

export interface OpenRow {
  id: string;
  kind: OpenKind;
  sign: string; // a line icon
  name: string;
  note: string;
  items: Item[]; // what it costs and gives
  signs: string[]; // line icons of what it allows
  letter: string | null; // the key that starts it; the same letter stands on the board
  options: MenuOption[]; // what the menu offers for it now
  denied: Denied[];
}

// Letters that mean nothing else at the table; Q and E turn a tile.
const LETTERS = "abdfgijkmopvwxz";

type Draft = Pick<OpenRow, "id" | "kind" | "sign" | "name"> &
  Partial<Pick<OpenRow, "note" | "items" | "signs">> & {
    verb: string;
    targets?: (target: string) => boolean; // all of the verb's, if it does not say
  };

export function openRows(props: BoardProps): OpenRow[] {
  const d = describe(props.view);
  if (!d.turn || props.view.over) return [];
  const menu = props.view.seat === props.view.to_move ? props.view : null;
  const asked = d.now?.step === "turn";
  const rows = [...nowRow(props, d), ...drafts(props, d, d.turn)];
  let next = 0;
  return rows.map((row) => {
    const mine = <T extends MenuOption>(each: T): boolean =>
      each.move.split(" ", 1)[0] === row.verb && (row.targets?.(each.targets[0] ?? "") ?? true);
    const lettered = row.kind === "must" || row.kind === "may";
    return {
      id: row.id,
      kind: row.kind,
      sign: row.sign,
      name: row.name,
      note: row.note ?? "",
      items: row.items ?? [],
      signs: row.signs ?? [],
      letter: lettered ? (LETTERS[next++] ?? null) : null,
      options: asked && props.targets.size > 0 ? (menu?.menu ?? []).filter(mine) : [],
      denied: asked && props.targets.size > 0 ? (menu?.denied ?? []).filter(mine) : [],
    };
  });
}

const SIGN_OF_STEP: Readonly<Record<string, string>> = {
  pick: "tiles",
  site: "hand",
  rotate: "cw",
  cube: "building",
  manage: "mines",
  learn: "technology",
  plaza: "plaza",
  reward: "plaza",
  refresh: "refresh",
  discard: "windows",
  climb: "up",
  lift: "up",
  road: "road",
  keep: "road",
  plank: "road",
};

/** The choice in progress; at the top of a turn the tile, before one is chosen. */
function nowRow(props: BoardProps, { now, turn }: Description): Draft[] {
  const say = words[props.lang];
  if (!now || !turn) return [];
  const row = { id: "now", kind: "now" as const, verb: "" };
  if (now.step !== "turn") {
    const name = say.steps_[now.step] ?? say.steps_.choose!;
    const note = now.hand ? say.inHand : "";
    return [{ ...row, sign: SIGN_OF_STEP[now.step] ?? "hand", name, note }];
  }
  return turn.tile === null ? [{ ...row, sign: "crane", name: say.chooseTile, verb: "take" }] : [];
}

function drafts(props: BoardProps, d: Description, turn: Turn): Draft[] {
  const player = d.players[turn.seat]!;
  const must = (id: string): "must" | "may" => (turn.must.includes(id) ? "must" : "may");
  return [
    ...actionRow(props, d, turn),
    ...extraRow(props, turn, player),
    ...stepRows(props, turn, player),
    ...effectRows(props, turn, must),
    ...bonusRow(props, turn),
    ...technologyRows(props, player),
    ...sealRow(props, player),
    ...upRow(props, player),
    ...(d.now?.step === "refresh" ? [] : refreshRow(props, turn, player)),
    ...endRow(props, turn),
  ].sort((a, b) => RANK[a.kind] - RANK[b.kind]);
}

const RANK: Record<OpenKind, number> = { now: 0, must: 1, may: 2, end: 3 };

function actionRow(props: BoardProps, d: Description, turn: Turn): Draft[] {
  if (!turn.must.includes("action")) return [];
  const tile = gameOf(props.data).actionTiles.get(turn.tile ?? "");
  return [
    {
      id: "action",
      kind: "must",
      sign: "hand",
      name: words[props.lang].tileAction,
      signs: tile?.[d.side] ?? [],
      verb: "do",
    },
  ];
}

function extraRow(props: BoardProps, turn: Turn, player: Player): Draft[] {
  const say = words[props.lang];
  const row = { id: "extra", sign: "hand", name: say.extraAction };
  if (turn.extra === "bought") return [{ ...row, kind: "must", verb: "extra" }];
  if (turn.extra === "done") return [];
  const payable = gameOf(props.data).payments.filter(({ cost }) =>
    cost.every(({ what, n }) => player[what as "gold_window"] >= n),
  );
  const [first] = payable;
  if (!first) return [];
  const items = first.cost.map(({ what, n }) => ({ what, n }));
  return [{ ...row, kind: "may", items, verb: "buy" }];
}

function stepRows(props: BoardProps, turn: Turn, player: Player): Draft[] {
  const say = words[props.lang];
  return MONUMENTS.flatMap((id): Draft[] => {
    const due = turn.side[id];
    if (due + turn.optional[id] === 0) return [];
    const left = gameOf(props.data).monuments.get(id)!.side_direction === "left";
    const must = turn.must.includes(`side:${id}`);
    // In the last column it lapses.
    if (player.monuments[id].col + 1 >= gameOf(props.data).monuments.get(id)!.cols) return [];
    return [
      {
        id: `side:${id}`,
        kind: must ? "must" : "may",
        sign: left ? "left" : "right",
        name: must ? say.sideStep(say[id]) : say.maySide(say[id]),
        items: due > 1 ? [{ what: id, n: due }] : [{ what: id, n: 1 }],
        verb: "side",
        targets: (target) => target === `monument:${id}`,
      },
    ];
  });
}

function effectRows(props: BoardProps, turn: Turn, must: (id: string) => "must" | "may"): Draft[] {
  const { segments } = gameOf(props.data);
  return turn.effects.map((id) => {
    const [segment, which] = id.split(".");
    const found = segments.find((each) => each.id === segment);
    return {
      id: `effect:${id}`,
      kind: must(`effect:${id}`),
      sign: "road",
      name: words[props.lang].effect(roman(found?.number ?? 0)),
      items: itemsOf((which === "egg" ? found?.egg : found?.free) ?? []),
      verb: "effect",
      targets: (target) => target === `effect:${id}`,
    };
  });
}

function bonusRow(props: BoardProps, turn: Turn): Draft[] {
  if (turn.bonus !== "open" || turn.sector === null) return [];
  const sector = gameOf(props.data).sectors.get(turn.sector);
  return [
    {
      id: `sector:${turn.sector}`,
      kind: "may",
      sign: "crane",
      name: words[props.lang].wheel,
      items: itemsOf(sector?.gain ?? []),
      verb: "bonus",
    },
  ];
}

function technologyRows(props: BoardProps, player: Player): Draft[] {
  const { technologies } = gameOf(props.data);
  return player.technologies
    .filter(({ state }) => state === "ready")
    .map(({ id }) => ({
      id: `technology:${id}`,
      kind: "may",
      sign: "technology",
      name: technologies.get(id)?.name[props.lang] ?? id,
      note: words[props.lang].once,
      verb: "use",
      targets: (target) => target === `technology:${id}`,
    }));
}

function sealRow(props: BoardProps, player: Player): Draft[] {
  if (player.seal_rights === 0) return [];
  return [{ id: "seal", kind: "may", sign: "seal", name: words[props.lang].seal, verb: "seal" }];
}

const UP_WINDOWS = 2;

function upRow(props: BoardProps, player: Player): Draft[] {
  if (player.silver_window < UP_WINDOWS) return [];
  return [
    {
      id: "up",
      kind: "may",
      sign: "up",
      name: words[props.lang].upStep,
      items: [{ what: "silver_window", n: UP_WINDOWS, priced: true }],
      verb: "up",
    },
  ];
}

function refreshRow(props: BoardProps, turn: Turn, player: Player): Draft[] {
  if (turn.refreshed || player.gold + player.stone === 0) return [];
  const items: Item[] = [
    { what: "gold", n: 1, priced: true },
    "or",
    { what: "stone", n: 1, priced: true },
  ];
  return [
    {
      id: "refresh",
      kind: "may",
      sign: "refresh",
      name: words[props.lang].refresh,
      items,
      verb: "refresh",
    },
  ];
}

function endRow(props: BoardProps, turn: Turn): Draft[] {
  if (turn.windows_over === 0) return [];
  const { windowsKept } = gameOf(props.data);
  const name = words[props.lang].atEnd(turn.windows_over, windowsKept);
  return [{ id: "end", kind: "end", sign: "windows", name, verb: "" }];
}

/** The letters of the dock by the things they stand beside on the board. */
export function lettersOf(rows: readonly OpenRow[]): Map<string, OpenRow> {
  const letters = new Map<string, OpenRow>();
  for (const row of rows) {
    if (row.letter === null) continue;
    letters.set(row.id, row);
    for (const option of row.options) {
      for (const target of option.targets) letters.set(target, row);
    }
  }
  return letters;
}
