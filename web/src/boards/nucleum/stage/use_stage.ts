// What is brought forward now: the board's own idea for the question asked, until the player says
// otherwise; the next turn asks anew.
import { useEffect, useState } from "preact/hooks";
import type { View } from "../../../contract";
import { describe, ownSeat } from "../description";
import { askedStep, type StageView, viewFor, type Zone, zoneFor } from "./stage";

export interface Stage {
  view: StageView;
  zone: Zone | null;
  looked: number; // whose board
  show(view: StageView): void;
  open(zone: Zone | null): void;
  look(seat: number): void;
}

export function useStage(view: View, narrow: boolean): Stage {
  const step = askedStep(view);
  const { current, round } = describe(view);
  const [wanted, setWanted] = useState<StageView | null>(null);
  const [zone, setZone] = useState<Zone | null>(() => zoneFor(step));
  const [looked, setLooked] = useState<number | null>(null);
  useEffect(() => setWanted(null), [current, round]);
  useEffect(() => {
    setZone(zoneFor(step));
    setLooked(null);
  }, [step, view.seat]);
  return {
    view: wanted ?? viewFor(step, narrow),
    zone,
    looked: looked ?? ownSeat(view),
    show: setWanted,
    open: setZone,
    look: setLooked,
  };
}
