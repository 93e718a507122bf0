// A set that is put together: each member can be had or not, the sum follows, one press confirms.
import type { MenuOption } from "../contract";
import { lang } from "../settings";
import { useDesk } from "../table/desk";
import { memberText, sumText, variantText, type SetOffer } from "../table/offers";
import { Icon } from "../ui/icon";
import { compact, windowWidth } from "../ui/media";
import { textWidth } from "../ui/text_width";
import { t } from "../words/words";

interface VariantsProps {
  set: SetOffer;
  options: readonly MenuOption[];
}

/** A phone has room for one of them: each press goes on to the next. */
const NextVariant = ({ set, options }: VariantsProps) => {
  const { hand } = useDesk();
  const option = options[hand.variant.value];
  return (
    <button
      class="btn"
      type="button"
      title={t("variants")}
      onClick={() => (hand.variant.value = (hand.variant.value + 1) % options.length)}
    >
      {option && variantText(set, option, lang.value)}
      <Icon name="redo" />
    </button>
  );
};

/** The same members in several ways: which fuel the hybrids burn. */
const Variants = ({ set, options }: VariantsProps) => {
  const { hand } = useDesk();
  if (compact.value) return <NextVariant set={set} options={options} />;
  return (
    <span class="seg variants" role="group" aria-label={t("variants")}>
      {options.map((option, i) => (
        <button
          key={option.move}
          type="button"
          aria-pressed={i === hand.variant.value}
          onClick={() => (hand.variant.value = i)}
        >
          {variantText(set, option, lang.value)}
        </button>
      ))}
    </span>
  );
};

/** Edges, sign and gaps of a member's button on a phone, and the edges of the row. */
const AROUND = 48;
const EDGES = 24;

/** A phone has one row for all members: where they have no room in it, only what tells them apart is said. */
function isTight(set: SetOffer): boolean {
  if (!compact.value) return false;
  const widths = set.members.map(
    ({ name }) => AROUND + textWidth(memberText(set, name, lang.value), 550, 16),
  );
  return widths.reduce((sum, each) => sum + each, EDGES) > windowWidth.value;
}

export const SetMembers = ({ set }: { set: SetOffer }) => {
  const { hand } = useDesk();
  const chosen = hand.members.value;
  const tight = isTight(set);
  return (
    <>
      {set.members.map(({ target, name }) => {
        const on = chosen.includes(target);
        const whole = memberText(set, name, lang.value);
        return (
          <button
            key={target}
            class={`btn toggle ${on ? "on" : ""}`}
            type="button"
            data-member={target}
            aria-pressed={on}
            aria-label={whole}
            onPointerEnter={() => hand.point(target)}
            onPointerLeave={() => hand.point(null)}
            onClick={() => hand.toggle(target)}
          >
            <Icon name={on ? "check" : "plus"} />
            {tight ? name : whole}
          </button>
        );
      })}
    </>
  );
};

/** What the chosen members come to. */
export const SetChoice = ({ set }: { set: SetOffer }) => {
  const { hand, session } = useDesk();
  const options = hand.sets.value;
  const option = options[hand.variant.value];
  return (
    <>
      {options.length > 1 && <Variants set={set} options={options} />}
      {option ? (
        <button
          class={`btn primary long ${hand.armed.value === option.move ? "armed" : ""}`}
          type="button"
          data-move={option.move}
          aria-disabled={session.moves.waiting.value}
          title={option.label}
          onClick={() => hand.take(option)}
        >
          <span aria-live="polite">{sumText(set, option, lang.value)}</span>
        </button>
      ) : (
        <span class="sub no" role="status">
          {t("set_impossible")}
        </span>
      )}
    </>
  );
};
