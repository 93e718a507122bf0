// The table: board in the centre, seats and tabs at the side, the action bar at the bottom. On a
// phone the side becomes a strip and a sheet. The same page shows a replay.
import { computed, effect, untracked, useComputed } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { startHistory } from "../history/games";
import { knownTable, remember, rememberSeat } from "../memory";
import { gameInfo, gameName } from "../net/games";
import { tableSocket } from "../net/socket";
import type { DeclinedMessage, ErrorMessage, TableState } from "../net/messages";
import { ActionBar } from "../panels/action_bar";
import { tellDeclined } from "../panels/agreement";
import { Chat } from "../panels/chat";
import { Choices } from "../panels/choices";
import { Curtain } from "../panels/curtain";
import { Dock } from "../panels/dock";
import { GuideCard } from "../panels/guide";
import { Headline } from "../panels/headline";
import { Help } from "../panels/help";
import { Skeleton } from "../panels/log";
import { ConnectionNote, Notes } from "../panels/notes";
import { Orders } from "../panels/orders";
import { BoardPoints } from "../panels/pointed";
import { PlainBoard } from "../panels/plain_board";
import { Seats, SeatStrip } from "../panels/seats";
import { SideTabs } from "../panels/side_tabs";
import { TableMenuButton } from "../panels/table_menu_button";
import { Tip } from "../panels/tip";
import { useAsked } from "../panels/use_asked";
import { go, links } from "../route";
import { botAdvice, lang, pace } from "../settings";
import { play } from "../sound";
import { markPage, startBell } from "../table/bell";
import { startColours } from "../table/colours";
import { Desk, DeskContext, useDesk } from "../table/desk";
import { startLearning } from "../table/order_memory";
import { startProgress } from "../table/progress";
import { TableSession } from "../table/session";
import { useKeys } from "../table/use_keys";
import { refusalText } from "../ui/failure";
import { Panel } from "../ui/fields";
import { Icon } from "../ui/icon";
import { later } from "../ui/later";
import { compact } from "../ui/media";
import { RuleLink } from "../ui/rule_link";
import { share } from "../ui/share";
import { toast } from "../ui/toast";
import { IconButton, Page, SkipLink, TopBar } from "../ui/top_bar";
import { t } from "../words/words";

function tell(error: ErrorMessage): void {
  toast(
    error.refusal ? "plain" : "bad",
    refusalText(error),
    error.rule !== undefined && (
      <DeskContext.Provider value={openDesk}>
        <RuleLink number={error.rule} />
      </DeskContext.Provider>
    ),
  );
}

/** The table that is on the screen; a toast's rule opens in its drawer. */
let openDesk: Desk | null = null;

interface TablePageProps {
  id: string;
  secret: string | null;
  report: boolean;
  replay: boolean;
  ply: number | null;
}

/** Makes the desk, keeps it in step with the settings, and clears it away. */
function useTable({ id, secret, replay, ply }: TablePageProps): Desk {
  const desk = useMemo(() => {
    const key = secret ?? knownTable(id)?.mine[0]?.key ?? null;
    const here = () => knownTable(id)?.mine ?? [];
    const options = {
      socket: tableSocket(id),
      table: id,
      key,
      here,
      lang: lang.peek(),
      pace: () => pace.peek(),
      asksBots: () => botAdvice.peek(),
      notice: tell,
      declined: (message: DeclinedMessage) => openDesk && tellDeclined(openDesk.session, message),
    };
    // The address has the key that holds, so that it can be kept, or opened on another screen.
    const renewed = (seat: number, own: string): void => {
      rememberSeat(id, knownTable(id)?.game ?? "", { seat, key: own });
      go(links.table(id, own), "replace");
    };
    return new Desk(new TableSession(secret === null ? options : { ...options, renewed }), replay);
  }, [id, secret, replay]);
  useEffect(() => {
    const { session } = desk;
    openDesk = desk;
    session.open();
    const game = computed(() => session.state.value?.game);
    const stops = [
      effect(() => session.speak(lang.value)),
      effect(() => {
        if (game.value !== undefined) desk.load();
      }),
      effect(() => {
        const state = session.state.value;
        if (state) untracked(() => keepInMind(id, secret, state));
      }),
      effect(() => {
        if (session.problem.value?.code === "bad_key") forgetLink(id, secret);
      }),
      startColours(session),
      startLearning(desk),
      startSounds(desk),
      startBell(session, secret),
      startHistory(session),
      startProgress(desk),
    ];
    if (replay) startAt(desk, ply);
    return () => {
      for (const stop of stops) stop();
      desk.close();
      openDesk = null;
      markPage(false, "");
    };
  }, [desk]);
  return desk;
}

