// The score sheet: every group of the score pad by seat, the sum, and where each number comes from.
// A group opens to its lines. What a team has together is told without points and places.
import { useState } from "preact/hooks";
import { columnsOf, scoreGroups, type ScoreGroup, type ScoreRow } from "../table/score";
import type { ScoreSheet } from "../net/messages";
import { Icon, Pip } from "../ui/icon";
import { RuleLink } from "../ui/rule_link";
import { sentence, t } from "../words/words";

const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n));

const Cells = ({ points }: { points: readonly (number | null)[] }) => (
  <>
    {points.map((each, column) => (
      <td key={column}>{each === null ? "–" : minus(each)}</td>
    ))}
  </>
);

const LineRow = ({ row, game }: { row: ScoreRow; game: string }) => (
  <tr class="inner">
    <th scope="row">
      {row.label} <RuleLink number={row.rule} game={game} />
    </th>
    <Cells points={row.points} />
  </tr>
);

/** A group with one line is that line. */
const GroupRows = ({ group, game }: { group: ScoreGroup; game: string }) => {
  const [open, setOpen] = useState(false);
  const [first, second] = group.rows;
  return (
    <>
      <tr>
        <th scope="row">
          {second ? (
            <button
              class="unfold"
              type="button"
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              <Icon name="chevron" />
              {group.name}
            </button>
          ) : (
            <>
              {group.name} {first && <RuleLink number={first.rule} game={game} />}
            </>
          )}
        </th>
        <Cells points={group.points} />
      </tr>
      {open && group.rows.map((row) => <LineRow key={row.label} row={row} game={game} />)}
    </>
  );
};

interface ScoreTableProps {
  sheet: ScoreSheet;
  name(seat: number): string;
  game: string;
}

export const ScoreTable = ({ sheet, name, game }: ScoreTableProps) => {
  const columns = columnsOf(sheet);
  const best = Math.max(...columns.map(({ points }) => points ?? -Infinity));
  const seatClass = (seat: number | null): string => `seat-${seat === null ? "none" : seat + 1}`;
  return (
    <div class="scroll" tabIndex={0} role="group" aria-label={t("score_sheet")}>
      <table class="sheet-t">
        <thead>
          <tr>
            <th scope="col">
              <span class="sr">{t("category")}</span>
            </th>
            {columns.map(({ seat, name: own }) => (
              <th key={seat} scope="col">
                <span class={`who ${seatClass(seat)}`}>
                  {seat !== null && <Pip seat={seat} />}
                  {seat === null ? own : name(seat)}
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
            {columns.map(({ seat, points }) => (
              <td key={seat} class={`${seatClass(seat)} ${points === best ? "best" : ""}`}>
                {points === null ? "?" : minus(points)}
              </td>
            ))}
          </tr>
          {scoreGroups(sheet, columns).map((group) => (
            <GroupRows key={group.id} group={group} game={game} />
          ))}
          <tr class="total">
            <th scope="row">{t("place")}</th>
            {columns.map(({ seat, place }) => (
              <td key={seat}>{place === null ? "?" : `${place}.`}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
};

/** How a game stands, or ended, that all win or lose together. */
export const TeamSheet = ({ sheet, game }: { sheet: ScoreSheet; game: string }) => (
  <ul class="team-sheet" tabIndex={0} aria-label={t("score_sheet")}>
    {sheet.seats[0]?.lines.map((line) => (
      <li key={line.text}>
        {sentence(line.text)} <RuleLink number={line.rule} game={game} />
      </li>
    ))}
  </ul>
);
