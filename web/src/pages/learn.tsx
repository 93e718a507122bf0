// The lessons of a game with their chapters, each with the words and the drawing of the short rules: begin
// anywhere, or go on where one was.
import { useEffect, useState } from "preact/hooks";
import type { Drawings } from "../contract";
import { knownTables } from "../memory";
import { gameInfo, gameName, loadGames } from "../net/games";
import type { LessonInfo } from "../net/messages";
import { Picture, useDrawings, useHow } from "../panels/how";
import { links } from "../route";
import type { How } from "../rules/how";
import { lang } from "../settings";
import { learn, puzzleOfDay, solvePuzzle } from "../table/create";
import { isLearned } from "../table/progress";
import { failureText } from "../ui/failure";
import { Panel } from "../ui/fields";
import { Icon } from "../ui/icon";
import { toast } from "../ui/toast";
import { Page } from "../ui/top_bar";
import { t } from "../words/words";

type Chapter = LessonInfo["chapters"][number];

/** What the short rules say and show of it. */
interface Short {
  how: How | null;
  drawings: Drawings | null;
}

const ChapterName = ({
  game,
  chapter,
  short,
}: {
  game: string;
  chapter: Chapter;
  short: Short;
}) => {
  const name = chapter.name[lang.value];
  const section = short.how?.sections.find(({ id }) => id === chapter.how);
  return (
    <>
      {section && <Picture drawings={short.drawings} id={section.drawing} />}
      <div>
        {isLearned(game, chapter.id) ? (
          <span class="done">
            <Icon name="check" />
            {name}
            <span class="sr"> ({t("learn_done")})</span>
          </span>
        ) : (
          <span>{name}</span>
        )}
        {section && <small>{section.text[lang.value]}</small>}
      </div>
    </>
  );
};

const Lesson = ({ game, lesson, short }: { game: string; lesson: LessonInfo; short: Short }) => {
  const [busy, setBusy] = useState(false);
  const known = knownTables.value.find(
    (table) => table.game === game && table.lesson === lesson.id && table.mine.length > 0,
  );
  const done = lesson.chapters.filter(({ id }) => isLearned(game, id)).length;
  const begin = async (chapter: string): Promise<void> => {
    setBusy(true);
    try {
      await learn(game, chapter);
    } catch (error) {
      toast("bad", failureText(error));
      setBusy(false);
    }
  };
  return (
    <Panel
      id={`h-${lesson.id}`}
      title={lesson.name[lang.value]}
      extra={
        <>
          {done > 0 && (
            <span class="chip">{t("learn_progress", { n: done, of: lesson.chapters.length })}</span>
          )}
          <span class="chip">{t("n_minutes", { n: lesson.minutes })}</span>
        </>
      }
    >
      {known && (
        <a class="btn primary" href={links.table(known.id, known.mine[0]?.key ?? null)}>
          <Icon name="play" />
          {t("learn_go_on")}
          <span class="sr"> {lesson.name[lang.value]}</span>
        </a>
      )}
      <ol>
        {lesson.chapters.map((chapter, i) => (
          <li key={chapter.id}>
            <ChapterName game={game} chapter={chapter} short={short} />
            <button
              class={`btn ${i === 0 && !known && done === 0 ? "primary" : ""}`}
              type="button"
              disabled={busy}
              data-chapter={chapter.id}
              onClick={() => void begin(chapter.id)}
            >
              {t(isLearned(game, chapter.id) ? "learn_again" : "learn_start")}
              <span class="sr"> {chapter.name[lang.value]}</span>
            </button>
          </li>
        ))}
      </ol>
    </Panel>
  );
};

const PuzzleList = ({ game }: { game: string }) => {
  const puzzles = gameInfo(game)?.puzzles ?? [];
  const today = puzzleOfDay(puzzles);
  const [busy, setBusy] = useState(false);
  const begin = (id: string): void => {
    setBusy(true);
    solvePuzzle(game, id).catch((error: unknown) => {
      toast("bad", failureText(error));
      setBusy(false);
    });
  };
  if (puzzles.length === 0) return null;
  return (
    <Panel id="h-puzzles" title={t("puzzles")}>
      <p>{t("puzzles_lead")}</p>
      <ol>
        {puzzles.map((puzzle) => (
          <li key={puzzle.id}>
            <span>{puzzle.name[lang.value]}</span>
            {puzzle === today && <span class="chip">{t("puzzle_today")}</span>}
            <button
              class={`btn ${puzzle === today ? "primary" : ""}`}
              type="button"
              disabled={busy}
              data-puzzle={puzzle.id}
              onClick={() => begin(puzzle.id)}
            >
              {t("puzzle_solve")}
              <span class="sr"> {puzzle.name[lang.value]}</span>
            </button>
          </li>
        ))}
      </ol>
    </Panel>
  );
};

export const LearnPage = ({ game }: { game: string }) => {
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    loadGames().catch((error: unknown) => setFailed(failureText(error)));
  }, []);
  const lessons = gameInfo(game)?.lessons;
  const short = { how: useHow(game), drawings: useDrawings(game) };
  return (
    <Page title={gameName(game)} meta={t("learn")}>
      <h1>{t("learn")}</h1>
      <p>{failed ?? t("learn_lead")}</p>
      {lessons?.length === 0 && <p>{t("learn_none")}</p>}
      {short.drawings && <short.drawings.Sprite />}
      <div class="lessons" data-game={game}>
        <div>
          {(lessons ?? []).map((lesson) => (
            <Lesson key={lesson.id} game={game} lesson={lesson} short={short} />
          ))}
        </div>
        <PuzzleList game={game} />
      </div>
    </Page>
  );
};
