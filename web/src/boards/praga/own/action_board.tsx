// A player's action board: six actions around the middle with their upgrades, and twelve spaces for
// walls. A tile in hand is shown where and how it would lie, with what it would join.
import { aboutText, holderName } from "../about";
import { gameOf, type Spot } from "../data";
import { describe, type Laid } from "../description";
import {
  APOTHEM,
  cornerOf,
  hexPoints,
  placeOf,
  type Point,
  rounded,
  said,
  towardsEdge,
} from "../draw/geometry";
import { Matched } from "../draw/matched";
import { Thing } from "../draw/thing";
import { TileAt } from "../draw/tile";
import { ItemsAt, SignAt } from "../draw/token";
import { bestOf, cornerItems, type Ghost, pairItems } from "../placing";
import type { StageProps } from "../stage/props";
import { words } from "../words";

type BoardOf = StageProps & { seat: number; s: number };

export const ActionBoard = (props: BoardOf) => {
  const { seat, s } = props;
  const game = gameOf(props.data);
  const [w, h] = [rounded(s * Math.sqrt(3) * 5), rounded(s * 8)];
  const middle = { x: w / 2, y: h / 2 };
  const at = ({ q, r }: Spot): Point => {
    const place = placeOf(q, r, s);
    return { x: rounded(middle.x + place.x), y: rounded(middle.y + place.y) };
  };
  return (
    <svg
      class="action-board"
      width={w}
      height={h}
      viewBox={`0 0 ${w} ${h}`}
      role="group"
      aria-label={words[props.lang].theirs(holderName(props, seat))}
    >
      {game.wallSpots.map((spot, i) => (
        <WallSpace key={spot.id} {...props} spot={spot} at={at(spot)} number={i + 1} />
      ))}
      <polygon class="middle-hex" points={hexPoints(middle, s - 1)} />
      <SignAt id="crane" x={middle.x} y={middle.y - s * 0.16} size={s * 0.7} class="middle-sign" />
      <text aria-hidden="true" class="middle-name" x={middle.x} y={middle.y + s * 0.42}>
        {short(props.view.names[seat] ?? "", s)}
      </text>
      {game.actionSpots.map((spot) => (
        <ActionHex key={spot.id} {...props} spot={spot} at={at(spot)} />
      ))}
      {props.ghost && seat === describe(props.view).now?.seat && (
        <GhostTile {...props} ghost={props.ghost} at={at} />
      )}
    </svg>
  );
};

const short = (name: string, s: number): string => {
  const most = Math.floor(s / 5);
  return name.length > most ? `${name.slice(0, most - 1)}…` : name;
};

const LETTER = 7.6; // the width of a letter, on average

/** A long word is set closer rather than smaller. */
const squeezed = (word: string, room: number) =>
  word.length * LETTER > room
    ? { textLength: rounded(room), lengthAdjust: "spacingAndGlyphs" as const }
    : {};

/** A fixed tile covers its place and turns on a click. */
function isHeld({ ghost, seat, view }: BoardOf, place: string): boolean {
  return ghost?.fixed === true && ghost.place === place && describe(view).now?.seat === seat;
}

const WallSpace = (props: BoardOf & { spot: Spot; at: Point; number: number }) => {
  const { seat, spot, at, s, number } = props;
  const d = describe(props.view);
  const laid = d.players[seat]!.walls[spot.id];
  const id = `wall_space:${spot.id}`;
  if (laid) return <LaidTile {...props} laid={laid} target={id} />;
  const turned = isHeld(props, spot.id) ? () => props.onTurn(1) : undefined;
  return (
    <Thing props={props} id={id} class="wall-space" area={{ at, side: s - 2 }} choose={turned}>
      <polygon class="outline" points={hexPoints(at, s - 2)} />
      {props.ghost?.place !== spot.id && (
        <BestJoin {...props} place={spot.id} at={at} number={number} />
      )}
    </Thing>
  );
};

