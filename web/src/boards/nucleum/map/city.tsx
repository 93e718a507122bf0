// A city on the map: a plate with its name in the city's colour, and its places: plots, mine fields,
// a power plant with turbines. Each place is a target of its own.
import type { BoardProps } from "../../../contract";
import { still } from "../../../ui/still";
import {
  type City as CityData,
  cityName,
  type Game,
  gameOf,
  type MineField,
  type Plot,
  type Slot,
} from "../data";
import { type Description, describe } from "../description";
import { rounded, ShapeAt, SignAt } from "../draw";
import { gainsOf } from "../gains";
import { colorClass } from "../plate";
import { classOf, type Marked, marked, markedKey } from "../target";
import { words } from "../words";
import { type Box, HEAD, type Layout, type Point } from "./layout";
import { mineTip, plantTip, plotTip, turbineTip } from "./names";

export const hexagon = (x: number, y: number, r: number): string =>
  "M" +
  [0, 1, 2, 3, 4, 5]
    .map(
      (i) =>
        `${rounded(x + r * Math.sin((i * Math.PI) / 3))} ${rounded(y - r * Math.cos((i * Math.PI) / 3))}`,
    )
    .join("L") +
  "Z";

const Rubble = ({ x, y, r }: Point & { r: number }) => (
  <g class="rubble">
    <rect x={x - r} y={y - r} width={2 * r} height={2 * r} rx="3" />
    <SignAt id="rubble" x={x} y={y} size={r * 1.5} />
  </g>
);

// ---- plots ----

const SPOTS: Record<number, [dx: number, dy: number, size: number][]> = {
  1: [[0, 0, 17]],
  2: [
    [-5.5, -4.5, 12.5],
    [5.5, 5, 12.5],
  ],
  3: [
    [0, -5.5, 11],
    [-6, 5.5, 11],
    [6, 5.5, 11],
  ],
};

interface PlotProps extends Point {
  game: Game;
  d: Description;
  plot: Plot;
}

const EmptyPlot = ({ plot, x, y }: Omit<PlotProps, "game" | "d">) => (
  <>
    {plot.symbols.map((symbol, i) => {
      const [dx, dy, size] = (SPOTS[plot.symbols.length] ?? SPOTS[3]!)[i] ?? [0, 0, 10];
      return <SignAt key={symbol} id={symbol} x={x + dx} y={y + dy} size={size} class="symbol" />;
    })}
  </>
);

const PlotDrawing = ({ game, d, plot, x, y }: PlotProps) => {
  const built = d.plots[plot.id];
  const frame = (
    <rect
      class={`place ${plot.red ? "red" : ""}`}
      x={x - 13}
      y={y - 13}
      width="26"
      height="26"
      rx="3.5"
    />
  );
  if (d.rubble.plots.includes(plot.id)) return <Rubble x={x} y={y} r={13} />;
  if (!built) {
    return (
      <>
        {frame}
        <EmptyPlot plot={plot} x={x} y={y} />
      </>
    );
  }
  const { type, demand } = game.buildings.get(built.building)!;
  const wide = demand > 9;
  return (
    <>
      {frame}
      <g
        class={`building ${built.owner === null ? "neutral" : `seat-${built.owner + 1}`} ${built.powered ? "lit" : ""}`}
      >
        {built.powered && <circle class="halo" cx={x} cy={y} r="20" />}
        <rect class="body" x={x - 12} y={y - 12} width="24" height="24" rx="4" />
        {built.powered ? (
          <SignAt id={type} x={x} y={y} size={18} class="type" />
        ) : (
          <>
            <SignAt id={type} x={x - 5} y={y - 1} size={wide ? 12 : 13} class="type" />
            <text class="demand" x={rounded(x + (wide ? 5.5 : 6))} y={y + 8} text-anchor="middle">
              {demand}
            </text>
          </>
        )}
        {built.owner !== null && <ShapeAt seat={built.owner} x={x - 11} y={y - 11} r={6} />}
      </g>
    </>
  );
};

// ---- mines, turbines, plants ----

const CUBES: Record<number, [number, number][]> = {
  2: [
    [-5, 0],
    [5, 0],
  ],
  3: [
    [0, -5],
    [-5, 4],
    [5, 4],
  ],
};

