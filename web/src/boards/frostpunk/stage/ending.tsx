// The end, told as what it is: all win or all lose.
import type { BoardProps } from "../../../contract";
import { Icon } from "../../../ui/icon";
import { describe, TYPES } from "../description";
import { words } from "../words";

export const Ending = (props: BoardProps & { onLook(): void }) => {
  const say = words[props.lang];
  const { outcome } = props.view;
  const d = describe(props.view);
  const won = d.ending === "goal";
  const alive = TYPES.reduce((sum, type) => sum + d.people[type].pop, 0);
  return (
    <article class={`question ending ${won ? "won" : "lost"}`} aria-label={say.ended}>
      <header>
        <span class="stamp">{say.round(d.round)}</span>
        <button type="button" class="look" onClick={props.onLook}>
          <Icon name="spectator" />
          <span>{say.lookAtMap}</span>
        </button>
      </header>
      <h2>{won ? say.won : say.lost}</h2>
      <p class="text">
        {outcome?.reason} {outcome?.rule}
      </p>
      <dl>
        <dt>{say.citizens}</dt>
        <dd>{alive}</dd>
        <dt>{say.danger.deaths}</dt>
        <dd>{d.deaths}</dd>
        <dt>{say.danger.hope}</dt>
        <dd>{d.hope.length}</dd>
        <dt>{say.danger.discontent}</dt>
        <dd>{d.discontent.length}</dd>
      </dl>
    </article>
  );
};
