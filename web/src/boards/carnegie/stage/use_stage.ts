// What is brought forward now: the board's own idea for the question asked, until the player says
// otherwise; the next question asks anew.
import { useEffect, useState } from "preact/hooks";
import type { View } from "../../../contract";
import type { Looked } from "../company/header";
import { describe, ownSeat } from "../description";
import { type StageView, type Zone, askedStep, viewFor, zoneFor } from "./stage";

export interface Stage {
  view: StageView;
  idea: StageView; // the board's own: another one is another scene, drawn anew
  zone: Zone | null;
  looked: Looked;
  show(view: StageView): void;
  open(zone: Zone | null): void;
  look(at: Looked): void;
}

export function useStage(view: View): Stage {
  const step = askedStep(view);
  const { now, phase } = describe(view);
  const [wanted, setWanted] = useState<StageView | null>(null);
  const [zone, setZone] = useState<Zone | null>(() => zoneFor(step));
  const [looked, setLooked] = useState<Looked | null>(null);
  // The phase of the round is long enough for a view of one's own choice.
  useEffect(() => setWanted(null), [phase, step === null]);
  useEffect(() => {
    setZone(zoneFor(step));
    setLooked(step === "andrew" ? "andrew" : null);
  }, [step, now?.seat]);
  return {
    view: wanted ?? viewFor(step),
    idea: viewFor(step),
    zone,
    looked: looked ?? ownSeat(view),
    show: setWanted,
    open: (next) => setZone((before) => (before === next ? null : next)),
    look: setLooked,
  };
}
