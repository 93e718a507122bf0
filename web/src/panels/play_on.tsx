// Going on from a move of a recorded game: which seat is mine, and who plays the others.
import { useState } from "preact/hooks";
import { gameInfo } from "../net/games";
import type { NewSeat, SeatInfo } from "../net/messages";
import { goOn, myName, namedSeat, usualBot } from "../table/create";
import { useDesk } from "../table/desk";
import { nameAt } from "../table/people";
import { keptRecord } from "../table/recorded";
import { Dialog } from "../ui/dialog";
import { failureText } from "../ui/failure";
import { Segments } from "../ui/fields";
import { Icon, Who } from "../ui/icon";
import { toast } from "../ui/toast";
import { t } from "../words/words";
import { botChoices, SeatSelect } from "./seat_choice";

/** Bots stay what they were; a bot plays for everybody else until it is said who does. */
export const usualOthers = (seats: readonly SeatInfo[], usual: string): NewSeat[] =>
  seats.map((seat) => ({ kind: "bot", bot: seat.bot ?? usual }));

export const PlayOn = ({ ply, close }: { ply: number; close(): void }) => {
  const { game, session } = useDesk();
  const infos = session.state.value?.seats ?? [];
  const info = gameInfo(game);
  const [mine, setMine] = useState(session.travel.shown.value?.to_move ?? session.seat ?? 0);
  const [others, setOthers] = useState(() => usualOthers(infos, usualBot(info)));
  const [busy, setBusy] = useState(false);
  const name = (seat: number): string => nameAt(session, seat);
  const choices = [
    ...botChoices(info),
    { id: "person", name: t("friend") },
    { id: "me", name: t("hotseat") },
  ];
  const start = async (): Promise<void> => {
    setBusy(true);
    const seats = others.map((other, at) => {
      if (at === mine) return namedSeat("me", myName());
      return other.kind === "bot" ? other : namedSeat(other.kind, infos[at]?.name ?? "");
    });
    try {
      await goOn(session, ply, seats, keptRecord(session.table));
    } catch (error) {
      toast("bad", failureText(error));
      setBusy(false);
    }
  };
  return (
    <Dialog title={t("play_on")} close={close}>
      <form
        class="form play-on"
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <p class="lead">{t("play_on_lead", { n: ply })}</p>
        <Segments
          label={t("play_on_mine")}
          value={String(mine)}
          choices={infos.map((_, seat) => ({ id: String(seat), name: name(seat) }))}
          onChange={(seat) => setMine(Number(seat))}
        />
        {infos.length > 1 && (
          <ol class="play-on-seats" aria-label={t("play_on_others")}>
            {others.map(
              (other, at) =>
                at !== mine && (
                  <li key={at}>
                    <Who seat={at} name={name(at)} />
                    <SeatSelect
                      at={at}
                      seat={other}
                      label={name(at)}
                      choices={choices}
                      onChange={(seat) =>
                        setOthers(others.map((each, i) => (i === at ? seat : each)))
                      }
                    />
                  </li>
                ),
            )}
          </ol>
        )}
        <button class="btn primary" type="submit" disabled={busy}>
          <Icon name="play" />
          {t("setup_play")}
        </button>
      </form>
    </Dialog>
  );
};
