// What can be chosen for this browser.
import {
  botAdvice,
  confirmEnd,
  lang,
  LANG_NAMES,
  LANGS,
  notify,
  pace,
  playerName,
  ruleNumbers,
  sound,
  theme,
  THEMES,
} from "../settings";
import { play } from "../sound";
import { askToTell, canTell } from "../table/bell";
import { PACES } from "../table/playback";
import { KeyList } from "../panels/help";
import { Panel, Segments, Switch, TextField } from "../ui/fields";
import { Page } from "../ui/top_bar";
import { speak, t } from "../words/words";

export const SettingsPage = () => (
  <Page title={t("settings")}>
    <div class="cols even">
      <Panel id="set-you" title={t("set_you")}>
        <div class="pad form">
          <TextField
            label={t("your_name")}
            value={playerName.value}
            placeholder={t("name")}
            maxLength={30}
            onInput={(text) => (playerName.value = text)}
          />
          <Segments
            label={t("language")}
            value={lang.value}
            choices={LANGS.map((id) => ({ id, name: LANG_NAMES[id] }))}
            onChange={(id) => void speak(id)}
          />
          <Segments
            label={t("theme")}
            value={theme.value}
            choices={THEMES.map((id) => ({ id, name: t(`theme_${id}`) }))}
            onChange={(id) => (theme.value = id)}
          />
          <Segments
            label={t("pace")}
            value={pace.value}
            choices={PACES.map((id) => ({ id, name: t(`pace_${id}`) }))}
            onChange={(id) => (pace.value = id)}
          />
          <Switch
            label={t("sound")}
            note={t("sound_note")}
            on={sound.value}
            onChange={(on) => {
              sound.value = on;
              play("turn");
            }}
          />
          <Switch
            label={t("bell")}
            note={t(canTell() ? "bell_note" : "bell_forbidden")}
            on={notify.value === "on"}
            disabled={!canTell()}
            onChange={(on) => void (on ? askToTell() : (notify.value = "off"))}
          />
          <Switch
            label={t("confirm_end")}
            note={t("confirm_end_note")}
            on={confirmEnd.value}
            onChange={(on) => (confirmEnd.value = on)}
          />
          <Switch
            label={t("bot_advice")}
            note={t("bot_advice_note")}
            on={botAdvice.value}
            onChange={(on) => (botAdvice.value = on)}
          />
          <Switch
            label={t("rule_numbers")}
            note={t("rule_numbers_note")}
            on={ruleNumbers.value}
            onChange={(on) => (ruleNumbers.value = on)}
          />
        </div>
      </Panel>
      <Panel id="set-keys" title={t("help_title")}>
        <div class="pad">
          <KeyList />
        </div>
      </Panel>
    </div>
  </Page>
);
