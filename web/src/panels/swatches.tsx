// The colour of one's own seat: one round button for each, with the shape of the seat that has it.
import { useEffect, useId, useState } from "preact/hooks";
import { inColour, swatches } from "../table/colours";
import { nameAt } from "../table/people";
import type { TableSession } from "../table/session";
import { sentence, t } from "../words/words";

/** The arrow keys pass over colours; only where they rest is a choice. */
const REST = 250;
/** After so long without an answer the table has refused, and what it says is shown again. */
const PATIENCE = 2000;

export const Swatches = ({ session, seat }: { session: TableSession; seat: number }) => {
  const group = useId();
  const [wanted, setWanted] = useState<number | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    const timers = [
      setTimeout(() => session.recolour(wanted), REST),
      setTimeout(() => setWanted(null), PATIENCE),
    ];
    return () => timers.forEach(clearTimeout);
  }, [wanted]);
  const all = swatches(session.state.value?.seats ?? [], seat);
  const shown = wanted ?? all.find(({ holder }) => holder === seat)?.colour;
  return (
    <span class="swatches" role="radiogroup" aria-label={t("your_colour")}>
      {all.map(({ colour, name, holder, taken }) => {
        const label =
          taken && holder !== null
            ? t("colour_taken", { colour: t(name), name: nameAt(session, holder) })
            : t(name);
        return (
          <label
            key={colour}
            title={sentence(label)}
            style={Object.fromEntries(inColour("--seat", colour))}
          >
            <input
              class="sr"
              type="radio"
              name={group}
              aria-label={label}
              checked={colour === shown}
              disabled={taken}
              onChange={() => setWanted(colour)}
            />
            <span>
              {holder !== null && (
                <svg aria-hidden="true">
                  <use href={`#seat-${holder + 1}`} />
                </svg>
              )}
            </span>
          </label>
        );
      })}
    </span>
  );
};
