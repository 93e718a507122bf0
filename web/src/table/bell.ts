// "It is your turn", for somebody who looks elsewhere: a notification of the browser, the title of the
// page and its sign. The browser asks for its leave, and only after the player said yes here.
import { effect, untracked } from "@preact/signals";
import { gameName } from "../net/games";
import { go, links } from "../route";
import { notify } from "../settings";
import { t } from "../words/words";
import type { TableSession } from "./session";

export interface Note {
  title: string;
  body: string;
  tag: string; // a newer note with the same one takes its place
  onclick(): void;
}

/** What the bell needs of the browser; tests have their own. */
export interface Bellman {
  hidden(): boolean;
  /** Puts a note on the screen and gives what takes it away. */
  show(note: Note): () => void;
  open(path: string): void;
}

/** Whether this browser could tell at all, and was not forbidden to. */
export const canTell = (): boolean =>
  typeof Notification === "function" && Notification.permission !== "denied";

/** Only after a press of a button: browsers answer nothing else, and people resent it. */
export async function askToTell(): Promise<boolean> {
  const leave = canTell() ? await Notification.requestPermission() : "denied";
  notify.value = leave === "granted" ? "on" : "off";
  return leave === "granted";
}

export const bellman: Bellman = {
  hidden: () => document.hidden,
  show({ title, body, tag, onclick }) {
    try {
      const shown = new Notification(title, { body, tag, icon: "/icon-192.png" });
      shown.onclick = onclick;
      return () => shown.close();
    } catch {
      return () => undefined; // phones want another way; they still have the title
    }
  },
  open(path) {
    focus();
    if (location.pathname + location.hash !== path) go(path);
  },
};

/** Rings when it becomes this screen's turn while nobody looks, and goes silent with the turn. */
export function startBell(session: TableSession, key: string | null, man = bellman): () => void {
  let silence: (() => void) | null = null;
  const hush = (): void => {
    silence?.();
    silence = null;
  };
  const stop = effect(() => {
    const mine = session.myTurn.value;
    untracked(() => {
      if (!mine) return hush();
      if (silence || notify.value !== "on" || !man.hidden()) return;
      const { game = "", title = "" } = session.state.value ?? {};
      silence = man.show({
        title: `${t("your_turn")} · ${title || gameName(game)}`,
        body: session.live.value?.prompt ?? "",
        tag: session.table,
        onclick: () => man.open(links.table(session.table, key)),
      });
    });
  });
  return () => {
    stop();
    hush();
  };
}

/** The title and the sign of the page say whether it waits for its player. */
export function markPage(mine: boolean, name: string): void {
  document.title = [mine ? `● ${t("your_turn")}` : "", name, "Pionek"].filter(Boolean).join(" · ");
  const sign = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = mine ? "/favicon-turn.svg" : "/favicon.svg";
  if (sign && sign.getAttribute("href") !== wanted) sign.setAttribute("href", wanted);
}
