// The line over a company: whose it is, with the way to the others, what it owns, where its people
// are, and what is left of moves or research in this turn.
import type { BoardProps } from "../../../contract";
import { Icon, Pip } from "../../../ui/icon";
import { nameOf } from "../../people";
import { type Player, describe } from "../description";
import { Income, Pawn } from "../draw";
import { words } from "../words";

/** A seat, or Andrew in the solo game. */
export type Looked = number | "andrew";

interface LookProps extends BoardProps {
  looked: Looked;
  onLook(at: Looked): void;
}

export const LookTabs = (props: LookProps) => {
  const { view, lang, looked } = props;
  const say = words[lang];
  const d = describe(view);
  const all: Looked[] = [...d.order, ...(d.andrew ? ["andrew" as const] : [])];
  const own = view.seat;
  const sorted = own === null ? all : [own, ...all.filter((each) => each !== own)];
  return (
    <div class="look" role="group" aria-label={say.company}>
      {sorted.map((each) => {
        const name = each === "andrew" ? say.andrew : nameOf(each, view.names, view.seat, say);
        return (
          <button
            key={each}
            type="button"
            class={each === looked ? "on" : ""}
            aria-pressed={each === looked}
            title={say.lookAt(name)}
            onClick={() => props.onLook(each)}
          >
            {each === "andrew" ? <Icon name="bot" /> : <Pip seat={each} />}
            <span class={each === looked || each === "andrew" ? "" : "sr"}>{name}</span>
            {each === d.first_player && <Icon name="ca-first" />}
          </button>
        );
      })}
    </div>
  );
};

const Figure = (props: { icon: string; value: number; label: string }) => (
  <span class="figure" data-target={`resource:${props.icon}`} title={props.label}>
    <Icon name={`ca-${props.icon}`} />
    <span class="sr">{props.label}: </span>
    <b>{props.value}</b>
  </span>
);

export const Purse = ({ player, props }: { player: Player; props: BoardProps }) => {
  const say = words[props.lang];
  return (
    <span class="purse">
      <Figure icon="money" value={player.money} label={say.money} />
      <Figure icon="goods" value={player.goods} label={say.goods} />
      <Figure icon="vp" value={player.vp} label={say.points} />
    </span>
  );
};

export const Crew = ({ player, props }: { player: Player; props: BoardProps }) => {
  const say = words[props.lang];
  const counts = [
    {
      label: say.standing,
      n: player.standing,
      of: "stance",
      sign: <Pawn seat={player.seat} size={20} />,
    },
    {
      label: say.lying,
      n: player.lying,
      of: "stance",
      sign: <Pawn seat={player.seat} size={20} lying />,
    },
    { label: say.away, n: player.on_mission, of: "mission", sign: <Icon name="ca-mission" /> },
    {
      label: say.reserve,
      n: player.reserve,
      of: "resource:employee",
      sign: <Icon name="ca-employee" />,
    },
    { label: say.discs, n: player.discs, of: "slot", sign: <Icon name="ca-disc" /> },
  ];
  return (
    <span class="crew">
      {counts.map(({ label, n, of, sign }) => (
        <span key={label} data-target={of} title={label}>
          {sign}
          <b>{n}</b>
          <span class="word">{label}</span>
        </span>
      ))}
    </span>
  );
};

/** Moves or research points are counted in this turn. */
export function isCounting(props: BoardProps, seat: number): boolean {
  const { now } = describe(props.view);
  return now?.seat === seat && (now.left !== undefined || (now.pool ?? 0) > 0);
}

/** What is still to be spent or was gathered so far in this turn. */
export const Pool = ({ seat, props }: { seat: number; props: BoardProps }) => {
  const say = words[props.lang];
  const { now } = describe(props.view);
  if (!now || !isCounting(props, seat)) return null;
  const moving = now.step === "moves" || now.category === "hr";
  const n = now.left ?? now.pool ?? 0;
  const left = now.left !== undefined;
  const text = moving
    ? left
      ? say.movesLeft
      : say.poolMoves
    : left
      ? say.pointsLeft
      : say.poolPoints;
  const [before, behind] = text(n);
  return (
    <span class="pool">
      {before} <b>{n}</b> {behind}
    </span>
  );
};

/** What the projects pay at the next income. */
export const ProjectIncome = ({ player, props }: { player: Player; props: BoardProps }) => {
  const say = words[props.lang];
  const { choices, ...sure } = player.income;
  const nothing = Object.keys(sure).length + choices.length === 0;
  return (
    <span class="project-income" data-target="resource">
      <span class="word">{say.incomeNow}</span>
      {nothing ? (
        <span title={say.noIncome}>–</span>
      ) : (
        <>
          <Income income={sure} lang={props.lang} />
          {choices.map((choice, i) => (
            <span key={i} class="gains">
              + <Income income={{}} choice={choice} lang={props.lang} />
            </span>
          ))}
        </>
      )}
    </span>
  );
};

export const Tokens = ({ player, props }: { player: Player; props: BoardProps }) => {
  const say = words[props.lang];
  return (
    <>
      {player.reserved && (
        <span class="token" data-target="tile" title={say.reserved}>
          <Icon name={`ca-${player.reserved}`} />
          <span class="word">{say.short[player.reserved]}</span>
          <span class="sr">{say.reservedShort}</span>
        </span>
      )}
      {player.action_tile && (
        <span class="token" data-target="row" title={say.actionTile}>
          <Icon name="ca-timeline" />
          <span class="word">{say.actionTileShort}</span>
        </span>
      )}
    </>
  );
};
