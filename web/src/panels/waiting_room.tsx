// Before the first move: who sits where, links for the empty chairs, and the host's decisions. For
// somebody without a chair, the way to take one.
import { useEffect, useState } from "preact/hooks";
import { knownTable, rememberSeat, renewSeat } from "../memory";
import { api } from "../net/api";
import { gameInfo, gameName } from "../net/games";
import type { GameInfo, SeatInfo, TableState } from "../net/messages";
import { go, links } from "../route";
import { lang, playerName } from "../settings";
import { usualBot, myName } from "../table/create";
import { applying, valueOf } from "../table/game_options";
import { botName } from "../table/people";
import type { TableSession } from "../table/session";
import { failureText } from "../ui/failure";
import { Panel, TextField } from "../ui/fields";
import { Icon, Pip } from "../ui/icon";
import { copyText, fullLink } from "../ui/share";
import { toast } from "../ui/toast";
import { spanText, t, type Word } from "../words/words";
import { Invitation } from "./invitation";
import { Swatches } from "./swatches";

const tell = (error: unknown): void => toast("bad", failureText(error));

function seatText(seat: SeatInfo, at: number, you: boolean): string {
  if (seat.kind === "bot") return seat.name || botName(seat.bot ?? "");
  if (seat.kind === "open") return t("seat_open");
  const unnamed = seat.link && !you ? t("seat_invited") : t("player_n", { n: at + 1 });
  return (seat.name || unnamed) + (you ? ` (${t("you")})` : "");
}

function presence(seat: SeatInfo, here: boolean): Word {
  if (here) return "seat_screen";
  if (seat.connected) return "seat_here";
  if (seat.kind === "open") return "seat_anybody";
  return seat.link ? "seat_not_here" : "seat_left";
}

/** The host's key, or the key of the host's own seat, which may do the same. */
function hostKey(table: string, state: TableState): string | null {
  const known = knownTable(table);
  if (known?.host) return known.host;
  return (state.host && known?.mine.find(({ seat }) => seat === state.you)?.key) || null;
}

function clockLine(clock: TableState["clock"]): string {
  if (!clock) return t("clock_none");
  const time = spanText(clock.seconds);
  return t(clock.kind === "game" ? "clock_per_game" : "clock_per_turn", { time });
}

interface SeatLineProps {
  session: TableSession;
  state: TableState;
  seat: number;
  info: SeatInfo;
  game: GameInfo | null;
}

const SeatLine = ({ session, state, seat, info, game }: SeatLineProps) => {
  const known = knownTable(session.table);
  const invite = known?.invites.find((each) => each.seat === seat);
  const host = hostKey(session.table, state);
  const you = state.you === seat;
  const here = known?.mine.some((each) => each.seat === seat) ?? false;
  const arrived = here || info.connected;
  const set = async (kind: "open" | "bot"): Promise<void> => {
    const bot = kind === "bot" ? usualBot(game) : undefined;
    try {
      const { key } = await api.setSeat(session.table, seat, host ?? "", kind, bot);
      renewSeat(session.table, seat, key);
    } catch (error) {
      tell(error);
    }
  };
  // Who hears the buttons does not see in which row they stand.
  const which = <span class="sr">: {t("seat_n", { n: seat + 1 })}</span>;
  return (
    <li class={`seat-${seat + 1}`}>
      <Pip seat={seat} />
      <span>
        <b>{seatText(info, seat, you)}</b>
        {info.kind === "bot" ? (
          <small>{botName(info.bot ?? "")}</small>
        ) : (
          <small class={arrived ? "arrived" : ""}>
            {arrived && <Icon name="check" />}
            {t(presence(info, here))}
          </small>
        )}
      </span>
      <span class="acts">
        {you && <Swatches session={session} seat={seat} />}
        {invite && info.link && !info.connected && (
          <Invitation path={links.table(session.table, invite.key)} seat={seat} />
        )}
        {host !== null && !you && info.kind !== "bot" && (
          <button class="btn quiet" type="button" onClick={() => void set("bot")}>
            <Icon name="bot" />
            {t("seat_to_bot")}
            {which}
          </button>
        )}
        {host !== null && !you && info.kind !== "open" && (
          <button class="btn quiet" type="button" onClick={() => void set("open")}>
            <Icon name="close" />
            {t(info.kind === "bot" ? "seat_free" : "seat_kick")}
            {which}
          </button>
        )}
      </span>
    </li>
  );
};

