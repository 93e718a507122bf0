// Everything that may be chosen now, and everything that may not with the rule that forbids it: the
// answer to "what can I do?", open beside the board so that pointing at a line shows the place. For
// who asks for a hint, the coach's advice stands above it.
import { useRef, useState } from "preact/hooks";
import type { Denied } from "../contract";
import { isRange } from "../table/choice";
import { useDesk } from "../table/desk";
import { plain } from "../rules/rulebook";
import { useFocusBack } from "../ui/focus";
import { Icon } from "../ui/icon";
import { RuleLink } from "../ui/rule_link";
import { t } from "../words/words";
import { CoachAdvice } from "./coach";
import { OptionButton } from "./options";

const MANY = 10;

const DeniedRow = ({ denied }: { denied: Denied }) => {
  const { hand } = useDesk();
  const [target] = denied.targets;
  return (
    <li
      onPointerEnter={() => target !== undefined && hand.point(target)}
      onPointerLeave={() => hand.point(null)}
    >
      <b>{denied.label}</b>
      <span>{denied.reason}</span>
      <RuleLink number={denied.rule} />
    </li>
  );
};

export const Choices = () => {
  const desk = useDesk();
  const { hand } = desk;
  const [wanted, setWanted] = useState("");
  const matches = (text: string): boolean => plain(text).includes(plain(wanted));
  const options = hand.options.value.filter((each) => !isRange(each) && matches(each.label));
  // An amount below or above the range is said by the stepper itself.
  const denied = hand.menu.value.denied.filter((each) => !isRange(each) && matches(each.label));
  const close = () => (desk.over.value = null);
  const box = useRef<HTMLElement>(null);
  useFocusBack(box, "stay");
  return (
    <section ref={box} class="popover" aria-label={t("hint_title")}>
      <header>
        <h2>{t("choices_title")}</h2>
        <button class="btn quiet icon" type="button" aria-label={t("close")} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <div class="scroll" tabIndex={0} role="group" aria-label={t("choices_title")}>
        {desk.over.value === "hint" && <CoachAdvice />}
        {hand.options.value.length + hand.menu.value.denied.length > MANY && (
          <label class="find">
            <Icon name="zoom" />
            <span class="sr">{t("filter")}</span>
            <input
              type="search"
              placeholder={t("filter")}
              value={wanted}
              onInput={(event) => setWanted(event.currentTarget.value)}
            />
          </label>
        )}
        {hand.menu.value.options.length === 0 && <p class="empty">{t("not_your_turn")}</p>}
        {options.length > 0 && (
          <>
            <h3>{t("you_may")}</h3>
            <div class="pick">
              {options.map((option) => (
                <OptionButton key={option.move} option={option} />
              ))}
            </div>
          </>
        )}
        {denied.length > 0 && (
          <>
            <h3>{t("you_may_not")}</h3>
            <ul class="denied">
              {denied.map((each) => (
                <DeniedRow key={each.move} denied={each} />
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
};
