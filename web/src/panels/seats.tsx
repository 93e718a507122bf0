// Who plays: the seats in turn order with name, clock, the figures of the game and what changed in
// them since the player last chose.
import { useEffect, useRef, useState } from "preact/hooks";
import type { View } from "../contract";
import { api } from "../net/api";
import { gameInfo } from "../net/games";
import type { SeatInfo } from "../net/messages";
import { knownTable } from "../memory";
import { lang } from "../settings";
import { timeLeft } from "../table/clock";
import { swatches } from "../table/colours";
import { usualBot } from "../table/create";
import { useDesk } from "../table/desk";
import { seatRows, type SeatRow } from "../table/figures";
import { botName, consentTo, leaders, levelName, nameAt } from "../table/people";
import type { TableSession } from "../table/session";
import { failureText } from "../ui/failure";
import { Icon } from "../ui/icon";
import { second } from "../ui/media";
import { toast } from "../ui/toast";
import { clockText, t } from "../words/words";
import { Swatches } from "./swatches";

export function useSeatRows(): SeatRow[] {
  const { board, data, feed, session } = useDesk();
  const view = feed.view.value;
  if (!view || !board.value) {
    // The places are known before anything else is.
    const seats = view?.places ?? session.state.value?.seats ?? [];
    return seats.map((_, seat) => ({ seat, order: null, items: [] }));
  }
  const before = session.travel.back.value ? null : session.before.value;
  return seatRows(board.value, view, before, data.value, lang.value);
}

/** Seats lie in their own order, all of one size, and are moved to where their turn puts them: so nothing
 * is laid out anew when the order of play changes. */
const inPlaces = (rows: readonly SeatRow[]): { row: SeatRow; by: number }[] =>
  rows.map((row, place) => ({ row, by: place - row.seat })).sort((a, b) => a.row.seat - b.row.seat);

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

const SeatClock = ({ seat }: { seat: number }) => {
  const { session } = useDesk();
  const state = session.state.value;
  if (!state?.clock) return null;
  const toMove = session.live.value?.to_move ?? null;
  const left = timeLeft(state, session.stateAt.value, seat, toMove, second.value);
  if (left === null) return null;
  return (
    <span class={`clock ${left < 30 ? "short" : ""}`}>
      <Icon name="clock" />
      <span class="sr">{t("time_left")} </span>
      {clockText(left)}
    </span>
  );
};

/** A person who should be here and is not; those at this screen are here. */
const isAway = (session: TableSession, seat: number, info: SeatInfo | undefined): boolean => {
  const here =
    session.seat === seat || knownTable(session.table)?.mine.some((each) => each.seat === seat);
  const playing = session.state.value?.phase === "playing";
  return playing && info?.kind === "person" && !info.connected && !here;
};

/** Somebody is gone: the others may agree that a bot plays on. One screen agrees for all its seats. */
const HandOver = ({ seat, info }: { seat: number; info: SeatInfo }) => {
  const { session } = useDesk();
  const seats = session.state.value?.seats ?? [];
  const { agreed, asked } = consentTo(seats, info);
  const silent = (knownTable(session.table)?.mine ?? []).filter(
    (each) => seats[each.seat]?.kind === "person" && !info.consents?.includes(each.seat),
  );
  const agree = async (): Promise<void> => {
    try {
      const bot = usualBot(gameInfo(session.state.value?.game ?? ""));
      let replaced = false;
      for (const { key } of silent) {
        if (!replaced) ({ replaced } = await api.replace(session.table, key, seat, bot));
      }
      if (!replaced) toast("good", t("replace_agreed"));
    } catch (error) {
      toast("bad", failureText(error));
    }
  };
  return (
    <>
      {agreed > 0 && <span class="chip">{t("replace_count", { n: agreed, of: asked })}</span>}
      {silent.length > 0 && (
        <button
          class="btn small icon"
          type="button"
          aria-label={t("replace")}
          title={t("replace_title")}
          onClick={() => void agree()}
        >
          <Icon name="bot" />
        </button>
      )}
    </>
  );
};

