// After the end: who won and why, the score sheet as table and bars, the game over time and in
// figures, the moments that decided it, and what the coach thinks of it. What all won or lost
// together has no places.
import { useEffect, useMemo, useState } from "preact/hooks";
import type { View } from "../contract";
import { knownTable } from "../memory";
import { recordPath } from "../net/api";
import { gameName } from "../net/games";
import { Skeleton } from "../panels/log";
import { RematchButton } from "../panels/rematch";
import { ScoreBars } from "../panels/score_bars";
import { ScoreTable, TeamSheet } from "../panels/score_table";
import { links } from "../route";
import { lang } from "../settings";
import { useDesk } from "../table/desk";
import { outcomeText } from "../table/outcome";
import { nameAt } from "../table/people";
import { Panel } from "../ui/fields";
import { Icon, Who } from "../ui/icon";
import { RuleLink } from "../ui/rule_link";
import { share } from "../ui/share";
import { Page } from "../ui/top_bar";
import { decimal, sentence, t } from "../words/words";
import { CoachChances, CoachDecisions } from "./coach";
import { Keys, useColumns } from "./columns";
import { FlowPanel } from "./flows";
import { Plot } from "./plot";
import { byRounds, samplePlies, ticksOf } from "./samples";
import {
  curveOf,
  NO_STATISTICS,
  rowOf,
  statisticsOf,
  type PlotOf,
  type Statistics,
} from "./statistics";

/** Asks for the views one after the other: a burst would look like an attack to the server. */
function useSamples(): View[] {
  const { board, session } = useDesk();
  const [views, setViews] = useState<View[]>([]);
  const latest = session.live.value?.latest ?? 0;
  const entries = session.journal.value.entries;
  const whole = entries.length === latest;
  const rules = board.value?.chapters ?? [];
  useEffect(() => {
    if (!board.value || !whole) return;
    let wanted = true;
    const collect = async (): Promise<void> => {
      const found: View[] = [];
      for (const ply of samplePlies(entries, rules, latest)) {
        if (!wanted) return;
        found.push(await session.travel.viewAt(ply));
      }
      if (wanted) setViews(rules.length > 0 ? byRounds(found) : found);
    };
    void collect();
    return () => {
      wanted = false;
    };
  }, [board.value, whole, latest, lang.value]);
  return views;
}

/** "The game is lost. It came to round 9 of 15." */
function howFar({ progress: { round, rounds } }: View, text: string): string {
  return rounds === undefined ? text : `${text} ${t("came_to", { n: round, of: rounds })}`;
}

const Result = () => {
  const { game, session } = useDesk();
  const { team } = useColumns();
  const view = session.live.value;
  const outcome = view?.outcome;
  if (!outcome) return null;
  const [first] = team ? [] : outcome.winners;
  return (
    <section
      class={`result ${team ? "team" : ""} ${first === undefined ? "seat-none" : `seat-${first + 1}`}`}
    >
      {!team && (
        <span class="medal">
          <Icon name="trophy" />
        </span>
      )}
      <div>
        <h1 class="display">{team ? sentence(outcome.reason) : outcomeText(session)}</h1>
        <p>
          {team ? howFar(view, outcomeText(session)) : sentence(outcome.reason)}{" "}
          <RuleLink number={outcome.rule} game={game} />
        </p>
      </div>
      <div class="acts">
        <a class="btn" href={links.replay(session.table)}>
          <Icon name="play" />
          {t("replay")}
        </a>
        <button
          class="btn"
          type="button"
          onClick={() => void share(links.replay(session.table), document.title)}
        >
          <Icon name="share" />
          {t("share")}
        </button>
        <RematchButton />
      </div>
    </section>
  );
};

