// The keys of the table.
import { KEY_HELP } from "../table/keyboard";
import { Dialog } from "../ui/dialog";
import { t } from "../words/words";

export const KeyList = () => (
  <dl class="keys-list">
    {KEY_HELP.map(([keys, word]) => (
      <div key={word}>
        <dt>
          <kbd>{keys}</kbd>
        </dt>
        <dd>{t(word)}</dd>
      </div>
    ))}
  </dl>
);

export const Help = ({ close }: { close(): void }) => (
  <Dialog title={t("help_title")} close={close}>
    <p class="lead">{t("help_lead")}</p>
    <KeyList />
  </Dialog>
);
