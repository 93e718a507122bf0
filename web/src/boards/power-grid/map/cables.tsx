// The lines between the cities: plain, lit in the colours and patterns of the networks that lie on
// them, and the way that is pointed at; and their prices.
import { useMemo } from "preact/hooks";
import type { Player } from "../description";
import { cablesOf, type Route } from "../network";
import type { Box, Point } from "../layout/boxes";
import type { Scene } from "../scene";

const BESIDE = 7; // between two cables on the same line

interface CablesProps {
  scene: Scene;
  players: readonly Player[];
  route: Route | null;
}

// Side by side when several networks share the line.
function along(a: Point, b: Point, aside = 0): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const x = (-(b.y - a.y) / length) * aside;
  const y = ((b.x - a.x) / length) * aside;
  return `M${a.x + x} ${a.y + y}L${b.x + x} ${b.y + y}`;
}

export const Cables = ({ scene, players, route }: CablesProps) => {
  const { layout, lines } = scene;
  const networks = players.map((player) => player.cities.join());
  const owners = useMemo(() => {
    const lit = players.map((player) => cablesOf(player.cities, lines));
    return new Map(
      lines.map((line) => [
        line.id,
        players.filter((_, i) => lit[i]!.has(line.id)).map((player) => player.seat),
      ]),
    );
  }, [lines, ...networks]);
  const ends = (id: { a: string; b: string }): [Point, Point] => [
    layout.cities.get(id.a)!.plate,
    layout.cities.get(id.b)!.plate,
  ];
  const wires = useMemo(
    () => lines.map((line) => <path key={line.id} class="wire" d={along(...ends(line))} />),
    [scene],
  );
  const cables = useMemo(
    () =>
      lines.flatMap((line) => {
        const seats = owners.get(line.id)!;
        return seats.map((seat, i) => {
          const d = along(...ends(line), (i - (seats.length - 1) / 2) * BESIDE);
          return <Cable key={`${line.id} ${seat}`} seat={seat} d={d} />;
        });
      }),
    [scene, owners],
  );
  const costs = useMemo(
    () =>
      lines.map((line) => {
        const on = route?.wires.some((wire) => wire.id === line.id) ?? false;
        return <Cost key={line.id} cost={line.cost} box={layout.costs.get(line.id)!} on={on} />;
      }),
    [scene, route?.wires.map((wire) => wire.id).join()],
  );
  return (
    <g aria-hidden="true">
      {wires}
      {cables}
      {route?.wires.map((wire) => (
        <path key={wire.id} class="way under" d={along(...ends(wire))} />
      ))}
      {route?.wires.map((wire) => (
        <path key={wire.id} class="way" d={along(...ends(wire))} />
      ))}
      {costs}
    </g>
  );
};

const Cable = ({ seat, d }: { seat: number; d: string }) => (
  <g class={`cable seat-${seat + 1}`}>
    <path class="halo" d={d} />
    <path class="lit" pathLength={1} d={d} />
    <path class="core" d={d} />
  </g>
);

const Cost = ({ cost, box, on }: { cost: number; box: Box; on: boolean }) => (
  <g class={on ? "cost on" : "cost"}>
    <rect x={box.x - box.w / 2} y={box.y - box.h / 2} width={box.w} height={box.h} rx="5" />
    <text x={box.x} y={box.y + 5}>
      {cost}
    </text>
  </g>
);