const MineDrawing = ({ d, field, x, y }: Point & { d: Description; field: MineField }) => {
  const mine = d.mines[field.id];
  if (d.rubble.mines.includes(field.id)) return <Rubble x={x} y={y} r={12} />;
  if (!mine) {
    return (
      <>
        <path class={`place ${field.red ? "red" : ""}`} d={hexagon(x, y, 14)} />
        {field.uranium_bonus > 0 ? (
          <>
            <rect class="cube" x={x - 4.5} y={y - 4.5} width="9" height="9" rx="1" />
            <path class="plus" d={`M${x - 2.5} ${y}h5M${x} ${y - 2.5}v5`} />
          </>
        ) : (
          <SignAt id="mine" x={x} y={y} size={15} class="symbol" />
        )}
      </>
    );
  }
  return (
    <g class={`seat-${mine.owner + 1}`}>
      <path class="mine" d={hexagon(x, y, 13.5)} />
      {(CUBES[mine.places] ?? CUBES[3]!).map(([dx, dy], i) => (
        <rect
          key={i}
          class={i < mine.cubes ? "cube" : "no-cube"}
          x={x + dx - 3.7}
          y={y + dy - 3.7}
          width="7.4"
          height="7.4"
          rx="1"
        />
      ))}
      <ShapeAt seat={mine.owner} x={x - 10} y={y - 11} r={6} />
    </g>
  );
};

const TurbineDrawing = ({ d, slot, x, y }: Point & { d: Description; slot: Slot }) => {
  const turbine = d.turbines[slot.id];
  if (d.rubble.turbines.includes(slot.id)) return <Rubble x={x} y={y} r={8} />;
  if (!turbine) {
    return (
      <>
        <circle class={`place ${slot.red ? "red" : ""}`} cx={x} cy={y} r="8.5" />
        <SignAt id="turbine" x={x} y={y} size={11} class="symbol" />
      </>
    );
  }
  return (
    <g class={`seat-${turbine.owner + 1}`}>
      <circle class="turbine" cx={x} cy={y} r="8.2" />
      <use
        class="chest"
        href={`#seat-${turbine.owner + 1}`}
        x={x - 4.8}
        y={y - 4.8}
        width="9.6"
        height="9.6"
      />
    </g>
  );
};

const PlantDrawing = ({ d, city, x, y }: Point & { d: Description; city: CityData }) => {
  const plant = city.plant!;
  if (!plant.accepts_nucleum) {
    return (
      <g class="plant coal">
        <circle cx={x} cy={y} r="13" />
        <SignAt id="plant" x={x} y={y} size={19} />
      </g>
    );
  }
  if (d.nucleum.includes(plant.id)) {
    return (
      <g class="plant on">
        <circle cx={x} cy={y} r="13.5" />
        <SignAt id="nucleum" x={x} y={y} size={22} />
      </g>
    );
  }
  const [gain] = gainsOf(plant.nucleum_bonus);
  return (
    <g class="plant off">
      <circle cx={x} cy={y} r="13.5" />
      {gain && (
        <>
          <text x={x - 6} y={y + 5} text-anchor="middle">
            {gain.text}
          </text>
          <SignAt id={gain.sign} x={x + 5} y={y} size={13} class="symbol" />
        </>
      )}
    </g>
  );
};

// ---- the plate ----

const PARTS = ["green", "white", "orange", "purple"];

const Head = ({ color, left, top, w }: { color: string; left: number; top: number; w: number }) => (
  <g class="head">
    {color === "wild" ? (
      PARTS.map((part, i) => (
        <rect
          key={part}
          class={`e-${part}`}
          x={left + (i * w) / 4}
          y={top}
          width={w / 4}
          height={HEAD}
        />
      ))
    ) : (
      <>
        <rect class={`e-${color}`} x={left} y={top} width={w} height={HEAD} />
        {color !== "white" &&
          [left, left + w - 13].map((x) => (
            <rect key={x} fill={`url(#nu-p-${color})`} x={x} y={top} width="13" height={HEAD} />
          ))}
      </>
    )}
    <rect class="void" x={left} y={top} width={w} height={HEAD + 8} />
  </g>
);

interface Placed {
  id: string;
  at: Point;
  r: number;
  thing: Marked;
  drawing: preact.ComponentChild;
}

interface CityProps {
  id: string;
  name: string;
  color: string;
  tip: string; // the colour is what tracks are matched with
  box: Box;
  placed: Placed[];
  state: string; // what stands on its places, in short
}

