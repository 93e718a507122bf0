// What there is to say about each thing on the board: the tip of who points at it and the words of
// who hears it are the same. A lozenge marks figures that are ours. Things are named as in the menu: "hex:w1_03", "plaza:pa".
import type { BoardProps } from "../../contract";
import { nameOf } from "../people";
import { type Game, gameOf, type Hex, type Source } from "./data";
import {
  type Action,
  type Description,
  describe,
  type Holder,
  type MonumentId,
} from "./description";
import { forecast } from "./city/forecast";
import { itemsOf } from "./draw/gains";
import { itemsText } from "./draw/token";
import { bestOf, cornerItems, pairItems } from "./placing";
import { roman, words } from "./words";

export interface About {
  name: string;
  text: string;
  designed: boolean; // the figures are ours, not the printed ones
}

interface Asked {
  props: BoardProps;
  game: Game;
  d: Description;
  say: (typeof words)["en"];
}

const isDesigned = (source: Source | undefined): boolean => source === "designed";

const joined = (...parts: (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(" ");

export function holderName(props: BoardProps, who: Holder): string {
  const say = words[props.lang];
  if (who === "parler") return say.parler;
  return nameOf(who, props.view.names, props.view.seat, say);
}

function hexText({ props, say }: Asked, hex: Hex): string {
  const edges = hex.edges.map(({ gain }) => itemsText(itemsOf(gain), props.lang));
  const corners = hex.corners.map(({ colour }) => say[colour]);
  return joined(
    hex.special && say.isSpecial,
    hex.text[props.lang],
    hex.kind === "building" && !hex.cubeSpace && say.instead,
    edges.length > 0 && say.edges(edges.join(", ")),
    corners.length > 0 && say.corners(corners.join(", ")),
  );
}

/** What the tile in hand would join at a place, at best. */
function joinText(
  props: BoardProps,
  game: Game,
  { now, players }: Description,
  place: string,
  nothing: string,
): string {
  const hex = now?.hand && game.hexes.get(now.hand.tile);
  const best = bestOf(now?.hand?.places?.[place] ?? []);
  if (!hex || !best || now?.seat == null) return "";
  const items = [...pairItems(game, players[now.seat]!, hex, place, best), ...cornerItems(best)];
  const text = items.length > 0 ? itemsText(items, props.lang) : nothing;
  return text && `${text}.`;
}

/** Who would get what from the plaza with the building in hand at this space. */
function sharesText(props: BoardProps, game: Game, d: Description, place: string): string {
  const hex = d.now?.hand && game.hexes.get(d.now.hand.tile);
  const plaza = game.cityById.get(place)?.plaza;
  if (!hex || hex.kind !== "building" || plaza === undefined) return "";
  const say = words[props.lang];
  const shares = forecast(game, d, plaza, { hex, place });
  if (shares.length === 0) return "";
  const each = shares.map(({ who, both }) => `${holderName(props, who)}: ${say.gets(both)}`);
  return say.onceComplete(each.join(", "));
}

type Teller = (id: string, asked: Asked) => About | null;

const named = (
  thing:
    | { name: Record<"en" | "pl", string>; text: Record<"en" | "pl", string>; source?: Source }
    | undefined,
  { props }: Asked,
): About | null =>
  thing
    ? {
        name: thing.name[props.lang],
        text: thing.text[props.lang],
        designed: isDesigned(thing.source),
      }
    : null;

const tile: Teller = (id, { props, game, d, say }) => {
  const designed = isDesigned(game.actionTiles.get(id)?.source);
  const at = d.crane.findIndex((each) => each.tile === id);
  const place = d.crane[at];
  if (!place?.tile) {
    const actions = game.actionTiles.get(id)?.[d.side] ?? [];
    const name = actions.map((each) => say.actions[each]).join(" / ");
    return { name, text: `${say.taken}.`, designed };
  }
  // What is offered is told with its price by the menu.
  const offered = (props.targets.get(`tile:${id}`)?.options.length ?? 0) > 0;
  const price = place.gold > 0 && !offered ? say.item("gold", place.gold) : "";
  const score = place.vp > 0 ? say.item("vp", place.vp) : "";
  const worth = [price, score].filter(Boolean).join(", ") || say.zones[place.zone];
  return {
    name: place.actions.map((each) => say.actions[each]).join(" / "),
    text: joined(`${say.position(at)}: ${worth}.`, place.past && `${say.past}.`),
    designed,
  };
};

const space: Teller = (id, { props, game, d, say }) => {
  const hex = game.cityById.get(id);
  if (!hex?.zone || !hex.plaza) return null;
  const built = d.city[id];
  const plaza = game.cityById.get(hex.plaza)?.name?.[props.lang] ?? "";
  const tile = built && game.hexes.get(built.tile);
  return {
    name: say.spaceAt(say[hex.zone], plaza),
    text: joined(
      tile ? say.builtOn(tile.name[props.lang]) : say.isFree,
      built && built.cube !== null && say.cubeOf(holderName(props, built.cube)),
      !built && (hex.extra_gold ?? 0) > 0 && say.extra(hex.extra_gold!, hex.vp ?? 0),
      !built && joinText(props, game, d, id, ""),
      !built && sharesText(props, game, d, id),
    ),
    designed: isDesigned(hex.source),
  };
};

const plaza: Teller = (id, { props, game, d, say }) => {
  const hex = game.cityById.get(id);
  const state = d.plazas[id];
  if (!hex?.name || !state) return null;
  const tile = state.tile === null ? undefined : game.plazaTiles.get(state.tile);
  const claims = state.claims.map(
    ({ seat, cubes, spent, both }) =>
      `${say.claim(holderName(props, seat), cubes, spent)}: ${say.gets(both)}.`,
  );
  return {
    name: hex.name[props.lang],
    text: joined(
      tile ? tile.text[props.lang] : say.noTile,
      state.complete ? say.complete : say.freeSpaces(state.free),
      d.rival?.pawn === id && `${say.rivalPawn}.`,
      ...claims,
    ),
    designed: isDesigned(tile?.source),
  };
};

/** An alternative tile takes the place of a segment's free effect. */
const segment: Teller = (id, asked) => {
  const { props, game, d, say } = asked;
  const found = game.segments.find((each) => each.id === id);
  const laid = d.road_tiles.map((each) => game.roadTiles.get(each)!);
  const other = laid.find((each) => each.segment === found?.number);
  const here = d.players.flatMap((player, seat) =>
    player.road === found?.number ? [holderName(props, seat)] : [],
  );
  const about = named(found, asked);
  return (
    about && {
      ...about,
      designed: about.designed || isDesigned(other?.source),
      text: joined(
        other ? `${other.text[props.lang]}` : "",
        about.text,
        here.length > 0 && say.pawnOf(here.join(", "), roman(found!.number)) + ".",
      ),
    }
  );
};

const monument: Teller = (id, { props, game, d }) => {
  const say = words[props.lang];
  const found = game.monuments.get(id as MonumentId);
  if (!found) return null;
  const costs = found.levels
    .filter(({ entry_cost: { gold, stone } }) => gold + stone > 0)
    .map(({ level, entry_cost: { gold, stone } }) => say.levelCost(level, gold, stone));
  const cubes = d.players.map((player, seat) => {
    const { row, col } = player.monuments[found.id];
    return `${say.monumentAt(holderName(props, seat), row, col)}.`;
  });
  return {
    name: found.name[props.lang],
    text: joined(`${costs.join("; ")}.`, ...cubes),
    designed: isDesigned(found.source),
  };
};

const field: Teller = (id, { props, game, d, say }) => {
  const [which, row, col] = id.split(".");
  const found = game.monuments.get(which as MonumentId);
  if (!found) return null;
  const [r, c] = [Number(row), Number(col)];
  const here = found.layouts[d.layouts[found.id]].find((each) => each.row === r && each.col === c);
  const effect = here?.effect;
  const token = game.goods.get(found.token)![props.lang];
  const gives =
    effect?.op === "arrow"
      ? effect.dir === "up"
        ? say.arrowUp
        : say.arrowSide
      : effect && itemsText(itemsOf([effect]), props.lang);
  return {
    name: say.field(say[found.id], r, c),
    text: joined(
      gives && `${gives};`,
      `${say.rowWorth(found.row_vp[r - 1] ?? 0)};`,
      `${say.colWorth(found.col_value[c] ?? 0, token)}.`,
    ),
    designed: isDesigned(found.source),
  };
};

const TELLERS: Readonly<Record<string, Teller>> = {
  tile,
  space,
  plaza,
  segment,
  monument,
  field,
  effect: (id, asked) => segment(id.split(".")[0]!, asked),
  hex: (id, asked) => {
    const hex = asked.game.hexes.get(id);
    return (
      (hex && {
        name: hex.name[asked.props.lang],
        text: hexText(asked, hex),
        designed: isDesigned(hex.source),
      }) ??
      null
    );
  },
  sector: (id, { props, game, say }) => {
    const sector = game.sectors.get(id);
    return (
      (sector && {
        name: say.wheel,
        text: sector.text[props.lang],
        designed: isDesigned(sector.source),
      }) ??
      null
    );
  },
  action: (id, asked) => named(asked.game.actions.get(id as Action), asked),
  wall_space: (id, { props, game, d, say }) => {
    const spot = game.wallSpots.find((each) => each.id === id);
    return spot
      ? {
          name: spot.name[props.lang],
          text: joinText(props, game, d, id, say.noBonus),
          designed: false,
        }
      : null;
  },
  technology: (id, asked) => named(asked.game.technologies.get(id), asked),
  bridge: (id, { props, game, say }) => {
    const found = game.bridge.get(id);
    const level = roman(Number(id.slice(2, 3)));
    return (
      (found && {
        name: say.bridgeTile(level),
        text: found.text[props.lang],
        designed: isDesigned(found.source),
      }) ??
      null
    );
  },
  plank: (id, asked) => {
    const { game, d, say, props } = asked;
    const about = named(
      game.planks.find((each) => each.id === id),
      asked,
    );
    const laid = d.bridge.planks[id];
    if (!about) return null;
    if (!laid) return about;
    return { ...about, text: say.covered(game.bridge.get(laid)?.text[props.lang] ?? "") };
  },
  token: (id, { props, game, say }) => {
    const found = game.tokens.get(id);
    return (
      (found && {
        name: say.prodToken,
        text: found.text[props.lang],
        designed: isDesigned(found.source),
      }) ??
      null
    );
  },
  seal: (id, asked) => {
    const { game, d, props, say } = asked;
    const found = game.seals.find((each) => each.id === id);
    const about = named(found, asked);
    const holder = d.seals[id] ?? null;
    if (!about || !found) return null;
    const price = found.cost.map(({ what, n }) => say.item(what, n)).join(", ");
    return {
      ...about,
      text: joined(
        about.text,
        say.priceOf(price || say.free),
        holder !== null && say.heldBy(holderName(props, holder)),
      ),
    };
  },
  row: (id, { props, game, d, say }) => {
    const row = d.rows[id as keyof Description["rows"]];
    const name = game.rows.get(id as keyof Description["rows"]);
    return row && name
      ? {
          name: name[props.lang],
          text: say.stack(name[props.lang], row.regular, row.special),
          designed: false,
        }
      : null;
  },
  track: (id, { game, props }) => {
    const found = game.tracks.get(id as "mines");
    return found
      ? { name: found.name[props.lang], text: "", designed: isDesigned(found.source) }
      : null;
  },
  good: (id, { game, props }) => {
    const found = game.goods.get(id as "gold");
    return found ? { name: found[props.lang], text: "", designed: false } : null;
  },
  payment: (id, { game, props, say }) => {
    const found = game.payments.find((each) => each.id === id);
    return found ? { name: say.extraAction, text: found.name[props.lang], designed: false } : null;
  },
};

/** What is to be said about a thing; null for what explains itself. */
export function about(props: BoardProps, target: string): About | null {
  const colon = target.indexOf(":");
  const teller = TELLERS[target.slice(0, colon)];
  if (!teller) return null;
  const asked = {
    props,
    game: gameOf(props.data),
    d: describe(props.view),
    say: words[props.lang],
  };
  return teller(target.slice(colon + 1), asked);
}

/** What it is, without whose figures these are. */
export function toldText(props: BoardProps, target: string): string {
  const found = about(props, target);
  if (!found) return target;
  return joined(`${found.name.replace(/\.$/, "")}.`, found.text);
}

/** That the figures are ours, where they are. */
export const noteText = (props: BoardProps, target: string): string =>
  about(props, target)?.designed ? `◇ ${words[props.lang].designed}.` : "";

export const aboutText = (props: BoardProps, target: string): string =>
  joined(toldText(props, target), noteText(props, target));
