// What one has played in this browser: results, streaks, a rating against the bots, points over time,
// and every game. All of it can be taken away as a file, brought back, and deleted.
import { useEffect, useRef, useState } from "preact/hooks";
import { Chart } from "../history/chart";
import {
  byLevel,
  isWin,
  levelOf,
  ratings,
  resultOf,
  scoreOf,
  START,
  STRENGTHS,
  streaks,
} from "../history/figures";
import { readHistory, writeHistory } from "../history/file";
import { addGames, deleteAll, deleteGame, played, type PlayedGame } from "../history/games";
import { gameName, loadGames } from "../net/games";
import { OpenRecord, RecordDrop } from "../panels/record_file";
import { links } from "../route";
import { lang } from "../settings";
import { levelName } from "../table/people";
import { Dialog } from "../ui/dialog";
import { Panel, Segments } from "../ui/fields";
import { Icon } from "../ui/icon";
import { toast } from "../ui/toast";
import { IconButton, Page } from "../ui/top_bar";
import { ago, percent, sentence, t } from "../words/words";
import { GameMark } from "./lobby";

const SHOWN = 20;

function companyText(level: string): string {
  if (level === "people") return t("with_people");
  if (level === "alone") return t("with_nobody");
  return levelName(level);
}

const Tile = ({ name, value, note }: { name: string; value: string; note?: string }) => (
  <div class="tile">
    <dt>{name}</dt>
    <dd>
      {value}
      {note !== undefined && <small>{note}</small>}
    </dd>
  </div>
);

const Tiles = ({ games }: { games: readonly PlayedGame[] }) => {
  const own = games.filter((game) => resultOf(game) !== null);
  const wins = own.filter(isWin).length;
  const { now, best } = streaks(games);
  const rated = ratings(games);
  return (
    <dl class="tiles">
      <Tile name={t("games")} value={String(games.length)} />
      <Tile
        name={t("h_wins")}
        value={String(wins)}
        {...(own.length > 0 ? { note: percent(wins / own.length) } : {})}
      />
      <Tile name={t("h_streak")} value={String(now)} note={t("h_streak_best", { n: best })} />
      <Tile
        name={t("h_rating")}
        value={rated.length > 0 ? String(rated.at(-1)?.rating) : "–"}
        note={t("h_rated", { n: rated.length })}
      />
    </dl>
  );
};

const Rating = ({ games }: { games: readonly PlayedGame[] }) => {
  const values = ratings(games).map(({ rating }) => rating);
  return (
    <Panel id="h-rating" title={t("h_rating")}>
      <div class="pad">
        {values.length > 0 ? (
          <Chart
            values={[START, ...values]}
            label={t("h_rating_label", { n: values.length, to: values.at(-1) ?? START })}
          />
        ) : (
          <p class="empty">{t("h_rating_none")}</p>
        )}
        <p class="lead">
          {t("h_rating_how", {
            start: START,
            easy: STRENGTHS.easy ?? 0,
            normal: STRENGTHS.normal ?? 0,
            hard: STRENGTHS.hard ?? 0,
            expert: STRENGTHS.expert ?? 0,
          })}
        </p>
      </div>
    </Panel>
  );
};

/** One's own points, game by game, oldest first. */
const Points = ({ games }: { games: readonly PlayedGame[] }) => {
  const own = games.filter((game) => resultOf(game) !== null && scoreOf(game) !== null);
  const ids = [...new Set(own.map(({ game }) => game))];
  const [wanted, setWanted] = useState<string | null>(null);
  const shown = ids.find((id) => id === wanted) ?? ids[0];
  if (shown === undefined) return null;
  const values = own
    .filter(({ game }) => game === shown)
    .reverse()
    .map((game) => scoreOf(game) ?? 0);
  return (
    <Panel id="h-points" title={t("h_points")}>
      <div class="pad form">
        {ids.length > 1 && (
          <Segments
            label={t("game")}
            hideLabel
            value={shown}
            choices={ids.map((id) => ({ id, name: gameName(id) }))}
            onChange={setWanted}
          />
        )}
        <Chart
          values={values}
          label={t("h_points_label", { game: gameName(shown), list: values.join(", ") })}
        />
      </div>
    </Panel>
  );
};

const Levels = ({ games }: { games: readonly PlayedGame[] }) => {
  const lines = byLevel(games);
  return (
    <Panel id="h-levels" title={t("h_levels")}>
      <div class="scroll" tabIndex={0} role="group" aria-label={t("h_levels")}>
        <table class="sheet-t">
          <thead>
            <tr>
              <th scope="col">{t("h_company")}</th>
              <th scope="col">{t("games")}</th>
              <th scope="col">{t("h_wins")}</th>
              <th scope="col">{t("h_mean")}</th>
              <th scope="col">{t("h_best")}</th>
            </tr>
          </thead>
          {[...new Set(lines.map(({ game }) => game))].map((id) => (
            <tbody key={id}>
              <tr class="total">
                <th scope="rowgroup" colSpan={5}>
                  {gameName(id)}
                </th>
              </tr>
              {lines
                .filter(({ game }) => game === id)
                .map(({ level, games: count, wins, best, mean }) => (
                  <tr key={level}>
                    <th scope="row">{companyText(level)}</th>
                    <td>{count}</td>
                    <td>
                      {wins} <small>{percent(wins / count)}</small>
                    </td>
                    <td>{mean ?? "–"}</td>
                    <td>{best ?? "–"}</td>
                  </tr>
                ))}
            </tbody>
          ))}
        </table>
      </div>
    </Panel>
  );
};

