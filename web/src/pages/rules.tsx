// The rules of a game as a page of their own: /rules/GAME#RULE.
import { gameName } from "../net/games";
import { Rules } from "../panels/rules";
import { compact } from "../ui/media";
import { Page } from "../ui/top_bar";
import { t } from "../words/words";

export const RulesPage = ({ game, number }: { game: string; number: string | null }) => (
  <Page title={gameName(game)} meta={t("rules")}>
    <div class="panel rules-page" data-game={game}>
      <Rules game={game} number={number} wide={!compact.value} />
    </div>
  </Page>
);
