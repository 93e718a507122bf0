// The options as buttons: things on the board by price or by what they belong to, then what is nowhere
// on it, then what is rare, behind one small button; a set as toggles with its sum; an amount with its
// stepper.
import type { MenuOption } from "../contract";
import { priceBeside, shortLabel, verbOf } from "../table/choice";
import { lang } from "../settings";
import { useDesk } from "../table/desk";
import {
  apart,
  bundled,
  groupsOf,
  lean,
  offersOf,
  opened,
  whereTo,
  type Group,
} from "../table/offers";
import { ideasOf, orderOf } from "../table/orders";
import { Icon } from "../ui/icon";
import { compact, windowWidth } from "../ui/media";
import { textWidth } from "../ui/text_width";
import { sentence, t } from "../words/words";
import { cellOf, cells, COUNT, inTwoLines, priceWidth } from "./cells";
import {
  allFit,
  BY_NAME,
  fitting,
  groupsFit,
  groupWidth,
  isLong,
  isLongGroup,
  onlyOf,
  type Room,
  rowsOf,
  widthOf,
} from "./fitting";
import { Pointers } from "./pointed";
import { SetChoice, SetMembers } from "./set_options";
import { Stepper } from "./stepper";

/** Smaller letters of a button on a phone. */
const inSmall = (text: string): number => textWidth(text, 550, 14);

/** How a button stands in its row. On a phone it is as wide as it needs to be, with something as wide as
 * that behind its name; else only a long name has a width of its own, that of two lines. */
function shapeOf(name: string, behind: number, long: boolean, width: number) {
  if (compact.value) {
    const cell = cellOf(name, behind, inSmall);
    return { long: inTwoLines(name, behind, inSmall), style: { "--cell": `${cell}px` } };
  }
  return { long, style: long ? { "--two-lines": `${width / 16}rem` } : undefined };
}

interface OptionButtonProps {
  option: MenuOption;
  primary?: boolean;
  name?: string | undefined; // where what stands before it is known
}

export const OptionButton = (props: OptionButtonProps) => {
  const { hand, session } = useDesk();
  const { option } = props;
  const armed = hand.armed.value === option.move;
  const lit = hand.hovered.value !== null && option.targets.includes(hand.hovered.value);
  const style = armed || props.primary ? "primary" : lit ? "legal" : "";
  const target = option.targets.find((each) => !hand.narrowed.value.includes(each)) ?? null;
  const name = props.name ?? shortLabel(option);
  const price = priceBeside(option);
  const shape = shapeOf(name, priceWidth(option), isLong(name), widthOf(option, name));
  return (
    <button
      class={`btn ${style} ${armed ? "armed" : ""} ${shape.long ? "long" : ""}`}
      style={shape.style}
      type="button"
      data-move={option.move}
      aria-disabled={session.moves.waiting.value}
      aria-label={armed ? t("confirm", { what: name }) : undefined}
      title={option.label === name ? undefined : option.label}
      onPointerEnter={() => hand.point(target)}
      onPointerLeave={() => hand.point(null)}
      onFocus={() => target !== null && hand.point(target)}
      onClick={() => hand.take(option)}
    >
      {name}
      {price !== null && <span class="price">{price}</span>}
      <Pointers options={[option]} />
    </button>
  );
};

/** "Up to 33": goes on by itself until it gets dearer. */
const UpTo = ({ option, amount }: { option: MenuOption; amount: number }) => {
  const { hand, session } = useDesk();
  const idea = ideasOf(hand.menu.value).find((each) => each.verb === verbOf(option));
  if (!idea?.otherwise) return null;
  return (
    <button
      class="btn"
      type="button"
      title={t("up_to_title", { n: amount, what: idea.otherwise.label })}
      onClick={() => session.order(orderOf(idea, amount, "question"))}
    >
      {t("up_to", { n: amount })}
    </button>
  );
};

