// The tables this browser sits at, each watched over the socket, so that "your turn" shows here.
import { useEffect, useMemo, useState } from "preact/hooks";
import { startHistory } from "../history/games";
import { forget, knownTable, knownTables, type KnownTable } from "../memory";
import { gameName } from "../net/games";
import { tableSocket } from "../net/socket";
import { links } from "../route";
import { lang } from "../settings";
import { startBell } from "../table/bell";
import { nameAt } from "../table/people";
import { TableSession } from "../table/session";
import { Panel } from "../ui/fields";
import { Icon } from "../ui/icon";
import { ago, t } from "../words/words";
import { OpenRecord } from "../panels/record_file";
import { GameMark } from "./lobby";

const SHOWN = 6;

function useWatched(known: KnownTable): TableSession {
  const key = known.mine[0]?.key ?? null;
  const session = useMemo(
    () =>
      new TableSession({
        socket: tableSocket(known.id),
        table: known.id,
        key,
        here: () => knownTable(known.id)?.mine ?? [],
        lang: lang.peek(),
        notice: () => undefined,
      }),
    [known.id, key],
  );
  useEffect(() => {
    session.open();
    const stops = [startBell(session, key), startHistory(session)];
    return () => {
      for (const stop of stops) stop();
      session.close();
    };
  }, [session]);
  useEffect(() => session.speak(lang.value), [lang.value]);
  return session;
}

function statusText(session: TableSession): string {
  const state = session.state.value;
  const view = session.live.value;
  if (session.problem.value) return t("table_gone");
  if (!state) return t("loading");
  if (state.phase === "waiting") return t("waiting_room");
  if (!view) return t("loading");
  if (view.over || view.to_move === null) return t("game_over");
  if (session.myTurn.value) return view.prompt ?? t("your_turn");
  return t("waiting_for", { name: nameAt(session, view.to_move) });
}

/** Where a table stands in the list: those that wait for us first, those that are over last. */
type Rank = 0 | 1 | 2;

interface MyGameProps {
  known: KnownTable;
  ranked(table: string, rank: Rank): void;
}

const MyGame = ({ known, ranked }: MyGameProps) => {
  const session = useWatched(known);
  const view = session.live.value;
  const seats = session.state.value?.seats ?? [];
  const turn = known.mine.some(
    ({ seat }) => seat === view?.to_move && seats[seat]?.kind === "person",
  );
  const name = gameName(known.game);
  const key = known.mine[0]?.key ?? null;
  const over = view?.over ?? false;
  const rank = turn ? 0 : over || session.problem.value ? 2 : 1;
  useEffect(() => ranked(known.id, rank), [known.id, rank]);
  // A question ends with a full stop; here it is one of several things in a line.
  const status = statusText(session).replace(/\.$/, "");
  return (
    <li class={turn ? "turn" : ""}>
      <GameMark game={known.game} />
      <span>
        <b>{known.title || name}</b>
        <small>{[known.title && name, status, ago(known.seen)].filter(Boolean).join(" · ")}</small>
      </span>
      {session.problem.value ? (
        <button class="btn" type="button" onClick={() => forget(known.id)}>
          {t("forget")}
        </button>
      ) : (
        <a
          class={`btn ${turn ? "primary" : ""}`}
          href={over ? links.report(known.id, key) : links.table(known.id, key)}
        >
          {t(turn ? "your_turn" : over ? "report" : "go_back")}
          <span class="sr"> {known.title || name}</span>
        </a>
      )}
    </li>
  );
};

const sat = (): KnownTable[] => knownTables.value.filter((table) => table.mine.length > 0);

export const hasMyGames = (): boolean => sat().length > 0;

export const MyGames = () => {
  const mine = sat();
  const [ranks, setRanks] = useState<Readonly<Record<string, Rank>>>({});
  const ranked = (table: string, rank: Rank): void =>
    setRanks((before) => (before[table] === rank ? before : { ...before, [table]: rank }));
  const rankOf = ({ id }: KnownTable): Rank => ranks[id] ?? 1;
  const shown = mine.slice(0, SHOWN).sort((a, b) => rankOf(a) - rankOf(b));
  return (
    <Panel
      id="h-mine"
      title={t("my_games")}
      extra={
        <>
          {mine.length > 0 && <span class="chip">{mine.length}</span>}
          <OpenRecord />
          <a class="btn quiet" href={links.history}>
            <Icon name="score" />
            {t("h_link")}
          </a>
        </>
      }
    >
      {mine.length === 0 ? (
        <div class="empty">
          <Icon name="person" />
          <span>{t("my_games_empty")}</span>
        </div>
      ) : (
        <ul class="rows mine">
          {shown.map((known) => (
            <MyGame key={known.id} known={known} ranked={ranked} />
          ))}
        </ul>
      )}
    </Panel>
  );
};
