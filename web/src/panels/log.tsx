// What happened: the journal by chapters, names in the seats' colours, each line with its rule.
// Pointing at a line lights what it touched; a click takes the board there.
import { useComputed } from "@preact/signals";
import { Component } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { JournalEntry } from "../contract";
import { useDesk } from "../table/desk";
import { chapters, withNames, type Chapter } from "../table/journal";
import { useLater } from "../table/later";
import { writtenNames } from "../table/people";
import { Icon, Pip, Who } from "../ui/icon";
import { RuleLink } from "../ui/rule_link";
import { still } from "../ui/still";
import { t } from "../words/words";

interface LineProps {
  text: string;
  names: readonly string[];
  /** A seat whose name need not be said again at the beginning. */
  known?: number | null;
}

export const Line = ({ text, names, known = null }: LineProps) => {
  const parts = withNames(text, names);
  // "Ola: number 1" is about Ola; only "Ola bids 4" can go without the name.
  if (known !== null && parts[0]?.seat === known && parts[1]?.text.startsWith(" ")) parts.shift();
  return (
    <span>
      {parts.map((part, i) =>
        part.seat === null ? (
          part.text
        ) : (
          <Who key={i} seat={part.seat} name={part.text} pip={false} />
        ),
      )}
    </span>
  );
};

/** "Ola bids 4.": the line begins with the name of who moved. */
const namesItsSeat = (entry: JournalEntry, names: readonly string[]): boolean =>
  entry.seat !== null && (entry.lines[0]?.text.startsWith(`${names[entry.seat]} `) ?? false);

interface EntryProps {
  entry: JournalEntry;
  names: readonly string[];
  /** The line above names the same seat: name and shape need no repeating. */
  goesOn: boolean;
}

const EntryView = ({ entry, names, goesOn }: EntryProps) => {
  const desk = useDesk();
  const { session } = desk;
  const item = useRef<HTMLLIElement>(null);
  const here = useComputed(() => session.travel.looking.value.at === entry.ply).value;
  const [touched = null] = entry.lines.flatMap((line) => line.targets ?? []);
  useEffect(() => {
    if (here) item.current?.scrollIntoView({ block: "nearest" });
  }, [here]);
  const hidden = t("moved_hidden", { name: names[entry.seat ?? 0] ?? "" });
  return (
    <li
      ref={item}
      class={`${here ? "lit" : ""} ${goesOn ? "on" : ""}`}
      onPointerEnter={() => (desk.lit.value = touched)}
      onPointerLeave={() => (desk.lit.value = null)}
      onClick={() => session.travel.look(entry.ply)}
    >
      <button
        class="jump"
        type="button"
        aria-label={t("look_at", { n: entry.ply })}
        title={t("look_at", { n: entry.ply })}
        aria-current={here ? "true" : undefined}
      >
        {entry.seat === null ? <Icon name="info" /> : <Pip seat={entry.seat} />}
      </button>
      <div class="lines">
        {entry.lines.length === 0 && (
          <p>
            <Line text={hidden} names={names} />
          </p>
        )}
        {entry.lines.map((line, i) => (
          <p key={i}>
            <Line
              text={line.text}
              names={names}
              known={goesOn || (i > 0 && namesItsSeat(entry, names)) ? entry.seat : null}
            />
            <RuleLink number={line.rule} />
          </p>
        ))}
      </div>
    </li>
  );
};

const textOf = ({ lines }: JournalEntry): string => lines.map((line) => line.text).join("\n");

// What happened does not change, unless it was taken back; a new move draws its own lines only.
const Entry = still(
  EntryView,
  ({ entry, names, goesOn }) => `${entry.ply} ${goesOn} ${names.join()} ${textOf(entry)}`,
);

const follows = (
  above: JournalEntry | undefined,
  entry: JournalEntry,
  names: readonly string[],
): boolean => above !== undefined && above.seat === entry.seat && namesItsSeat(above, names);

interface ChapterProps {
  chapter: Chapter;
  names: readonly string[];
}

// Old chapters hardly ever change, so a new move draws only the last one.
class ChapterList extends Component<ChapterProps> {
  override shouldComponentUpdate(next: ChapterProps): boolean {
    const { chapter, names } = this.props;
    const same =
      chapter.title === next.chapter.title &&
      names.join() === next.names.join() &&
      chapter.entries.length === next.chapter.entries.length &&
      chapter.entries.every((entry, i) => {
        const other = next.chapter.entries[i];
        if (entry === other) return true;
        return entry.ply === other?.ply && textOf(entry) === textOf(other);
      });
    return !same;
  }

  override render({ chapter, names }: ChapterProps) {
    // A move without a line had no effect ("done"); a secret one may have had.
    const told = chapter.entries
      .filter((entry) => entry.lines.length > 0 || entry.secret)
      .reverse();
    return (
      <section>
        {chapter.title !== null && <h2 class="turn">{chapter.title}</h2>}
        <ol>
          {told.map((entry, i) => (
            <Entry
              key={`${entry.ply} ${entry.seat ?? ""}`}
              entry={entry}
              names={names}
              goesOn={follows(told[i - 1], entry, names)}
            />
          ))}
        </ol>
      </section>
    );
  }
}

/** Newest first, as one reads it while playing. */
export const Log = () => {
  const desk = useDesk();
  const { session } = desk;
  const list = useRef<HTMLDivElement>(null);
  const journal = useLater(session.journal);
  const cut = useComputed(() => chapters(journal.value.entries, desk.board.value?.chapters ?? []));
  const view = session.live.value;
  // Asked of the box itself, it would have to lay out the page before its time.
  const down = useRef(0);
  useEffect(() => {
    // Somebody who reads further down is left in peace.
    if (down.current > 0 && down.current < 80) list.current?.scrollTo({ top: 0 });
  }, [journal.value]);
  if (!view) return <Skeleton />;
  const names = writtenNames(view);
  return (
    <div
      ref={list}
      class="log"
      tabIndex={0}
      role="region"
      aria-label={t("log")}
      onScroll={({ currentTarget }) => (down.current = currentTarget.scrollTop)}
    >
      {cut.value.length === 0 && (
        <div class="empty">
          <Icon name="log" />
          <span>{t("log_empty")}</span>
        </div>
      )}
      {[...cut.value].reverse().map((chapter) => (
        <ChapterList key={chapter.ply} chapter={chapter} names={names} />
      ))}
    </div>
  );
};

export const Skeleton = () => (
  <div class="skel" role="status" aria-label={t("loading")}>
    <i class="w60" />
    <i class="w90" />
    <i class="w40" />
  </div>
);
