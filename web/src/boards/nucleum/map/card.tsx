// The card over the map that says what the tile in hand would bring where one points: who gets which
// action in which order, what the line pays, how the network grows.
import type { BoardProps } from "../../../contract";
import { gameOf, halfId, halfOf, sideOfHalf, type Game, type Link } from "../data";
import { describe } from "../description";
import { Shape, Sign } from "../draw";
import { colorClass, signOf } from "../plate";
import { words } from "../words";
import { fieldName, person } from "./names";
import { flipped, type Ghost, ghostOf, joinedBy } from "./preview";

interface Gets {
  seat: number;
  half: string;
}

/** Who gets what, in the order in which it is done: the new tile, own neighbours, then the others. */
export function getsOf(props: BoardProps, game: Game, ghost: Ghost): Gets[] {
  const d = describe(props.view);
  const seat = d.now!.seat;
  const link = game.sides[d.map].linkOf.get(ghost.field)!;
  const at = link.fields.findIndex(({ id }) => id === ghost.field);
  const flip = flipped(ghost.shown);
  const { contacts } = ghost.shown.match;
  const own = ([0, 1] as const).flatMap((end): Gets[] =>
    contacts.includes(end)
      ? [{ seat, half: halfId(ghost.tile, (end === 0) !== flip ? 0 : 1) }]
      : [],
  );
  const near = ([0, 1] as const).flatMap((end): Gets[] => {
    const track = d.tracks[link.fields[end === 0 ? at - 1 : at + 1]?.id ?? ""];
    if (!contacts.includes(2 + end) || !track) return [];
    const facing = sideOfHalf(track.facing);
    // The neighbour towards city a touches with its end that looks towards city b.
    const touching = end === 0 ? ((1 - facing) as 0 | 1) : facing;
    return [{ seat: track.owner, half: halfId(track.tile, touching) }];
  });
  const turnOrder = (other: number): number => (other - seat + d.players.length) % d.players.length;
  return [...own, ...near.sort((a, b) => turnOrder(a.seat) - turnOrder(b.seat))];
}

/** Whether the link has all its tiles then. */
function finishes(props: BoardProps, link: Link, field: string): boolean {
  const { tracks } = describe(props.view);
  return link.fields.every(({ id }) => id === field || tracks[id] !== undefined);
}

const Line = ({ props, link, ghost }: { props: BoardProps; link: Link; ghost: Ghost }) => {
  const say = words[props.lang];
  const d = describe(props.view);
  const seat = d.now!.seat;
  const reward = link.completion_reward;
  const owners = link.fields.map(({ id }) => (id === ghost.field ? seat : d.tracks[id]!.owner));
  return (
    <p class="sum">
      {reward && (
        <span class="pays">
          <Sign id="rail" size={17} />
          {[...new Set(owners)].map((owner) => (
            <span key={owner}>
              <Shape seat={owner} size={13} />+
              {reward.mode === "fixed"
                ? reward.n
                : reward.n * owners.filter((each) => each === owner).length}
            </span>
          ))}
          <Sign id="income-vp" size={17} />
        </span>
      )}
      <span>
        <Sign id="network" size={17} /> {say.yourNetworks(joinedBy(props, link.a, link.b, seat))}
      </span>
    </p>
  );
};

export const TrackCard = (props: BoardProps) => {
  const ghost = ghostOf(props);
  if (!ghost) return null;
  const game = gameOf(props.data);
  const say = words[props.lang];
  const side = game.sides[describe(props.view).map];
  const link = side.linkOf.get(ghost.field)!;
  const at = link.fields.findIndex(({ id }) => id === ghost.field);
  const gets = getsOf(props, game, ghost);
  const price = link.fields[at]!.red ? game.files.setup.red_field_thaler : 0;
  return (
    <div class="track-card" aria-hidden="true">
      <p class="hd">
        <span>{fieldName(props, side, link, at)}</span>
        <span class="cost">
          1<Sign id="worker" />
          {price > 0 && (
            <>
              {price}
              <Sign id="thaler" />
            </>
          )}
        </span>
      </p>
      {gets.length === 0 && <p class="quiet">{say.getsNothing}</p>}
      <ol>
        {gets.map(({ seat, half }, i) => {
          const { color, action } = halfOf(game, half)!;
          return (
            <li key={half}>
              <span class="gets">
                {gets[i - 1]?.seat !== seat && (
                  <>
                    <Shape seat={seat} size={14} />
                    {person(props, seat)}
                  </>
                )}
              </span>
              <i class={`end e-${colorClass(color)}`} />
              <Sign id={signOf(game.actions.get(action)!)} />
              <b>{game.actions.get(action)!.name[props.lang]}</b>
            </li>
          );
        })}
      </ol>
      {finishes(props, link, ghost.field) && <Line props={props} link={link} ghost={ghost} />}
    </div>
  );
};
