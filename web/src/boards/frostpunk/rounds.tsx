// The round track: which type each round feeds, and what waits on it: the storm, the research token,
// the activations of scenario cards, the goal.
import type { BoardProps } from "../../contract";
import { Icon } from "../../ui/icon";
import { gameOf, markOfCard } from "./data";
import { type Description, describe } from "./description";
import { shownOf } from "./target";
import { words } from "./words";

export interface RoundMark {
  kind: "storm" | "tech" | "scenario" | "goal";
  icon: string;
  text: string;
}

export function marksOn(props: BoardProps, d: Description, round: number): RoundMark[] {
  const say = words[props.lang];
  const game = gameOf(props.data);
  const marks: RoundMark[] = [];
  if (d.storm === round) marks.push({ kind: "storm", icon: "fp-storm", text: say.stormHere });
  if (d.research?.round === round) {
    const name = game.techs.get(d.research.tech)?.name[props.lang] ?? "";
    marks.push({ kind: "tech", icon: "fp-research", text: say.researchHere(name) });
  }
  for (const { card, round: at } of d.activations) {
    const found = game.events.get(card);
    if (at !== round || !found) continue;
    marks.push({ kind: "scenario", icon: "star", text: say.scenarioHere(markOfCard(found)) });
  }
  if (round === game.goal.round) {
    marks.push({ kind: "goal", icon: "fp-goal", text: say.goalHere(game.goal.depot) });
  }
  return marks;
}

export const Rounds = (props: BoardProps) => {
  const say = words[props.lang];
  const d = describe(props.view);
  return (
    <ol class="rounds" aria-label={say.roundTrack}>
      {d.columns.map((type, i) => {
        const n = i + 1;
        const marks = marksOn(props, d, n);
        const when = n < d.round ? "past" : n === d.round ? "now" : n > d.rounds ? "beyond" : "";
        return (
          <li
            key={n}
            class={`${when} ${marks.length > 0 ? "marked" : ""}`}
            aria-current={n === d.round ? "step" : undefined}
            {...shownOf(props, `round:${n}`)}
          >
            <b>{n}</b>
            <span class="feeds">
              <Icon name={`fp-${type}`} />
              <span class="sr">{say.feeds(say.types[type])}</span>
            </span>
            {marks.map(({ kind, icon, text }) => (
              <span key={kind + text} class={`on-round ${kind}`}>
                <Icon name={icon} />
                <span class="sr">{text}</span>
              </span>
            ))}
          </li>
        );
      })}
    </ol>
  );
};
