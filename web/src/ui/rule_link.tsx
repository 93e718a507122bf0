// The number of a rule as a link. At a table it opens the drawer; elsewhere, and with a click that
// asks for a new tab, the page of the rules.
import { useContext } from "preact/hooks";
import { links } from "../route";
import { DeskContext } from "../table/desk";
import { t } from "../words/words";

export const RuleLink = ({ number, game }: { number: string; game?: string }) => {
  const desk = useContext(DeskContext);
  const of = game ?? desk?.game ?? "";
  return (
    <a
      class="rule"
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
