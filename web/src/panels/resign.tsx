// Giving up: a bot plays on for good, so it is asked twice.
import { useState } from "preact/hooks";
import { gameInfo } from "../net/games";
import { lang } from "../settings";
import { usualBot } from "../table/create";
import { useDesk } from "../table/desk";
import { botName } from "../table/people";
import { Select } from "../ui/fields";
import { Icon } from "../ui/icon";
import { t } from "../words/words";

/** In a low window what is asked may be below the edge. */
const intoSight = (asked: HTMLElement | null): void => asked?.scrollIntoView({ block: "nearest" });

export const Resign = ({ done }: { done(): void }) => {
  const { game: id, session } = useDesk();
  const game = gameInfo(id);
  const [bot, setBot] = useState(usualBot(game));
  const [sure, setSure] = useState(false);
  const style = game?.bot_styles[bot]?.[lang.value];
  const resign = (): void => {
    session.resign(bot);
    done();
  };
  return (
    <section>
      <h3>{t("resign")}</h3>
      <p class="lead">{t("resign_note")}</p>
      <div class="row">
        <Select
          label={t("resign_bot")}
          value={bot}
          choices={(game?.bots ?? [bot]).map((each) => ({ id: each, name: botName(each) }))}
          onChange={setBot}
        />
        {!sure && (
          <button class="btn" type="button" onClick={() => setSure(true)}>
            <Icon name="flag" />
            {t("resign")}
          </button>
        )}
      </div>
      {style !== undefined && <p class="lead">{style}</p>}
      {sure && (
        <div ref={intoSight} class="row" role="alert">
          <b>{t("resign_sure")}</b>
          <button class="btn primary" type="button" onClick={resign}>
            {t("resign_yes")}
          </button>
          <button class="btn" type="button" onClick={() => setSure(false)}>
            {t("resign_no")}
          </button>
        </div>
      )}
    </section>
  );
};
