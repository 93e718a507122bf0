// The automated opponent of a game for one, in a line.
import type { BoardProps } from "../../contract";
import { gameOf } from "./data";
import { describe } from "./description";
import { Token } from "./draw/token";
import { words } from "./words";

export const RivalLine = (props: BoardProps) => {
  const { rival } = describe(props.view);
  if (!rival) return null;
  const say = words[props.lang];
  const card = rival.card === null ? "" : gameOf(props.data).cards.get(rival.card)?.[props.lang];
  return (
    <p class="rival">
      <span class="sr">{say.rivalIs(rival.mines, rival.quarries)}</span>
      <b>{say.rival}</b>
      <span aria-hidden="true">
        <Token what="mines" d={20} /> {rival.mines} <Token what="quarries" d={20} />{" "}
        {rival.quarries}
      </span>
      {card && <span>{say.rivalCard(card, rival.cards)}</span>}
    </p>
  );
};
