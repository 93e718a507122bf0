// What the others of a team would choose: their shapes at the option in the bar and at its place on
// the board, and in words under the question.
import { useEffect, useState } from "preact/hooks";
import type { MenuOption } from "../contract";
import { labelOf, stepName } from "../table/choice";
import { optionFor } from "../table/coach";
import { useDesk } from "../table/desk";
import { nameAt } from "../table/people";
import type { TableSession } from "../table/session";
import { drawnAt } from "../ui/drawn";
import { Pip, Who } from "../ui/icon";
import { seenBox } from "../ui/sight";
import { t } from "../words/words";
import { inLine } from "./in_line";

/** Who points at one of these. */
export const Pointers = ({ options }: { options: readonly MenuOption[] }) => {
  const { session } = useDesk();
  const seats = session.pointing.seatsAt(options);
  if (seats.length === 0) return null;
  return (
    <span class="pointers" title={names(session, seats)}>
      {seats.map((seat) => (
        <Pip key={seat} seat={seat} />
      ))}
      <span class="sr">{names(session, seats)}</span>
    </span>
  );
};

const names = (session: TableSession, seats: readonly number[]): string =>
  t("points_at", { name: seats.map((seat) => nameAt(session, seat)).join(", ") });

/** All that may be pointed at now, by whoever sits here. */
function offered(session: TableSession): readonly MenuOption[] {
  const view = session.live.value;
  return view?.menu ?? view?.may_point ?? [];
}

/** The advice in words, one line of it: its reason as well where there is room. */
export const AdviceLine = () => {
  const { session } = useDesk();
  const options = offered(session);
  const said = session.pointing.points.value.flatMap(({ seat, move, why = "" }) => {
    const found = optionFor({ options, denied: [] }, move);
    if (!found) return [];
    const { option, amount } = found;
    const whole = `${labelOf(option, amount).replace(/\.$/, "")}. ${why}`.trim();
    const step = stepName(option, amount);
    const short = inLine(step, step.split(": ", 1)[0]!);
    return [{ seat, name: `${nameAt(session, seat)}:`, whole, short }];
  });
  if (said.length === 0) return null;
  const all = said.map(({ name, whole }) => `${name} ${whole}`);
  const text = inLine(all.join(" "), "");
  return (
    <p class="sub advised" role="status" title={all.join("\n")}>
      {said.map(({ seat, name, whole, short }) => (
        <span key={seat}>
          <Who seat={seat} name={name} /> {text === "" ? short : whole}{" "}
        </span>
      ))}
    </p>
  );
};

interface Mark {
  seat: number;
  x: number;
  y: number;
}

/** Where the shapes stand: at the upper right corner of the thing, one beside the other. */
function marksIn(frame: HTMLElement, session: TableSession): Mark[] {
  const around = frame.getBoundingClientRect();
  const options = offered(session);
  const taken = new Map<string, number>();
  return session.pointing.points.value.flatMap(({ seat, move }) => {
    const [target] = optionFor({ options, denied: [] }, move)?.option.targets ?? [];
    if (target === undefined) return [];
    const thing = drawnAt(target, frame);
    const box = thing && seenBox(thing);
    if (!box) return [];
    const before = taken.get(target) ?? 0;
    taken.set(target, before + 1);
    return [{ seat, x: box.x + box.width - around.left - 22 * before, y: box.y - around.top }];
  });
}

/** The shapes on the board follow their things as the board is moved. */
export const BoardPoints = ({ frame }: { frame: { current: HTMLElement | null } }) => {
  const { session } = useDesk();
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const points = session.travel.atNow.value ? session.pointing.points.value : [];
  useEffect(() => {
    if (points.length === 0) return setMarks([]);
    let told = "";
    let next = 0;
    const look = (): void => {
      const found = frame.current ? marksIn(frame.current, session) : [];
      const now = JSON.stringify(found);
      if (now !== told) setMarks(found);
      told = now;
      next = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(next);
  }, [points]);
  return (
    <div class="board-points" aria-hidden="true">
      {marks.map(({ seat, x, y }) => (
        <i key={seat} class={`seat-${seat + 1}`} style={{ left: `${x}px`, top: `${y}px` }}>
          <Pip seat={seat} />
        </i>
      ))}
    </div>
  );
};
