// Chooses the page by the address.
import { links, route } from "./route";
import { TablePage } from "./pages/table";
import { Icon } from "./ui/icon";
import { later } from "./ui/later";
import { Toasts } from "./ui/toast";
import { Page } from "./ui/top_bar";
import { t } from "./words/words";

const AboutPage = later(() => import("./pages/others").then((page) => page.AboutPage));
const HistoryPage = later(() => import("./pages/others").then((page) => page.HistoryPage));
const LearnPage = later(() => import("./pages/others").then((page) => page.LearnPage));
const Lobby = later(() => import("./pages/others").then((page) => page.Lobby));
const NewTablePage = later(() => import("./pages/others").then((page) => page.NewTablePage));
const RulesPage = later(() => import("./pages/others").then((page) => page.RulesPage));
const SettingsPage = later(() => import("./pages/others").then((page) => page.SettingsPage));

const Missing = () => (
  <Page>
    <div class="empty big">
      <Icon name="pawn" />
      <h1>{t("missing_title")}</h1>
      <p>{t("missing_lead")}</p>
      <a class="btn primary" href={links.lobby}>
        {t("to_lobby")}
      </a>
    </div>
  </Page>
);

const CurrentPage = () => {
  const at = route.value;
  switch (at.page) {
    case "lobby":
      return <Lobby />;
    case "new":
      return <NewTablePage wanted={at.game} company={at.friends ? "friends" : "bots"} />;
    case "table":
      return (
        <TablePage
          key={`t ${at.id} ${at.key ?? ""}`}
          id={at.id}
          secret={at.key}
          report={at.report}
          replay={false}
          ply={null}
        />
      );
    case "replay":
      return (
        <TablePage key={`r ${at.id}`} id={at.id} secret={null} report={false} replay ply={at.ply} />
      );
    case "rules":
      return <RulesPage game={at.game} number={at.number} />;
    case "history":
      return <HistoryPage />;
    case "learn":
      return <LearnPage game={at.game} />;
    case "settings":
      return <SettingsPage />;
    case "about":
      return <AboutPage />;
    case "missing":
      return <Missing />;
  }
};

export const App = () => (
  <>
    <CurrentPage />
    <Toasts />
  </>
);
