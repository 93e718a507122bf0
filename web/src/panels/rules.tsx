// The numbered rules with a search: a drawer at the table, a page of its own elsewhere. A number
// that is asked for is scrolled to and marked.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { rulesText } from "../net/files";
import { pieces, readRulebook, searchRules, type Rule, type Rulebook } from "../rules/rulebook";
import { lang } from "../settings";
import { Icon } from "../ui/icon";
import { RuleLink } from "../ui/rule_link";
import { t } from "../words/words";
import { Skeleton } from "./log";

/** The rules of a game in the reader's language; null while they load, "missing" if there are none. */
function useRulebook(game: string): Rulebook | "missing" | null {
  const [book, setBook] = useState<Rulebook | "missing" | null>(null);
  const language = lang.value;
  useEffect(() => {
    let wanted = true;
    rulesText(game, language).then(
      (text) => wanted && setBook(readRulebook(text)),
      () => wanted && setBook("missing"),
    );
    return () => {
      wanted = false;
    };
  }, [game, language]);
  return book;
}

const RuleText = ({ text, game }: { text: string; game: string }) => (
  <>
    {pieces(text).map((piece, i) => {
      if (piece.kind === "rule") return <RuleLink key={i} number={piece.text} game={game} />;
      if (piece.kind === "code") return <code key={i}>{piece.text}</code>;
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

export const Rules = ({ game, number }: { game: string; number: string | null }) => {
  const book = useRulebook(game);
  const [wanted, setWanted] = useState("");
  // A search would hide the rule that is asked for now.
  useEffect(() => setWanted(""), [number]);
  const found = useMemo(
    () => (book === null || book === "missing" ? [] : searchRules(book, wanted)),
    [book, wanted],
  );
  if (book === null) return <Skeleton />;
  if (book === "missing") {
    return (
      <div class="empty">
        <Icon name="warning" />
        <span>{t("rules_missing")}</span>
      </div>
    );
  }
  const count = found.reduce((sum, chapter) => sum + chapter.rules.length, 0);
  return (
    <div class="pane-body rules">
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
          {wanted.trim() === "" ? "" : t("n_rules", { n: count })}
        </span>
      </label>
      <div class="book" tabIndex={0} role="region" aria-label={t("rules")}>
        {found.length === 0 && <p class="empty">{t("rules_nothing")}</p>}
        {found.map((chapter) => (
          <section key={chapter.title}>
            <h2>{chapter.title}</h2>
            <ol>
              {chapter.rules.map((rule) => (
                <RuleItem
                  key={rule.number}
                  rule={rule}
                  game={game}
                  marked={rule.number === number}
                />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  );
};
