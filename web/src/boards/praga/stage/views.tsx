// The views of the stage, and whose board is looked at.
import { Icon } from "../../../ui/icon";
import { holderName } from "../about";
import { describe, turnOrder } from "../description";
import { Cube } from "../draw/cube";
import { words } from "../words";
import type { StageProps } from "./props";
import type { Stage } from "./use_stage";
import type { StageView } from "./stage";

const SIGNS: Record<StageView, string> = { map: "pr-city", both: "pr-both", mine: "pr-board" };

export const Views = (props: StageProps & { stage: Stage; roomy: boolean }) => {
  const say = words[props.lang];
  const views: StageView[] = props.roomy ? ["map", "both", "mine"] : ["map", "mine"];
  return (
    <div class="views" role="group" aria-label={say.view}>
      {views.map((view) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === props.stage.view}
          aria-label={say[view]}
          title={say[view]}
          onClick={() => props.stage.show(view)}
        >
          <Icon name={SIGNS[view]} />
        </button>
      ))}
    </div>
  );
};

/** Everybody's board is one click away. */
export const Looks = (props: StageProps & { looked: number; onLook(seat: number): void }) => {
  const d = describe(props.view);
  if (d.players.length === 1) return null;
  return (
    <div class="looks" role="group" aria-label={words[props.lang].others}>
      {turnOrder(d).map((seat) => {
        const name = holderName(props, seat);
        return (
          <button
            key={seat}
            type="button"
            aria-pressed={seat === props.looked}
            aria-label={words[props.lang].lookAt(name)}
            onClick={() => props.onLook(seat)}
          >
            <Cube who={seat} d={18} />
            <span>{name}</span>
          </button>
        );
      })}
    </div>
  );
};
