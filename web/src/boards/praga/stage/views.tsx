// The views of the stage, and whose board is looked at.
import type { StageProps } from "./props";
import { holderName } from "../about";
import { describe, turnOrder } from "../description";
import { Cube } from "../draw/cube";
import { words } from "../words";
import type { Stage } from "./use_stage";
import type { StageView } from "./stage";

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
          onClick={() => props.stage.show(view)}
        >
          {say[view]}
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
