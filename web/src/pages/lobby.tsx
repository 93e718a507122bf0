// The lobby: one click to play bots, the games, the open tables, and the way back to one's own.
import { useEffect, useState } from "preact/hooks";
import { cardOf } from "../boards/cards";
import type { Card } from "../contract";
import { api } from "../net/api";
import { gameInfo, gameName, loadGames } from "../net/games";
import type { GameInfo, TableInfo } from "../net/messages";
import { links } from "../route";
import { lang } from "../settings";
import { playBots } from "../table/create";
import { applying, valueOf } from "../table/game_options";
import { seatName } from "../table/people";
import { failureText } from "../ui/failure";
import { Panel } from "../ui/fields";
import { Icon, Pip } from "../ui/icon";
import { compact } from "../ui/media";
import { toast } from "../ui/toast";
import { Page } from "../ui/top_bar";
import { ago, t } from "../words/words";
import { Skeleton } from "../panels/log";
import { RecordDrop } from "../panels/record_file";
import { hasMyGames, MyGames } from "./my_games";

const REFRESH = 5000;

const Facts = ({ seats, minutes }: { seats: string; minutes: number | null }) => (
  <div class="facts">
    <span title={t("players")}>
      <Icon name="person" />
      <span class="sr">{t("players")} </span>
      {seats}
    </span>
    {minutes !== null && (
      <span title={t("length")}>
        <Icon name="clock" />
        <span class="sr">{t("length")} </span>
        {t("n_minutes", { n: minutes })}
      </span>
    )}
  </div>
);

const seatsText = ({ min, max }: GameInfo["seats"]): string =>
  min === max ? String(min) : `${min}–${max}`;

const GameCard = ({ game, card }: { game: GameInfo; card: Card | null }) => (
  <li>
    <a class="game" data-game={game.id} href={links.newTable(game.id)}>
      {card ? <card.Emblem /> : <span class="art blank" />}
      <div class="body">
        <h3>{game.name[lang.value]}</h3>
        <Facts seats={seatsText(game.seats)} minutes={card ? card.minutes : null} />
        {card && <p>{card.line[lang.value]}</p>}
        <span class="go">
          {t("play_game")}
          <Icon name="arrow" />
        </span>
      </div>
    </a>
    {game.lessons.length > 0 && (
      <a class="btn learn" href={links.learn(game.id)}>
        <Icon name="hint" />
        {t("learn")}
        <span class="sr"> {game.name[lang.value]}</span>
      </a>
    )}
  </li>
);

export const GameMark = ({ game }: { game: string }) => {
  const card = cardOf(game);
  return (
    <span class="mark" data-game={game}>
      {card ? <card.Mark /> : <Icon name="pawn" />}
    </span>
  );
};

/** The first thing that was not left as it is: "Map: USA". */
const optionText = (table: TableInfo): string => {
  const game = gameInfo(table.game);
  const options = game ? applying(game, table.seats.length, table.options) : [];
  const changed = options.find((each) => valueOf(each, table.options) !== each.values[0]);
  const value = changed && valueOf(changed, table.options);
  return value ? `${changed.name[lang.value]}: ${value.name[lang.value]}` : "";
};

const TableRow = ({ table }: { table: TableInfo }) => {
  const host = table.seats.findIndex((seat) => seat.kind === "person");
  const free = table.seats.filter((seat) => seat.kind === "open").length;
  const waiting = table.phase === "waiting";
  const name = gameName(table.game);
  const who = host >= 0 ? t("with", { name: seatName([], table.seats, host) }) : t("bots_play");
  return (
    <li>
      <GameMark game={table.game} />
      <span>
        <b>{table.title || name}</b>
        <small>{[table.title && name, who].filter(Boolean).join(" · ")}</small>
      </span>
      <span class="opt">
        <small>
          {[optionText(table), table.chance_known && t("from_record"), ago(table.updated)]
            .filter(Boolean)
            .join(" · ")}
        </small>
      </span>
      <span
        class="pips"
        role="img"
        aria-label={t("seats_taken", { n: table.seats.length - free, of: table.seats.length })}
      >
        {table.seats.map((seat, i) =>
          seat.kind === "open" ? <span key={i} class="free" /> : <Pip key={i} seat={i} />,
        )}
      </span>
      <a class="btn" href={table.phase === "over" ? links.replay(table.id) : links.table(table.id)}>
        {t(waiting && free > 0 ? "join" : table.phase === "over" ? "replay" : "watch")}
        <span class="sr"> {table.title || name}</span>
      </a>
    </li>
  );
};

