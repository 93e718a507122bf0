// The guide's card: what to do now and why, and rings around the things it speaks of. It stands in the
// corner of the board where it covers least, on a phone between the things it shows, and can be put aside.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { GuideView } from "../contract";
import { gameInfo } from "../net/games";
import { learn, solvePuzzle } from "../table/create";
import { useDesk } from "../table/desk";
import { cornerFor, PATIENCE, slotFor } from "../table/guide";
import type { Box } from "../table/tips";
import { drawnAt, TARGETS } from "../ui/drawn";
import { failureText } from "../ui/failure";
import { Icon } from "../ui/icon";
import { compact } from "../ui/media";
import { bringIntoSight, seenBox } from "../ui/sight";
import { RuleLink } from "../ui/rule_link";
import { toast } from "../ui/toast";
import { IconButton } from "../ui/top_bar";
import { t } from "../words/words";
import { Picture, useDrawings, useHow } from "./how";

/** The places of a table that a lesson may show, besides the things of the game. */
const PLACES: Readonly<Record<string, string>> = {
  "table:bar": ".bar",
  "table:seats": ".seats, .strip",
  "table:phases": ".ribbon",
  "table:log": "#tab-log",
  "table:score": "#tab-score",
  "table:rules": "#tab-rules",
};

const LOOK_AGAIN = 200;

function elementOf(target: string): Element | null {
  const place = PLACES[target];
  if (place === undefined) return drawnAt(target);
  const found = [...document.querySelectorAll(place)];
  return found.find((each) => each.getBoundingClientRect().width > 0) ?? null;
}

const boxOf = (
  element: Element,
  from: { left: number; top: number } = { left: 0, top: 0 },
): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left - from.left, y: top - from.top, width, height };
};

/** The board; on a phone, where the sheet leaves little of it, all between the bars. */
function area(): DOMRect {
  const frame = document.querySelector(".board-frame");
  if (!compact.value && frame) return frame.getBoundingClientRect();
  const top = document.querySelector(".top")?.getBoundingClientRect().bottom ?? 0;
  const bottom = document.querySelector(".bar")?.getBoundingClientRect().top ?? innerHeight;
  return new DOMRect(0, top, innerWidth, bottom - top);
}

type Style = Record<string, string>;

/** In the corner where it covers least. */
function inCorner(box: HTMLElement, shown: readonly Box[]): Style {
  const around = area();
  const { left, top, right, bottom } = around;
  const others = [...document.querySelectorAll(`.main ${TARGETS}`)];
  const { offsetWidth: width, offsetHeight: height } = box;
  const inFrame = shown.map((each) => ({ ...each, x: each.x - left, y: each.y - top }));
  const rest = others.map((each) => boxOf(each, around));
  const corner = cornerFor(around, { width, height }, inFrame, rest);
  const gap = 12;
  const across = corner.endsWith("left")
    ? { left: `${left + gap}px` }
    : { right: `${innerWidth - right + gap}px` };
  const down = corner.startsWith("top")
    ? { top: `${top + gap}px` }
    : { bottom: `${innerHeight - bottom + gap}px` };
  return { ...across, ...down };
}

const RING = 8; // around a thing
const LEAST = 120; // a lower card cannot be read

/** Between what it shows, from edge to edge. */
function inSlot(box: HTMLElement, shown: readonly Box[]): Style {
  const { top, height } = area();
  const text = box.querySelector(".text");
  const more = text ? text.scrollHeight - text.clientHeight : 0;
  const rings = shown.map((each) => ({
    ...each,
    y: each.y - top - RING,
    height: each.height + 2 * RING,
  }));
  const slot = slotFor({ height }, { height: box.offsetHeight + more + 8 }, rings);
  return {
    left: "4px",
    top: `${top + slot.top + 4}px`,
    maxHeight: `${Math.max(LEAST, slot.height - 8)}px`,
  };
}

/** Where the things are seen; they move when the board is moved or the sheet opens. On a phone they are
 * brought into sight once, unless the learner looks for them already. */
