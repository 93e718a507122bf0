// Where we are: the address bar as a value, and links that change it without loading the page.
// A seat's key stands in the fragment of /t/ID#KEY, which browsers never send to a server.
import { signal } from "@preact/signals";

export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string | null; friends: boolean }
  | { page: "table"; id: string; key: string | null; report: boolean }
  | { page: "replay"; id: string; ply: number | null }
  | { page: "rules"; game: string; number: string | null }
  | { page: "history" }
  | { page: "learn"; game: string }
  | { page: "settings" }
  | { page: "about" }
  | { page: "missing" };

export function readRoute(url: URL): Route {
  const [first = "", second] = url.pathname.split("/").filter(Boolean).map(decode);
  const fragment = decode(url.hash.slice(1)) || null;
  if (first === "") return { page: "lobby" };
  if (first === "new") {
    const friends = url.searchParams.get("with") === "friends";
    return { page: "new", game: url.searchParams.get("game"), friends };
  }
  if (first === "history") return { page: "history" };
  if (first === "settings") return { page: "settings" };
  if (first === "about") return { page: "about" };
  if (second === undefined || second === "") return { page: "missing" };
  if (first === "t") {
    const report = url.searchParams.has("report");
    return { page: "table", id: second, key: fragment, report };
  }
  if (first === "r") {
    const ply = url.searchParams.get("ply");
    return { page: "replay", id: second, ply: ply !== null && /^\d+$/.test(ply) ? +ply : null };
  }
  if (first === "learn") return { page: "learn", game: second };
  if (first === "rules") return { page: "rules", game: second, number: fragment };
  return { page: "missing" };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const links = {
  lobby: "/",
  history: "/history",
  settings: "/settings",
  about: "/about",
  newTable: (game?: string): string => (game ? `/new?game=${encodeURIComponent(game)}` : "/new"),
  /** A new table on which all other seats are kept for friends. */
  invite: (game?: string): string =>
    `/new?with=friends${game ? `&game=${encodeURIComponent(game)}` : ""}`,
  table: (id: string, key?: string | null): string =>
    `/t/${encodeURIComponent(id)}${key ? `#${encodeURIComponent(key)}` : ""}`,
  report: (id: string, key?: string | null): string =>
    `/t/${encodeURIComponent(id)}?report${key ? `#${encodeURIComponent(key)}` : ""}`,
  replay: (id: string, ply?: number | null): string =>
    `/r/${encodeURIComponent(id)}${ply === null || ply === undefined ? "" : `?ply=${ply}`}`,
  learn: (game: string): string => `/learn/${encodeURIComponent(game)}`,
  rules: (game: string, number?: string): string =>
    `/rules/${encodeURIComponent(game)}${number ? `#${number}` : ""}`,
};

export const route = signal<Route>({ page: "lobby" });

const here = (): void => {
  route.value = readRoute(new URL(location.href));
};

export function go(href: string, how: "push" | "replace" = "push"): void {
  const before = location.pathname;
  if (how === "push") history.pushState(null, "", href);
  else history.replaceState(null, "", href);
  here();
  if (location.pathname !== before) scrollTo(0, 0);
}

/** Follows the address bar, and takes over plain clicks on links of this site. */
export function startRouting(): void {
  here();
  addEventListener("popstate", here);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href, location.href);
    const page = readRoute(url).page;
    if (url.origin !== location.origin || page === "missing") return;
    event.preventDefault();
    go(url.pathname + url.search + url.hash);
  });
}
