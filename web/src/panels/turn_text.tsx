// Lines of the log in words: names in the seats' colours, and a turn as it adds up.
import { withNames } from "../table/journal";
import type { Step, Turn } from "../table/turns";
import { Who } from "../ui/icon";
import { sentence, t } from "../words/words";

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

const WRITTEN = 2;

/** Where nothing adds up: the first steps as they are, and how many more there are to be opened. A
 * single one ends without a full stop, as what adds up does. */
function asWritten(steps: readonly Step[]): string {
  const said = steps.slice(0, WRITTEN).map(({ text }) => text);
  if (steps.length === 1) return said.join().replace(/\.$/, "");
  const left = steps.length - said.length;
  return [...said, ...(left > 0 ? [`(${t("n_more", { n: left })})`] : [])].join(" ");
}

/** What a turn is called: as it adds up, or its only step as it was written. */
export const TurnText = ({ turn, names }: { turn: Turn; names: readonly string[] }) => {
  const { seat, text, steps } = turn;
  const name = seat === null ? "" : (names[seat] ?? "");
  if (turn.secret) return <Line text={t("moved_hidden", { name })} names={names} />;
  if (text === "") return <Line text={asWritten(steps)} names={names} />;
  if (seat === null) return <Line text={sentence(text)} names={names} />;
  return (
    <span>
      <Who seat={seat} name={name} pip={false} /> <Line text={text} names={names} />
    </span>
  );
};
