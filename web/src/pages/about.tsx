// What Pionek is, why a shuffle can be trusted, and whose work it stands on.
import { Panel } from "../ui/fields";
import { Page } from "../ui/top_bar";
import { t } from "../words/words";

export const AboutPage = () => (
  <Page title={t("about")}>
    <div class="prose">
      <Panel id="a-what" title={t("about_what")}>
        <div class="pad">
          <p>{t("about_what_1")}</p>
          <p>{t("about_what_2")}</p>
        </div>
      </Panel>
      <Panel id="a-fair" title={t("about_fair")}>
        <div class="pad">
          <p>{t("about_fair_1")}</p>
          <p>{t("about_fair_2")}</p>
        </div>
      </Panel>
      <Panel id="a-privacy" title={t("about_privacy")}>
        <div class="pad">
          <p>{t("about_privacy_1")}</p>
        </div>
      </Panel>
      <Panel id="a-licence" title={t("about_licence")}>
        <div class="pad">
          <p>{t("about_licence_1")}</p>
          <p>{t("about_licence_2")}</p>
          <p>
            <a href="/licences.txt" target="_blank" rel="noopener">
              {t("about_licences")}
            </a>
          </p>
        </div>
      </Panel>
    </div>
  </Page>
);
