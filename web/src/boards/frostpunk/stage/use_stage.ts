// What is brought forward over the map: a question's card, or a zone; until the player wants to look
// at the map. The next question asks anew.
import { useEffect, useState } from "preact/hooks";
import type { BoardProps } from "../../../contract";
import { describe } from "../description";
import type { StageView } from "../map/corners";
import type { Zone } from "../rail/cards";

/** The zone where the answer to the question is chosen. */
export const zoneAsked = (step: string | undefined): Zone | null =>
  step === "law" ? "laws" : step === "technology" ? "techs" : null;

export interface Stage {
  view: StageView;
  zone: Zone | null;
  looking: boolean; // at the map, though a card is open
  show(view: StageView): void;
  open(zone: Zone | null): void;
  look(looking: boolean): void;
}

export function useStage(props: BoardProps): Stage {
  const { now } = describe(props.view);
  const asked = props.targets.size > 0 ? zoneAsked(now?.step) : null;
  const [view, setView] = useState<StageView>("both");
  const [zone, setZone] = useState<Zone | null>(null);
  const [looking, setLooking] = useState(false);
  useEffect(() => {
    setLooking(false);
    setZone(asked);
  }, [props.view.ply, asked]);
  return {
    view,
    zone,
    looking,
    show: setView,
    open: (next) => setZone((before) => (before === next ? null : next)),
    look: setLooking,
  };
}
