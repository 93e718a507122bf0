// What the coach would do now: the best moves with their chances as bars and the reason in words.
// Pointing at one lights its place on the board; pressing it plays it like its own button would.
import { useEffect, useRef } from "preact/hooks";
import type { Advice } from "../net/messages";
import { optionFor } from "../table/coach";
import { useDesk } from "../table/desk";
import { refusalText } from "../ui/failure";
import { Icon } from "../ui/icon";
import { percent, t } from "../words/words";

const AdviceRow = ({ advice, best }: { advice: Advice; best: boolean }) => {
  const desk = useDesk();
  const { hand, session } = desk;
  const found = optionFor(hand.menu.value, advice.move);
  const target = found?.option.targets[0] ?? null;
  const armed = found !== null && hand.armed.value === advice.move;
  const take = (): void => {
    if (!found) return;
    if (found.amount !== null) hand.setAmount(found.amount);
    hand.take(found.option);
    if (session.moves.pending.value) desk.over.value = null;
  };
  return (
    <li>
      <button
        class={`advice ${armed ? "armed" : ""}`}
        type="button"
        data-advice={advice.move}
        aria-disabled={found === null || session.moves.pending.value !== null}
        onPointerEnter={() => hand.point(target)}
        onPointerLeave={() => hand.point(null)}
        onFocus={() => hand.point(target)}
        onBlur={() => hand.point(null)}
        onClick={take}
      >
        <span class="what">
          {armed && <Icon name="check" />}
          {!armed && best && <Icon name="star" />}
          {armed ? t("confirm", { what: advice.label }) : advice.label}
        </span>
        <span class="chance">
          {percent(advice.chance)}
          <span class="sr"> {t("to_win")}</span>
        </span>
        <span class="rail" aria-hidden="true">
          <i style={{ width: `${Math.round(100 * advice.chance)}%` }} />
        </span>
        <span class="why">{advice.why}</span>
      </button>
    </li>
  );
};

export const CoachAdvice = () => {
  const { hand, session } = useDesk();
  const list = useRef<HTMLOListElement>(null);
  const asked = session.coach.hint.value;
  const allowed = session.state.value?.hints ?? false;
  const mine = hand.menu.value.options.length > 0;
  useEffect(() => {
    if (allowed && mine) session.askHint();
  }, []);
  const told = asked?.is === "told" ? asked.hint : null;
  // Who came by key goes on by key.
  useEffect(() => {
    const at = document.activeElement;
    if (told && (at === document.body || at?.matches("[data-aid=hint]"))) {
      list.current?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
    }
  }, [told]);
  const [best] = told?.options ?? [];
  let says = "";
  if (!allowed) says = t("coach_off");
  else if (asked?.is === "asked") says = t("coach_thinks");
  else if (asked?.is === "refused") says = refusalText(asked.error);
  if (!mine) return null;
  return (
    <section class={`coach ${allowed ? "asks" : ""}`} aria-label={t("coach")}>
      <h3>{t("coach_would")}</h3>
      <p class={`says ${says === "" ? "sr" : ""}`} role="status">
        {asked?.is === "asked" && <Icon name="clock" />}
        {best ? t("coach_best", { what: best.label, chance: percent(best.chance) }) : says}
      </p>
      {told && (
        <ol ref={list}>
          {told.options.map((advice, i) => (
            <AdviceRow key={advice.move} advice={advice} best={i === 0} />
          ))}
        </ol>
      )}
      {allowed && (asked === null || asked.is === "refused") && (
        <button class="btn" type="button" onClick={() => session.askHint()}>
          <Icon name="hint" />
          {t("coach_ask")}
        </button>
      )}
    </section>
  );
};
