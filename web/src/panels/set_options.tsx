// A set that is put together: each member can be had or not, the sum follows, one press confirms.
import type { MenuOption } from "../contract";
import { lang } from "../settings";
import { useDesk } from "../table/desk";
import { memberText, sumText, variantText, type SetOffer } from "../table/offers";
import { Icon } from "../ui/icon";
import { t } from "../words/words";

/** The same members in several ways: which fuel the hybrids burn. */
const Variants = ({ set, options }: { set: SetOffer; options: readonly MenuOption[] }) => {
  const { hand } = useDesk();
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

export const SetMembers = ({ set }: { set: SetOffer }) => {
  const { hand } = useDesk();
  const chosen = hand.members.value;
  return (
    <>
      {set.members.map(({ target, name }) => {
        const on = chosen.includes(target);
        return (
          <button
            key={target}
            class={`btn toggle ${on ? "on" : ""}`}
            type="button"
            data-member={target}
            aria-pressed={on}
            onPointerEnter={() => hand.point(target)}
            onPointerLeave={() => hand.point(null)}
            onClick={() => hand.toggle(target)}
          >
            <Icon name={on ? "check" : "plus"} />
            {memberText(set, name, lang.value)}
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
