// Loads the board of a game and its drawings: scripts as chunks of their own, the style sheet beside
// them. The bundler makes the lists: every folder here that has an index.tsx, a drawings.tsx.
import { DRAWINGS } from "boards:drawings";
import { LOADERS } from "boards:loaders";
import type { Board, Drawings } from "../contract";

/** Asks once; a failure is not kept, so that asking again can succeed. */
function kept<T>(make: (id: string) => Promise<T>): (id: string) => Promise<T> {
  const loaded = new Map<string, Promise<T>>();
  return (id) => {
    const found = loaded.get(id);
    if (found) return found;
    const made = make(id);
    loaded.set(id, made);
    made.catch(() => loaded.delete(id));
    return made;
  };
}

// build.mjs writes the hashed address of each board's sheet into the page.
const loadStyle = kept((id: string): Promise<void> => {
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
});

// A game without a board is a rejected promise, whether there is no folder or no file at the server.
async function loadScript(id: string): Promise<Board> {
  const load = LOADERS.get(id);
  if (!load) throw new Error(`no board for ${id}`);
  return (await load()).board;
}

export const loadBoard = kept(async (id: string): Promise<Board> => {
  const [board] = await Promise.all([loadScript(id), loadStyle(id)]);
  return board;
});

/** Null for a game without drawings: texts stand alone then. */
export const loadDrawings = kept(async (id: string): Promise<Drawings | null> => {
  const load = DRAWINGS.get(id);
  if (!load) return null;
  const [{ drawings }] = await Promise.all([load(), loadStyle(id)]);
  return drawings;
});
