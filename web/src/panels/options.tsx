// The options as buttons, in the order of the menu: as many as fit, the rest behind "more"; then
// what is nowhere on the board; and an amount with its stepper.
import type { MenuOption } from "../contract";
import { isPlain, isRange, priceBeside, shortLabel } from "../table/choice";
import { useDesk } from "../table/desk";
import { Icon } from "../ui/icon";
import { compact, windowWidth } from "../ui/media";
import { t } from "../words/words";
import { fitting, isLong, widthOf } from "./fitting";
import { Stepper } from "./stepper";

export const OptionButton = (props: { option: MenuOption; primary?: boolean }) => {
  const { hand, session } = useDesk();
  const { option } = props;
  const armed = hand.armed.value === option.move;
  const lit = hand.hovered.value !== null && option.targets.includes(hand.hovered.value);
  const style = armed || props.primary ? "primary" : lit ? "legal" : "";
  const target = option.targets.find((each) => !hand.narrowed.value.includes(each)) ?? null;
  const name = shortLabel(option);
  const price = priceBeside(option);
  return (
    <button
      class={`btn ${style} ${isLong(option) ? "long" : ""}`}
      type="button"
      data-move={option.move}
      aria-disabled={session.moves.waiting.value}
      title={option.label}
      onPointerEnter={() => hand.point(target)}
      onPointerLeave={() => hand.point(null)}
      onFocus={() => target !== null && hand.point(target)}
      onClick={() => hand.take(option)}
    >
      {armed && <Icon name="check" />}
      {armed ? t("confirm", { what: name }) : name}
      {price !== null && <span class="price">{price}</span>}
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
      </button>
    </>
  );
};

export const Options = () => {
  const desk = useDesk();
  const { hand } = desk;
  const options = hand.options.value;
  const range = hand.range.value;
  const plain = options.filter(isPlain);
  const placed = options.filter((each) => !isPlain(each) && !isRange(each));
  const sole = options.length === 1 ? options[0] : undefined;
  const taken = plain.reduce((sum, each) => sum + widthOf(each), range ? 320 : 0);
  // A phone has two rows of buttons, a desktop one beside the question and the aids.
  const room = compact.value ? 2 * (windowWidth.value - 40) : windowWidth.value - 700;
  const shown = fitting(placed, room - taken, desk.told.value);
  return (
    <div class="options" role="group" aria-label={t("options")}>
      {hand.narrowed.value.length > 0 && (
        <button class="btn quiet" type="button" onClick={() => hand.back()}>
          <Icon name="undo" />
          {t("step_back")}
        </button>
      )}
      {shown.map((option) => (
        <OptionButton
          key={option.move}
          option={option}
          primary={option === sole || option === hand.exact.value}
        />
      ))}
      {placed.length > shown.length && (
        <button
          class="btn"
          type="button"
          aria-expanded={desk.over.value === "choices"}
          onClick={() => (desk.over.value = desk.over.value === "choices" ? null : "choices")}
        >
          {t("n_more", { n: placed.length - shown.length })}
        </button>
      )}
      {plain.map((option) => (
        <OptionButton key={option.move} option={option} primary={option === sole} />
      ))}
      {range && <AmountOption option={range} />}
    </div>
  );
};
