// The beginning: settings, icons, the address bar, and the page.
import { render } from "preact";
import { App } from "./app";
import sprite from "./icons.svg";
import { loadGames } from "./net/games";
import { startRouting } from "./route";
import { applySettings, lang } from "./settings";
import "./styles/all.css";
import { learn } from "./words/words";

// The icons live in the document, where <use href="#i-..."> finds them and CSS can colour them.
function addIcons(): void {
  const icons = new DOMParser().parseFromString(sprite, "image/svg+xml").documentElement;
  icons.setAttribute("class", "sprite");
  document.body.prepend(document.importNode(icons, true));
}

applySettings(document.documentElement);
addIcons();
startRouting();
loadGames().catch(() => undefined); // who cannot go on without them asks again and says what is wrong
const root = document.getElementById("app");
void learn(lang.value).then(() => root && render(<App />, root));
