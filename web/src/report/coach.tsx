// What the coach saw: everybody's chances over the game with the moves that turned it, and each
// decision with what the coach would have done, what it cost and why, to look at and to try again.
import { useEffect, useMemo, useState } from "preact/hooks";
import type { View } from "../contract";
import { knownTable } from "../memory";
import type { Decision, ReviewMessage } from "../net/messages";
import { links } from "../route";
import { lang } from "../settings";
import { playOn } from "../table/create";
import { useDesk } from "../table/desk";
import { nameAt, writtenNames } from "../table/people";
import { failureText } from "../ui/failure";
import { Panel, Segments } from "../ui/fields";
import { Icon, Pip, Who } from "../ui/icon";
import { toast } from "../ui/toast";
import { percent, t } from "../words/words";
import { Keys, useColumns } from "./columns";
import { Plot } from "./plot";
import {
  agreement,
  chanceCurve,
  deedOf,
  filtered,
  filtersFor,
  lossOf,
  turnsIn,
  type Filter,
  type Shown,
  type Turned,
} from "./review";
import { roundAt } from "./samples";

const LISTED = 8;

interface CoachProps {
  /** Views where rounds begin; none where the game has no rounds, or while they come. */
  rounds: readonly View[];
}

interface ReviewProps extends CoachProps {
  review: ReviewMessage;
}

/** "Round 4", or the move where there are no rounds. */
function momentText(rounds: readonly View[], ply: number): string {
  const n = roundAt(rounds, ply);
  return n === null ? t("move_n", { n: ply }) : t("round_n", { n });
}

const ToPosition = ({ ply }: { ply: number }) => {
  const { session } = useDesk();
  return (
    <a
      class="btn quiet icon"
      href={links.replay(session.table, ply)}
      aria-label={t("look_at", { n: ply })}
      title={t("look_at", { n: ply })}
    >
      <Icon name="arrow" />
    </a>
  );
};

/** Going on from the decision, in the place of whoever made it. */
const TryAgain = ({ decision }: { decision: Decision }) => {
  const { session } = useDesk();
  const [busy, setBusy] = useState(false);
  const again = async (): Promise<void> => {
    setBusy(true);
    try {
      await playOn(session, decision.ply, decision.seat);
    } catch (error) {
      toast("bad", failureText(error));
    }
    setBusy(false);
  };
  return (
    <button class="btn" type="button" disabled={busy} onClick={() => void again()}>
      <Icon name="redo" />
      {t("review_try")}
    </button>
  );
};

/** "Round 16: Bo connects Chicago; Anna's chance falls from 38 to 21%." */
const TurnRow = ({ turned, rounds }: CoachProps & { turned: Turned }) => {
  const { session, telling } = useDesk();
  const { team } = useColumns();
  const { decision, seat, from, to } = turned;
  const view = session.live.value;
  const names = view ? writtenNames(view) : [];
  const deed = deedOf(decision, session.journal.value.entries, telling.value, lang.value, names);
  const figures = { from: Math.round(100 * from), to: percent(to) };
  const falls = to < from;
  const chance = team
    ? t(falls ? "team_falls" : "team_rises", figures)
    : t(falls ? "chance_falls" : "chance_rises", { name: nameAt(session, seat), ...figures });
  return (
    <li class={`seat-${decision.seat + 1}`}>
      <p>
        <Pip seat={decision.seat} />
        <b>{momentText(rounds, decision.ply)}:</b> {deed};{" "}
        <span class={falls ? "worse" : "better"}>{chance}</span>
      </p>
      <span class="acts">
        <TryAgain decision={decision} />
        <ToPosition ply={decision.ply} />
      </span>
    </li>
  );
};

const Chances = ({ review, rounds }: ReviewProps) => {
  const { names, team } = useColumns();
  const { curve, plies } = useMemo(() => chanceCurve(review, team), [review, team]);
  const turned = turnsIn(review);
  const inRounds = rounds.length > 0;
  const ticks = inRounds
    ? rounds.filter(({ over }) => !over).map(({ ply }) => tick(ply, roundAt(rounds, ply) ?? ply))
    : plies.filter((_, i) => i % Math.ceil(plies.length / 8) === 0).map((ply) => tick(ply, ply));
  const list = turned.map(({ decision }) => momentText(rounds, decision.ply)).join(", ");
  return (
    <Panel id="r-chances" title={t("chances_title")} extra={<Keys names={names} />}>
      <div class="chances">
        <div class="pad">
          <Plot
            curve={curve}
            names={names}
            xs={plies}
            ticks={ticks}
            marks={turned.map(({ decision }) => decision.ply)}
            share
            label={t("chances_label", { what: t(inRounds ? "by_rounds" : "by_moves"), list })}
          />
        </div>
        <div>
          <h3>{t("turning_points")}</h3>
          {turned.length === 0 && <p class="empty">{t("review_no_turns")}</p>}
          <ol class="turns">
            {turned.map((each) => (
              <TurnRow key={each.decision.ply} turned={each} rounds={rounds} />
            ))}
          </ol>
        </div>
      </div>
    </Panel>
  );
};