const Join = ({ session, game }: { session: TableSession; game: string }) => {
  const join = async (): Promise<void> => {
    try {
      const { seat, key } = await api.join(session.table, myName());
      rememberSeat(session.table, game, { seat, key });
      go(links.table(session.table, key), "replace");
    } catch (error) {
      tell(error);
    }
  };
  return (
    <div class="pad join">
      <TextField
        label={t("your_name")}
        value={playerName.value}
        placeholder={t("name")}
        maxLength={30}
        onInput={(text) => (playerName.value = text)}
      />
      <button class="btn primary" type="button" onClick={() => void join()}>
        <Icon name="person" />
        {t("join")}
      </button>
    </div>
  );
};

/** The name of one's own seat. Who came by a link and has told it before need not do so again. */
const OwnName = ({ session, name }: { session: TableSession; name: string }) => {
  const [text, setText] = useState(name || playerName.value);
  const rename = (): void => {
    const wanted = text.trim();
    if (wanted === "" || wanted === name) return;
    playerName.value = wanted;
    session.rename(wanted);
  };
  useEffect(() => {
    if (name === "") rename();
  }, []);
  return (
    <div class="pad own-name">
      <TextField
        label={t("your_name")}
        value={text}
        placeholder={t("name")}
        maxLength={30}
        onInput={setText}
      />
      <button class="btn" type="button" onClick={rename}>
        <Icon name="person" />
        {t("rename")}
      </button>
    </div>
  );
};

export const WaitingRoom = ({ session }: { session: TableSession }) => {
  const state = session.state.value;
  if (!state) return null;
  const game = gameInfo(state.game);
  const known = knownTable(session.table);
  const free = state.seats.filter((seat) => seat.kind === "open").length;
  const mine = new Set(known?.mine.map((each) => each.seat));
  const away = state.seats.filter(
    (seat, i) => seat.kind === "person" && !seat.connected && !mine.has(i),
  ).length;
  const invited = new Set(known?.invites.map((each) => each.seat));
  const awaited = state.seats.filter(
    (seat, i) => invited.has(i) && seat.link && !seat.connected,
  ).length;
  const host = hostKey(session.table, state);
  const start = (): void => void api.start(session.table, host ?? "").catch(tell);
  return (
    <div class="room">
      <Panel
        id="room-seats"
        title={state.title || t("table_of", { game: gameName(state.game) })}
        extra={
          <button
            class="btn quiet"
            type="button"
            onClick={() => void copyText(fullLink(links.table(session.table)))}
          >
            <Icon name="spectator" />
            {t("copy_watch")}
          </button>
        }
      >
        {awaited > 0 && <p class="pad lead">{t("send_links", { n: awaited })}</p>}
        <ol class="room-seats">
          {state.seats.map((info, seat) => (
            <SeatLine
              key={seat}
              session={session}
              state={state}
              seat={seat}
              info={info}
              game={game}
            />
          ))}
        </ol>
        {state.you !== null && (
          <OwnName key={state.you} session={session} name={state.seats[state.you]?.name ?? ""} />
        )}
        {state.you === null && free > 0 && !state.private && (
          <Join session={session} game={state.game} />
        )}
        <footer class="pad">
          {host !== null ? (
            <>
              <button class="btn primary" type="button" disabled={free > 0} onClick={start}>
                <Icon name="play" />
                {t("start")}
              </button>
              <span class="lead">
                {free > 0
                  ? t("start_free", { n: free })
                  : away > 0
                    ? t("start_away", { n: away })
                    : t("start_ready")}
              </span>
            </>
          ) : (
            <span class="lead">{t("host_starts")}</span>
          )}
        </footer>
      </Panel>
      <Panel id="room-options" title={t("agreed")}>
        <dl class="facts">
          {game &&
            applying(game, state.seats.length, state.options).map((option) => (
              <div key={option.id}>
                <dt>{option.name[lang.value]}</dt>
                <dd>{valueOf(option, state.options)?.name[lang.value]}</dd>
              </div>
            ))}
          <div>
            <dt>{t("clock")}</dt>
            <dd>{clockLine(state.clock)}</dd>
          </div>
          {state.clock && (
            <div>
              <dt>{t("on_timeout")}</dt>
              <dd>{t(`timeout_${state.clock.on_timeout}`)}</dd>
            </div>
          )}
          <div>
            <dt>{t("table_itself")}</dt>
            <dd>{t(state.private ? "table_private" : "table_public")}</dd>
          </div>
          <div>
            <dt>{t("hints")}</dt>
            <dd>{t(state.hints ? "hints_on" : "hints_off")}</dd>
          </div>
          {state.chance_known && (
            <div>
              <dt>{t("chance")}</dt>
              <dd>{t("chance_known")}</dd>
            </div>
          )}
          {state.commit !== null && (
            <div>
              <dt>{t("commit")}</dt>
              <dd class="hash">{state.commit}</dd>
            </div>
          )}
        </dl>
        <p class="pad lead">{t("commit_note")}</p>
      </Panel>
    </div>
  );
};
