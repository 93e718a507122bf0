// In one sentence or two, what an option means now.
import type { BoardProps } from "../../../contract";
import { type Choice, gameOf } from "../data";
import { dangersOf } from "../dangers";
import { describe, TYPES } from "../description";
import { type Change, changeOf } from "../meaning";
import { type Words, words } from "../words";

/** The sentences of a change, in the order of the dangers. */
export function sentences(props: BoardProps, change: Change): string[] {
  const say: Words = words[props.lang];
  const d = describe(props.view);
  const [hopeLength = 6, discontentLength = 6] = d.track_lengths;
  const { means } = say;
  const figure = (what: string, now: number, by: number): string[] =>
    by === 0 ? [] : [means.figure(what, now, Math.max(0, now + by))];
  const [hope, discontent] = [d.hope.length, d.discontent.length];
  return [
    change.hope > 0 ? [means.hopeUp(hope, hopeLength)] : [],
    change.hope < 0 ? [means.hopeDown(hope, Math.max(0, hope + change.hope))] : [],
    change.discontent > 0
      ? [means.discontentUp(discontent, discontent + change.discontent, discontentLength)]
      : [],
    change.discontent < 0 ? [means.discontentDown(discontent)] : [],
    figure(say.danger.overload, d.heat.overload, change.overload),
    TYPES.flatMap((type) =>
      figure(
        `${say.danger.sickness}, ${say.types[type].toLowerCase()}`,
        d.people[type].sick,
        change.sick[type] ?? 0,
      ),
    ),
    figure(say.danger.hunger, d.hunger, change.hunger),
    figure(say.danger.deaths, d.deaths, change.deaths),
    figure(say.food, d.food, change.food),
    (["wood", "coal", "core"] as const).flatMap((each) =>
      figure(say.resources[each], d.pool[each], change.pool[each] ?? 0),
    ),
  ].flat();
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const Meaning = ({ props, choice }: { props: BoardProps; choice: Choice }) => {
  const say = words[props.lang];
  const d = describe(props.view);
  const change = changeOf([...(choice.cost ?? []), ...choice.do], d);
  const lines = sentences(props, change).map(capital);
  const before = dangersOf(gameOf(props.data), d);
  const fatal = dangersOf(gameOf(props.data), d, change).some(
    (danger, i) => danger.part >= 1 && (before[i]?.part ?? 0) < 1,
  );
  if (lines.length === 0 && !fatal) return null;
  return (
    <p class="means">
      {lines.join(" ")}
      {fatal && <b> {say.loses}</b>}
    </p>
  );
};