/** The lobby leads back to this table. Later the screen may be at another seat than the link's. */
function keepInMind(id: string, secret: string | null, state: TableState): void {
  const known = knownTable(id)?.mine.some((each) => each.key === secret) ?? false;
  if (secret !== null && state.you !== null && !known) {
    rememberSeat(id, state.game, { seat: state.you, key: secret });
  }
  if (knownTable(id)) remember(id, { game: state.game, title: state.title ?? "" });
}

/** Who opens the link once more by which a seat was taken has a newer key in this browser. */
function forgetLink(id: string, secret: string | null): void {
  const own = knownTable(id)?.mine[0]?.key;
  if (secret !== null && own !== undefined && own !== secret) go(links.table(id, own), "replace");
}

/** A replay begins at the asked move, or at the beginning, as soon as the table is there. */
function startAt(desk: Desk, ply: number | null): void {
  const stop = effect(() => {
    const latest = desk.session.travel.looking.value.latest;
    if (!desk.session.live.value || latest === 0) return;
    queueMicrotask(() => {
      stop();
      desk.session.travel.look(ply ?? 0);
    });
  });
}

function startSounds(desk: Desk): () => void {
  const { session } = desk;
  let ply = -1;
  let talk = 0;
  return effect(() => {
    const view = session.live.value;
    const said = session.chat.value.length;
    const mine = session.myTurn.value;
    const name = gameName(session.state.value?.game ?? "");
    markPage(mine, name);
    if (view && ply >= 0 && view.ply !== ply) {
      play(view.over ? "end" : mine ? "turn" : "move");
    } else if (said > talk && ply >= 0) {
      play("chat");
    }
    ply = view?.ply ?? -1;
    talk = said;
  });
}

const TableMenu = later(() => import("./others").then((page) => page.TableMenu), null);
const WaitingRoom = later(() => import("./others").then((page) => page.WaitingRoom));
const What = later(() => import("./others").then((page) => page.What), null);
const Report = later(() => import("./others").then((page) => page.Report));

const BoardFrame = () => {
  const desk = useDesk();
  const props = desk.feed.props.value;
  const frame = useRef<HTMLElement>(null);
  useAsked(frame);
  const board = desk.board.value;
  const Main = board?.Main ?? (desk.boardFailed.value ? PlainBoard : null);
  return (
    <section
      ref={frame}
      id="main"
      class="board-frame"
      tabIndex={-1}
      aria-label={t("board")}
      aria-busy={desk.feed.late}
    >
      {props && Main ? <Main {...props} /> : <BoardSkeleton />}
      {!desk.replay && <BoardPoints frame={frame} />}
      <Curtain />
    </section>
  );
};

/** What the board keeps below the log, and on a phone above the bar. */
const BesideLog = () => {
  const { board, feed } = useDesk();
  const props = feed.props.value;
  const Beside = board.value?.Beside;
  return Beside && props ? <Beside {...props} /> : null;
};

const BoardSkeleton = () => (
  <div class="board-skel" role="status">
    <Icon name="pawn" />
    <span>{t("loading_board")}</span>
  </div>
);

/** Lists that open over the side, above the bar. */
const Overlay = () => {
  const desk = useDesk();
  const close = () => (desk.over.value = null);
  if (desk.over.value === "choices" || desk.over.value === "hint") return <Choices />;
  if (desk.over.value === "orders") return <Orders />;
  if (desk.over.value === "what") return <What />;
  if (desk.over.value === "help") return <Help close={close} />;
  if (desk.over.value === "table") return <TableMenu close={close} />;
  return null;
};

