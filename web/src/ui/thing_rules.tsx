// What the lessons say of a drawn thing, and the rules that they name for it: of all tips, those of the
// shell and those of boards.
import { useContext, useEffect, useState } from "preact/hooks";
import { gameThings, type ThingText, type Things } from "../net/files";
import { gameInfo } from "../net/games";
import { DeskContext } from "../table/desk";
import { thingFor } from "../table/guide";
import { RuleLink } from "./rule_link";

const MOST = 2;

/** Nothing where the game has no lessons, or they say nothing of such a thing. */
export function useThing(target: string | null): ThingText | null {
  const game = useContext(DeskContext)?.game ?? "";
  const [things, setThings] = useState<Things | null>(null);
  const wanted = target !== null && (gameInfo(game)?.lessons.length ?? 0) > 0;
  useEffect(() => {
    if (wanted && !things) gameThings(game).then(setThings, () => undefined);
  }, [game, wanted]);
  return things && target !== null ? thingFor(things.things, target) : null;
}

export const RulesOf = ({ what }: { what: ThingText | null }) =>
  what && (
    <p class="rules-of">
      {what.rules.slice(0, MOST).map((number) => (
        <RuleLink key={number} number={number} />
      ))}
    </p>
  );

export const ThingRules = ({ target }: { target: string }) => <RulesOf what={useThing(target)} />;
