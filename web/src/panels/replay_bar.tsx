// The controls of looking back: a slider over the whole game, play and pause, speed, a link to the
// move, and playing on from it. At a live table the same bar leads back to now.
import { useEffect, useState } from "preact/hooks";
import { links } from "../route";
import { useDesk, type Desk } from "../table/desk";
import { writtenNames } from "../table/people";
import { keptRecord } from "../table/recorded";
import { Icon, Pip } from "../ui/icon";
import { share } from "../ui/share";
import { IconButton } from "../ui/top_bar";
import { t, type Word } from "../words/words";
import { PlayOn } from "./play_on";
import { Line } from "./turn_text";

const SPEEDS = [
  { name: "½×", pause: 2000 },
  { name: "1×", pause: 1000 },
  { name: "2×", pause: 500 },
  { name: "4×", pause: 250 },
  { name: "8×", pause: 125 },
] as const;

/** Steps on as long as it plays, fetching a little ahead so that the board never waits. */
function usePlayback(playing: boolean, pause: number, stop: () => void): void {
  const { session } = useDesk();
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => {
      const { at, latest } = session.travel.looking.peek();
      if (at === null || at >= latest) {
        stop();
        return;
      }
      session.travel.stepBy(1);
      if (at + 3 < latest) void session.travel.viewAt(at + 3);
    }, pause);
    return () => clearInterval(timer);
  }, [playing, pause]);
}

/** Why nobody can play on from what is shown. */
function whyStuck({ session }: Desk): Word | null {
  if (session.travel.shown.value?.over) return "play_on_over";
  const told = session.live.value?.over || keptRecord(session.table) !== null;
  return told ? null : "play_on_secret";
}

export const ReplayBar = () => {
  const desk = useDesk();
  const { session } = desk;
  const playing = desk.playing.value;
  const setPlaying = (on: boolean): void => void (desk.playing.value = on);
  const [speed, setSpeed] = useState(1);
  const [asking, setAsking] = useState(false);
  const { latest } = session.travel.looking.value;
  const at = session.travel.looking.value.at ?? latest;
  usePlayback(playing, SPEEDS[speed]?.pause ?? 1000, () => setPlaying(false));
  useEffect(() => () => setPlaying(false), []);
  // A link to a move should be in the address bar, too, but not once for every step of the slider.
  useEffect(() => {
    if (!desk.replay) return;
    const timer = setTimeout(
      () => history.replaceState(null, "", links.replay(session.table, at)),
      300,
    );
    return () => clearTimeout(timer);
  }, [at]);

  const view = session.travel.shown.value;
  const entry = session.journal.value.entries[at - 1];
  const names = view ? writtenNames(view) : [];
  const quiet = (): string => {
    if (at === 0) return t("the_beginning");
    // A secret move may have had an effect, only not for these eyes.
    return t(entry?.secret ? "moved_hidden" : "a_quiet_move", {
      name: names[entry?.seat ?? 0] ?? "",
    });
  };
  const toggle = (): void => {
    if (!playing && at >= latest) session.travel.look(0);
    setPlaying(!playing);
  };
  const seat = entry?.seat ?? null;
  const stuck = whyStuck(desk);
  return (
    <footer class={`bar replay ${seat === null ? "seat-none" : `seat-${seat + 1}`}`}>
      <div class="prompt">
        <div class="eyebrow">
          {seat === null ? <Icon name="clock" /> : <Pip seat={seat} />}
          <span class="t">{t("looking_at", { n: at, of: latest })}</span>
        </div>
        <p class="say" aria-live="polite">
          {entry?.lines[0] ? <Line text={entry.lines[0].text} names={names} /> : quiet()}
        </p>
        <p class="sub">
          {(entry?.lines.length ?? 0) > 1
            ? entry?.lines
                .slice(1)
                .map((line) => line.text)
                .join(" ")
            : ""}
        </p>
      </div>
      <div class="travel">
        <IconButton
          icon={playing ? "pause" : "play"}
          label={t(playing ? "pause" : "play")}
          onClick={toggle}
        />
        <button
          class="btn quiet icon"
          type="button"
          aria-label={t("step_before")}
          title={t("step_before")}
          disabled={at === 0}
          onClick={() => session.travel.stepBy(-1)}
        >
          <Icon name="step" flip />
        </button>
        <button
          class="btn quiet icon"
          type="button"
          aria-label={t("step_after")}
          title={t("step_after")}
          disabled={at >= latest}
          onClick={() => session.travel.stepBy(1)}
        >
          <Icon name="step" />
        </button>
        <input
          class="slider"
          type="range"
          min={0}
          max={latest}
          value={at}
          aria-label={t("move")}
          aria-valuetext={t("looking_at", { n: at, of: latest })}
          onInput={(event) => session.travel.look(Number(event.currentTarget.value))}
        />
        <span class="num">
          {at} / {latest}
        </span>
        <button
          class="btn quiet"
          type="button"
          title={t("speed")}
          onClick={() => setSpeed((speed + 1) % SPEEDS.length)}
        >
          <span class="sr">{t("speed")} </span>
          {SPEEDS[speed]?.name}
        </button>
      </div>
      <div class="aids">
        <button
          class="btn quiet"
          type="button"
          onClick={() => void share(links.replay(session.table, at), document.title)}
        >
          <Icon name="share" />
          <span class="t">{t("share")}</span>
        </button>
        {desk.replay && session.live.value?.over && (
          <a class="btn quiet" href={links.report(session.table)}>
            <Icon name="score" />
            <span class="t">{t("report")}</span>
          </a>
        )}
        {desk.replay || session.live.value?.over ? (
          <button
            class="btn primary"
            type="button"
            disabled={stuck !== null}
            title={stuck === null ? undefined : t(stuck)}
            onClick={() => setAsking(true)}
          >
            <Icon name="play" />
            {t("play_on")}
          </button>
        ) : (
          <button class="btn primary" type="button" onClick={() => session.travel.now()}>
            {t("back_to_now")} <kbd>N</kbd>
          </button>
        )}
      </div>
      {asking && <PlayOn ply={at} close={() => setAsking(false)} />}
    </footer>
  );
};
