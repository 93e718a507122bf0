// The amount of a range: minus, a field to type in, plus.
import { useDesk } from "../table/desk";
import { Icon } from "../ui/icon";
import { t } from "../words/words";
import type { MenuOption } from "../contract";

export const Stepper = ({ option }: { option: MenuOption }) => {
  const { hand } = useDesk();
  const amount = hand.amount.value ?? option.min ?? 0;
  const step = (by: number) => (
    <button
      type="button"
      tabIndex={-1}
      aria-label={t(by < 0 ? "less" : "more")}
      onClick={() => hand.setAmount(amount + by)}
    >
      <Icon name={by < 0 ? "minus" : "plus"} />
    </button>
  );
  return (
    <span class="stepper">
      {step(-1)}
      <input
        data-amount
        type="text"
        inputMode="numeric"
        role="spinbutton"
        autocomplete="off"
        aria-label={t("amount")}
        aria-valuenow={amount}
        aria-valuemin={option.min}
        aria-valuemax={option.max}
        value={String(amount)}
        size={4}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          hand.setAmount(parseInt(event.currentTarget.value, 10));
          event.currentTarget.value = String(hand.amount.value ?? "");
        }}
        onKeyDown={(event) => {
          const by = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
          if (by !== undefined) {
            event.preventDefault();
            event.stopPropagation();
            hand.setAmount(amount + by);
          } else if (event.key === "Enter") {
            event.preventDefault();
            event.stopPropagation();
            hand.setAmount(parseInt(event.currentTarget.value, 10));
            if (hand.asked.value.length === 0) hand.take(option);
          }
        }}
      />
      {step(1)}
    </span>
  );
};
