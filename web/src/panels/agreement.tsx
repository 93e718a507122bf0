// What people agree on: what somebody asks for, over the board, with the answers; that the game is
// paused; and how one asks.
import { useState } from "preact/hooks";
import { knownTable } from "../memory";
import type { DeclinedMessage, Proposal } from "../net/messages";
import { awaits } from "../table/agreement";
import { useDesk } from "../table/desk";
import { nameAt } from "../table/people";
import type { TableSession } from "../table/session";
import { Select } from "../ui/fields";
import { Icon } from "../ui/icon";
import { toast } from "../ui/toast";
import { spanText, t } from "../words/words";

function wishText(session: TableSession, { what, by, to = 0, seconds = 0 }: Proposal): string {
  const name = nameAt(session, by);
  if (what === "undo") return t("asks_undo", { name, n: (session.live.value?.latest ?? 0) - to });
  if (what === "time") return t("asks_time", { name, time: spanText(seconds) });
  return t(what === "pause" ? "asks_pause" : "asks_resume", { name });
}

/** The seats whose people are at this screen. */
const seatsHere = (session: TableSession): number[] => {
  const known = knownTable(session.table)?.mine.map(({ seat }) => seat) ?? [];
  return session.seat === null ? known : [...known, session.seat];
};

export function tellDeclined(session: TableSession, { seat, by }: DeclinedMessage): void {
  if (seat === by) return; // withdrawn
  toast(
    "plain",
    seat === null ? t("wish_lapsed") : t("wish_declined", { name: nameAt(session, seat) }),
  );
}

export const ProposalNote = () => {
  const { session } = useDesk();
  const proposal = session.state.value?.proposal;
  if (!proposal) return null;
  const here = seatsHere(session);
  const mine = here.includes(proposal.by);
  // Who is asked knows without being told that it is not answered yet.
  const others = proposal.missing.filter((seat) => !here.includes(seat));
  const names = others.map((seat) => nameAt(session, seat)).join(", ");
  return (
    <div class="note-bar warn" role="alert" data-note="proposal">
      <Icon name={proposal.what === "undo" ? "undo" : "clock"} />
      <span>
        {wishText(session, proposal)} {names !== "" && t("waiting_for_answers", { names })}
      </span>
      <div class="answers">
        {awaits(proposal, here) && (
          <button
            class="btn primary"
            type="button"
            onClick={() => session.agreement.answer(proposal, true)}
          >
            {t("agree")}
          </button>
        )}
        {(mine || awaits(proposal, here)) && (
          <button
            class="btn"
            type="button"
            onClick={() => session.agreement.answer(proposal, false)}
          >
            {t(mine ? "withdraw" : "decline")}
          </button>
        )}
      </div>
    </div>
  );
};

export const PausedNote = () => {
  const { session } = useDesk();
  const { clock, proposal } = session.state.value ?? {};
  const view = session.live.value;
  if (!clock?.paused || !view) return null;
  return (
    <div class="note-bar" role="status" data-note="paused">
      <Icon name="pause" />
      <span>{t("is_paused")}</span>
      {session.seat !== null && !session.handedOver.value && !proposal && (
        <button class="btn" type="button" onClick={() => session.agreement.ask("resume", view)}>
          <Icon name="play" />
          {t("resume_game")}
        </button>
      )}
    </div>
  );
};

/** So much can be asked for: minutes where people sit together, days where they do not. */
const SPANS = { turn: [60, 300, 900], game: [300, 900, 1800], days: [86_400, 259_200, 604_800] };

/** Pause and more time, for tables with a clock. */
export const ClockWishes = ({ done }: { done(): void }) => {
  const { session } = useDesk();
  const clock = session.state.value?.clock;
  const view = session.live.value;
  const spans = clock ? SPANS[clock.kind] : [];
  const [seconds, setSeconds] = useState(spans[1] ?? 0);
  if (!clock || !view) return null;
  const busy = session.state.value?.proposal !== undefined;
  const ask = (what: "pause" | "resume" | "time"): void => {
    session.agreement.ask(what, view, what === "time" ? seconds : undefined);
    done();
  };
  return (
    <section>
      <h3>{t("clock")}</h3>
      <p class="lead">{t("clock_wishes_note")}</p>
      <div class="row">
        <button
          class="btn"
          type="button"
          disabled={busy}
          onClick={() => ask(clock.paused ? "resume" : "pause")}
        >
          <Icon name={clock.paused ? "play" : "pause"} />
          {t(clock.paused ? "resume_game" : "pause_game")}
        </button>
        <Select
          label={t("more_time")}
          hideLabel
          value={String(seconds)}
          choices={spans.map((span) => ({ id: String(span), name: `+${spanText(span)}` }))}
          onChange={(span) => setSeconds(Number(span))}
        />
        <button class="btn" type="button" disabled={busy} onClick={() => ask("time")}>
          <Icon name="clock" />
          {t("add_time")}
        </button>
      </div>
    </section>
  );
};
