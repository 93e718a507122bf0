// The automated opponent of a game for one, in a line.
import type { BoardProps } from "../../contract";
import { gameOf } from "./data";
import { describe } from "./description";
import { words } from "./words";

export const RivalLine = (props: BoardProps) => {
  const { rival } = describe(props.view);
  if (!rival) return null;
  const say = words[props.lang];
  const card = rival.card === null ? "" : gameOf(props.data).cards.get(rival.card)?.[props.lang];
  return (
    <p class="rival">
      <b>{say.rivalIs(rival.mines, rival.quarries)}</b>
      {card && <span>{say.rivalCard(card, rival.cards)}</span>}
    </p>
  );
};
