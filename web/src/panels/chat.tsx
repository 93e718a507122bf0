// The talk at the table.
import { useEffect, useRef, useState } from "preact/hooks";
import { useDesk } from "../table/desk";
import { Icon, Who } from "../ui/icon";
import { remarkText } from "../table/remarks";
import { toast } from "../ui/toast";
import { lang } from "../settings";
import { t } from "../words/words";
import { Gallery } from "./gallery";

/** In bytes, as the server counts: a Polish letter may be two. */
const LONGEST = 500;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

const timeOf = (at: number): string =>
  new Date(at).toLocaleTimeString(lang.value, { hour: "2-digit", minute: "2-digit" });

export const Chat = () => {
  const desk = useDesk();
  const { session } = desk;
  const [text, setText] = useState("");
  const end = useRef<HTMLLIElement>(null);
  const messages = session.chat.value;
  useEffect(() => {
    end.current?.scrollIntoView({ block: "nearest" });
    desk.chatSeen.value = messages.length;
  }, [messages.length]);
  const send = (event: Event): void => {
    event.preventDefault();
    const said = text.trim();
    if (said === "") return;
    if (bytesOf(said) > LONGEST) toast("bad", t("error_bad_text"));
    else if (session.say(said)) setText("");
    else toast("bad", t("not_sent"));
  };
  return (
    <div class="pane-body chat">
      {messages.length === 0 ? (
        <div class="empty">
          <Icon name="chat" />
          <span>{t(session.seat === null ? "chat_silent" : "chat_empty")}</span>
        </div>
      ) : (
        <div class="talk" tabIndex={0} role="log" aria-label={t("chat")}>
          <ol>
            {messages.map((message, i) => (
              <li key={i} ref={i === messages.length - 1 ? end : null}>
                <span class="by">
                  {message.seat === null ? (
                    <b>{message.from || t("onlooker")}</b>
                  ) : (
                    <Who seat={message.seat} name={message.from} />
                  )}
                  <time dateTime={new Date(message.at).toISOString()}>{timeOf(message.at)}</time>
                </span>
                {message.remark !== undefined ? (
                  <p class="remark">{remarkText(session, message)}</p>
                ) : (
                  <p>{message.text}</p>
                )}
              </li>
            ))}
          </ol>
        </div>
      )}
      <Gallery />
      {session.seat !== null && (
        <form onSubmit={send}>
          <input
            type="text"
            aria-label={t("chat_label")}
            placeholder={t("chat_label")}
            maxLength={LONGEST}
            value={text}
            data-first
            autocomplete="off"
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <button class="btn" type="submit">
            {t("send")}
          </button>
        </form>
      )}
    </div>
  );
};