const TableBody = () => {
  const desk = useDesk();
  const { session } = desk;
  const state = session.state.value;
  const app = useRef<HTMLDivElement>(null);
  useKeys(desk);
  const wanted = useComputed(() => {
    const view = session.travel.shown.value;
    const theirs = view && view.seat !== null && view.to_move !== view.seat;
    if (!view || theirs) return undefined;
    return desk.board.value?.openPart(view) ?? null;
  }).value;
  // The sheet follows what a player is asked, unless it shows something the player opened; what others
  // are asked does not move it. Before it is painted, or it would be seen to jump.
  useLayoutEffect(() => {
    if (wanted === undefined) return;
    const open = desk.sheet.value;
    const ofBoard = desk.board.value?.parts.some((part) => part.id === open) ?? false;
    if (open === null || ofBoard) desk.sheet.value = wanted;
  }, [wanted]);
  // In what order the seats stand, and how tall they are, is known with the board; what is below them
  // would move.
  const ready = session.live.value && (desk.board.value || desk.boardFailed.value);
  return (
    <div ref={app} class="app">
      <SkipLink />
      <TopBar
        title={gameName(desk.game)}
        meta={
          <>
            {state?.title}
            {(state?.watchers ?? 0) > 0 && (
              <span title={t("n_watch", { n: state?.watchers ?? 0 })}>
                {" "}
                <Icon name="spectator" /> {state?.watchers}
              </span>
            )}
          </>
        }
        middle={<Headline />}
        tools={
          <>
            <IconButton
              icon="share"
              label={t("share_watch")}
              onClick={() => void share(links.table(session.table), document.title)}
            />
            {(gameInfo(desk.game)?.lessons.length ?? 0) > 0 && (
              <span class="wide-only">
                <IconButton
                  icon="rules"
                  label={t("what_is_this")}
                  onClick={() => (desk.over.value = "what")}
                />
              </span>
            )}
            <IconButton icon="info" label={t("help")} onClick={() => (desk.over.value = "help")} />
            <TableMenuButton />
          </>
        }
      />
      {compact.value ? (
        <main class="main">
          {ready ? (
            <>
              <SeatStrip />
              <BoardFrame />
              <Dock />
              <Notes />
            </>
          ) : (
            <>
              <BoardSkeleton />
              <div class="notes">
                <ConnectionNote />
              </div>
            </>
          )}
          <Tip frame={app} />
          <Overlay />
        </main>
      ) : (
        <main class="main">
          <BoardFrame />
          <aside class="side" aria-label={t("side")}>
            {ready ? (
              <>
                <Seats />
                <SideTabs />
                <BesideLog />
              </>
            ) : (
              <>
                <Skeleton />
                <div class="notes">
                  <ConnectionNote />
                </div>
              </>
            )}
          </aside>
          <Tip frame={app} />
          <Overlay />
        </main>
      )}
      {compact.value && ready && (
        <div class="beside-bar">
          <BesideLog />
        </div>
      )}
      <ActionBar />
      {!desk.replay && <GuideCard />}
    </div>
  );
};

const Problem = ({ error, table }: { error: ErrorMessage; table: string }) => (
  <Page>
    <div class="empty big">
      <Icon name="warning" />
      <h1>{t("table_gone")}</h1>
      <p>{error.code === "bad_key" ? t("table_bad_key") : refusalText(error)}</p>
      <p class="row">
        {error.code === "bad_key" && (
          <a class="btn" href={links.table(table)}>
            <Icon name="spectator" />
            {t("watch")}
          </a>
        )}
        <a class="btn primary" href={links.lobby}>
          {t("to_lobby")}
        </a>
      </p>
    </div>
  </Page>
);

const Room = ({ desk }: { desk: Desk }) => (
  <Page title={gameName(desk.game)} meta={t("waiting_room")}>
    <ConnectionNote />
    <WaitingRoom session={desk.session} />
    <Panel id="room-chat" title={t("chat")}>
      <Chat />
    </Panel>
  </Page>
);

export const TablePage = (props: TablePageProps) => {
  const desk = useTable(props);
  const { session } = desk;
  const state = session.state.value;
  const game = state?.game ?? "";
  useEffect(() => {
    document.body.dataset.game = game;
    return () => {
      delete document.body.dataset.game;
    };
  }, [game]);
  let body = <TableBody />;
  if (session.problem.value) body = <Problem error={session.problem.value} table={props.id} />;
  else if (state?.phase === "waiting" && !props.replay) body = <Room desk={desk} />;
  else if (props.report && session.live.value?.over) body = <Report />;
  return <DeskContext.Provider value={desk}>{body}</DeskContext.Provider>;
};
