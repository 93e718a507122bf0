// What lies over links and cities: the workers on tracks, the plate that would be laid with the ends
// that light up, the ways of fuel and electricity.
import type { BoardProps } from "../../../contract";
import { gameOf, halfId, halfOf, type Side, sideOfHalf } from "../data";
import { type Area, asked, describe, type Task } from "../description";
import { PawnAt, rounded, SignAt } from "../draw";
import { colorClass, LaidDomino } from "../plate";
import { targetOf } from "../target";
import { words } from "../words";
import { chosenIn } from "../zones/chosen";
import type { Mix } from "../zones/mix";
import { above, type Layout, type Line, TILE } from "./layout";
import { halfTip } from "./names";
import { flipped, type Ghost, ghostOf, type Way } from "./preview";
import { along } from "./link";
import { lineBetween, type Routes, routesOf } from "./route";

export const Pawns = (props: BoardProps & { sheet: Layout }) => {
  const d = describe(props.view);
  const side = gameOf(props.data).sides[d.map];
  return (
    <g class="pawns" aria-hidden="true">
      {Object.entries(d.tracks).map(([field, { owner, turned }]) => {
        const link = side.linkOf.get(field)!;
        const line = props.sheet.lines.get(link.id)!;
        const at = line.fields[link.fields.findIndex(({ id }) => id === field)]!;
        const up = above(line);
        return turned ? (
          <PawnAt key={field} seat={owner} x={at.x} y={at.y - 2} h={19} />
        ) : (
          <PawnAt key={field} seat={owner} x={at.x + up.x * 15} y={at.y + up.y * 15 - 1} h={16} />
        );
      })}
    </g>
  );
};

// ---- the plate that would be laid ----

const Contacts = ({ way, tile, props }: { way: Way; tile: string; props: BoardProps }) => {
  const game = gameOf(props.data);
  const flip = flipped(way);
  return (
    <>
      {([0, 1] as const).map((end) => {
        if (!way.match.contacts.includes(end)) return null;
        const half = halfOf(game, halfId(tile, (end === 0) !== flip ? 0 : 1));
        return (
          <g key={end} transform={`translate(${(end === 0 ? -1 : 1) * (TILE.len / 2 + 2)} 0)`}>
            <ellipse
              class="flare"
              fill={`url(#nu-f-${colorClass(half?.color ?? "wild")})`}
              rx="17"
              ry="21"
            />
            <ellipse class="spark" rx="3.5" ry="12" />
          </g>
        );
      })}
    </>
  );
};

const Facing = ({ ghost, line, props }: { ghost: Ghost; line: Line; props: BoardProps }) => {
  const game = gameOf(props.data);
  const up = above(line);
  const hit = (way: Way) => targetOf(props, `half:${way.half}`, halfTip(props, game, way.half));
  return (
    <>
      <g transform={`rotate(${rounded(line.angle)})`}>
        <rect
          class="hit"
          x={-TILE.len / 2 - 3}
          y={-TILE.wide / 2 - 6}
          width={TILE.len + 6}
          height={TILE.wide + 12}
          rx="8"
          {...hit(ghost.shown)}
        />
      </g>
      {ghost.other && (
        <g class="rotate" transform={`translate(${rounded(up.x * 32)} ${rounded(up.y * 32)})`}>
          <g aria-hidden="true">
            <circle r="13" />
            <SignAt id="rotate" x={0} y={0} size={17} />
          </g>
          <circle class="hit" r="15" {...hit(ghost.other)} title={words[props.lang].turn} />
        </g>
      )}
    </>
  );
};

export const GhostPlate = (props: BoardProps & { sheet: Layout }) => {
  const ghost = ghostOf(props);
  if (!ghost) return null;
  const game = gameOf(props.data);
  const d = describe(props.view);
  const link = game.sides[d.map].linkOf.get(ghost.field)!;
  const line = props.sheet.lines.get(link.id)!;
  const at = line.fields[link.fields.findIndex(({ id }) => id === ghost.field)]!;
  const up = above(line);
  const facing = asked(props.view)?.step === "face";
  return (
    <g
      class={facing ? "ghost-plate" : "ghost-plate still"}
      transform={`translate(${rounded(at.x)} ${rounded(at.y)})`}
    >
      <g aria-hidden="true">
        <g transform={`rotate(${rounded(line.angle)})`}>
          <LaidDomino
            game={game}
            tile={ghost.tile}
            flip={sideOfHalf(ghost.shown.half) === 1}
            size={TILE}
            angle={rounded(line.angle)}
            ghost
          />
          <Contacts way={ghost.shown} tile={ghost.tile} props={props} />
          <rect class="ring" x={-27} y={-15} width="54" height="30" rx="8" />
        </g>
        <PawnAt seat={d.now!.seat} x={-up.x * 17} y={-up.y * 17} h={17} ghost />
      </g>
      {facing && <Facing ghost={ghost} line={line} props={props} />}
    </g>
  );
};

// ---- the ways of fuel and electricity ----

/** Those of the mix that is thought about; before there is one, all that can be had. */
function areasOf(now: Task, mix: Mix | null): Area[] {
  return (now.coal ?? []).filter((area) => !mix || mix[area] > 0);
}

function shownRoutes(props: BoardProps): Routes | null {
  const d = describe(props.view);
  const { now } = d;
  const side = gameOf(props.data).sides[d.map];
  const plant = now?.plant ?? /^plant:(.*)$/.exec(props.hovered ?? "")?.[1];
  if (!now || plant === undefined) return null;
  if (now.step !== "plant" && now.step !== "fuel" && now.step !== "burn") return null;
  const mix = chosenIn(props.view);
  const routes = routesOf(d, side, now.seat, plant, now.plot ?? null, areasOf(now, mix));
  return mix?.uranium === 0 ? { ...routes, uranium: [] } : routes;
}

interface Rails {
  side: Side;
  lines: readonly string[]; // the finished ones
  layout: Layout;
}

function pathOf({ side, lines, layout }: Rails, way: readonly string[], aside: number): string {
  return way
    .slice(1)
    .map((city, i) => {
      const before = way[i]!;
      const link = lineBetween(side, lines, before, city)!;
      const line = layout.lines.get(link.id)!;
      return along(line, link.a === before ? aside : -aside);
    })
    .join("");
}

export const RoutesOnMap = (props: BoardProps & { sheet: Layout }) => {
  const routes = shownRoutes(props);
  if (!routes) return null;
  const { sheet: layout } = props;
  const { map, lines } = describe(props.view);
  const rails = { side: gameOf(props.data).sides[map], lines, layout };
  const Way = ({ kind, d }: { kind: string; d: string }) => (
    <>
      <path class="route under" d={d} />
      <path class={`route ${kind}`} d={d} />
    </>
  );
  const rail = (area: Area, city: string): string => {
    const { path } = layout.rails.find((each) => each.area === area && each.city === city)!;
    return `M${path.map(({ x, y }) => `${x} ${y}`).join("L")}`;
  };
  return (
    <g class="routes" aria-hidden="true">
      {routes.coal.map(({ area, way }) => (
        <Way key={area} kind="coal" d={rail(area, way[0]!) + pathOf(rails, way, 15)} />
      ))}
      {routes.uranium.map(({ mine, way }) => (
        <Way key={mine} kind="uranium" d={pathOf(rails, way, 15)} />
      ))}
      {routes.power && <Way kind="power" d={pathOf(rails, routes.power, 15)} />}
    </g>
  );
};
