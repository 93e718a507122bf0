// Loads the board of a game: its script as a chunk of its own, its style sheet beside it. The
// bundler finds every folder here that has an index.tsx; nothing else names a game.
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

// A game without a board is a rejected promise, whether the bundler finds no file or the server.
async function loadScript(id: string): Promise<Board> {
  const module = (await import(`./${id}/index.tsx`)) as { board: Board };
  return module.board;
}

export function loadBoard(id: string): Promise<Board> {
  const found = loaded.get(id);
  if (found) return found;
  const made = Promise.all([loadScript(id), loadStyle(id)]).then(([board]) => board);
  loaded.set(id, made);
  made.catch(() => loaded.delete(id));
  return made;
}
