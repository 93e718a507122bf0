// The King's Road: a paved line with its stations and the pawns on it, and the bridge of five planks.
import { holderName } from "../about";
import { gameOf, type Segment } from "../data";
import { describe, turnOrder } from "../description";
import { PawnAt } from "../draw/cube";
import { itemsOf } from "../draw/gains";
import { said } from "../draw/geometry";
import { LetterAt } from "../draw/letter";
import { Thing } from "../draw/thing";
import { ItemsAt } from "../draw/token";
import type { StageProps } from "../stage/props";
import { roman, words } from "../words";
import type { CityLayout } from "./layout";

type RoadProps = StageProps & { plan: CityLayout };

export const Road = (props: RoadProps) => {
  const { plan } = props;
  const { city, segments, roadStart } = gameOf(props.data);
  const paved = city.filter((hex) => hex.kind === "road");
  const points = [{ x: 968, y: roadStart.y }, ...paved, { x: 96, y: 512 }].map(plan.at);
  const d = `M${points.map(said).join("L")}`;
  // The last station is the bridge itself.
  const stations = segments.slice(0, -1);
  return (
    <>
      <path class="road-edge" stroke-width={25 * plan.z} d={d} />
      <path class="road-bed" stroke-width={19 * plan.z} d={d} />
      <path class="road-line" d={d} />
      {plan.big ? stations.map((each, i) => <Effects key={each.id} {...props} index={i} />) : null}
      {stations.map((each) => (
        <Station key={each.id} {...props} segment={each} />
      ))}
      <Bridge {...props} />
      <Pawns {...props} />
    </>
  );
};

/** What the next piece of the road gives, printed on it where there is room. */
const Effects = (props: RoadProps & { index: number }) => {
  const { plan, index } = props;
  const { segments } = gameOf(props.data);
  const here = segments[index]!;
  const d = describe(props.view);
  const replaced = d.road_tiles.some(
    (id) => gameOf(props.data).roadTiles.get(id)?.segment === here.number,
  );
  const items = replaced ? [] : itemsOf(here.free);
  if (items.length === 0) return null;
  const { x, y } = plan.at({ x: here.x - 78, y: here.y });
  return <ItemsAt items={items} x={x} y={y} d={18} gap={1} />;
};

const Station = (props: RoadProps & { segment: Segment }) => {
  const { plan, segment } = props;
  const { x, y } = plan.at(segment);
  const r = Math.max(13, 19 * plan.z);
  const id = `segment:${segment.id}`;
  const effects = describe(props.view).turn?.effects.filter((each) => each.startsWith(segment.id));
  return (
    <Thing props={props} id={id} class="station" area={{ at: { x, y }, r }}>
      <circle cx={x} cy={y} r={r} />
      <text aria-hidden="true" class="numeral" x={x} y={y}>
        {roman(segment.number)}
      </text>
      {effects?.map((each, i) => (
        <LetterAt
          key={each}
          row={props.letters.get(`effect:${each}`)}
          x={x + (i === 0 ? -16 : 16)}
          y={y + 16}
        />
      ))}
    </Thing>
  );
};

const Pawns = (props: RoadProps) => {
  const { plan } = props;
  const { segments, roadStart } = gameOf(props.data);
  const d = describe(props.view);
  const taken = new Map<number, number>();
  return (
    <g
      data-target="segment"
      role="img"
      aria-label={turnOrder(d)
        .map((seat) => {
          const segment = segments[d.players[seat]!.road - 1];
          const at = segment ? segment.name[props.lang] : words[props.lang].roadStart;
          return words[props.lang].pawnOf(holderName(props, seat), at);
        })
        .join("; ")}
    >
      {turnOrder(d).map((seat) => {
        const { road } = d.players[seat]!;
        const nth = taken.get(road) ?? 0;
        taken.set(road, nth + 1);
        const { x, y } = plan.at(segments[road - 1] ?? roadStart);
        const right = road === 0 ? -6 : 16;
        return (
          <PawnAt key={seat} seat={seat} x={x + right - (road === 0 ? 13 : -12) * nth} y={y - 12} />
        );
      })}
    </g>
  );
};

const PLANK = { w: 36, h: 62 };

const Bridge = (props: RoadProps) => {
  const { plan } = props;
  const { planks, segments } = gameOf(props.data);
  const laid = describe(props.view).bridge.planks;
  const corner = plan.at({ x: 40, y: 436 });
  return (
    <>
      <rect
        class="parapet"
        data-target={`segment:${segments.at(-1)?.id}`}
        x={corner.x}
        y={corner.y}
        width={192 * plan.z}
        height={84 * plan.z}
        rx="3"
      />
      {planks.map((plank) => {
        const { x, y } = plan.at(plank);
        const [w, h] = [PLANK.w * plan.z, PLANK.h * plan.z];
        const id = `plank:${plank.id}`;
        const tile = laid[plank.id];
        return (
          <Thing
            key={plank.id}
            props={props}
            id={id}
            class={`plank ${tile ? "set" : ""}`}
            area={{ x: x - w / 2, y: y - h / 2, w, h }}
          >
            <rect x={x - w / 2} y={y - h / 2} width={w} height={h} rx="2" />
            {tile ? (
              <text aria-hidden="true" class="numeral" x={x} y={y}>
                {roman(Number(tile.slice(2, 3)))}
              </text>
            ) : (
              itemsOf(plank.bonus).map((item, i, all) => (
                <ItemsAt
                  key={i}
                  items={[item]}
                  x={x}
                  y={y + h * (i - (all.length - 1) / 2) * 0.46}
                  d={Math.min(20, Math.max(17, w - 3))}
                />
              ))
            )}
          </Thing>
        );
      })}
    </>
  );
};
