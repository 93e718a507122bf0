// The sheet at the bottom of a phone: the parts of the board, the seats, the log and the rest as
// tabs. A tap on the open tab shuts it; a drag or a tap on the handle makes it tall.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { gameInfo } from "../net/games";
import { links } from "../route";
import { lang } from "../settings";
import { TABS, useDesk } from "../table/desk";
import { Icon } from "../ui/icon";
import { windowWidth } from "../ui/media";
import { share } from "../ui/share";
import { t } from "../words/words";
import { Seats } from "./seats";
import { SinceChip } from "./since";
import { TabBody, Unread } from "./side_tabs";
import { hasTableMenu } from "./table_menu_button";
import { useAsked } from "./use_asked";

const More = () => {
  const desk = useDesk();
  const open = desk.tab.value === "log" ? "score" : desk.tab.value;
  return (
    <div class="more">
      <div class="tabs" role="group" aria-label={t("more_tabs")}>
        {TABS.filter((tab) => tab !== "log").map((tab) => (
          <button
            key={tab}
            type="button"
            aria-pressed={tab === open}
            onClick={() => (desk.tab.value = tab)}
          >
            <Icon name={tab} />
            {t(tab)}
          </button>
        ))}
        {!desk.replay && (
          <button
            class="sign"
            type="button"
            aria-label={t("share_watch")}
            onClick={() => void share(links.table(desk.session.table), document.title)}
          >
            <Icon name="share" />
          </button>
        )}
      </div>
      <div class="tabs">
        {(gameInfo(desk.game)?.lessons.length ?? 0) > 0 && (
          <button type="button" onClick={() => (desk.over.value = "what")}>
            <Icon name="rules" />
            {t("what_is_this")}
          </button>
        )}
        <button type="button" onClick={() => (desk.over.value = "help")}>
          <Icon name="info" />
          {t("help")}
        </button>
        {!desk.replay && hasTableMenu(desk.session) && (
          <button type="button" onClick={() => (desk.over.value = "table")}>
            <Icon name="menu" />
            {t("table_menu")}
          </button>
        )}
      </div>
      <TabBody tab={open} />
    </div>
  );
};

const BoardPart = ({ id }: { id: string }) => {
  const { board, feed } = useDesk();
  const props = feed.props.value;
  const part = board.value?.parts.find((each) => each.id === id);
  return part && props ? <part.Part {...props} /> : null;
};

/** How much of the sheet is seen; what is above it has the rest. The sheet slides, so that nothing in it
 * is laid out anew, nor moves for those who look at something else. */
function useShownHeight(sheet: { current: HTMLElement | null }, open: string | null): void {
  useLayoutEffect(() => {
    const box = sheet.current;
    if (!box) return;
    const measure = (): void => {
      const last = box.lastElementChild as HTMLElement;
      box.parentElement?.style.setProperty("--dock", `${last.offsetTop + last.offsetHeight}px`);
    };
    measure();
    const watch = new ResizeObserver(measure);
    for (const part of box.children) watch.observe(part);
    return () => watch.disconnect();
  }, [open]);
}

/** Where there is not room for the names of all tabs, only the open one has its name, and the others their
 * signs. */
function useSigns(row: { current: HTMLElement | null }, names: string, open: string | null): void {
  const { value: width } = windowWidth;
  useLayoutEffect(() => {
    const measure = (): void => {
      const list = row.current?.classList;
      list?.remove("signs");
      list?.toggle("signs", row.current!.scrollWidth > row.current!.clientWidth);
    };
    measure();
    void document.fonts.ready.then(measure);
  }, [names, open, width]);
}

export const Dock = () => {
  const desk = useDesk();
  const [tall, setTall] = useState(false);
  const from = useRef<number | null>(null);
  const sheet = useRef<HTMLElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const parts = desk.board.value?.parts ?? [];
  const open = desk.sheet.value;
  const part = parts.find((each) => each.id === open);
  useShownHeight(sheet, open);
  useAsked(body, open);
  const tabs = [
    ...parts.map((each) => ({ id: each.id, icon: each.icon, name: each.label[lang.value] })),
    { id: "seats", icon: "person", name: t("seats") },
    { id: "log", icon: "log", name: t("log") },
  ];
  useSigns(row, tabs.map(({ name }) => name).join(), open);
  // A tab that the game opened may be out of sight.
  useEffect(() => {
    const pressed = row.current?.querySelector("[aria-pressed=true]:not(.last)");
    pressed?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [open]);
  const toggle = (id: string): void => {
    desk.sheet.value = open === id ? null : id;
    if (id === "log") desk.tab.value = "log";
  };
  return (
    <section ref={sheet} class={`dock ${tall ? "tall" : ""} ${open === null ? "shut" : ""}`}>
      {!desk.guidance.guide.value && <SinceChip />}
      <button
        class="handle"
        type="button"
        aria-label={t(tall ? "sheet_lower" : "sheet_raise")}
        onPointerDown={(event) => {
          from.current = event.clientY;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerUp={(event) => {
          const by = event.clientY - (from.current ?? event.clientY);
          from.current = null;
          if (by < -30) setTall(true);
          else if (by > 30 && tall) setTall(false);
          else if (by > 30) desk.sheet.value = null;
          else setTall(!tall);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter" || event.key === " ") setTall(!tall);
        }}
      />
      <div class="dock-tabs" ref={row} role="group" aria-label={t("sheet_tabs")}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            aria-pressed={tab.id === open}
            aria-expanded={tab.id === open}
            onClick={() => toggle(tab.id)}
          >
            <Icon name={tab.icon} />
            <span>{tab.name}</span>
          </button>
        ))}
        <button
          class="last"
          type="button"
          aria-label={t("more_tabs")}
          aria-pressed={open === "more"}
          aria-expanded={open === "more"}
          onClick={() => toggle("more")}
        >
          <Icon name="menu" />
          <Unread />
        </button>
      </div>
      {open !== null && (
        <div
          ref={body}
          class={`dock-body ${part ? "of-board" : ""}`}
          tabIndex={0}
          role="region"
          aria-label={tabs.find((tab) => tab.id === open)?.name ?? t("more_tabs")}
        >
          {part && <BoardPart id={part.id} />}
          {open === "seats" && <Seats />}
          {open === "log" && <TabBody tab="log" />}
          {open === "more" && <More />}
        </div>
      )}
    </section>
  );
};
