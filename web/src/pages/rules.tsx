// The numbered rules of a game as a page of their own: /rules/power-grid#PG-412.
import { cardOf } from "../cards/cards";
import { Rules } from "../panels/rules";
import { lang } from "../settings";
import { Page } from "../ui/top_bar";
import { t } from "../words/words";

export const RulesPage = ({ game, number }: { game: string; number: string | null }) => (
  <Page title={cardOf(game)?.name[lang.value] ?? game} meta={t("rules")}>
    <div class="panel rules-page" data-game={game}>
      <Rules game={game} number={number} />
    </div>
  </Page>
);
