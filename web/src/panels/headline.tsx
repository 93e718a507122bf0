// What stands over the board: the round, the phases of it with where we are, and what else one should
// know.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { gameInfo } from "../net/games";
import { useDesk } from "../table/desk";
import { headlineOf } from "../table/headline";
import { Icon } from "../ui/icon";
import { windowWidth } from "../ui/media";
import { t } from "../words/words";

/** Names of phases that do not fit beside the first thing one should know become marks. What fits depends
 * on game, language and letters, so it is tried with all names first. */
function fit(ribbon: HTMLElement | null): void {
  const line = ribbon?.parentElement;
  if (!ribbon || !line) return;
  ribbon.classList.remove("tight");
  const known = line.querySelector(".detail > span");
  const cut = [line, ...(known ? [known] : [])].some((each) => each.scrollWidth > each.clientWidth);
  if (cut) ribbon.classList.add("tight");
}

export const Headline = () => {
  const { board, data, game, session } = useDesk();
  const ribbon = useRef<HTMLOListElement>(null);
  const view = session.travel.shown.value;
  const width = windowWidth.value;
  const told = board.value && view && headlineOf(view, gameInfo(game), board.value, data.value);
  const phases = told?.ribbon ?? [];
  const key = [width, told?.text, told?.detail, ...phases.map(({ name }) => name)].join();
  const now = phases.findIndex(({ state }) => state === "now");
  useLayoutEffect(() => fit(ribbon.current), [key, now]);
  useEffect(() => void document.fonts.ready.then(() => fit(ribbon.current)), []);
  if (!told) return <div class="headline" />;
  return (
    <div class="headline">
      <b>{told.text}</b>
      {phases.length > 0 && (
        <ol ref={ribbon} class="ribbon" aria-label={t("ribbon")}>
          {phases.map(({ name, state }) => (
            <li key={name} class={state} aria-current={state === "now" ? "step" : undefined}>
              {state === "done" && <Icon name="check" />}
              {name}
            </li>
          ))}
        </ol>
      )}
      <span class="detail">
        {told.detail.split(" · ").map((part) => (
          <span key={part}>{part}</span>
        ))}
      </span>
    </div>
  );
};