/** Marks one's own seat and opens its colours. */
const You = ({ seat, open, toggle }: { seat: number; open: boolean; toggle(): void }) => {
  const { session } = useDesk();
  const own = swatches(session.state.value?.seats ?? [], seat).find((each) => each.holder === seat);
  const title = own && t("your_colour_is", { colour: t(own.name) });
  return (
    <button class="chip you" type="button" title={title} aria-expanded={open} onClick={toggle}>
      {t("you")}
      <span class="sr">{title}</span>
      <Icon name="chevron" />
    </button>
  );
};

/** The points a seat would have if the end were scored now, where no figure beside it says so. */
function laterPoints({ over, scores }: View, { seat, items }: SeatRow): number | null {
  const points = scores[seat] ?? null;
  return over || items.some(({ value }) => value === String(points)) ? null : points;
}

/** What it is called, and how it plays this game. */
const aboutBot = (game: string, bot: string): string => {
  const style = gameInfo(game)?.bot_styles[bot]?.[lang.value];
  return [botName(bot), style].filter(Boolean).join(". ");
};

interface SeatRowProps {
  row: SeatRow;
  info: SeatInfo | undefined;
  by: number; // how many places away from its own it stands
}

const SeatRowView = ({ row, info, by }: SeatRowProps) => {
  const { feed, game, replay, session } = useDesk();
  const line = useRef<HTMLLIElement>(null);
  const [open, setOpen] = useState(false);
  // In a low sheet what was opened may be out of sight.
  useEffect(() => {
    if (open) line.current?.scrollIntoView({ block: "nearest" });
  }, [open]);
  const view = feed.view.value;
  const { seat } = row;
  const turn = view?.to_move === seat;
  const you = session.seat === seat;
  const gone = !replay && isAway(session, seat, info);
  const contest = !gameInfo(game)?.cooperative;
  const leads = view && contest && leaders(view).includes(seat);
  const total = view && contest ? laterPoints(view, row) : null;
  return (
    <li
      ref={line}
      class={`seat seat-${seat + 1} ${turn ? "turn" : ""}`}
      style={{ translate: `0 ${100 * by}%` }}
      aria-current={turn ? "true" : undefined}
    >
      <span class="ord">
        <svg aria-hidden="true">
          <use href={`#seat-${seat + 1}`} />
        </svg>
        {row.order !== null && (
          <b>
            <span class="sr">{t("order")} </span>
            {row.order}
          </b>
        )}
      </span>
      <span class="name">
        <span class="n">{nameAt(session, seat)}</span>
        {info?.kind === "bot" && (
          <span class="tag" title={aboutBot(game, info.bot ?? "")}>
            <Icon name="bot" />
            <span class="sr">{t("bot")}: </span>
            {!info.resigned && <small>{levelName(info.bot ?? "")}</small>}
          </span>
        )}
        {leads && (
          <span class="tag lead" title={t(view.outcome ? "h_won" : "leads")}>
            <Icon name="trophy" />
            <span class="sr">{t(view.outcome ? "h_won" : "leads")}</span>
          </span>
        )}
        {total !== null && (
          <span class="tag" title={`${t("if_scored_now")}: ${total}`}>
            <span class="sr">{t("if_scored_now")}: </span>
            <small>→ {total}</small>
          </span>
        )}
        {you && replay && <span class="chip">{t("you")}</span>}
        {you && !replay && <You seat={seat} open={open} toggle={() => setOpen(!open)} />}
        {turn && <span class="chip legal">{t("to_act")}</span>}
        {gone && <span class="chip">{t("away")}</span>}
        {info?.resigned && <span class="chip">{t("resigned")}</span>}
        {info?.forfeited && <span class="chip">{t("forfeited")}</span>}
      </span>
      {!view?.over && <SeatClock seat={seat} />}
      <span class="keys">
        {row.items.map((item) => (
          <span
            key={item.icon + item.label}
            class={`key ${item.alert ? "alert" : ""}`}
            title={`${item.label}: ${item.value}`}
          >
            <Icon name={item.icon} />
            <span class="sr">{item.label}: </span>
            <b class={isWord(item.value) ? "word" : ""}>{item.value}</b>
            {item.change !== 0 && (
              <small class={item.change < 0 ? "neg" : ""} title={t("since_your_turn")}>
                {signed(item.change)}
              </small>
            )}
          </span>
        ))}
        {gone && info && session.seat !== null && <HandOver seat={seat} info={info} />}
      </span>
      {you && open && !replay && <Swatches session={session} seat={seat} />}
    </li>
  );
};

