// A player's technologies: permanent ones, and those that can be used once.
import { aboutText } from "../about";
import { gameOf } from "../data";
import { describe } from "../description";
import { Icon } from "../../../ui/icon";
import { Hit } from "../draw/thing";
import type { StageProps } from "../stage/props";
import { markClass, markOf, targetOf } from "../target";
import { roman, words } from "../words";

export const Technologies = (props: StageProps & { seat: number; full?: boolean }) => {
  const { seat, full = false } = props;
  const say = words[props.lang];
  const game = gameOf(props.data);
  const owned = describe(props.view).players[seat]!.technologies;
  if (owned.length === 0) {
    return (
      <p class="quiet">
        {say.technologies}: {say.noTechnologies}
      </p>
    );
  }
  return (
    <ul class={`technologies ${full ? "full" : ""}`}>
      {owned.map(({ id, level, state }) => {
        const target = `technology:${id}`;
        const tile = game.technologies.get(id)!;
        const row = props.letters.get(target);
        const name = [aboutText(props, target), say.stateOf[state]].filter(Boolean).join(" ");
        return (
          <li key={id}>
            <div class={`technology ${state} ${markClass(markOf(props, target))}`}>
              <span class="numeral" aria-hidden="true">
                {roman(level)}
              </span>
              <span class="name">
                {tile.name[props.lang]}
                {full && <small>{tile.text[props.lang]}</small>}
              </span>
              {row?.letter ? (
                <i class="key-of" aria-hidden="true">
                  {row.letter}
                </i>
              ) : state === "used" ? (
                <Icon name="check" />
              ) : (
                state === "ready" && (
                  <i class="key-of" aria-hidden="true">
                    1×
                  </i>
                )
              )}
              <Hit target={targetOf(props, target, name)} />
            </div>
          </li>
        );
      })}
    </ul>
  );
};
