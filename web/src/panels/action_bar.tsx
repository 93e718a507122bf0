// The bar at the bottom, always in the same place: whose turn it is, the question in one sentence,
// the options, and the aids. When somebody else chooses it says who and what; when the eyes are at
// an earlier move it becomes the controls of the replay.
import type { ComponentChildren } from "preact";
import type { Denied, View } from "../contract";
import { links } from "../route";
import { knownTable } from "../memory";
import { mayAskUndo } from "../table/agreement";
import { labelOf, shortLabel, stepName } from "../table/choice";
import { useDesk } from "../table/desk";
import { outcomeText } from "../table/outcome";
import { nameAt } from "../table/people";
import { Icon, Pip } from "../ui/icon";
import { RuleLink } from "../ui/rule_link";
import { t } from "../words/words";
import { inLine } from "./in_line";
import { Options } from "./options";
import { OrderChips } from "./orders";
import { AdviceLine } from "./pointed";
import { RematchButton } from "./rematch";
import { ReplayBar } from "./replay_bar";
import { Trail } from "./trail";

const Bar = (props: { seat: number | null; wait?: boolean; children: ComponentChildren }) => (
  <footer
    class={`bar ${props.seat === null ? "seat-none" : `seat-${props.seat + 1}`} ${props.wait ? "wait" : ""}`}
    aria-label={t("action_bar")}
    aria-busy={useDesk().session.moves.busy}
  >
    {props.children}
  </footer>
);

/** Why something is refused; its name goes first where there is not room for both. */
const Refusal = ({ of, asked }: { of: Denied; asked?: boolean }) => {
  const name = `${shortLabel(of)}: `;
  const said = inLine(name + of.reason + of.rule, of.reason);
  return (
    <p class="sub no" role={asked ? "status" : undefined}>
      {asked && <Icon name="warning" />}
      {said !== of.reason && <b>{name}</b>}
      <span>{of.reason}</span> <RuleLink number={of.rule} />
    </p>
  );
};

/** One line under the question: why not, what is pointed at, or how much there is to choose from. */
const Sub = ({ view }: { view: View }) => {
  const { hand, session, told } = useDesk();
  const [denied] = hand.asked.value;
  if (denied) return <Refusal of={denied} asked />;
  if (session.moves.waiting.value) return <p class="sub">{t("sending")}</p>;
  const armed = hand.menu.value.options.find(({ move }) => move === hand.armed.value);
  if (armed) {
    return (
      <p class="sub" role="status">
        {t("confirm_again", { what: shortLabel(armed) })}
      </p>
    );
  }
  const hovered = told.value;
  const found = hovered === null ? undefined : hand.targets.value.get(hovered);
  const pointed = found?.options[0];
  if (pointed) {
    const { value: amount } = hand.amount;
    return <p class="sub">{inLine(labelOf(pointed, amount), stepName(pointed, amount))}</p>;
  }
  const refused = found?.denied[0];
  if (refused) return <Refusal of={refused} />;
  if (hand.narrowed.value.length > 0) {
    return <p class="sub">{t("n_left", { n: hand.options.value.length })}</p>;
  }
  if (session.pointing.points.value.length > 0) return <AdviceLine />;
  const range = hand.range.value;
  if (range) {
    return <p class="sub">{t("from_to", { from: range.min ?? 0, to: range.max ?? 0 })}</p>;
  }
  const choices = view.menu?.length ?? 0;
  return <p class="sub">{choices > 1 ? t("n_choices", { n: choices }) : t("one_choice")}</p>;
};

/** Takes back one's own newest move, or asks the others when they have acted since. */
const Undo = ({ view }: { view: View }) => {
  const { session } = useDesk();
  const asks = mayAskUndo(view, session.journal.value.entries);
  const title = asks ? t("ask_undo_title") : view.can_undo ? t("undo_title") : view.undo_reason;
  return (
    <button
      class="btn quiet"
      type="button"
      data-aid="undo"
      disabled={!view.can_undo && !asks}
      title={title}
      onClick={() => (asks ? session.agreement.ask("undo", view) : session.moves.undo())}
    >
      <Icon name="undo" />
      <span class="t">{t(asks ? "ask_undo" : "undo")}</span>
    </button>
  );
};

const Aids = ({ view, children }: { view: View; children?: ComponentChildren }) => {
  const desk = useDesk();
  const { session } = desk;
  const toggle = (what: "hint" | "orders") =>
    (desk.over.value = desk.over.value === what ? null : what);
  return (
    <div class="aids">
      {children}
      <Undo view={view} />
      {view.can_redo && (
        <button
          class="btn quiet"
          type="button"
          data-aid="redo"
          title={t("redo_title")}
          onClick={() => session.moves.redo()}
        >
          <Icon name="redo" />
          <span class="t">{t("redo")}</span>
        </button>
      )}
      <button
        class="btn quiet"
        type="button"
        data-aid="hint"
        title={t("hint_title")}
        aria-expanded={desk.over.value === "hint"}
        onClick={() => toggle("hint")}
      >
        <Icon name="hint" />
        <span class="t">{t("hint")}</span>
      </button>
      <button
        class="btn quiet"
        type="button"
        data-aid="orders"
        title={t("orders_title")}
        aria-expanded={desk.over.value === "orders"}
        onClick={() => toggle("orders")}
      >
        <Icon name="flag" />
        <span class="t">{t("orders")}</span>
      </button>
    </div>
  );
};

