// The guide's card: what to do now and why, and rings around the things it speaks of. It stands in the
// corner of the board where it covers least, and can be put aside.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { GuideView } from "../contract";
import { gameInfo } from "../net/games";
import { learn, solvePuzzle } from "../table/create";
import { useDesk } from "../table/desk";
import { cornerFor, PATIENCE, type Corner } from "../table/guide";
import type { Box } from "../table/tips";
import { failureText } from "../ui/failure";
import { Icon } from "../ui/icon";
import { compact } from "../ui/media";
import { RuleLink } from "../ui/rule_link";
import { toast } from "../ui/toast";
import { IconButton } from "../ui/top_bar";
import { t } from "../words/words";

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
  const selector = PLACES[target] ?? `[data-target="${CSS.escape(target)}"]`;
  const found = [...document.querySelectorAll(selector)];
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

/** In that corner of it. */
function placed(corner: Corner): Record<string, string> {
  const { left, top, right, bottom } = area();
  const gap = compact.value ? 4 : 12;
  const across = corner.endsWith("left")
    ? { left: `${left + gap}px` }
    : { right: `${innerWidth - right + gap}px` };
  const down = corner.startsWith("top")
    ? { top: `${top + gap}px` }
    : { bottom: `${innerHeight - bottom + gap}px` };
  return { ...across, ...down };
}

/** Where the things are; they move when the board is moved or the sheet opens. */
function useBoxes(targets: readonly string[], at: string): readonly Box[] {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  const names = targets.join(" ");
  useEffect(() => {
    const look = (): void => {
      const found = targets.flatMap((target) => {
        const element = elementOf(target);
        return element ? [boxOf(element)] : [];
      });
      setBoxes((old) => (JSON.stringify(old) === JSON.stringify(found) ? old : found));
    };
    look();
    const timer = setInterval(look, LOOK_AGAIN);
    return () => clearInterval(timer);
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
  const chapter = chapters[guide.chapter ?? 0];
  if (!chapter) return <b>{guide.name}</b>;
  return (
    <>
      <b>{chapter.name}</b>
      <ol class="dots" aria-hidden="true">
        {chapters.map(({ id }, i) => (
          <li
            key={id}
            class={i < (guide.chapter ?? 0) ? "done" : i === guide.chapter ? "now" : ""}
          />
        ))}
      </ol>
      <small>{t("guide_step", { n: (guide.step ?? 0) + 1, of: chapter.steps })}</small>
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
  return (
    <div class="row">
      {guidance.more.value && (
        <button class="btn primary small" type="button" onClick={() => guidance.goOn()}>
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
          {t("guide_hint")}
        </button>
      )}
      {chapter !== undefined && (
        <button class="btn quiet small" type="button" onClick={() => begin(game, chapter)}>
          <Icon name="redo" />
          {t("guide_again")}
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
      <button class="btn quiet small" type="button" onClick={() => session.leaveGuide()}>
        {t(guide.over || puzzle !== undefined ? "guide_play_on" : "guide_leave")}
      </button>
    </div>
  );
};

const CardText = ({ guide }: { guide: GuideView }) => {
  const { guidance } = useDesk();
  const card = guidance.card.value;
  if (guide.lost) return <p>{t("guide_lost")}</p>;
  if (guide.playing) return <p class="wait">{t("guide_playing")}</p>;
  return (
    <>
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
  const { guidance } = useDesk();
  const guide = guidance.guide.value;
  const card = guidance.card.value;
  const box = useRef<HTMLElement>(null);
  const [aside, setAside] = useState(false);
  const [corner, setCorner] = useState<Corner>("top-right");
  const at = guidance.at.value;
  const boxes = useBoxes(guide && !guide.playing && !guide.over ? (card?.show ?? []) : [], at);
  useEffect(() => {
    const timer = setTimeout(() => guidance.help(), PATIENCE);
    return () => clearTimeout(timer);
  }, [at]);
  useLayoutEffect(() => {
    if (!box.current) return;
    const around = area();
    const others = [...document.querySelectorAll(".main [data-target][role=button]")];
    const { offsetWidth: width, offsetHeight: height } = box.current;
    const inFrame = boxes.map((each) => ({
      ...each,
      x: each.x - around.left,
      y: each.y - around.top,
    }));
    const rest = others.map((each) => boxOf(each, around));
    setCorner(cornerFor(around, { width, height }, inFrame, rest));
  }, [boxes, at]);
  if (!guide) return null;
  if (aside) {
    return (
      <section class="guide-aside" style={placed(corner)} aria-label={t("guide")}>
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
      <section ref={box} class="guide" style={placed(corner)} aria-label={t("guide")}>
        <header>
          <Progress guide={guide} />
          <IconButton icon="minus" label={t("guide_aside")} onClick={() => setAside(true)} />
        </header>
        <div class="text" role="status" aria-live="polite">
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