function useBoxes(targets: readonly string[], at: string): readonly Box[] {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  const names = targets.join(" ");
  useEffect(() => {
    let settled = !compact.value;
    let before = "";
    const settle = (): void => void (settled = true);
    const look = (): void => {
      const drawn = targets.flatMap((target) => elementOf(target) ?? []);
      const places = JSON.stringify(drawn.map((element) => element.getBoundingClientRect()));
      // Once nothing moves any more; the first one last: it is the one that has to be seen.
      if (!settled && drawn.length > 0 && places === before) {
        drawn.reverse().forEach(bringIntoSight);
        settle();
      }
      before = places;
      const found = drawn.flatMap((element) => seenBox(element) ?? []);
      setBoxes((old) => (JSON.stringify(old) === JSON.stringify(found) ? old : found));
    };
    look();
    const timer = setInterval(look, LOOK_AGAIN);
    const events = ["wheel", "touchmove"] as const;
    for (const name of events) addEventListener(name, settle, { passive: true });
    return () => {
      clearInterval(timer);
      for (const name of events) removeEventListener(name, settle);
    };
  }, [names, at]);
  return boxes;
}

const Rings = ({ boxes }: { boxes: readonly Box[] }) => (
  <div class="rings" aria-hidden="true">
    {boxes.map((box, i) => (
      <span
        key={i}
        style={{
          left: `${box.x - 5}px`,
          top: `${box.y - 5}px`,
          width: `${box.width + 10}px`,
          height: `${box.height + 10}px`,
        }}
      />
    ))}
  </div>
);

const Progress = ({ guide }: { guide: GuideView }) => {
  const chapters = guide.chapters ?? [];
  const { chapter: at = 0, step = 0 } = useDesk().guidance.card.value ?? guide;
  const chapter = chapters[at];
  if (!chapter) return <b>{guide.name}</b>;
  return (
    <>
      <b>{chapter.name}</b>
      <ol class="dots" aria-hidden="true">
        {chapters.map(({ id }, i) => (
          <li key={id} class={i < at ? "done" : i === at ? "now" : ""} />
        ))}
      </ol>
      <small>{t("guide_step", { n: step + 1, of: chapter.steps })}</small>
    </>
  );
};

/** The first chapter of the lesson after this one. */
function nextChapter(game: string, lesson: string): string | null {
  const lessons = gameInfo(game)?.lessons ?? [];
  const at = lessons.findIndex(({ id }) => id === lesson);
  return lessons[at + 1]?.chapters[0]?.id ?? null;
}

const begin = (game: string, chapter: string): void => {
  learn(game, chapter).catch((error: unknown) => toast("bad", failureText(error)));
};

const beginPuzzle = (game: string, id: string): void => {
  solvePuzzle(game, id).catch((error: unknown) => toast("bad", failureText(error)));
};

const Buttons = ({ guide }: { guide: GuideView }) => {
  const { game, guidance, session } = useDesk();
  const puzzle = guide.puzzle;
  const chapter = guide.chapters?.[guide.chapter ?? 0]?.id;
  const next = guide.over && guide.lesson !== undefined ? nextChapter(game, guide.lesson) : null;
  const busy = session.moves.busy.value;
  const ends = guide.over || puzzle !== undefined;
  const leave = t(ends ? "guide_play_on" : "guide_leave");
  return (
    <div class="row">
      {guidance.more.value && (
        <button
          class="btn primary small"
          type="button"
          data-guide="on"
          onClick={() => guidance.goOn()}
        >
          {t("guide_go_on")}
          <Icon name="arrow" />
        </button>
      )}
      {next !== null && !guidance.more.value && (
        <button class="btn primary small" type="button" onClick={() => begin(game, next)}>
          {t("guide_next_lesson")}
          <Icon name="arrow" />
        </button>
      )}
      {!guidance.more.value && guide.move !== undefined && (
        <button
          class="btn small"
          type="button"
          data-guide="show"
          disabled={busy}
          onClick={() => session.moves.play(guide.move ?? "", guide.label ?? "")}
        >
          <Icon name="play" />
          {t("guide_show_me")}
        </button>
      )}
      {guide.hint !== undefined && guidance.hint.value === null && !guidance.more.value && (
        <button class="btn quiet small" type="button" onClick={() => guidance.help()}>
          <Icon name="hint" />
          <span class="word">{t("guide_hint")}</span>
        </button>
      )}
      {chapter !== undefined && (
        <button class="btn quiet small" type="button" onClick={() => begin(game, chapter)}>
          <Icon name="redo" />
          <span class="word">{t("guide_again")}</span>
        </button>
      )}
      {puzzle !== undefined && (
        <button
          class={`btn small ${guide.solved === false ? "primary" : "quiet"}`}
          type="button"
          onClick={() => beginPuzzle(game, puzzle)}
        >
          <Icon name="redo" />
          {t("guide_puzzle_again")}
        </button>
      )}
      <button
        class="btn quiet small"
        type="button"
        aria-label={leave}
        onClick={() => session.leaveGuide()}
      >
        {compact.value && !ends ? t("guide_leave_short") : leave}
      </button>
    </div>
  );
};

