// Hope and discontent as two long bars. Both lose at their outer end: hope empties to the left wall,
// discontent fills to the right one. Active tokens are wide and named, spent ones narrow.
import type { BoardProps, MenuOption } from "../../contract";
import { Icon } from "../../ui/icon";
import { type Description, describe, type Side, type TokenMark } from "./description";
import { Hit } from "./hit";
import { pointedChange } from "./meaning";
import { markClass, markOf, shownOf, targetOf, tipOf } from "./target";
import { words } from "./words";

/** Of equal tokens the one that the menu means: a spent one is activated or removed, else an active. */
function meansActive(options: readonly MenuOption[]): boolean | null {
  const verbs = new Set(options.map(({ move }) => move.split(" ", 1)[0]));
  if (verbs.size !== 1) return null;
  const [verb] = verbs;
  if (verb === "activate" || verb === "remove") return false;
  return verb === "spend" || verb === "drop" || verb === "token" ? true : null;
}

/** The places on the track of the tokens that can be chosen: of equal ones the leftmost. */
function chosenPlaces(props: BoardProps, track: readonly TokenMark[]): Set<number> {
  const places = new Set<number>();
  for (const { token } of track) {
    const { options = [] } = props.targets.get(`token:${token}`) ?? {};
    const active = meansActive(options);
    const at = track.findIndex(
      (each) => each.token === token && (active === null || each.active === active),
    );
    if (options.length > 0) places.add(Math.max(0, at));
  }
  return places;
}

const TokenAt = (props: { board: BoardProps; mark: TokenMark; open: boolean }) => {
  const { board, open } = props;
  const { active, token } = props.mark;
  const say = words[board.lang];
  const id = `token:${token}`;
  const label = `${say.token[token]}: ${active ? say.active : say.spent}`;
  const marked = open ? markClass(markOf(board, id)) : "";
  return (
    <li class={`thing token ${active ? "on" : "spent"} ${marked}`}>
      <Icon name={`fp-${token}`} />
      {active && <span aria-hidden="true">{say.token[token]}</span>}
      {open ? (
        <Hit target={targetOf(board, id, label)} />
      ) : (
        <div class="hit-area" role="img" aria-label={label} {...shownOf(board, id)} />
      )}
    </li>
  );
};

const lengthOf = (d: Description, side: Side): number =>
  d.track_lengths[side === "hope" ? 0 : 1] ?? 6;

const Bar = ({ board, side }: { board: BoardProps; side: Side }) => {
  const say = words[board.lang];
  const d = describe(board.view);
  const track = d[side];
  const open = chosenPlaces(board, track);
  const ghosts = Math.max(0, pointedChange(board)?.[side] ?? 0);
  const exile = side === "discontent" ? 1 : 0;
  const crowded = track.filter(({ active }) => active).length > 2;
  const empty = Math.max(0, lengthOf(d, side) - track.length - ghosts - exile);
  return (
    <section
      role="group"
      class={`bar-of ${side} ${crowded ? "crowded" : ""}`}
      aria-label={say.danger[side]}
    >
      <span class="title" {...tipOf(board, `danger:${side}`)}>
        <Icon name={`fp-${side}`} />
        <span>{say.danger[side]}</span>
      </span>
      <ol>
        {side === "hope" && (
          <li class="end">
            <Icon name="close" />
            <span class="sr">{say.noHope}</span>
          </li>
        )}
        {track.map((mark, i) => (
          <TokenAt key={i} board={board} mark={mark} open={open.has(i)} />
        ))}
        {Array.from({ length: ghosts }, (_, i) => (
          <li key={`ghost ${i}`} class="token ghost">
            {say.drawn}
          </li>
        ))}
        {Array.from({ length: empty }, (_, i) => (
          <li key={`none ${i}`} class="token none" />
        ))}
        {track.length + ghosts <= lengthOf(d, side) - exile && exile > 0 && (
          <li class="token exile">
            <Icon name="close" />
            <span>{say.exile}</span>
          </li>
        )}
      </ol>
    </section>
  );
};

export const Morale = (props: BoardProps) => (
  <div class="morale">
    <Bar board={props} side="hope" />
    <Bar board={props} side="discontent" />
  </div>
);
