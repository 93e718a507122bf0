// Points as bars: one bar a seat, one piece a line of its sheet. What is taken away is said at the
// end of the bar instead of being drawn.
import type { ScoreSheet } from "../net/messages";
import { byPlace } from "../table/score";
import { Who } from "../ui/icon";
import { t } from "../words/words";

interface ScoreBarsProps {
  sheet: ScoreSheet;
  name(seat: number): string;
}

export const ScoreBars = ({ sheet, name }: ScoreBarsProps) => {
  const seats = byPlace(sheet);
  const gains = seats.map((seat) =>
    seat.lines.filter((line) => line.points > 0).reduce((sum, line) => sum + line.points, 0),
  );
  const longest = Math.max(1, ...gains);
  return (
    <ul class="bars">
      {seats.map(({ seat, points, lines }) => (
        <li key={seat} class={`seat-${seat + 1}`}>
          <Who seat={seat} name={name(seat)} />
          <span class="rail">
            {lines
              .filter((line) => line.points > 0)
              .map((line, i) => (
                <span
                  key={i}
                  class="piece"
                  title={`${line.text}: ${line.points} (${line.rule})`}
                  style={{ width: `${(100 * line.points) / longest}%` }}
                >
                  <b>{line.points}</b>
                  <span>{line.text}</span>
                </span>
              ))}
          </span>
          <span class="sum">
            {points ?? "?"}
            {lines.some((line) => line.points < 0) && (
              <small>
                {lines
                  .filter((line) => line.points < 0)
                  .map((line) => `${line.text}: −${-line.points}`)
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
