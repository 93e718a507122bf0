// What happened, told by turns: one line for what somebody did in one go, with what it changed at the
// right. A click opens the single steps with their rules; pointing at a line lights what it touched,
// and its sign takes the board there.
import { useComputed } from "@preact/signals";
import { Fragment } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { lang, ruleNumbers } from "../settings";
import { useDesk } from "../table/desk";
import { chapters } from "../table/journal";
import { useLater } from "../table/later";
import { writtenNames } from "../table/people";
import { turnsOf, type Step, type Turn } from "../table/turns";
import { Icon, Pip } from "../ui/icon";
import { stillness } from "../ui/media";
import { RuleLink } from "../ui/rule_link";
import { still } from "../ui/still";
import { t } from "../words/words";
import { SinceCard, useSince } from "./since";
import { Line, TurnText } from "./turn_text";

const StepRow = ({ step, names }: { step: Step; names: readonly string[] }) => {
  const desk = useDesk();
  const { travel } = desk.session;
  const here = useComputed(() => travel.looking.value.at === step.ply).value;
  return (
    <li
      class={here ? "lit" : ""}
      aria-current={here ? "true" : undefined}
      onPointerEnter={() => (desk.lit.value = step.targets?.[0] ?? null)}
    >
      <button
        type="button"
        title={t("look_at", { n: step.ply })}
        onClick={() => travel.look(step.ply)}
      >
        <Line text={step.text} names={names} />
      </button>
      {ruleNumbers.value && <RuleLink number={step.rule} />}
    </li>
  );
};

interface TurnProps {
  turn: Turn;
  names: readonly string[];
}

const TurnRow = ({ turn, names }: TurnProps) => {
  const desk = useDesk();
  const { travel } = desk.session;
  const item = useRef<HTMLLIElement>(null);
  const [open, setOpen] = useState(false);
  const { first, ply, seat, steps } = turn;
  const here = useComputed(() => {
    const at = travel.looking.value.at;
    return at !== null && first <= at && at <= ply;
  }).value;
  const [touched = null] = steps.flatMap((step) => step.targets ?? []);
  useEffect(() => {
    if (here) item.current?.scrollIntoView({ block: "nearest" });
  }, [here]);
  return (
    <li
      ref={item}
      class={`told ${here ? "lit" : ""} ${seat === null ? "event" : ""}`}
      aria-current={here ? "true" : undefined}
      onPointerEnter={() => (desk.lit.value = touched)}
      onPointerLeave={() => (desk.lit.value = null)}
    >
      <button
        class="jump"
        type="button"
        aria-label={t("look_at", { n: ply })}
        title={t("look_at", { n: ply })}
        onClick={() => travel.look(ply)}
      >
        {seat === null ? <Icon name="info" /> : <Pip seat={seat} />}
      </button>
      <button class="tell" type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        <TurnText turn={turn} names={names} />
        {turn.changes.length > 0 && (
          <span class="chg">
            {turn.changes.map((change) => (
              <b key={change} class={change.startsWith("−") ? "neg" : ""}>
                {change}
              </b>
            ))}
          </span>
        )}
      </button>
      {open && (
        <ol class="steps">
          {steps.map((step, i) => (
            <StepRow key={i} step={step} names={names} />
          ))}
        </ol>
      )}
    </li>
  );
};

/** What a line shows; what happened does not change, unless it was taken back. */
const marks = ({ turn, names }: TurnProps): string =>
  [
    turn.first,
    turn.ply,
    turn.text,
    turn.changes,
    names,
    ...turn.steps.map(({ text }) => text),
  ].join();

const TurnStill = still(TurnRow, marks);

interface Told {
  title: string | null;
  ply: number;
  turns: Turn[]; // newest first
}

const Chapters = ({ told, names }: { told: readonly Told[]; names: readonly string[] }) => (
  <>
    {told.map(({ title, ply, turns }) => (
      <section key={ply}>
        {title !== null && <h2 class="turn">{title}</h2>}
        <ol>
          {turns.map((turn) => (
            <TurnStill key={`${turn.first} ${turn.seat} ${turn.text}`} turn={turn} names={names} />
          ))}
        </ol>
      </section>
    ))}
  </>
);

/** So little down is still at the top. */
const NEAR = 80;

/** What is new pushes nothing away: what stood there stays under the eyes, then all glides down. Who reads
 * further down is left in peace. */
function useGlide(list: { current: HTMLDivElement | null }) {
  // Asked of the box itself, it would have to lay out the page before its time.
  const down = useRef(0);
  const gliding = useRef(false);
  const first = useRef<{ row: HTMLElement; top: number } | null>(null);
  useLayoutEffect(() => {
    const box = list.current;
    const held = first.current;
    if (!box) return;
    if (held?.row.isConnected && (gliding.current || down.current < NEAR)) {
      const by = held.row.offsetTop - held.top;
      if (by !== 0 || down.current > 0) {
        box.scrollTop += by;
        gliding.current = box.scrollTop > 0;
        box.scrollTo({ top: 0, behavior: stillness.value ? "instant" : "smooth" });
      }
    }
    const row = box.querySelector<HTMLElement>("li.told, .since");
    first.current = row && { row, top: row.offsetTop };
  });
  return {
    onScroll: ({ currentTarget }: { currentTarget: HTMLElement }) => {
      down.current = currentTarget.scrollTop;
      if (down.current === 0) gliding.current = false;
    },
    onWheel: () => (gliding.current = false),
    onTouchStart: () => (gliding.current = false),
  };
}

/** Newest first, as one reads it while playing. */
export const Log = () => {
  const desk = useDesk();
  const { session } = desk;
  const list = useRef<HTMLDivElement>(null);
  const journal = useLater(session.journal);
  const written = useComputed(() =>
    session.live.value ? writtenNames(session.live.value).join("\n") : "",
  );
  const names = written.value.split("\n");
  const told = useComputed(() => {
    // What is still to be shown is not told beforehand.
    const upTo = session.playback.shown.value?.ply ?? Infinity;
    const entries = journal.value.entries.filter(({ ply }) => ply <= upTo);
    return chapters(entries, desk.board.value?.chapters ?? [])
      .map(({ title, ply, entries: own }) => ({
        title,
        ply,
        turns: turnsOf(own, desk.telling.value, lang.value, written.value.split("\n")).reverse(),
      }))
      .reverse();
  });
  // What stands on the card is not told twice. Another card is another page of the log.
  const since = useLater(useSince()).value;
  const part = (keep: (ply: number) => boolean): Told[] =>
    told.value
      .map((chapter) => ({ ...chapter, turns: chapter.turns.filter(({ ply }) => keep(ply)) }))
      .filter(({ ply, turns }) => turns.length > 0 || (keep(ply) && ply > 0));
  const glide = useGlide(list);
  if (!session.live.value) return <Skeleton />;
  return (
    <div ref={list} class="log" tabIndex={0} role="region" aria-label={t("log")} {...glide}>
      {told.value.length === 0 && !since && (
        <div class="empty">
          <Icon name="log" />
          <span>{t("log_empty")}</span>
        </div>
      )}
      {since ? (
        <Fragment key={since.from}>
          <Chapters told={part((ply) => ply > since.to)} names={names} />
          <SinceCard since={since} />
          <Chapters told={part((ply) => ply <= since.from)} names={names} />
        </Fragment>
      ) : (
        <Chapters told={told.value} names={names} />
      )}
    </div>
  );
};

export const Skeleton = () => (
  <div class="skel" role="status" aria-label={t("loading")}>
    <i class="w60" />
    <i class="w90" />
    <i class="w40" />
  </div>
);
