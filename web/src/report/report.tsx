// After the end: who won and why, the score sheet as table and bars, the game over time, the moments
// that decided it, what each seat did, and what the coach thinks of it.
import { useEffect, useState } from "preact/hooks";
import type { View } from "../contract";
import { knownTable } from "../memory";
import { recordPath } from "../net/api";
import { gameName } from "../net/games";
import { Skeleton } from "../panels/log";
import { RematchButton } from "../panels/rematch";
import { ScoreBars } from "../panels/score_bars";
import { ScoreTable } from "../panels/score_table";
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
import { sentence, t } from "../words/words";
import { CoachChances, CoachDecisions } from "./coach";
import { Plot } from "./plot";
import { byRounds, curves, roundsDone, samplePlies, turningPoints, type Curve } from "./samples";

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

const Result = () => {
  const { game, session } = useDesk();
  const outcome = session.live.value?.outcome;
  if (!outcome) return null;
  const [first] = outcome.winners;
  return (
    <section class={`result ${first === undefined ? "seat-none" : `seat-${first + 1}`}`}>
      <span class="medal">
        <Icon name="trophy" />
      </span>
      <div>
        <h1 class="display">{outcomeText(session)}</h1>
        <p>
          {sentence(outcome.reason)} <RuleLink number={outcome.rule} game={game} />
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

const Turns = ({ views, rounds }: { views: View[]; rounds: boolean }) => {
  const { board, data, session } = useDesk();
  const [series] = board.value?.series ?? [];
  const [curve] = board.value ? curves(board.value, views, data.value) : [];
  const points = turningPoints(curve, 5);
  if (!series || points.length === 0) return <p class="empty">{t("no_turning_points")}</p>;
  return (
    <ol class="turns">
      {points.map((point) => {
        const view = views[point.sample];
        if (!view) return null;
        const { ply } = view;
        const tick = rounds ? t("round_n", { n: roundsDone(view) }) : t("move_n", { n: ply });
        return (
          <li key={`${point.kind} ${point.sample}`} class={`seat-${point.seat + 1}`}>
            <span class="rd">{tick}</span>
            <span>
              <Who seat={point.seat} name={nameAt(session, point.seat)} />{" "}
              {t(point.kind === "lead" ? "takes_lead" : "leaps", {
                what: series.label[lang.value].toLowerCase(),
                n: point.value,
                gain: point.gain,
              })}
            </span>
            <a
              class="btn quiet icon"
              href={links.replay(session.table, ply)}
              aria-label={t("look_at", { n: ply })}
              title={t("look_at", { n: ply })}
            >
              <Icon name="arrow" />
            </a>
          </li>
        );
      })}
    </ol>
  );
};

const Statistics = () => {
  const { board, data, session } = useDesk();
  const view = session.live.value;
  if (!view) return null;
  const moves = view.places.map(
    (_, seat) => session.journal.value.entries.filter((entry) => entry.seat === seat).length,
  );
  return (
    <div class="scroll" tabIndex={0} role="group" aria-label={t("statistics")}>
      <table class="sheet-t">
        <thead>
          <tr>
            <th scope="col">
              <span class="sr">{t("category")}</span>
            </th>
            {view.places.map((_, seat) => (
              <th key={seat} scope="col">
                <Who seat={seat} name={nameAt(session, seat)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t("moves_made")}</th>
            {moves.map((count, seat) => (
              <td key={seat}>{count}</td>
            ))}
          </tr>
          {board.value?.series.map((series) => (
            <tr key={series.id}>
              <th scope="row">{sentence(series.label[lang.value])}</th>
              {view.places.map((_, seat) => (
                <td key={seat}>{series.of(view, seat, data.value)}</td>
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

interface CurvePanelProps {
  curve: Curve;
  views: View[];
  rounds: boolean;
}

const CurvePanel = ({ curve, views, rounds }: CurvePanelProps) => {
  const { board, session } = useDesk();
  const series = board.value?.series.find((each) => each.id === curve.id);
  const names = curve.values.map((_, seat) => nameAt(session, seat));
  const what = sentence(series?.label[lang.value] ?? "");
  const title = t(rounds ? "by_round" : "by_move", { what });
  const ticks = views.map((view, i) => ({
    at: i,
    name: String(rounds ? roundsDone(view) : view.ply),
  }));
  return (
    <Panel
      id={`r-${curve.id}`}
      title={title}
      extra={
        <span class="keyrow">
          {names.map((name, seat) => (
            <Who key={seat} seat={seat} name={name} />
          ))}
        </span>
      }
    >
      <div class="pad">
        <Plot curve={curve} names={names} ticks={ticks} label={title} />
      </div>
    </Panel>
  );
};

export const Report = () => {
  const desk = useDesk();
  const { session } = desk;
  const views = useSamples();
  useEffect(() => session.askScore(), []);
  const sheet = session.score.value;
  const board = desk.board.value;
  const rounds = (board?.chapters?.length ?? 0) > 0;
  const name = (seat: number): string => nameAt(session, seat);
  const lines = board && views.length > 1 ? curves(board, views, desk.data.value) : [];
  const [first, ...others] = lines;
  const key = knownTable(session.table)?.mine[0]?.key ?? null;
  return (
    <Page
      title={gameName(desk.game)}
      meta={session.state.value?.title || t("table_n", { id: session.table })}
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
          <Panel id="r-score" title={t("score_final_title")}>
            {sheet ? <ScoreTable sheet={sheet} name={name} game={desk.game} /> : <Skeleton />}
          </Panel>
          {!desk.boardFailed.value && (
            <Panel id="r-turns" title={t("turning_points")}>
              {views.length > 1 ? <Turns views={views} rounds={rounds} /> : <Skeleton />}
            </Panel>
          )}
          <Panel id="r-stats" title={t("statistics")}>
            <Statistics />
          </Panel>
        </div>
        <div>
          <Panel id="r-bars" title={t("where_points")}>
            <div class="pad">{sheet ? <ScoreBars sheet={sheet} name={name} /> : <Skeleton />}</div>
          </Panel>
          {first && <CurvePanel curve={first} views={views} rounds={rounds} />}
          {lines.length === 0 && !desk.boardFailed.value && <Skeleton />}
        </div>
      </div>
      <CoachChances rounds={rounds ? views : []} />
      <div class="plots">
        {others.map((curve) => (
          <CurvePanel key={curve.id} curve={curve} views={views} rounds={rounds} />
        ))}
      </div>
      <CoachDecisions rounds={rounds ? views : []} />
      <Fairness />
    </Page>
  );
};