/** What the chapter is about, as the short rules draw it. */
const ChapterPicture = ({ game, lesson, at }: { game: string; lesson: string; at: number }) => {
  const drawings = useDrawings(game);
  const how = useHow(game);
  const lessons = gameInfo(game)?.lessons ?? [];
  const chapter = lessons.find(({ id }) => id === lesson)?.chapters[at];
  const section = how?.sections.find(({ id }) => id === chapter?.how);
  return section ? <Picture drawings={drawings} id={section.drawing} /> : null;
};

const CardText = ({ guide }: { guide: GuideView }) => {
  const { guidance } = useDesk();
  const card = guidance.card.value;
  if (guide.lost) return <p>{t("guide_lost")}</p>;
  if (guide.playing) return <p class="wait">{t("guide_playing")}</p>;
  const finished = guidance.finished.value;
  return (
    <>
      {finished?.at === guidance.step.value && (
        <p class="cheer">
          <Icon name={finished.lesson ? "trophy" : "check"} />
          {t(finished.lesson ? "guide_lesson_done" : "guide_chapter_done", { name: finished.name })}
        </p>
      )}
      {guide.solved !== undefined && (
        <p class="said">{t(guide.solved ? "puzzle_solved" : "puzzle_missed")}</p>
      )}
      {guidance.said.value !== null && <p class="said">{guidance.said.value}</p>}
      {card && <p>{card.say}</p>}
      {guidance.hint.value !== null && (
        <p class="hint">
          <Icon name="hint" />
          {guidance.hint.value}
        </p>
      )}
    </>
  );
};

export const GuideCard = () => {
  const { game, guidance } = useDesk();
  const guide = guidance.guide.value;
  const card = guidance.card.value;
  const box = useRef<HTMLElement>(null);
  const [aside, setAside] = useState(false);
  const [place, setPlace] = useState<Style>({ right: "12px", top: "64px" });
  const at = guidance.at.value;
  const boxes = useBoxes(guide && !guide.playing ? (card?.show ?? []) : [], at);
  useEffect(() => {
    const timer = setTimeout(() => guidance.help(), PATIENCE);
    return () => clearTimeout(timer);
  }, [at]);
  const narrow = compact.value;
  useLayoutEffect(() => {
    if (box.current) setPlace((narrow ? inSlot : inCorner)(box.current, boxes));
  }, [boxes, at, card, guidance.hint.value, narrow]);
  if (!guide) return null;
  if (aside) {
    return (
      <section class="guide-aside" style={place} aria-label={t("guide")}>
        <button class="btn" type="button" onClick={() => setAside(false)}>
          <Icon name="info" />
          {t("guide_open")}
        </button>
      </section>
    );
  }
  return (
    <>
      <Rings boxes={boxes} />
      <section ref={box} class="guide" style={place} aria-label={t("guide")}>
        <header>
          <Progress guide={guide} />
          <IconButton icon="minus" label={t("guide_aside")} onClick={() => setAside(true)} />
        </header>
        {card?.step === 0 && card.chapter !== undefined && guide.lesson !== undefined && (
          <ChapterPicture game={game} lesson={guide.lesson} at={card.chapter} />
        )}
        <div class="text" role="status" aria-live="polite" tabIndex={narrow ? 0 : undefined}>
          <CardText guide={guide} />
        </div>
        {card && card.rules.length > 0 && (
          <p class="rules-of">
            {card.rules.map((number) => (
              <RuleLink key={number} number={number} />
            ))}
          </p>
        )}
        <Buttons guide={guide} />
      </section>
    </>
  );
};