const AmountOption = ({ option }: { option: MenuOption }) => {
  const { hand, session } = useDesk();
  return (
    <>
      <Stepper option={option} />
      <button
        class="btn primary"
        type="button"
        data-move={option.pattern}
        aria-disabled={session.moves.waiting.value}
        onClick={() => hand.take(option)}
      >
        {shortLabel(option, hand.amount.value)}
        <Pointers options={[option]} />
      </button>
      <UpTo option={option} amount={hand.amount.value ?? option.min ?? 0} />
    </>
  );
};

const Back = () => {
  const { hand } = useDesk();
  return (
    <button class="btn quiet" type="button" onClick={() => hand.back()}>
      <Icon name="undo" />
      {t("step_back")}
    </button>
  );
};

const GroupButton = ({ group }: { group: Group }) => {
  const { hand } = useDesk();
  const lit = group.options.some(({ targets }) => targets.includes(hand.hovered.value ?? ""));
  const shape = shapeOf(group.name, COUNT, isLongGroup(group.name), groupWidth(group.name));
  return (
    <button
      class={`btn ${lit ? "legal" : ""} ${shape.long ? "long" : ""}`}
      style={shape.style}
      type="button"
      data-group={group.id}
      onClick={() => (hand.group.value = [...hand.group.value, group.id])}
    >
      {sentence(group.name)}
      <span class="count">{group.options.length}</span>
      <Pointers options={group.options} />
    </button>
  );
};

const Rest = ({ n }: { n: number }) => {
  const desk = useDesk();
  return (
    <button
      class="btn"
      type="button"
      aria-expanded={desk.over.value === "choices"}
      onClick={() => (desk.over.value = desk.over.value === "choices" ? null : "choices")}
    >
      {t("the_rest")}
      <span class="count">{n}</span>
    </button>
  );
};

/** How many of it: "× 3". */
const Times = () => {
  const { hand } = useDesk();
  const n = hand.times.value;
  const step = (by: number) => (
    <button
      type="button"
      aria-label={t(by < 0 ? "less" : "more")}
      onClick={() => hand.setTimes(n + by)}
    >
      <Icon name={by < 0 ? "minus" : "plus"} />
    </button>
  );
  return (
    <span class="stepper times" role="group" aria-label={t("how_often")}>
      {step(-1)}
      <output>×{n}</output>
      {step(1)}
    </span>
  );
};

const TIMES_WIDTH = 130;
const BACK_WIDTH = 100;

const NO_NAMES: ReadonlyMap<string, string> = new Map();

/** What the options are called: in fewer words where there is not room for all. */
function namesFor(options: readonly MenuOption[], inGroup: boolean, room: Room) {
  const names = apart(options, inGroup ? whereTo(options) : NO_NAMES);
  if (allFit(options, room, names)) return names;
  const fewer = lean(options, names);
  return fewer.find((each) => allFit(options, room, each)) ?? fewer.at(-1) ?? names;
}

/** The same beside groups: what is alone in one. */
function namesAmong(groups: readonly Group[], room: Room) {
  const singles = groups.flatMap((group) => onlyOf(group) ?? []);
  const names = [NO_NAMES, ...lean(singles, NO_NAMES)];
  return names.find((each) => groupsFit(groups, room, each)) ?? names.at(-1) ?? NO_NAMES;
}

