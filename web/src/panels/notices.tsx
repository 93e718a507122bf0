// Where a seat is told that it is its turn while nobody of it is here: a webhook or a mailbox, where
// the server sends any. What was given is never shown again.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { knownTable } from "../memory";
import { api, type WantedNotices } from "../net/api";
import type { Hook } from "../net/messages";
import { lang } from "../settings";
import { useDesk } from "../table/desk";
import { failureText } from "../ui/failure";
import { Select, TextField } from "../ui/fields";
import { toast } from "../ui/toast";
import { t } from "../words/words";

const HOOKS: readonly { id: Hook; name: string }[] = [
  { id: "discord", name: "Discord" },
  { id: "slack", name: "Slack" },
  { id: "ntfy", name: "ntfy" },
  { id: "json", name: "JSON" },
];

interface PartProps {
  title: string;
  told: string | null; // what is there already
  value: string;
  placeholder: string;
  change(text: string): void;
  save(): void;
  end(): void;
}

const Part = (props: PartProps & { children?: ComponentChildren }) => (
  <form
    class="row"
    onSubmit={(event) => {
      event.preventDefault();
      props.save();
    }}
  >
    {props.children}
    <TextField
      label={props.title}
      value={props.value}
      placeholder={props.placeholder}
      maxLength={500}
      onInput={props.change}
    />
    <button class="btn" type="submit" disabled={props.value.trim() === ""}>
      {t("notices_save")}
    </button>
    {props.told !== null && (
      <span class="row">
        <span class="chip">{props.told}</span>
        <button class="btn quiet" type="button" onClick={props.end}>
          {t("notices_end")}
        </button>
      </span>
    )}
  </form>
);

export const NoticesForm = () => {
  const { session } = useDesk();
  const notices = session.state.value?.notices;
  const [kind, setKind] = useState<Hook>("discord");
  const [url, setUrl] = useState("");
  const [email, setEmail] = useState("");
  const key = knownTable(session.table)?.mine.find(({ seat }) => seat === session.seat)?.key;
  if (!notices || key === undefined || (!notices.webhooks && !notices.emails)) return null;
  const save = async (wanted: WantedNotices): Promise<void> => {
    try {
      await api.notices(session.table, key, { ...wanted, lang: lang.value });
      setUrl("");
      setEmail("");
      toast("good", t("notices_saved"));
    } catch (error) {
      toast("bad", failureText(error));
    }
  };
  return (
    <section>
      <h3>{t("notices")}</h3>
      <p class="lead">{t("notices_note")}</p>
      {notices.webhooks && (
        <Part
          title={t("notices_webhook")}
          told={notices.webhook && t("notices_on", { what: notices.webhook })}
          value={url}
          placeholder="https://"
          change={setUrl}
          save={() => void save({ webhook: { kind, url: url.trim() } })}
          end={() => void save({ webhook: null })}
        >
          <Select<Hook> label={t("notices_kind")} value={kind} choices={HOOKS} onChange={setKind} />
        </Part>
      )}
      {notices.emails && (
        <Part
          title={t("notices_email")}
          told={notices.email ? t("notices_on", { what: t("notices_email") }) : null}
          value={email}
          placeholder="name@example.org"
          change={setEmail}
          save={() => void save({ email: email.trim() })}
          end={() => void save({ email: null })}
        />
      )}
    </section>
  );
};
