// The rotation of the tile in hand: the best one first, then as the player turns it, with buttons,
// clicks on the tile, or Q and E.
import { useEffect, useMemo, useState } from "preact/hooks";
import type { BoardProps } from "../../../contract";
import { gameOf } from "../data";
import { askedStep, describe } from "../description";
import { bestOf, ghostOf } from "../placing";
import { lettersOf, openRows } from "../turn/open";
import type { StageProps } from "./props";

const TURNS: Readonly<Record<string, number>> = { q: 1, e: -1 };

export function useStageProps(props: BoardProps): StageProps {
  const { view, data, hovered } = props;
  const d = describe(view);
  const hand = d.now?.hand;
  const rotations = hand?.rotations ?? [];
  const asked = askedStep(view);
  const turning = (asked === "rotate" || asked === "rival_rotate") && props.targets.size > 0;
  const key = `${hand?.tile} ${hand?.place} ${view.ply}`;
  const [turned, setTurned] = useState<{ key: string; rotation: number } | null>(null);
  const from = (now: typeof turned): number | null =>
    now?.key === key ? now.rotation : (bestOf(rotations)?.rotation ?? null);
  const rotation = from(turned);

  /** From where the tile lies when it is turned: two quick keys come before one drawing. */
  const onTurn = (by: number): void => {
    const order = rotations.map((each) => each.rotation);
    if (!turning || order.length === 0) return;
    setTurned((now) => {
      const at = order.indexOf(from(now) ?? 0);
      return { key, rotation: order[(at + by + order.length) % order.length]! };
    });
  };
  const onPlace = (): void => {
    const option = view.menu?.find(({ move }) => move === `turn ${rotation}`);
    if (option) props.onTake?.(option);
  };

  useEffect(() => {
    if (!turning) return;
    const onKey = (event: KeyboardEvent): void => {
      const by = TURNS[event.key.toLowerCase()];
      const typing = document.activeElement?.matches("input, textarea, select") ?? false;
      if (by === undefined || typing || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      onTurn(by);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });

  const letters = useMemo(() => lettersOf(openRows(props)), [view, props.targets, props.lang]);
  const ghost = ghostOf(gameOf(data), d, hovered, rotation);
  return { ...props, ghost, letters, onTurn, onPlace };
}