/** The number of a free space and the best that the tile in hand could join there. */
const BestJoin = (props: BoardOf & { place: string; at: Point; number: number }) => {
  const { seat, place, at, s, number } = props;
  const d = describe(props.view);
  const game = gameOf(props.data);
  const hand = d.now?.seat === seat ? d.now.hand : undefined;
  const hex = hand && game.hexes.get(hand.tile);
  const best = hand?.places?.[place] && bestOf(hand.places[place]);
  const items =
    hex && best
      ? [...pairItems(game, d.players[seat]!, hex, place, best), ...cornerItems(best)]
      : [];
  return (
    <>
      <text aria-hidden="true" class="faint" x={at.x} y={at.y - (items.length > 0 ? s * 0.3 : 0)}>
        {number}
      </text>
      <ItemsAt items={items} x={at.x} y={at.y + s * 0.22} d={items.length > 2 ? 18 : 20} gap={1} />
    </>
  );
};

const LaidTile = (
  props: BoardOf & {
    laid: Laid;
    target: string;
    at: Point;
    covered?: number;
    choose?: (() => void) | undefined;
  },
) => {
  const { laid, target, at, s } = props;
  const hex = gameOf(props.data).hexes.get(laid.tile)!;
  const name = `${aboutText(props, target)}. ${aboutText(props, `hex:${laid.tile}`)}`;
  return (
    <Thing
      props={props}
      id={target}
      class="laid"
      area={{ at, side: s - 1 }}
      name={name}
      tip={`hex:${laid.tile}`}
      choose={props.choose}
    >
      <TileAt
        hex={hex}
        at={at}
        s={s}
        rotation={laid.rotation}
        mode="placed"
        covered={props.covered ?? 0}
      />
      <polygon class="outline" points={hexPoints(at, s - 1)} />
    </Thing>
  );
};

const ActionHex = (
  props: BoardOf & {
    spot: Spot & { action: "mines" | "quarries" | "upgrade" | "wall" | "building" | "road" };
    at: Point;
  },
) => {
  const { seat, spot, at, s } = props;
  const player = describe(props.view).players[seat]!;
  const id = `action:${spot.action}`;
  const laid = player.upgrades[spot.action];
  const turned = isHeld(props, spot.action) ? () => props.onTurn(1) : undefined;
  if (laid) {
    const covered = player.covered[spot.action]?.length ?? 0;
    return <LaidTile {...props} laid={laid} target={id} covered={covered} choose={turned} />;
  }
  const name = words[props.lang].actions[spot.action];
  return (
    <Thing props={props} id={id} class="action-hex" area={{ at, side: s - 1 }} choose={turned}>
      <polygon class="ground" points={hexPoints(at, s - 1)} />
      <SignAt id={spot.action} x={at.x} y={at.y - s * 0.16} size={s * 0.6} />
      <text aria-hidden="true" x={at.x} y={at.y + s * 0.38} {...squeezed(name, s * 1.6)}>
        {name}
      </text>
      <polygon class="outline" points={hexPoints(at, s - 1)} />
    </Thing>
  );
};

/** The tile in hand: joined edges with a plus, matched corners with their tokens. */
const GhostTile = (props: BoardOf & { ghost: Ghost; at(spot: Spot): Point }) => {
  const { ghost, s } = props;
  const game = gameOf(props.data);
  const spot =
    game.wallSpots.find((each) => each.id === ghost.place) ??
    game.actionSpots.find((each) => each.action === ghost.place);
  if (!spot) return null;
  const at = props.at(spot);
  const { joined, hex } = ghost;
  return (
    <g class="laid-out dead">
      <TileAt hex={hex} at={at} s={s} rotation={joined.rotation} />
      <polygon class="ring" points={hexPoints(at, s)} />
      {joined.edges.map((edge) => {
        const m = towardsEdge(at, APOTHEM * s, edge);
        const line = `M${said(cornerOf(at, s, (edge + 5) % 6))}L${said(cornerOf(at, s, edge))}`;
        return (
          <g key={edge} class="join">
            <path class="seam" d={line} />
            <circle cx={m.x} cy={m.y} r="9" />
            <path class="plus" d={`M${m.x - 4.5} ${m.y}h9M${m.x} ${m.y - 4.5}v9`} />
          </g>
        );
      })}
      <Matched ghost={ghost} at={at} s={s} />
    </g>
  );
};
