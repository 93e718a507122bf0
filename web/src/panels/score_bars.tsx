// Points as bars: one bar for everybody on the sheet, one piece a group of the score pad. What is
// taken away is said at the end of the bar instead of being drawn.
import type { ScoreSheet } from "../net/messages";
import { columnsOf, scoreGroups } from "../table/score";
import { Who } from "../ui/icon";
import { t } from "../words/words";

/** Of the longest bar: in a shorter piece a name would be a letter or two. */
const NAMED = 0.15;

interface ScoreBarsProps {
  sheet: ScoreSheet;
  name(seat: number): string;
}

export const ScoreBars = ({ sheet, name }: ScoreBarsProps) => {
  const columns = columnsOf(sheet);
  const groups = scoreGroups(sheet, columns);
  const pieces = columns.map((_, column) =>
    groups.map(({ name: group, points }) => ({ group, points: points[column] ?? 0 })),
  );
  const gained = pieces.map((own) => own.reduce((sum, { points }) => sum + Math.max(0, points), 0));
  const longest = Math.max(1, ...gained);
  return (
    <ul class="bars">
      {columns.map(({ seat, name: own, points }, column) => (
        <li key={seat} class={seat === null ? "seat-none" : `seat-${seat + 1}`}>
          {seat === null ? <span class="who">{own}</span> : <Who seat={seat} name={name(seat)} />}
          <span class="rail">
            {pieces[column]
              ?.filter((piece) => piece.points > 0)
              .map((piece) => (
                <span
                  key={piece.group}
                  class="piece"
                  title={`${piece.group}: ${piece.points}`}
                  style={{ width: `${(100 * piece.points) / longest}%` }}
                >
                  <b>{piece.points}</b>
                  {piece.points > NAMED * longest && <span>{piece.group}</span>}
                </span>
              ))}
          </span>
          <span class="sum">
            {points ?? "?"}
            {pieces[column]?.some((piece) => piece.points < 0) && (
              <small>
                {pieces[column]
                  .filter((piece) => piece.points < 0)
                  .map((piece) => `${piece.group}: −${-piece.points}`)
                  .join(", ")}
              </small>
            )}
          </span>
          <span class="sr">{t("points")}</span>
        </li>
      ))}
    </ul>
  );
};
