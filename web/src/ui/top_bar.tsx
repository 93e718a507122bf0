// The bar at the top of every page: the way home, what this page is, and the tools.
import type { ComponentChildren } from "preact";
import { links } from "../route";
import { dark, lang, LANGS, sound, theme } from "../settings";
import { speak, t } from "../words/words";
import { Icon } from "./icon";

export const IconButton = (props: {
  icon: string;
  label: string;
  pressed?: boolean;
  disabled?: boolean;
  onClick(): void;
}) => (
  <button
    class="btn quiet icon"
    type="button"
    aria-label={props.label}
    title={props.label}
    disabled={props.disabled ?? false}
    {...(props.pressed === undefined ? {} : { "aria-pressed": props.pressed })}
    onClick={props.onClick}
  >
    <Icon name={props.icon} />
  </button>
);

export function otherLang() {
  return LANGS.find((each) => each !== lang.value) ?? lang.value;
}

const Tools = ({ children }: { children?: ComponentChildren }) => (
  <div class="tools">
    {children}
    <span class="wide-only">
      <IconButton
        icon={sound.value ? "sound" : "mute"}
        label={t("sound")}
        pressed={sound.value}
        onClick={() => (sound.value = !sound.value)}
      />
    </span>
    <button
      class="btn quiet lang"
      type="button"
      title={t("language")}
      onClick={() => void speak(otherLang())}
    >
      <Icon name="language" />
      <span class="sr">{t("language")}: </span>
      <span>{lang.value.toUpperCase()}</span>
    </button>
    <IconButton
      icon="theme"
      label={t(dark.value ? "theme_to_light" : "theme_to_dark")}
      onClick={() => (theme.value = dark.value ? "light" : "dark")}
    />
    <a
      class="btn quiet icon"
      href={links.settings}
      aria-label={t("settings")}
      title={t("settings")}
    >
      <Icon name="settings" />
    </a>
  </div>
);

interface TopBarProps {
  title?: string;
  meta?: ComponentChildren;
  middle?: ComponentChildren;
  tools?: ComponentChildren;
}

export const TopBar = ({ title, meta, middle, tools }: TopBarProps) => (
  <header class="top">
    <a class="brand" href={links.lobby} aria-label={t("brand_home")}>
      <Icon name="pawn" />
      <span>Pionek</span>
    </a>
    {title !== undefined && <h1>{title}</h1>}
    {meta !== undefined && <span class="meta">{meta}</span>}
    {middle}
    <Tools>{tools}</Tools>
  </header>
);

/** Jumps over the bar. Not through the fragment: at a table that is where the seat's key stands. */
export const SkipLink = () => (
  <button class="skip" type="button" onClick={() => document.getElementById("main")?.focus()}>
    {t("skip")}
  </button>
);

/** A page with text, not a table. */
export const Page = (props: TopBarProps & { children: ComponentChildren }) => (
  <div class="page">
    <SkipLink />
    <TopBar {...props} />
    <main id="main" class="wrap" tabIndex={-1}>
      {props.children}
    </main>
  </div>
);
