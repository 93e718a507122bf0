// What a person has chosen for this browser: language, theme, sound, name and habits. Kept in
// localStorage; a browser that forbids it still works, only forgetfully.
import { computed, effect, signal, type Signal } from "@preact/signals";
import type { Lang } from "./contract";
import { PACES } from "./table/playback";

function read(key: string): string | null {
  try {
    return localStorage.getItem(`pionek.${key}`);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(`pionek.${key}`, value);
  } catch {
    // private mode or a full disk: the choice holds until the page is closed
  }
}

/** A setting that is one of a few words. */
function choice<T extends string>(key: string, values: readonly T[], first: T): Signal<T> {
  const found = read(key);
  const made = signal<T>(values.find((value) => value === found) ?? first);
  made.subscribe((value) => {
    if (value !== first || found !== null) write(key, value);
  });
  return made;
}

function flag(key: string, first: boolean): Signal<boolean> {
  const text = choice(key, ["on", "off"] as const, first ? "on" : "off");
  const made = signal(text.value === "on");
  made.subscribe((on) => {
    text.value = on ? "on" : "off";
  });
  return made;
}

/** Anything else, as JSON. */
export function kept<T>(key: string, first: T): Signal<T> {
  let value = first;
  try {
    const found = read(key);
    if (found !== null) value = JSON.parse(found) as T;
  } catch {
    // somebody wrote nonsense there: begin anew
  }
  const made = signal(value);
  let started = false;
  made.subscribe((now) => {
    if (started) write(key, JSON.stringify(now));
    started = true;
  });
  return made;
}

export const LANGS: readonly Lang[] = ["en", "pl"];
/** What each is called by those who speak it. */
export const LANG_NAMES: Record<Lang, string> = { en: "English", pl: "polski" };
export const THEMES = ["auto", "light", "dark"] as const;

const browserLang: Lang =
  typeof navigator !== "undefined" && navigator.language.toLowerCase().startsWith("pl")
    ? "pl"
    : "en";

export const lang = choice<Lang>("lang", LANGS, browserLang);
export const theme = choice("theme", THEMES, "auto");
export const sound = flag("sound", false);
/** Tell me when it is my turn and I look elsewhere; nobody has been asked yet at first. */
export const notify = choice("notify", ["ask", "on", "off"] as const, "ask");
/** Ask once more before something that ends the turn: "pass", "done". */
export const confirmEnd = flag("confirm", true);
/** In a team: bots say what they would do. */
export const botAdvice = flag("bot_advice", true);
/** How fast moves of others are shown. */
export const pace = choice("pace", PACES, "normal");
/** The log says by which rule each step happened. */
export const ruleNumbers = flag("rule_numbers", true);
export const playerName = kept<string>("name", "");

const systemDark = signal(false);
export const dark = computed(() =>
  theme.value === "auto" ? systemDark.value : theme.value === "dark",
);

/** Ties the settings to the page. */
export function applySettings(root: HTMLElement): void {
  const query = matchMedia("(prefers-color-scheme: dark)");
  systemDark.value = query.matches;
  query.addEventListener("change", (event) => (systemDark.value = event.matches));
  effect(() => {
    root.dataset.theme = dark.value ? "dark" : "light";
  });
  effect(() => {
    root.lang = lang.value;
  });
}
