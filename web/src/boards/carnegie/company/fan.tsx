// What a choice still leaves open, as chips beside the company: the uses of a department, the
// incomes to choose from, the type of a project in a small city, the side of a strip.
import type { BoardProps } from "../../../contract";
import { Icon } from "../../../ui/icon";
import { gameOf } from "../data";
import { type ProjectType, TYPES, describe, ownSeat } from "../description";
import { TypeIcon } from "../draw";
import { Hit } from "../hit";
import { markClass, marked } from "../target";
import { words } from "../words";
import { StripCard, placesOfSide, placesText } from "./strip";

const offeredOf = (props: BoardProps, set: string): string[] =>
  [...props.targets]
    .filter(([id, target]) => id.startsWith(`${set}:`) && target.options.length > 0)
    .map(([id]) => id.slice(set.length + 1));

const Chip = (
  props: BoardProps & { id: string; name: string; children: preact.ComponentChildren },
) => {
  const { mark, target } = marked(props, props.id, props.name);
  return (
    <div class={`thing fan-chip ${markClass(mark)}`}>
      <span class="line" aria-hidden="true">
        {props.children}
      </span>
      <Hit target={target} />
    </div>
  );
};

function usesIn(props: BoardProps) {
  const room = props.chosen?.find((id) => id.startsWith("room:"));
  if (describe(props.view).now?.step !== "use" || room === undefined) return [];
  const { departments } = gameOf(props.data);
  return offeredOf(props, "use").map((id) => {
    const [department = "", use = ""] = id.split(".");
    const found = departments.get(department)?.uses.find((each) => each.id === use);
    const leaves = found?.do.some((step) => step.op === "mission") ?? false;
    return { id: `use:${id}`, name: found?.name[props.lang] ?? id, leaves };
  });
}

export interface Anchor {
  x: number;
  y: number;
  below: boolean;
}

/** Chips beside what they belong to, or in the corner. */
export const Fan = (props: BoardProps & { anchor?: Anchor | null }) => {
  const { types } = gameOf(props.data);
  const say = words[props.lang];
  const step = describe(props.view).now?.step;
  const uses = usesIn(props);
  const anchor = uses.length > 0 ? props.anchor : null;
  const resources = step === "choice" ? offeredOf(props, "resource") : [];
  const slot = props.chosen?.some((id) => id.startsWith("slot:")) ?? false;
  const kinds =
    slot && step === "project"
      ? TYPES.filter((type) => props.targets.get(`strip:${type}`)?.options.length)
      : [];
  if (uses.length + resources.length + kinds.length === 0) return null;
  const optionOf = (id: string): string => props.targets.get(id)?.options[0]?.label ?? id;
  return (
    <div
      class={anchor ? `fan anchored ${anchor.below ? "below" : ""}` : "fan"}
      style={anchor ? { left: `${anchor.x}px`, top: `${anchor.y}px` } : {}}
      role="group"
      aria-label={say.options}
    >
      {uses.map((use) => (
        <Chip key={use.id} {...props} id={use.id} name={use.name}>
          {use.leaves && <Icon name="ca-mission" />}
          {use.name}
        </Chip>
      ))}
      {resources.map((id) => (
        <Chip key={id} {...props} id={`resource:${id}`} name={optionOf(`resource:${id}`)}>
          <Icon name={`ca-${id === "research" ? "rnd" : id}`} />
          {optionOf(`resource:${id}`)}
        </Chip>
      ))}
      {kinds.map((type) => (
        <Chip key={type} {...props} id={`strip:${type}`} name={types.get(type)!.name[props.lang]}>
          <TypeIcon type={type} />
          {types.get(type)!.name[props.lang]}
        </Chip>
      ))}
    </div>
  );
};

/** At the beginning: both sides of the strip in question, each a choice. */
export const SideChoice = (props: BoardProps) => {
  const { view, lang } = props;
  const say = words[lang];
  if (describe(view).now?.step !== "side") return null;
  const type = offeredOf(props, "strip")[0] as ProjectType | undefined;
  if (type === undefined) return null;
  const data = gameOf(props.data).types.get(type)!;
  return (
    <section class="sides" aria-label={say.chooseSide(data.name[lang])}>
      <h3>
        <TypeIcon type={type} size={24} />
        {say.chooseSide(data.name[lang])}
        <small>{say.projectCost(data.goodsCost)}</small>
      </h3>
      {offeredOf(props, "side").map((side) => {
        const places = placesOfSide(data.sides[side]?.spaces ?? []);
        const about = `${say.side(side)}: ${placesText(places, lang)}`;
        const { mark, target } = marked(props, `side:${side}`, about);
        return (
          <div key={side} class={`thing side-card ${markClass(mark)}`}>
            <b aria-hidden="true">{say.side(side)}</b>
            <StripCard places={places} seat={ownSeat(view)} lang={lang} />
            <Hit target={target} />
          </div>
        );
      })}
    </section>
  );
};
