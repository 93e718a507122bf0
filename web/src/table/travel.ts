// Looking at an earlier move while the game goes on: where the eyes are, and the views that were
// already fetched. The table at `live` is where one plays; anywhere else one only looks.
import type { View } from "../contract";

/** How many historic views are kept; a long game has about 800 plies of 5 KB each. */
const KEPT = 200;

export interface Looking {
  /** null: at the table as it is now. */
  at: number | null;
  latest: number;
}

export const NOW: Looking = { at: null, latest: 0 };

/** A wish to look at a ply; the last one and whatever lies beyond is "now". */
export function lookAt(looking: Looking, ply: number): Looking {
  const at = Math.max(0, Math.trunc(ply));
  return { ...looking, at: at >= looking.latest ? null : at };
}

export const step = (looking: Looking, by: number): Looking =>
  lookAt(looking, (looking.at ?? looking.latest) + by);

export const backToNow = (looking: Looking): Looking => ({ ...looking, at: null });

/** The table moved on, or moves were taken back: the eyes stay where they are if they can. */
export function follow(looking: Looking, latest: number): Looking {
  const at = looking.at !== null && looking.at >= latest ? null : looking.at;
  return { at, latest };
}

/** Historic views by ply. Forgets everything when moves were taken back or the language changes. */
export class ViewShelf {
  private readonly views = new Map<number, View>();
  private edition = "";

  /** Views of another edition (changes and language) are of no use. */
  open(edition: string): void {
    if (edition === this.edition) return;
    this.edition = edition;
    this.views.clear();
  }

  get(ply: number): View | undefined {
    return this.views.get(ply);
  }

  put(view: View): void {
    this.views.delete(view.ply);
    this.views.set(view.ply, view);
    const oldest = this.views.keys().next();
    if (this.views.size > KEPT && !oldest.done) this.views.delete(oldest.value);
  }
}