const tick = (at: number, n: number): { at: number; name: string } => ({ at, name: String(n) });

const DecisionRow = ({ shown, rounds }: CoachProps & { shown: Shown }) => {
  const { decision, times } = shown;
  const { session } = useDesk();
  const same = decision.played === decision.advised;
  const lost = Math.round(100 * lossOf(decision));
  return (
    <li class={`seat-${decision.seat + 1}`}>
      <span class="rd">
        {momentText(rounds, decision.ply)}
        {rounds.length > 0 && <small>{t("move_n", { n: decision.ply })}</small>}
      </span>
      <div class="what">
        <p>
          <Who seat={decision.seat} name={nameAt(session, decision.seat)} />{" "}
          <span class={`cost ${lost > 0 ? "worse" : ""}`}>
            {lost > 0 ? t("review_cost", { n: lost }) : t(same ? "review_free" : "review_close")}
          </span>
          {times > 1 && <span class="cost">{t("review_times", { n: times })}</span>}
        </p>
        <p class="asked">{decision.question}</p>
        <dl>
          <dt>{t("review_played")}</dt>
          <dd>
            <b>{decision.played_label}</b>{" "}
            <span class="num">{percent(decision.played_chance)}</span>
          </dd>
          {!same && (
            <>
              <dt>{t("review_advised")}</dt>
              <dd>
                <b>{decision.advised_label}</b>{" "}
                <span class="num">{percent(decision.advised_chance)}</span>
              </dd>
            </>
          )}
        </dl>
        <p class="why">
          {same && t("review_same")} {decision.why}
        </p>
      </div>
      <span class="acts">
        <TryAgain decision={decision} />
        <ToPosition ply={decision.ply} />
      </span>
    </li>
  );
};

const Decisions = ({ review, rounds }: ReviewProps) => {
  const { session } = useDesk();
  const mine = new Set(knownTable(session.table)?.mine.map((each) => each.seat));
  if (session.seat !== null) mine.add(session.seat);
  const filters = filtersFor(mine);
  const [filter, setFilter] = useState<Filter>(filters[0] ?? "all");
  const [shown, setShown] = useState(LISTED);
  const found = filtered(review, filter, mine);
  return (
    <Panel id="r-decisions" title={t("review_title")}>
      <div class="agreed">
        {t("review_agreed")}
        <ul>
          {review.result.map((_, seat) => (
            <li key={seat}>
              <Who seat={seat} name={nameAt(session, seat)} />{" "}
              {t("review_n_of", agreement(review, seat))}
            </li>
          ))}
        </ul>
      </div>
      <div class="pad">
        <Segments
          label={t("review_show")}
          hideLabel
          value={filter}
          choices={filters.map((id) => ({ id, name: t(`review_${id}`) }))}
          onChange={(id) => {
            setFilter(id);
            setShown(LISTED);
          }}
        />
      </div>
      {found.length === 0 && <p class="empty">{t("review_good")}</p>}
      <ol class="decisions">
        {found.slice(0, shown).map((each) => (
          <DecisionRow key={each.decision.ply} shown={each} rounds={rounds} />
        ))}
      </ol>
      {found.length > shown && (
        <div class="pad">
          <button class="btn" type="button" onClick={() => setShown(shown + 4 * LISTED)}>
            {t("review_more", { n: found.length - shown })}
          </button>
        </div>
      )}
    </Panel>
  );
};

const Working = () => {
  const { session } = useDesk();
  const progress = session.coach.progress.value;
  const { looked, plies } = progress ?? { looked: 0, plies: 1 };
  return (
    <Panel id="r-chances" title={t("chances_title")}>
      <div class="pad working">
        <progress max={plies} value={looked} aria-label={t("review_waits")} />
        <p class="lead">
          {progress ? t("review_works", { n: looked, of: plies }) : t("review_waits")}
        </p>
      </div>
    </Panel>
  );
};

/** Asks for the review as soon as the report is opened. */
export const CoachChances = ({ rounds }: CoachProps) => {
  const { session } = useDesk();
  useEffect(() => session.coach.askReview(), []);
  const review = session.coach.review.value;
  return review ? <Chances review={review} rounds={rounds} /> : <Working />;
};

export const CoachDecisions = ({ rounds }: CoachProps) => {
  const review = useDesk().session.coach.review.value;
  return review && <Decisions review={review} rounds={rounds} />;
};
