// The tip beside what is pointed at: what it is and what it does, with and without coal, and whether
// its figures are the printed ones. Where the menu refuses a thing or offers several ways, the tip of
// the shell stands there instead.
import type { ComponentChildren, RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../../contract";
import { placeTip, titled } from "../../table/tips";
import { Icon } from "../../ui/icon";
import { designedOf, gameOf, markOfCard } from "./data";
import type { DangerId } from "./dangers";
import { describe, type Pawn, type Resource, type Token, type Type } from "./description";
import { aloneAt, gainsAt, isWork } from "./map/gain";
import { contentOf } from "./map/label";
import { marksOn } from "./rounds";
import { fieldWarmth, heatShown, previewOf } from "./warmth";
import { words } from "./words";

interface Said {
  title: string;
  text?: string;
  more?: ComponentChildren;
  source?: string | undefined;
}

type Sayer = (props: BoardProps, id: string) => Said | null;

const fieldTip: Sayer = (props, id) => {
  const say = words[props.lang];
  const game = gameOf(props.data);
  const d = describe(props.view);
  const field = d.fields[id];
  if (!field) return null;
  const building = field.building ? game.buildings.get(field.building) : undefined;
  const text = (field.upgraded && building?.upgrade?.text) || building?.text;
  const option = aloneAt(props, id);
  const works = option !== null && isWork(option);
  const state = fieldWarmth(d, id, heatShown(props));
  const preview = previewOf(props);
  const good = (
    <dd class="good">
      <Icon name="fp-heat" />
      {say.warm}
    </dd>
  );
  const bad = (
    <dd class="bad">
      <Icon name="fp-sick" />
      {works ? say.oneSick : say.cold}
    </dd>
  );
  return {
    title: contentOf(game, d, id, props),
    text: text?.[props.lang] ?? "",
    more: (
      <>
        {gainsAt(props, id).length > 0 && (
          <p class="gains">
            {gainsAt(props, id).map(({ n, what }) => (
              <span key={what}>
                +{n}
                <Icon name={`fp-${what}`} />
              </span>
            ))}
          </p>
        )}
        {!field.upgraded && building?.upgrade && (
          <p>
            {say.upgradeTo(
              building.upgrade.cost.core
                ? say.amount.core(building.upgrade.cost.core)
                : say.amount.wood(building.upgrade.cost.wood ?? 0),
            )}{" "}
            {building.upgrade.text[props.lang]}
          </p>
        )}
        <dl>
          {state === "warm" && (
            <>
              <dt>{say.atHeat(d.heat.heat)}</dt>
              {good}
            </>
          )}
          {state === "soon" && (
            <>
              <dt>{say.withCoal(preview?.coal ?? 0)}</dt>
              {good}
              <dt>{say.withoutIt}</dt>
              {bad}
            </>
          )}
          {state === "cold" && (
            <>
              <dt>{say.atHeat(heatShown(props))}</dt>
              {bad}
            </>
          )}
          {state === "none" && <dt>{say.noHeat}</dt>}
        </dl>
      </>
    ),
  };
};

const typeTip: Sayer = (props, id) => {
  const say = words[props.lang];
  const { sections } = gameOf(props.data).tracks.sickness;
  const people = describe(props.view).people[id as Type];
  if (!people) return null;
  const { pop, sick, skull } = people;
  const section = sections.filter(({ from }) => sick >= from).at(-1);
  const nothing = !section || section.exhausted + section.flips === 0;
  return {
    title: say.peopleSay(say.types[id as Type], pop, sick, skull),
    text: nothing ? say.noSickLine : say.sickLine(section.exhausted, section.flips),
  };
};

const roundTip: Sayer = (props, id) => {
  const say = words[props.lang];
  const d = describe(props.view);
  const type = d.columns[Number(id) - 1];
  const marks = marksOn(props, d, Number(id)).map(({ text }) => text);
  return {
    title: say.round(Number(id)),
    text: [type && say.feeds(say.types[type]), ...marks].filter(Boolean).join("; "),
  };
};

const citizenTip: Sayer = (props, id) => {
  const say = words[props.lang];
  const card = gameOf(props.data).citizens.get(id);
  return (
    (card && {
      title: card.name[props.lang],
      text: `${say.pawn[card.type]}. ${card.text[props.lang]}`,
      source: card.source,
    }) ??
    null
  );
};

const routeTip: Sayer = (props, id) => {
  const say = words[props.lang];
  const game = gameOf(props.data);
  const index = Number(id.replace("route", "")) - 1;
  const route = describe(props.view).routes[index];
  const top = route?.cards.at(-1);
  const place = top && game.expeditions.get(top.card);
  if (!route || !place) return null;
  return {
    title: `${say.route(index + 1)}: ${place.name[props.lang]}`,
    text: [
      `${say.reward}: ${game.rewards[place.reward]?.[props.lang] ?? ""}`,
      route.scout ? say.space(route.at, route.length) : say.noScout,
    ].join("; "),
    source: "designed",
  };
};

/** By the set that stands before the colon. */
const SAYERS: Readonly<Record<string, Sayer>> = {
  field: fieldTip,
  type: typeTip,
  round: roundTip,
  citizen: citizenTip,
  route: routeTip,
  danger: (props, id) => {
    const say = words[props.lang];
    const danger = id as DangerId;
    return {
      title: say.danger[danger],
      text: `${say.dangerTip[danger]} ${say.dangerRule[danger]}`,
    };
  },
  resource: (props, id) => {
    const say = words[props.lang];
    const resource = id as Resource;
    return {
      title: `${say.resources[resource]}: ${describe(props.view).pool[resource]}`,
      text: say.resourceTip[resource],
    };
  },
  pawn: (props, id) => {
    const say = words[props.lang];
    const pawn = id as Pawn;
    const machine = pawn === "automaton";
    return {
      title: say.pawn[pawn],
      text: machine ? say.automatonTip : pawn === "child" ? say.childTip : say.pawnTip,
    };
  },
  token: (props, id) => {
    const say = words[props.lang];
    const left = describe(props.view).bags[id as Token] ?? 0;
    return { title: say.token[id as Token], text: `${say.tokenTip} ${say.inBag(left)}.` };
  },
  law: (props, id) => {
    const law = gameOf(props.data).laws.get(id);
    return law
      ? { title: law.name[props.lang], text: law.text[props.lang], source: law.source }
      : null;
  },
  tech: (props, id) => {
    const tech = gameOf(props.data).techs.get(id);
    return tech
      ? { title: tech.name[props.lang], text: tech.text[props.lang], source: tech.source }
      : null;
  },
  card: (props, id) => {
    const card = gameOf(props.data).events.get(id);
    return card
      ? {
          title: `${markOfCard(card)} · ${card.name[props.lang]}`,
          text: card.text[props.lang],
          source: card.source,
        }
      : null;
  },
  building: (props, id) => {
    const found = gameOf(props.data).buildings.get(id);
    return found ? { title: found.name[props.lang], text: found.text[props.lang] } : null;
  },
  special: (props, id) => {
    const found = gameOf(props.data).specials.get(id)?.special;
    return found ? { title: found.name?.[props.lang] ?? "", text: found.text[props.lang] } : null;
  },
  gauge: (props) => {
    const say = words[props.lang];
    const { cold, heat } = describe(props.view).heat;
    return { title: say.heatIs(heat, cold), text: say.gaugeTip, source: "designed, rulebook" };
  },
  tower: (props) => {
    const say = words[props.lang];
    const { tower } = gameOf(props.data);
    const odds = describe(props.view).heat.upgraded ? tower.upgraded : tower.base;
    return { title: say.tower, text: say.towerTip(odds.fall, odds.knock), source: "designed" };
  },
  overload: (props) => {
    const say = words[props.lang];
    const { overheated, overload, small } = describe(props.view).heat;
    const text = say.dangerTip.overload;
    return {
      title: say.overloadOf(overload, small),
      text: overheated ? `${text} (${say.overheated})` : text,
    };
  },
  beds: (props) => ({ title: words[props.lang].bedsTonight, text: words[props.lang].bedsTip }),
  food: (props) => ({ title: words[props.lang].food, text: words[props.lang].foodTip }),
  act: (props, id) =>
    id === "stoke" ? { title: words[props.lang].tower, text: words[props.lang].stokeTip } : null,
};

export function saidOf(props: BoardProps, id: string): Said | null {
  const [set = "", ...rest] = id.split(":");
  return SAYERS[set]?.(props, rest.join(":")) ?? null;
}

/** Of a thing without words of its own: what those hear who do not see it. */
function heardOf(frame: HTMLElement | null, id: string): Said | null {
  const drawn = frame?.querySelector(`[data-tip="${CSS.escape(id)}"]`);
  const { title, body } = titled(drawn?.getAttribute("aria-label") ?? "");
  return title === "" && body === "" ? null : { title, text: body };
}

/** Whether the shell says it already. */
function isTold(props: BoardProps, id: string): boolean {
  const target = props.targets.get(id);
  return target !== undefined && target.options.length !== 1;
}

export const BoardTip = ({
  props,
  frame,
}: {
  props: BoardProps;
  frame: RefObject<HTMLElement | null>;
}) => {
  const box = useRef<HTMLDivElement>(null);
  const [style, setStyle] = useState<Record<string, string> | null>(null);
  const { hovered: id, Rules } = props;
  const said =
    id === null || isTold(props, id) ? null : (saidOf(props, id) ?? heardOf(frame.current, id));
  useLayoutEffect(() => {
    const tip = box.current;
    const around = frame.current;
    const drawn = id && around?.querySelector(`[data-tip="${CSS.escape(id)}"]`);
    // A card over the map says it all itself.
    if (!tip || !around || !drawn || drawn.closest(".question")) return setStyle(null);
    const outer = around.getBoundingClientRect();
    const inner = drawn.getBoundingClientRect();
    const thing = {
      x: inner.left - outer.left,
      y: inner.top - outer.top,
      width: inner.width,
      height: inner.height,
    };
    const { left, top } = placeTip(outer, thing, {
      width: tip.offsetWidth,
      height: tip.offsetHeight,
    });
    setStyle({ left: `${left}px`, top: `${top}px` });
  }, [id, said?.title, props.amount]);
  if (!said) return null;
  const how = designedOf(said.source);
  return (
    <div key={id} ref={box} class="board-tip" inert style={style ?? { visibility: "hidden" }}>
      <b>{said.title}</b>
      {said.text && <p>{said.text}</p>}
      {said.more}
      {id !== null && Rules && <Rules target={id} />}
      {how !== "none" && (
        <p class="designed-note">
          <Icon name="fp-pen" />
          {words[props.lang].designed[how]}
        </p>
      )}
    </div>
  );
};
