// Tiles that were drawn to keep one of them: face up for the drawer alone.
import { aboutText, holderName, about } from "../about";
import { describe } from "../description";
import { Hit } from "../draw/thing";
import type { StageProps } from "../stage/props";
import { markClass, markOf, targetOf } from "../target";
import { roman, words } from "../words";

export const Drawn = (props: StageProps) => {
  const { now, bridge } = describe(props.view);
  const say = words[props.lang];
  if (!now || props.view.over) return null;
  const set = now.step === "learn" ? "technology" : "bridge";
  const isOffered = (id: string) => (props.targets.get(`bridge:${id}`)?.options.length ?? 0) > 0;
  // Of the tiles V those of the bridge glow where they lie, in the river.
  const things = now.step === "crown" ? bridge.cathedral.filter(isOffered) : now.drawn;
  if (things === undefined || things?.length === 0) return null;
  if (things === null) {
    return (
      <section class="drawn hidden" aria-label={say.drawn}>
        {say.drawnBy(holderName(props, now.seat ?? 0), now.count ?? 0)}
      </section>
    );
  }
  return (
    <section class="drawn" aria-label={say.drawn}>
      {things.map((id) => {
        const target = `${set}:${id}`;
        const card = about(props, target);
        return (
          <div key={id} class={`card-tile ${markClass(markOf(props, target))}`}>
            <span class="numeral" aria-hidden="true">
              {set === "technology" ? roman(now.level ?? 0) : roman(Number(id.slice(2, 3)))}
            </span>
            <b>{card?.name}</b>
            <small>{card?.text}</small>
            <Hit target={targetOf(props, target, aboutText(props, target))} />
          </div>
        );
      })}
    </section>
  );
};
