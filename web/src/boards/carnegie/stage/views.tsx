// The three views of the stage: the map large, both, the company large.
import type { Lang } from "../../../contract";
import { words } from "../words";
import type { StageView } from "./stage";

export interface ViewsProps {
  lang: Lang;
  stage: StageView;
  onStage(stage: StageView): void;
}

const STAGES: readonly StageView[] = ["map", "both", "company"];

export const Views = (props: ViewsProps) => {
  const say = words[props.lang];
  return (
    <div class="views" role="group" aria-label={say.view}>
      {STAGES.map((stage) => (
        <button
          key={stage}
          type="button"
          class={stage === props.stage ? "on" : ""}
          aria-pressed={stage === props.stage}
          onClick={() => props.onStage(stage)}
        >
          {say[stage]}
        </button>
      ))}
    </div>
  );
};
