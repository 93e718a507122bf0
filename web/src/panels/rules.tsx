// The rules of a game: how it goes, then the numbered rules, with contents and a search; a drawer at the
// table, a page of its own elsewhere. A number that is asked for is scrolled to and marked.
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Lang } from "../contract";
import { rulesText } from "../net/files";
import { askedFor, howOf, type How, type Question } from "../rules/how";
import {
  pieces,
  readRulebook,
  searchRules,
  type Rule,
  type Rulebook,
  type RuleChapter,
} from "../rules/rulebook";
import { lang } from "../settings";
import { Icon } from "../ui/icon";
import { RuleLink } from "../ui/rule_link";
import { otherLang } from "../ui/top_bar";
import { t } from "../words/words";
import { HowItGoes } from "./how";
import { Skeleton } from "./log";

interface Reading {
  book: Rulebook;
  how: How | null;
}

/** What is read in the reader's language; null while it loads, "missing" if there is nothing. */
function useReading(game: string): Reading | "missing" | null {
  const [reading, setReading] = useState<Reading | "missing" | null>(null);
  const language = lang.value;
  useEffect(() => {
    let wanted = true;
    Promise.all([rulesText(game, language), howOf(game)]).then(
      ([text, how]) => wanted && setReading({ book: readRulebook(text), how }),
      () => wanted && setReading("missing"),
    );
    return () => {
      wanted = false;
    };
  }, [game, language]);
  return reading;
}

/** The rules in the other language, as soon as somebody searches. */
function useOther(game: string, language: Lang, needed: boolean): Rulebook | null {
  const [book, setBook] = useState<Rulebook | null>(null);
  useEffect(() => {
    if (!needed) return;
    let wanted = true;
    // Without it the search knows one language.
    rulesText(game, language).then(
      (text) => wanted && setBook(readRulebook(text)),
      () => {},
    );
    return () => {
      wanted = false;
      setBook(null);
    };
  }, [game, language, needed]);
  return book;
}

const RuleText = ({ text, game }: { text: string; game: string }) => (
  <>
    {pieces(text).map((piece, i) => {
      if (piece.kind === "rule") return <RuleLink key={i} number={piece.text} game={game} />;
      if (piece.kind === "strong") return <strong key={i}>{piece.text}</strong>;
      return piece.text;
    })}
  </>
);

const RuleItem = ({ rule, game, marked }: { rule: Rule; game: string; marked: boolean }) => {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (marked) item.current?.scrollIntoView({ block: "center" });
  }, [marked]);
  return (
    <li ref={item} class={marked ? "lit" : ""} aria-current={marked ? "true" : undefined}>
      <RuleLink number={rule.number} game={game} />
      <div>
        <p>
          <RuleText text={rule.text} game={game} />
        </p>
        {rule.ruling !== "" && (
          <p class="ruling">
            <b>{t("ruling")}</b> <RuleText text={rule.ruling} game={game} />
          </p>
        )}
      </div>
    </li>
  );
};

const Chapter = (props: {
  game: string;
  title: string;
  rules: readonly Rule[];
  at?: number; // for the contents
  number?: string | null; // the rule to mark
}) => (
  <section data-chapter={props.at}>
    <h2 tabIndex={-1}>{props.title}</h2>
    <ol>
      {props.rules.map((rule) => (
        <RuleItem
          key={rule.number}
          rule={rule}
          game={props.game}
          marked={rule.number === props.number}
        />
      ))}
    </ol>
  </section>
);

/** The chapters by name; one that is pressed comes into view and takes the focus. */
const Contents = ({ reading, open }: { reading: Reading; open: boolean }) => {
  const goTo = (event: Event, chapter: string): void => {
    const rules = (event.currentTarget as Element).closest(".rules");
    const section = rules?.querySelector(`[data-chapter="${chapter}"]`);
    section?.scrollIntoView({ block: "start" });
    section?.querySelector("h2")?.focus({ preventScroll: true });
  };
  const Entry = ({ to, children }: { to: string; children: ComponentChildren }) => (
    <li>
      <button type="button" onClick={(event) => goTo(event, to)}>
        {children}
      </button>
    </li>
  );
  return (
    <details class="contents" open={open}>
      <summary>{t("contents")}</summary>
      <nav aria-label={t("contents")}>
        <ul>
          {reading.how && <Entry to="how">{t("how_it_goes")}</Entry>}
          {reading.book.chapters.map((chapter, i) => (
            <Entry key={chapter.title} to={String(i)}>
              {chapter.title}
            </Entry>
          ))}
        </ul>
      </nav>
    </details>
  );
};

const Found = (props: {
  game: string;
  book: Rulebook;
  asked: readonly Question[];
  chapters: readonly RuleChapter[];
}) => {
  const { game, book, asked, chapters } = props;
  const all = new Map(book.chapters.flatMap(({ rules }) => rules.map((it) => [it.number, it])));
  const language = lang.value;
  return (
    <>
      {asked.length + chapters.length === 0 && <p class="empty">{t("rules_nothing")}</p>}
      {asked.map(({ ask, rules }) => (
        <Chapter
          key={ask.en}
          game={game}
          title={ask[language]}
          rules={rules.flatMap((number) => all.get(number) ?? [])}
        />
      ))}
      {chapters.map((chapter) => (
        <Chapter key={chapter.title} game={game} {...chapter} />
      ))}
    </>
  );
};

interface RulesProps {
  game: string;
  number: string | null;
  wide?: boolean; // there is room for the contents beside the text
}

export const Rules = ({ game, number, wide = false }: RulesProps) => {
  const reading = useReading(game);
  const [wanted, setWanted] = useState("");
  const searching = wanted.trim() !== "";
  const other = useOther(game, otherLang(), searching);
  // A search would hide the rule that is asked for now.
  useEffect(() => setWanted(""), [number]);
  const found = useMemo(() => {
    if (reading === null || reading === "missing" || !searching) return null;
    const asked = reading.how ? askedFor(reading.how, wanted) : [];
    return { asked, chapters: searchRules(reading.book, wanted, other) };
  }, [reading, other, wanted, searching]);
  if (reading === null) return <Skeleton />;
  if (reading === "missing") {
    return (
      <div class="empty">
        <Icon name="warning" />
        <span>{t("rules_missing")}</span>
      </div>
    );
  }
  const shown = found && [
    ...found.asked.flatMap(({ rules }) => rules),
    ...found.chapters.flatMap(({ rules }) => rules.map((rule) => rule.number)),
  ];
  return (
    <div class={`pane-body rules ${wide ? "beside" : ""}`}>
      <label class="find">
        <Icon name="zoom" />
        <span class="sr">{t("rules_search")}</span>
        <input
          type="search"
          data-first
          placeholder={t("rules_search")}
          value={wanted}
          onInput={(event) => setWanted(event.currentTarget.value)}
        />
        <span class="hits" role="status">
          {shown ? t("n_rules", { n: new Set(shown).size }) : ""}
        </span>
      </label>
      {wide && !found && <Contents reading={reading} open />}
      <div class="book" tabIndex={0} role="region" aria-label={t("rules")}>
        {found ? (
          <Found game={game} book={reading.book} {...found} />
        ) : (
          <>
            {!wide && <Contents reading={reading} open={false} />}
            {reading.how && <HowItGoes game={game} how={reading.how} />}
            {reading.book.figures !== "" && <p class="figures">◇ {reading.book.figures}</p>}
            {reading.book.chapters.map((chapter, i) => (
              <Chapter key={chapter.title} game={game} at={i} number={number} {...chapter} />
            ))}
          </>
        )}
      </div>
    </div>
  );
};
