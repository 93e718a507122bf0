// The tabs under the seats: log, score sheet, rules, chat.
import { TABS, useDesk, type Tab } from "../table/desk";
import { Icon } from "../ui/icon";
import { t } from "../words/words";
import { Chat } from "./chat";
import { Log } from "./log";
import { Notes } from "./notes";
import { Rules } from "./rules";
import { Score } from "./score";

export const TabBody = ({ tab }: { tab: Tab }) => {
  const desk = useDesk();
  if (tab === "log") return <Log />;
  if (tab === "score") return <Score />;
  if (tab === "chat") return <Chat />;
  return <Rules game={desk.game} number={desk.rule.value} />;
};

/** How many chat messages were not looked at yet. */
export const Unread = () => {
  const desk = useDesk();
  const unread = desk.session.chat.value.length - desk.chatSeen.value;
  if (unread <= 0) return null;
  return (
    <span class="badge">
      {unread}
      <span class="sr"> {t("unread")}</span>
    </span>
  );
};

export const SideTabs = () => {
  const desk = useDesk();
  const open = desk.tab.value;
  const move = (event: KeyboardEvent, at: number): void => {
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const next = TABS[(at + by + TABS.length) % TABS.length];
    if (!next) return;
    desk.tab.value = next;
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <div class="pane">
      <div class="tabs" role="tablist" aria-label={t("side_tabs")}>
        {TABS.map((tab, i) => (
          <button
            key={tab}
            id={`tab-${tab}`}
            type="button"
            role="tab"
            aria-selected={tab === open}
            aria-controls="tab-body"
            tabIndex={tab === open ? 0 : -1}
            onClick={() => (desk.tab.value = tab)}
            onKeyDown={(event) => move(event, i)}
          >
            <Icon name={tab} />
            {t(tab)}
            {tab === "chat" && tab !== open && <Unread />}
          </button>
        ))}
      </div>
      <div id="tab-body" class="tab-body" role="tabpanel" aria-labelledby={`tab-${open}`}>
        <TabBody tab={open} />
      </div>
      <Notes />
    </div>
  );
};