const GameRow = ({ game }: { game: PlayedGame }) => {
  const result = resultOf(game);
  const score = scoreOf(game);
  const name = gameName(game.game);
  const when = new Intl.DateTimeFormat(lang.value, { dateStyle: "medium" }).format(game.at);
  const facts = [
    companyText(levelOf(game)),
    result !== null && score !== null && t("n_points", { n: score }),
    ago(game.at),
    game.again && t("from_record"),
  ];
  return (
    <li>
      <GameMark game={game.game} />
      <span>
        <b>
          {name}{" "}
          <span class={`chip ${isWin(game) ? "good" : ""}`}>{t(`h_${result ?? "together"}`)}</span>
        </b>
        <small title={when}>{facts.filter(Boolean).join(" · ")}</small>
      </span>
      <span class="acts">
        <a class="btn" href={links.report(game.id)}>
          {t("report")}
          <span class="sr">
            {" "}
            {name}, {when}
          </span>
        </a>
        <IconButton
          icon="close"
          label={t("h_delete_one", { game: name, when })}
          onClick={() => deleteGame(game.id)}
        />
      </span>
    </li>
  );
};

const Games = ({ games }: { games: readonly PlayedGame[] }) => {
  const [all, setAll] = useState(false);
  return (
    <Panel
      id="h-list"
      title={t("h_list")}
      extra={
        <>
          <span class="chip">{games.length}</span>
          <OpenRecord />
        </>
      }
    >
      <ul class="rows mine played">
        {games.slice(0, all ? games.length : SHOWN).map((game) => (
          <GameRow key={game.id} game={game} />
        ))}
      </ul>
      {!all && games.length > SHOWN && (
        <div class="pad">
          <button class="btn quiet" type="button" onClick={() => setAll(true)}>
            {t("n_more", { n: games.length - SHOWN })}
          </button>
        </div>
      )}
    </Panel>
  );
};

/** Gives the text to the browser as a file to keep. */
function save(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

async function bring(file: File): Promise<void> {
  const games = readHistory(await file.text());
  if (games) toast("good", t("h_imported", { n: addGames(games) }));
  else toast("bad", t("h_import_bad", { file: file.name }));
}

const Keeping = ({ games }: { games: readonly PlayedGame[] }) => {
  const input = useRef<HTMLInputElement>(null);
  const [asking, setAsking] = useState(false);
  return (
    <Panel id="h-keep" title={t("h_keep")}>
      <div class="pad form">
        <p class="lead">{t("h_keep_lead")}</p>
        <div class="form-row">
          <button
            class="btn"
            type="button"
            disabled={games.length === 0}
            onClick={() => save(writeHistory(games), "pionek-history.json")}
          >
            <Icon name="share" />
            {t("h_export")}
          </button>
          <button class="btn" type="button" onClick={() => input.current?.click()}>
            <Icon name="log" />
            {t("h_import")}
          </button>
          <input
            ref={input}
            class="file history-file"
            type="file"
            accept=".json,application/json"
            aria-label={t("h_import")}
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              event.currentTarget.value = "";
              if (file) void bring(file);
            }}
          />
          <button
            class="btn danger"
            type="button"
            disabled={games.length === 0}
            onClick={() => setAsking(true)}
          >
            <Icon name="close" />
            {t("h_delete_all")}
          </button>
        </div>
      </div>
      {asking && (
        <Dialog title={t("h_delete_all")} close={() => setAsking(false)}>
          <div class="form">
            <p>{t("h_delete_ask", { n: games.length })}</p>
            <div class="form-row">
              <button
                class="btn danger"
                type="button"
                onClick={() => {
                  deleteAll();
                  setAsking(false);
                }}
              >
                {t("h_delete_yes")}
              </button>
              <button class="btn quiet" type="button" onClick={() => setAsking(false)}>
                {t("h_delete_no")}
              </button>
            </div>
          </div>
        </Dialog>
      )}
    </Panel>
  );
};

export const HistoryPage = () => {
  const games = played.value;
  const [, setNamed] = useState(false);
  // The names of the games come from the server; without it their ids have to do.
  useEffect(
    () =>
      void loadGames().then(
        () => setNamed(true),
        () => undefined,
      ),
    [],
  );
  return (
    <Page title={t("h_title")}>
      {games.length === 0 ? (
        <div class="empty big">
          <Icon name="score" />
          <h2>{t("h_empty")}</h2>
          <p>{sentence(t("h_empty_lead"))}</p>
          <a class="btn primary" href={links.lobby}>
            {t("to_lobby")}
          </a>
        </div>
      ) : (
        <>
          <Tiles games={games} />
          <div class="cols even">
            <Rating games={games} />
            <Points games={games} />
          </div>
          <Levels games={games} />
          <Games games={games} />
        </>
      )}
      <Keeping games={games} />
      <RecordDrop />
    </Page>
  );
};
