// The short rules on one screen: what a game is about, each part with a drawing from its board and the
// numbers of the rules behind it.
import { useContext, useEffect, useState } from "preact/hooks";
import { loadDrawings } from "../boards/boards";
import type { Drawings } from "../contract";
import { gameInfo } from "../net/games";
import { links } from "../route";
import { type How, howOf } from "../rules/how";
import { lang } from "../settings";
import { DeskContext } from "../table/desk";
import { RuleLink } from "../ui/rule_link";
import { t } from "../words/words";

/** The short rules, once they are there. */
export function useHow(game: string): How | null {
  const [how, setHow] = useState<How | null>(null);
  useEffect(() => {
    howOf(game).then(setHow, () => {});
  }, [game]);
  return how;
}

export function useDrawings(game: string): Drawings | null {
  const [drawings, setDrawings] = useState<Drawings | null>(null);
  useEffect(() => {
    let wanted = true;
    // Without them the words are enough.
    loadDrawings(game).then(
      (found) => wanted && setDrawings(found),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  return drawings;
}

/** Keeps its room while the drawings are on their way. */
export const Picture = ({ drawings, id }: { drawings: Drawings | null; id: string }) => {
  const Drawn = drawings?.pictures[id];
  return (
    <div class={`picture ${drawings?.root ?? ""}`}>
      <svg viewBox="0 0 240 100" aria-hidden="true" focusable="false">
        {Drawn && <Drawn />}
      </svg>
    </div>
  );
};

/** The chapters of the lessons in which it can be tried. */
const Tried = ({ game, section }: { game: string; section: string }) => {
  const chapters = (gameInfo(game)?.lessons ?? []).flatMap((lesson) => lesson.chapters);
  const taught = chapters.filter(({ how }) => how === section);
  if (taught.length === 0) return null;
  return (
    <p class="by">
      {t("how_try")}{" "}
      {taught.map(({ id, name }) => (
        <a key={id} href={links.learn(game)}>
          {name[lang.value]}
        </a>
      ))}
    </p>
  );
};

export const HowItGoes = ({ game, how }: { game: string; how: How }) => {
  const drawings = useDrawings(game);
  // At a table the board has its signs in the page already.
  const atTable = useContext(DeskContext) !== null;
  const language = lang.value;
  return (
    <section class="how" data-chapter="how">
      <h2 tabIndex={-1}>{t("how_it_goes")}</h2>
      {drawings && !atTable && <drawings.Sprite />}
      <div class="cards">
        {how.sections.map(({ id, title, text, drawing, rules }) => (
          <article key={id}>
            <Picture drawings={drawings} id={drawing} />
            <h3>{title[language]}</h3>
            <p>{text[language]}</p>
            <p class="by">
              {rules.map((number) => (
                <RuleLink key={number} number={number} game={game} />
              ))}
            </p>
            {!atTable && <Tried game={game} section={id} />}
          </article>
        ))}
      </div>
    </section>
  );
};
