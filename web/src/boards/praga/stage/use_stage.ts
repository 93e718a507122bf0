// What is brought forward now: the board's own idea for the question asked, until the player says
// otherwise; another turn asks anew.
import { useEffect, useState } from "preact/hooks";
import type { View } from "../../../contract";
import { askedStep, describe, ownSeat } from "../description";
import { narrowView, type StageView, viewFor } from "./stage";

export interface Stage {
  view: StageView;
  idea: StageView; // the board's own: another one is another scene, drawn anew
  looked: number; // whose board
  show(view: StageView): void;
  look(seat: number): void;
}

export function useStage(view: View, roomy: boolean): Stage {
  const d = describe(view);
  const step = askedStep(view);
  const [wanted, setWanted] = useState<StageView | null>(null);
  const [looked, setLooked] = useState<number | null>(null);
  useEffect(() => setWanted(null), [d.turns]);
  // Who is asked sees the own board.
  useEffect(() => setLooked(null), [step !== null]);
  const idea = roomy ? viewFor(d, step) : narrowView(d, step);
  return {
    idea,
    view: !roomy && wanted === "both" ? idea : (wanted ?? idea),
    looked: looked ?? ownSeat(view),
    show: setWanted,
    look: setLooked,
  };
}