const rivalName = (game: string): string => gameInfo(game)?.rival?.[lang.value] ?? t("opponent");

/** The opponent for whom nobody sits. */
const Rival = () => {
  const { feed, game } = useDesk();
  const rival = feed.view.value?.rival;
  if (!rival) return null;
  return (
    <li class="seat seat-none">
      <span class="ord" />
      <span class="name">
        <span class="n">{rivalName(game)}</span>
      </span>
      <span class="keys">
        <span class="key" title={`${t("points_now")}: ${rival.points ?? "?"}`}>
          <Icon name="star" />
          <span class="sr">{t("points_now")}: </span>
          <b>{rival.points ?? "?"}</b>
        </span>
      </span>
    </li>
  );
};

export const Seats = () => {
  const { session } = useDesk();
  const rows = useSeatRows();
  const infos = session.state.value?.seats ?? [];
  return (
    <div class="seats" tabIndex={0} role="group" aria-label={t("seats")}>
      <ol>
        {inPlaces(rows).map(({ row, by }) => (
          <SeatRowView key={row.seat} row={row} info={infos[row.seat]} by={by} />
        ))}
        <Rival />
      </ol>
    </div>
  );
};

/** A figure may be a word: then it is written like one, and where it is narrow its sign stands alone. */
const isWord = (value: string): boolean => /^\p{L}{2}/u.test(value);

/** On a phone: one line of seats over the board, with the two first figures of each. */
export const SeatStrip = () => {
  const { feed, game, replay, session } = useDesk();
  const rows = useSeatRows();
  const view = feed.view.value;
  const infos = session.state.value?.seats ?? [];
  return (
    <ol class="strip" tabIndex={0} aria-label={t("seats")}>
      {inPlaces(rows).map(({ row: { seat, items }, by }) => (
        <li
          key={seat}
          class={`seat-${seat + 1} ${view?.to_move === seat ? "turn" : ""}`}
          style={{ translate: `${100 * by}%` }}
          aria-current={view?.to_move === seat ? "true" : undefined}
        >
          <span class="nm">
            <svg class={`pip seat-${seat + 1}`} aria-hidden="true">
              <use href={`#seat-${seat + 1}`} />
            </svg>
            <span>{nameAt(session, seat)}</span>
          </span>
          <span class="v">
            {items.slice(0, 2).map((item, i) => (
              <span key={item.icon} title={`${item.label}: ${item.value}`}>
                {i > 0 && <Icon name={item.icon} />}
                <span class="sr">{item.label}: </span>
                <b class={isWord(item.value) ? "word" : ""}>{item.value}</b>
              </span>
            ))}
          </span>
          <SeatClock seat={seat} />
          {!replay && isAway(session, seat, infos[seat]) && <span class="chip">{t("away")}</span>}
        </li>
      ))}
      {view?.rival && (
        <li class="seat-none">
          <span class="nm">{rivalName(game)}</span>
          <span class="v">
            <span class="sr">{t("points_now")}: </span>
            <b>{view.rival.points ?? "?"}</b>
          </span>
        </li>
      )}
    </ol>
  );
};
