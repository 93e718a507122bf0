// The score sheet: every source of points by seat, the sum, and where each number comes from.
import { byPlace, scoreRows } from "../table/score";
import type { ScoreSheet } from "../net/messages";
import { Icon, Pip } from "../ui/icon";
import { RuleLink } from "../ui/rule_link";
import { t } from "../words/words";

const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n));

interface ScoreTableProps {
  sheet: ScoreSheet;
  name(seat: number): string;
  game: string;
}

export const ScoreTable = ({ sheet, name, game }: ScoreTableProps) => {
  const seats = byPlace(sheet);
  const best = Math.max(...seats.map((seat) => seat.points ?? -Infinity));
  return (
    <div class="scroll" tabIndex={0} role="group" aria-label={t("score_sheet")}>
      <table class="sheet-t">
        <thead>
          <tr>
            <th scope="col">
              <span class="sr">{t("category")}</span>
            </th>
            {seats.map(({ seat }) => (
              <th key={seat} scope="col">
                <span class={`who seat-${seat + 1}`}>
                  <Pip seat={seat} />
                  {name(seat)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr class="key-row">
            <th scope="row">
              <Icon name="trophy" />
              {t(sheet.over ? "points" : "points_now")}
            </th>
            {seats.map(({ seat, points }) => (
              <td key={seat} class={`seat-${seat + 1} ${points === best ? "best" : ""}`}>
                {points === null ? "?" : minus(points)}
              </td>
            ))}
          </tr>
          {scoreRows(sheet).map((row) => (
            <tr key={row.label}>
              <th scope="row">
                {row.label} <RuleLink number={row.rule} game={game} />
              </th>
              {seats.map(({ seat }) => {
                const points = row.points[seat] ?? null;
                return <td key={seat}>{points === null ? "–" : minus(points)}</td>;
              })}
            </tr>
          ))}
          <tr class="total">
            <th scope="row">{t("place")}</th>
            {seats.map(({ seat, place }) => (
              <td key={seat}>{place === null ? "?" : `${place}.`}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
};
