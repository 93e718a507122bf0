// Which chapters of the lessons were gone through in this browser, and what was just finished.
import { effect, untracked } from "@preact/signals";
import { kept } from "../settings";
import type { Desk } from "./desk";

/** By game: the ids of its finished chapters. */
export const learned = kept<Record<string, string[]>>("learned", {});

export const isLearned = (game: string, chapter: string): boolean =>
  learned.value[game]?.includes(chapter) ?? false;

function finish(game: string, chapter: string): void {
  if (isLearned(game, chapter)) return;
  learned.value = { ...learned.value, [game]: [...(learned.value[game] ?? []), chapter] };
}

/** A chapter is finished when the guide is seen to go on to the next one, or to end. */
export function startProgress({
  guidance,
  session,
}: Pick<Desk, "guidance" | "session">): () => void {
  let last: { lesson: string; chapter: number; over: boolean } | null = null;
  return effect(() => {
    const guide = guidance.guide.value;
    const at = guidance.step.value;
    const game = session.state.value?.game ?? "";
    if (!guide?.lesson || guide.chapter === undefined || guide.playing || guide.lost) return;
    const now = { lesson: guide.lesson, chapter: guide.chapter, over: guide.over ?? false };
    const before = last?.lesson === now.lesson ? last : null;
    last = now;
    const further = before && (now.chapter > before.chapter || (now.over && !before.over));
    const done = further ? guide.chapters?.[before.chapter] : undefined;
    if (!done) return;
    untracked(() => {
      finish(game, done.id);
      guidance.finished.value = { at, name: now.over ? guide.name : done.name, lesson: now.over };
    });
  });
}