const Place = ({ at, r, thing, drawing }: Placed) => (
  <g class={`spot ${classOf(thing)}`}>
    <g aria-hidden="true">
      {thing.mark.offered && (
        <rect
          class="glow"
          x={at.x - r - 2.5}
          y={at.y - r - 2.5}
          width={2 * r + 5}
          height={2 * r + 5}
          rx="6"
        />
      )}
      {drawing}
      {(thing.mark.pointed || thing.mark.chosen) && (
        <rect
          class="ring"
          x={at.x - r - 3}
          y={at.y - r - 3}
          width={2 * r + 6}
          height={2 * r + 6}
          rx="7"
        />
      )}
    </g>
    <rect
      class="hit"
      x={at.x - r}
      y={at.y - r}
      width={2 * r}
      height={2 * r}
      rx="5"
      {...thing.target}
    />
  </g>
);

const CityView = ({ id, name, color, tip, box, placed }: CityProps) => {
  const [left, top] = [box.x - box.w / 2, box.y - box.h / 2];
  const frame = { x: left, y: top, width: box.w, height: box.h, rx: 7 };
  return (
    <g class={`city c-${color}`}>
      <g data-target={`city:${id}`} role="img" aria-label={tip}>
        <rect class="shadow" {...frame} y={top + 2} />
        <rect class="body" {...frame} />
        <Head color={color} left={left} top={top} w={box.w} />
        <rect class="frame" {...frame} />
        <text class="name" x={box.x} y={top + 14} text-anchor="middle">
          {name}
        </text>
      </g>
      {placed.map((place) => (
        <Place key={place.id} {...place} />
      ))}
    </g>
  );
};

const City = still(
  CityView,
  ({ name, state, placed }) =>
    `${name} ${state} ${placed.map(({ thing }) => markedKey(thing)).join()}`,
);

/** What stands on a place, in short. */
function stateOf(d: Description, city: CityData): string {
  const plots = city.plots.map(({ id }) => {
    const built = d.plots[id];
    return built ? `${built.building}${built.owner}${built.powered}` : d.rubble.plots.includes(id);
  });
  const mines = city.mine_fields.map(({ id }) => {
    const mine = d.mines[id];
    return mine ? `${mine.owner} ${mine.cubes}` : d.rubble.mines.includes(id);
  });
  const turbines = city.turbine_slots.map(
    ({ id }) => d.turbines[id]?.owner ?? d.rubble.turbines.includes(id),
  );
  return [...plots, ...mines, ...turbines, city.plant && d.nucleum.includes(city.plant.id)].join();
}

function placedIn(props: BoardProps, layout: Layout, city: CityData): Placed[] {
  const game = gameOf(props.data);
  const d = describe(props.view);
  const at = (id: string): Point => layout.places.get(id)!;
  const make = (
    kind: string,
    id: string,
    r: number,
    tip: string,
    drawing: preact.ComponentChild,
  ): Placed => ({
    id,
    at: at(id),
    r,
    thing: marked(props, `${kind}:${id}`, tip),
    drawing,
  });
  return [
    ...city.plots.map((plot) =>
      make(
        "plot",
        plot.id,
        13,
        plotTip(props, city, plot),
        <PlotDrawing game={game} d={d} plot={plot} {...at(plot.id)} />,
      ),
    ),
    ...city.mine_fields.map((field) =>
      make(
        "mine",
        field.id,
        13,
        mineTip(props, city, field),
        <MineDrawing d={d} field={field} {...at(field.id)} />,
      ),
    ),
    ...(city.plant
      ? [
          make(
            "plant",
            city.plant.id,
            13,
            plantTip(props, city.plant),
            <PlantDrawing d={d} city={city} {...at(city.plant.id)} />,
          ),
        ]
      : []),
    ...city.turbine_slots.map((slot) =>
      make(
        "turbine",
        slot.id,
        9,
        turbineTip(props, city, slot),
        <TurbineDrawing d={d} slot={slot} {...at(slot.id)} />,
      ),
    ),
  ];
}

export const Cities = (props: BoardProps & { sheet: Layout }) => {
  const game = gameOf(props.data);
  const d = describe(props.view);
  const side = game.sides[d.map];
  const say = words[props.lang];
  return (
    <g class="cities">
      {side.cities.map((city) => {
        const name = cityName(side, city.id, props.lang);
        return (
          <City
            key={city.id}
            id={city.id}
            name={name}
            color={colorClass(city.color)}
            tip={say.city(name, say.color[city.color])}
            box={props.sheet.cities.get(city.id)!}
            placed={placedIn(props, props.sheet, city)}
            state={stateOf(d, city)}
          />
        );
      })}
    </g>
  );
};
