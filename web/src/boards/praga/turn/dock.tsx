// The dock: one list of what is still open in the turn, the same place for everybody; on others'
// turns it shows theirs. A row with one option does it; one with several opens them below it. On a
// phone the rows are pills beside each other, over the bar.
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import type { BoardProps } from "../../../contract";
import { Icon } from "../../../ui/icon";
import { holderName } from "../about";
import { describe } from "../description";
import { Items } from "../draw/token";
import { words } from "../words";
import { openRows, type OpenRow } from "./open";

/** A letter pressed anywhere starts its row, from the moment that the row is drawn. */
function useLetters(rows: readonly OpenRow[], start: (row: OpenRow) => void): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      if (document.querySelector("dialog[open]")) return;
      if (document.activeElement?.matches("input, textarea, select")) return;
      const row = rows.find((each) => each.letter === event.key.toLowerCase());
      if (!row) return;
      event.preventDefault();
      start(row);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
}

export const Dock = (props: BoardProps) => {
  const say = words[props.lang];
  const { turn } = describe(props.view);
  const rows = openRows(props);
  const [opened, setOpened] = useState<string | null>(null);
  useEffect(() => setOpened(null), [props.view.ply]);
  const start = (row: OpenRow): void => {
    const [only, ...more] = row.options;
    if (only && more.length === 0) props.onTake?.(only);
    else if (row.options.length > 0) setOpened(opened === row.id ? null : row.id);
    else if (row.denied[0]?.targets[0]) props.onChoose(row.denied[0].targets[0]);
  };
  useLetters(rows, start);
  if (!turn) return null;
  const musts = rows.filter(({ kind }) => kind === "must").length;
  const own = turn.seat === props.view.seat;
  const title = own ? say.dock : say.dockOf(holderName(props, turn.seat));
  return (
    <section class={`pr-dock ${props.layout}`} tabIndex={0} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {musts > 0 && <span class="musts">{say.must(musts)}</span>}
      </header>
      <ul>
        {rows.map((row) => (
          <li key={row.id} class={row.kind}>
            <DockRow
              row={row}
              props={props}
              opened={opened === row.id}
              onStart={() => start(row)}
            />
            {opened === row.id && (
              <div class="choices-of">
                {row.options.map((option) => (
                  <button
                    key={option.move}
                    type="button"
                    onPointerEnter={() => props.onHover(option.targets[0] ?? null)}
                    onPointerLeave={() => props.onHover(null)}
                    onClick={() => props.onTake?.(option)}
                  >
                    {option.short ?? option.label}
                    {option.short && option.price !== undefined ? ` ${option.price}` : ""}
                  </button>
                ))}
              </div>
            )}
          </li>
        ))}
        {rows.length === 0 && <li class="end">{say.nothingOpen}</li>}
      </ul>
    </section>
  );
};

const DockRow = (given: { row: OpenRow; props: BoardProps; opened: boolean; onStart(): void }) => {
  const { row, props } = given;
  const say = words[props.lang];
  const target = row.options[0]?.targets[0] ?? null;
  const inside = (
    <>
      <span class="key-of" aria-hidden="true">
        {row.letter ?? (row.kind === "now" ? "▸" : "")}
      </span>
      <Icon name={`pr-${row.sign}`} />
      <span class="name">{row.name}</span>
      {row.kind === "must" && <span class="must-word">{say.mustMark}</span>}
      <span class="gives">
        {row.note}
        {row.signs.map((sign, i) => (
          <span key={sign}>
            {i > 0 && "/"}
            <Icon name={`pr-${sign}`} />
          </span>
        ))}
        <Items items={row.items} lang={props.lang} d={20} />
      </span>
    </>
  );
  if (row.options.length === 0 && row.denied.length === 0) return <div class="line">{inside}</div>;
  return (
    <button
      type="button"
      class="line"
      aria-disabled={row.options.length === 0}
      aria-expanded={row.options.length > 1 ? given.opened : undefined}
      aria-keyshortcuts={row.letter ?? undefined}
      onPointerEnter={() => props.onHover(target)}
      onPointerLeave={() => props.onHover(null)}
      onClick={given.onStart}
    >
      {inside}
    </button>
  );
};
