// Loads the board of a game: its script as a chunk of its own, its style sheet beside it. The bundler
// makes the list: every folder here that has an index.tsx.
import { LOADERS } from "boards:loaders";
import type { Board } from "../contract";

const loaded = new Map<string, Promise<Board>>();

// build.mjs writes the hashed address of each board's sheet into the page.
function loadStyle(id: string): Promise<void> {
  const meta = document.querySelector<HTMLMetaElement>(
    `meta[name="board-style"][data-board="${CSS.escape(id)}"]`,
  );
  if (!meta) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = meta.content;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`no style for ${id}`));
    };
    document.head.append(link);
  });
}

// A game without a board is a rejected promise, whether there is no folder or no file at the server.
async function loadScript(id: string): Promise<Board> {
  const load = LOADERS.get(id);
  if (!load) throw new Error(`no board for ${id}`);
  return (await load()).board;
}

export function loadBoard(id: string): Promise<Board> {
  const found = loaded.get(id);
  if (found) return found;
  const made = Promise.all([loadScript(id), loadStyle(id)]).then(([board]) => board);
  loaded.set(id, made);
  made.catch(() => loaded.delete(id));
  return made;
}