/** What is counted, at the end of the game. */
const Counts = ({ statistics, views }: { statistics: Statistics; views: readonly View[] }) => {
  const { session } = useDesk();
  const { names, team } = useColumns();
  const { entries } = session.journal.value;
  const moves = names.map(
    (_, seat) => entries.filter((entry) => team || entry.seat === seat).length,
  );
  const last = views.slice(-1);
  const ends = statistics.plots.flatMap((plot) =>
    plot.figures
      ? plot.figures.map(({ name }, i) => ({
          name,
          figures: curveOf(plot, last)
            .values.slice(i, i + 1)
            .flat(),
        }))
      : [{ name: plot.name, figures: curveOf(plot, last).values.flat() }],
  );
  const rows = [
    { name: t("moves_made"), figures: moves },
    ...(last.length > 0 ? ends : []).map((row) => ({ ...row, name: row.name[lang.value] })),
    ...statistics.rows.map((row) => ({
      name: row.name[lang.value],
      figures: rowOf(row, entries, team, names.length),
    })),
  ];
  return (
    <div class="scroll" tabIndex={0} role="group" aria-label={t("statistics")}>
      <table class="sheet-t">
        <thead class={team ? "sr" : ""}>
          <tr>
            <th scope="col">
              <span class="sr">{t("category")}</span>
            </th>
            {names.map((name, seat) => (
              <th key={seat} scope="col">
                <Who seat={seat} name={name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, figures }) => (
            <tr key={name}>
              <th scope="row">{sentence(name)}</th>
              {figures.map((figure, seat) => (
                <td key={seat}>{figure === null ? "–" : decimal(figure)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** The seal of the shuffle, the seed it was made of, and the record: all that a check needs. */
const Fairness = () => {
  const { session } = useDesk();
  const state = session.state.value;
  const seed = state?.seed ?? null;
  return (
    <Panel
      id="r-fair"
      title={t("fair_title")}
      extra={
        <a class="btn quiet" href={recordPath(session.table)} download={`${session.table}.pionek`}>
          <Icon name="log" />
          {t("record")}
        </a>
      }
    >
      <dl class="facts">
        {[
          { name: t("commit"), value: state?.commit ?? null },
          { name: t("seed"), value: seed },
        ].map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd class="hash">{value ?? "–"}</dd>
          </div>
        ))}
      </dl>
      <p class="pad lead">{t(seed === null ? "fair_branch" : "fair_note")}</p>
    </Panel>
  );
};

interface PlotPanelProps {
  plot: PlotOf;
  views: readonly View[];
  rounds: boolean;
}

const PlotPanel = ({ plot, views, rounds }: PlotPanelProps) => {
  const columns = useColumns();
  const names = plot.figures?.map(({ name }) => name[lang.value]) ?? columns.names;
  const title = t(rounds ? "by_round" : "by_move", { what: sentence(plot.name[lang.value]) });
  const curve = useMemo(() => curveOf(plot, views), [plot, views]);
  return (
    <Panel id={`r-${plot.id}`} title={title} extra={<Keys names={names} />}>
      <div class="pad">
        <Plot curve={curve} names={names} ticks={ticksOf(views, rounds)} label={title} />
      </div>
    </Panel>
  );
};

function useStatistics(): Statistics {
  const { game } = useDesk();
  const [statistics, setStatistics] = useState(NO_STATISTICS);
  useEffect(() => void statisticsOf(game).then(setStatistics), [game]);
  return statistics;
}

export const Report = () => {
  const desk = useDesk();
  const { session } = desk;
  const views = useSamples();
  const statistics = useStatistics();
  const { team } = useColumns();
  useEffect(() => session.askScore(), []);
  const sheet = session.score.value;
  const rounds = (desk.board.value?.chapters?.length ?? 0) > 0;
  const name = (seat: number): string => nameAt(session, seat);
  const plots = views.length > 1 ? statistics.plots : [];
  // What stands beside the sheets; a team has no bars there.
  const beside = team ? 2 : 1;
  const key = knownTable(session.table)?.mine[0]?.key ?? null;
  return (
    <Page
      title={gameName(desk.game)}
      meta={session.state.value?.title}
      tools={
        <a class="btn quiet" href={links.table(session.table, key)}>
          <Icon name="fit" />
          <span class="t">{t("to_board")}</span>
        </a>
      }
    >
      <Result />
      <div class="fin">
        <div>
          <Panel id="r-score" title={t(team ? "team_end" : "score_final_title")}>
            {!sheet && <Skeleton />}
            {sheet && team && <TeamSheet sheet={sheet} game={desk.game} />}
            {sheet && !team && <ScoreTable sheet={sheet} name={name} game={desk.game} />}
          </Panel>
          <Panel id="r-stats" title={t("statistics")}>
            <Counts statistics={statistics} views={views} />
          </Panel>
        </div>
        <div>
          {!team && (
            <Panel id="r-bars" title={t("where_points")}>
              <div class="pad">
                {sheet ? <ScoreBars sheet={sheet} name={name} /> : <Skeleton />}
              </div>
            </Panel>
          )}
          {plots.slice(0, beside).map((plot) => (
            <PlotPanel key={plot.id} plot={plot} views={views} rounds={rounds} />
          ))}
          {plots.length === 0 && !desk.boardFailed.value && <Skeleton />}
        </div>
      </div>
      <CoachChances rounds={rounds ? views : []} />
      <div class="plots">
        {plots.slice(beside).map((plot) => (
          <PlotPanel key={plot.id} plot={plot} views={views} rounds={rounds} />
        ))}
      </div>
      <div class="plots">
        {views.length > 1 &&
          statistics.flows.map((flow) => (
            <FlowPanel key={flow.id} flow={flow} views={views} rounds={rounds} />
          ))}
      </div>
      <CoachDecisions rounds={rounds ? views : []} />
      <Fairness />
    </Page>
  );
};