/** A long question is said in full: in fewer words where there are some, else in smaller letters. */
const LONG = 52;

const Say = ({ view }: { view: View }) => {
  const whole = view.prompt ?? "";
  const text = whole.length > LONG ? (view.prompt_short ?? whole) : whole;
  return (
    <p
      class={`say ${text.length > LONG ? "long" : ""}`}
      title={text === whole ? undefined : whole}
      aria-live="polite"
    >
      {text}
    </p>
  );
};

const MyTurn = ({ view }: { view: View }) => (
  <Bar seat={view.seat}>
    <div class="prompt">
      <div class="eyebrow">
        {view.seat !== null && <Pip seat={view.seat} />}
        <span class="mine">{t("your_turn")}</span>
        <Trail />
      </div>
      <Say view={view} />
      <Sub view={view} />
    </div>
    <Options />
    <Aids view={view} />
  </Bar>
);

/** In a team: shows the options of the one who chooses, to point at one of them. */
const PointButton = () => {
  const { session } = useDesk();
  const { advising } = session.pointing;
  return (
    <button
      class={`btn ${advising.value ? "" : "quiet"}`}
      type="button"
      data-aid="point"
      aria-pressed={advising}
      title={t("point_title")}
      onClick={() => (advising.value = !advising.value)}
    >
      <Icon name="point" />
      <span class="t">{t("point")}</span>
    </button>
  );
};

/** Whoever is not asked: what there is still to see, what was pointed at, or the question. */
const WaitingSub = ({ view, left }: { view: View; left: number }) => {
  const { pointing } = useDesk().session;
  if (left > 0) return <p class="sub">{t("still_to_show", { n: left })}</p>;
  if (pointing.points.value.length > 0) return <AdviceLine />;
  const points = pointing.advising.value && view.may_point !== undefined;
  return <p class="sub">{points ? t("point_how") : view.prompt}</p>;
};

const TheirTurn = ({ view, seat }: { view: View; seat: number }) => {
  const { session } = useDesk();
  const { playback } = session;
  const left = playback.left.value;
  const name = nameAt(session, seat);
  const plays = view.seat !== null && !session.handedOver.value;
  const points = plays && left === 0 && (view.may_point?.length ?? 0) > 0;
  let what = t("waiting_for", { name });
  if (!plays) what = t(view.seat === null ? "watching" : "handed_over");
  return (
    <Bar seat={seat} wait>
      <div class="prompt">
        <div class="eyebrow">
          <Pip seat={seat} />
          {what}
        </div>
        <p class="say" aria-live="polite">
          {t("is_choosing", { name })}
        </p>
        <WaitingSub view={view} left={left} />
      </div>
      {points && session.pointing.advising.value ? (
        <Options />
      ) : (
        <div class="options">
          {plays && <OrderChips />}
          <button
            class="btn"
            type="button"
            data-aid="skip"
            aria-pressed={playback.skipping}
            title={t("skip_title")}
            onClick={() => playback.skip()}
          >
            <Icon name="step" />
            {t(plays ? "skip_to_me" : "skip_to_now")}
          </button>
        </div>
      )}
      {plays ? <Aids view={view}>{points && <PointButton />}</Aids> : <span />}
    </Bar>
  );
};

const Over = ({ view }: { view: View }) => {
  const { session } = useDesk();
  const key = knownTable(session.table)?.mine[0]?.key ?? null;
  return (
    <Bar seat={view.outcome?.winners[0] ?? null}>
      <div class="prompt">
        <div class="eyebrow">
          <Icon name="trophy" />
          {t("game_over")}
        </div>
        <p class="say" aria-live="polite">
          {outcomeText(session)}
        </p>
        <p class="sub">{t("over_sub")}</p>
      </div>
      <div class="options">
        <a class="btn" href={links.replay(session.table)}>
          <Icon name="play" />
          {t("replay")}
        </a>
        <a class="btn" href={links.report(session.table, key)}>
          <Icon name="score" />
          {t("report")}
        </a>
        <RematchButton />
      </div>
      <span />
    </Bar>
  );
};

export const ActionBar = () => {
  const desk = useDesk();
  const { session } = desk;
  const view = session.live.value;
  if (!view) {
    return (
      <Bar seat={null}>
        <div class="prompt skel" role="status" aria-label={t("loading")}>
          <i class="w60" />
          <i class="w90" />
        </div>
        <span />
        <span />
      </Bar>
    );
  }
  if (desk.replay || session.travel.back.value) return <ReplayBar />;
  const played = session.playback.shown.value;
  if (played) return <TheirTurn view={played} seat={played.to_move ?? 0} />;
  if (view.over || view.to_move === null) return <Over view={view} />;
  if (session.myTurn.value) return <MyTurn view={view} />;
  return <TheirTurn view={view} seat={view.to_move} />;
};
