// Who has a column in the tables and a line in the plots of a report: the seats, or all together in a
// game that all win or lose together.
import { gameInfo } from "../net/games";
import { useDesk } from "../table/desk";
import { nameAt } from "../table/people";
import { Who } from "../ui/icon";
import { t } from "../words/words";

export interface Columns {
  names: readonly string[];
  team: boolean;
}

export function useColumns(): Columns {
  const { game, session } = useDesk();
  const team = gameInfo(game)?.cooperative ?? false;
  const seats = session.live.value?.places ?? [];
  return { names: team ? [t("together")] : seats.map((_, seat) => nameAt(session, seat)), team };
}

/** Whose line is which. One line needs no key. */
export const Keys = ({ names }: { names: readonly string[] }) =>
  names.length < 2 ? null : (
    <span class="keyrow">
      {names.map((name, seat) => (
        <Who key={seat} seat={seat} name={name} />
      ))}
    </span>
  );
