// The tab with the score sheet, asked for anew after every move while it is open.
import { useEffect } from "preact/hooks";
import { gameInfo } from "../net/games";
import { useDesk } from "../table/desk";
import { nameAt } from "../table/people";
import { t } from "../words/words";
import { Skeleton } from "./log";
import { ScoreBars } from "./score_bars";
import { ScoreTable, TeamSheet } from "./score_table";

export const Score = () => {
  const { session, game } = useDesk();
  const ply = session.live.value?.ply;
  useEffect(() => session.askScore(), [ply]);
  const sheet = session.score.value;
  if (!sheet) return <Skeleton />;
  const name = (seat: number): string => nameAt(session, seat);
  return (
    <div class="pane-body score">
      <p class="lead">{t(sheet.over ? "score_final" : "score_as_if")}</p>
      {gameInfo(game)?.cooperative ? (
        <TeamSheet sheet={sheet} game={game} />
      ) : (
        <>
          <ScoreTable sheet={sheet} name={name} game={game} />
          <ScoreBars sheet={sheet} name={name} />
        </>
      )}
    </div>
  );
};
