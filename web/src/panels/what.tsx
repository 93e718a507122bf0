// "What is this?": short explanations of the phase and of the things on the board, by the words of the
// lessons. What is pointed at or touched while it is open stands first.
import { useEffect, useRef, useState } from "preact/hooks";
import { gameInfo } from "../net/games";
import { gameThings, type ThingText, type Things } from "../net/files";
import { lang } from "../settings";
import { useDesk } from "../table/desk";
import { thingFor } from "../table/guide";
import { drawnAt, meantBy } from "../ui/drawn";
import { useFocusBack } from "../ui/focus";
import { Icon } from "../ui/icon";
import { RuleLink } from "../ui/rule_link";
import { t } from "../words/words";

const Entry = ({ title, of }: { title: string; of: ThingText }) => (
  <section class="thing">
    {title !== "" && <h3>{title}</h3>}
    <p>{of.text[lang.value]}</p>
    <p class="rules-of">
      {of.rules.map((number) => (
        <RuleLink key={number} number={number} />
      ))}
    </p>
  </section>
);

/** The target under the pointer or the focus, while this is open. What was pressed stays, wherever the
 * pointer goes. */
function usePointed(first: string | null): string | null {
  const [target, setTarget] = useState(() => first && (meantBy(drawnAt(first)) ?? first));
  useEffect(() => {
    let pressed = false;
    const look = (event: Event): void => {
      const thing = event.target instanceof Element ? event.target.closest("[data-target]") : null;
      const found = meantBy(thing);
      if (!found || (pressed && event.type === "pointerover")) return;
      pressed = event.type === "pointerdown";
      setTarget(found);
    };
    const events = ["pointerover", "pointerdown", "focusin"] as const;
    for (const name of events) document.addEventListener(name, look, true);
    return () => {
      for (const name of events) document.removeEventListener(name, look, true);
    };
  }, []);
  return target;
}

export const What = () => {
  const desk = useDesk();
  const [things, setThings] = useState<Things | null>(null);
  const [failed, setFailed] = useState(false);
  const box = useRef<HTMLElement>(null);
  useFocusBack(box, "stay");
  const pointed = usePointed(desk.hand.hovered.value);
  useEffect(() => {
    gameThings(desk.game).then(setThings, () => setFailed(true));
  }, [desk.game]);
  const phases = gameInfo(desk.game)?.phases ?? [];
  const phase = phases[desk.session.live.value?.progress.phase ?? -1];
  const now = phase && things?.phases[phase.id];
  const found = things && pointed !== null ? thingFor(things.things, pointed) : null;
  return (
    <section ref={box} class="popover what" aria-label={t("what_is_this")}>
      <header>
        <h2>{t("what_is_this")}</h2>
        <button
          class="btn quiet icon"
          type="button"
          aria-label={t("close")}
          onClick={() => (desk.over.value = null)}
        >
          <Icon name="close" />
        </button>
      </header>
      <div class="scroll" tabIndex={0} role="group" aria-label={t("what_is_this")}>
        <p class="lead">{t(failed ? "what_nothing" : "what_lead")}</p>
        <div role="status" aria-live="polite">
          {found && <Entry title="" of={found} />}
        </div>
        {phase && now && <Entry title={phase.name[lang.value]} of={now} />}
        {phases.map(({ id, name }) => {
          const text = things?.phases[id];
          return id !== phase?.id && text ? (
            <Entry key={id} title={name[lang.value]} of={text} />
          ) : null;
        })}
        {Object.entries(things?.things ?? {}).map(([key, text]) =>
          text === found ? null : <Entry key={key} title="" of={text} />,
        )}
      </div>
    </section>
  );
};
