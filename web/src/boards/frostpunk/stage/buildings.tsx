// Construction: the buildings as a strip over the bottom of the map, with cost and copies left. One is
// chosen there; then the fields where it can stand light up.
import type { BoardProps } from "../../../contract";
import { Icon } from "../../../ui/icon";
import { gameOf } from "../data";
import { describe } from "../description";
import { Hit } from "../hit";
import { Insulation } from "../map/pieces";
import { markClass, markOf, targetOf } from "../target";
import { words } from "../words";

const BuildingTile = ({ props, id }: { props: BoardProps; id: string }) => {
  const say = words[props.lang];
  const building = gameOf(props.data).buildings.get(id);
  if (!building) return null;
  const target = `building:${id}`;
  const left = describe(props.view).supply[id]?.left ?? 0;
  const { core = 0, wood = 0 } = building.cost ?? {};
  const name = building.name[props.lang];
  const label = `${name}, ${say.nLeft(left)}: ${building.text[props.lang]}`;
  return (
    <li class={`thing tile ${markClass(markOf(props, target))}`}>
      <Icon name={`fp-b-${id}`} />
      <b aria-hidden="true">{name}</b>
      <span class="price" aria-hidden="true">
        <Insulation level={building.insulation} />
        {wood > 0 && (
          <span>
            {wood}
            <Icon name="fp-wood" />
          </span>
        )}
        {core > 0 && (
          <span>
            {core}
            <Icon name="fp-core" />
          </span>
        )}
        <small>×{left}</small>
      </span>
      <Hit target={targetOf(props, target, label)} />
    </li>
  );
};

/** Those that can be built first; of the rest those of which there are any. */
export function shownBuildings(props: BoardProps): string[] {
  const { supply } = describe(props.view);
  const ids = [...gameOf(props.data).buildings.keys()].filter((id) =>
    props.targets.has(`building:${id}`),
  );
  const open = ids.filter((id) => markOf(props, `building:${id}`).offered);
  const shut = ids.filter((id) => !open.includes(id) && supply[id]?.unlocked);
  return [...open, ...shut];
}

export const Buildings = (props: BoardProps) => {
  const say = words[props.lang];
  const ids = shownBuildings(props);
  if (ids.length === 0) return null;
  return (
    <section class="buildings" aria-label={say.buildings} tabIndex={0}>
      <ul>
        {ids.map((id) => (
          <BuildingTile key={id} props={props} id={id} />
        ))}
      </ul>
    </section>
  );
};
