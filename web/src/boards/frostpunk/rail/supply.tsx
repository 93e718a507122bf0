// What the team has: wood, coal, steam cores and automatons, with what the place that is pointed at
// would add.
import type { BoardProps } from "../../../contract";
import { Icon } from "../../../ui/icon";
import { describe, RESOURCES, type Resource } from "../description";
import { Hit } from "../hit";
import { gainsAt } from "../map/gain";
import { markClass, markOf, targetOf } from "../target";
import { previewOf } from "../warmth";
import { words } from "../words";

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

function changeOf(props: BoardProps, resource: Resource): number {
  const coal = resource === "coal" ? (previewOf(props)?.coal ?? 0) : 0;
  const [kind, field] = props.hovered?.split(":") ?? [];
  const gains = kind === "field" && field ? gainsAt(props, field) : [];
  return gains.reduce((sum, { what, n }) => sum + (what === resource ? n : 0), 0) - coal;
}

export const Supply = (props: BoardProps) => {
  const say = words[props.lang];
  const d = describe(props.view);
  const { automaton } = d.pawns;
  const machines = automaton.ready + automaton.tired + automaton.working;
  return (
    <section role="group" class="zone of-supply" aria-label={say.supply}>
      <ul>
        {RESOURCES.map((resource) => {
          const id = `resource:${resource}`;
          const change = changeOf(props, resource);
          const name = `${say.resources[resource]}: ${d.pool[resource]}`;
          return (
            <li key={resource} class={`thing ${markClass(markOf(props, id))}`}>
              <Icon name={`fp-${resource}`} />
              <b aria-hidden="true">{d.pool[resource]}</b>
              {change !== 0 && <small>{signed(change)}</small>}
              <Hit target={targetOf(props, id, name)} />
            </li>
          );
        })}
        <li class={`thing ${markClass(markOf(props, "pawn:automaton"))}`}>
          <Icon name="fp-automaton" />
          <b aria-hidden="true">
            {automaton.ready === machines ? machines : `${automaton.ready}/${machines}`}
          </b>
          <Hit target={targetOf(props, "pawn:automaton", `${say.automatons}: ${machines}`)} />
        </li>
      </ul>
    </section>
  );
};
