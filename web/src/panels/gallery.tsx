// The talk of onlookers among themselves, under that of the table, and the host's word on it.
import { useEffect, useRef, useState } from "preact/hooks";
import { playerName } from "../settings";
import { myName } from "../table/create";
import { useDesk } from "../table/desk";
import { Switch, TextField } from "../ui/fields";
import { toast } from "../ui/toast";
import { t } from "../words/words";

/** Whether there is anything to hear or to say here. */
export function useGallery(): { speaks: boolean; heard: boolean } {
  const { session } = useDesk();
  const speaks = session.seat === null && (session.state.value?.onlookers_chat ?? false);
  return { speaks, heard: speaks || session.gallery.value.length > 0 };
}

export const Gallery = () => {
  const { session } = useDesk();
  const { speaks, heard } = useGallery();
  const [text, setText] = useState("");
  const end = useRef<HTMLLIElement>(null);
  const lines = session.gallery.value;
  useEffect(() => end.current?.scrollIntoView({ block: "nearest" }), [lines.length]);
  if (!heard) return null;
  const send = (event: Event): void => {
    event.preventDefault();
    const said = text.trim();
    if (said === "") return;
    if (session.murmur(said, myName())) setText("");
    else toast("bad", t("not_sent"));
  };
  return (
    <section class="gallery" aria-label={t("gallery")}>
      <h3>{t("gallery")}</h3>
      <div class="talk" tabIndex={0} role="log" aria-label={t("gallery")}>
        <ol>
          {lines.map(({ from, text: said }, i) => (
            <li key={i} ref={i === lines.length - 1 ? end : null}>
              <b>{from || t("onlooker")}</b> <span>{said}</span>
            </li>
          ))}
        </ol>
      </div>
      {speaks && (
        <form onSubmit={send}>
          <TextField
            label={t("your_name")}
            value={playerName.value}
            placeholder={t("onlooker")}
            maxLength={30}
            onInput={(name) => (playerName.value = name)}
          />
          <TextField label={t("gallery_label")} value={text} maxLength={300} onInput={setText} />
          <button class="btn" type="submit">
            {t("send")}
          </button>
        </form>
      )}
    </section>
  );
};

/** The host decides whether onlookers may talk. */
export const GallerySwitch = () => {
  const { session } = useDesk();
  const state = session.state.value;
  if (!state?.host) return null;
  return (
    <section>
      <Switch
        label={t("gallery_allow")}
        note={t("gallery_note")}
        on={state.onlookers_chat ?? false}
        onChange={(on) => session.allowOnlookers(on)}
      />
    </section>
  );
};
