// The number of a rule as a link. At a table it opens the drawer; elsewhere, and with a click that
// asks for a new tab, the page of the rules.
import { useContext } from "preact/hooks";
import { links } from "../route";
import { DeskContext } from "../table/desk";
import { t } from "../words/words";

/** `passing`: inside something that goes away before a key could reach it. */
export const RuleLink = ({
  number,
  game,
  passing = false,
}: {
  number: string;
  game?: string;
  passing?: boolean;
}) => {
  const desk = useContext(DeskContext);
  const of = game ?? desk?.game ?? "";
  return (
    <a
      class="rule"
      tabIndex={passing ? -1 : undefined}
      href={links.rules(of, number)}
      aria-label={t("rule_number", { number })}
      onClick={(event) => {
        if (!desk || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        event.stopPropagation();
        desk.openRule(number);
      }}
    >
      {number}
    </a>
  );
};