/** Asks now and then, but not while nobody looks. */
function useLobby() {
  const [games, setGames] = useState<readonly GameInfo[] | null>(null);
  const [tables, setTables] = useState<TableInfo[] | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    const ask = (): void => {
      if (document.hidden) return;
      Promise.all([loadGames(), api.tables()]).then(
        ([foundGames, foundTables]) => {
          setGames(foundGames);
          setTables(foundTables);
          setFailed(null);
        },
        (error: unknown) => setFailed(failureText(error)),
      );
    };
    ask();
    const timer = setInterval(ask, REFRESH);
    return () => clearInterval(timer);
  }, []);
  return { games, tables, failed };
}

/** Those one can sit down at first, then those to watch; newest first. */
const sorted = (tables: readonly TableInfo[]): TableInfo[] => {
  const rank = { waiting: 0, playing: 1, over: 2 };
  return [...tables].sort((a, b) => rank[a.phase] - rank[b.phase] || b.updated - a.updated);
};

const SHOWN = 12;

export const Lobby = () => {
  const { games, tables, failed } = useLobby();
  const [busy, setBusy] = useState(false);
  const [first] = games ?? [];
  // On one column, who comes back should not have to look for it below everything else.
  const backFirst = compact.value && hasMyGames();
  const quick = async (): Promise<void> => {
    if (!first || busy) return;
    setBusy(true);
    try {
      await playBots(first);
    } catch (error) {
      toast("bad", failureText(error));
      setBusy(false);
    }
  };
  return (
    <Page>
      <section class="hero">
        <div>
          <h1>{t("lobby_title")}</h1>
          <p>{t("lobby_lead")}</p>
        </div>
        <div class="start">
          <a class="btn" href={links.invite(first?.id)}>
            <Icon name="link" />
            {t("invite_friends")}
          </a>
          <button
            class="btn primary"
            type="button"
            disabled={!first || busy}
            onClick={() => void quick()}
          >
            <Icon name="play" />
            {t("play_bots")}
          </button>
        </div>
      </section>
      {failed !== null && (
        <div class="note-bar bad" role="alert">
          <Icon name="warning" />
          <span>{failed}</span>
        </div>
      )}
      {backFirst && <MyGames />}
      <section aria-labelledby="h-games">
        <h2 id="h-games" class="sr">
          {t("games")}
        </h2>
        <ul class="games">
          {games === null && failed === null && <li class="game-skel" aria-hidden="true" />}
          {(games ?? []).map((game) => (
            <GameCard key={game.id} game={game} card={cardOf(game.id)} />
          ))}
        </ul>
      </section>
      <div class="cols">
        <Panel
          id="h-open"
          title={t("open_tables")}
          extra={
            <>
              {tables && <span class="chip">{tables.length}</span>}
              <a class="btn quiet" href={links.newTable()}>
                <Icon name="plus" />
                {t("new_table")}
              </a>
            </>
          }
        >
          {tables === null && failed === null && <Skeleton />}
          {tables?.length === 0 && (
            <div class="empty">
              <Icon name="pawn" />
              <span>{t("no_tables")}</span>
            </div>
          )}
          <ul class="rows">
            {sorted(tables ?? [])
              .slice(0, SHOWN)
              .map((table) => (
                <TableRow key={table.id} table={table} />
              ))}
          </ul>
        </Panel>
        {!backFirst && <MyGames />}
      </div>
      <RecordDrop />
      <footer class="foot">
        {(games ?? []).map((game) => (
          <a key={game.id} href={links.rules(game.id)}>
            {t("rules_of", { game: game.name[lang.value] })}
          </a>
        ))}
        <a href={links.about}>{t("about")}</a>
        <a href={links.settings}>{t("settings")}</a>
      </footer>
    </Page>
  );
};