/** Things on the board: all if there is room, else by groups, else as many as fit. */
const Placed = ({ options, room: whole }: { options: readonly MenuOption[]; room: Room }) => {
  const { data, hand, telling, told } = useDesk();
  const withBack = { ...whole, before: [BACK_WIDTH] };
  const groupsIn = (list: readonly MenuOption[]) => {
    const groups = groupsOf(list, telling.value, data.value, lang.value);
    return groups && bundled(groups, (some) => groupsFit(some, withBack));
  };
  const { options: wanted, depth } = opened(options, hand.group.value, groupsIn);
  const goesBack = depth > 0 || hand.narrowed.value.length > 0;
  const room = goesBack ? withBack : whole;
  const names = namesFor(wanted, depth > 0, room);
  const shown = fitting(wanted, room, told.value, names);
  const groups = shown.length < wanted.length ? groupsIn(wanted) : null;
  const back = goesBack && <Back />;
  if (groups) {
    const among = namesAmong(groups, room);
    return (
      <>
        {back}
        {groups.map((group) => {
          const only = onlyOf(group);
          return only ? (
            <OptionButton key={group.id} option={only} name={among.get(only.move)} />
          ) : (
            <GroupButton key={group.id} group={group} />
          );
        })}
      </>
    );
  }
  const sole = hand.options.value.length === 1;
  return (
    <>
      {back}
      {shown.map((option) => (
        <OptionButton
          key={option.move}
          option={option}
          name={names.get(option.move)}
          primary={sole || option === hand.exact.value}
        />
      ))}
      {wanted.length > shown.length && <Rest n={wanted.length - shown.length} />}
    </>
  );
};

/** What is always there and seldom wanted. */
const Also = ({ options }: { options: readonly MenuOption[] }) => {
  const desk = useDesk();
  const open = desk.over.value === "also";
  return (
    <span class="also">
      <button
        class="btn quiet"
        type="button"
        data-also
        aria-expanded={open}
        onClick={() => (desk.over.value = open ? null : "also")}
      >
        {t("also")}
        <span class="count">{options.length}</span>
      </button>
      {open && (
        <div class="also-list" role="group" aria-label={t("also")}>
          {options.map((option) => (
            <OptionButton key={option.move} option={option} />
          ))}
        </div>
      )}
    </span>
  );
};

/** How wide the question and the aids are together: from 1380 on the aids have words, and from 2200 on
 * all letters are larger. */
const besideOf = (width: number): number => (width < 1380 ? 530 : width < LARGE ? 760 : 1100);

/** Where all letters are larger, there is room for fewer of them. */
const scaleOf = (width: number): number => (width < LARGE ? 1 : 1.25);
const LARGE = 2200;
const PHONE_EDGES = 24;
const ALSO_WIDTH = 96;
const AMOUNT_WIDTH = 400;

export const Options = () => {
  const { hand, telling } = useDesk();
  const options = hand.options.value;
  const range = hand.range.value;
  const set = hand.set.value;
  const single = set ? options.filter((each) => !set.options.includes(each)) : options;
  const { placed, plain, also } = offersOf(single, telling.value);
  const repeats = placed.some((option) => hand.repeats(option));
  // Beside the question and the aids there is one row, or two low ones; a phone has two below them.
  const { value: phone } = compact;
  const row = phone
    ? windowWidth.value - PHONE_EDGES
    : windowWidth.value - besideOf(windowWidth.value);
  const unscaled = row / scaleOf(windowWidth.value);
  const widths = phone ? cells(inSmall) : BY_NAME;
  const besides = [
    ...(repeats ? [TIMES_WIDTH] : []),
    ...plain.map((each) => widths.option(each)),
    ...(range ? [Math.min(row, AMOUNT_WIDTH)] : []),
    ...(also.length > 0 ? [ALSO_WIDTH] : []),
  ];
  const rows = phone ? 2 : rowsOf(placed, unscaled, besides);
  // As wide as it may get, whatever is in it: the question beside it stays where it is.
  return (
    <div
      class={`options ${rows === 2 && !phone ? "two" : ""}`}
      style={{ width: `${row}px` }}
      role="group"
      aria-label={t("options")}
    >
      {set && <SetMembers set={set} />}
      <Placed options={placed} room={{ widths, row: unscaled, rows, besides }} />
      {set && <SetChoice set={set} />}
      {repeats && <Times />}
      {plain.map((option) => (
        <OptionButton key={option.move} option={option} primary={options.length === 1} />
      ))}
      {range && <AmountOption option={range} />}
      {also.length > 0 && <Also options={also} />}
    </div>
  );
};
