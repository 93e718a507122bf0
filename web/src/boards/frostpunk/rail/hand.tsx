// One's own citizen cards, open; of the others only how many there are, unless hands are open for
// all. A card that fits what the pawn may do now glows.
import type { BoardProps } from "../../../contract";
import { Icon } from "../../../ui/icon";
import { nameOf } from "../../people";
import { gameOf } from "../data";
import { describe, type SeatCards } from "../description";
import { Hit } from "../hit";
import { markClass, markOf, targetOf } from "../target";
import { words } from "../words";
import { ZoneHead } from "./zone_head";

const CitizenCard = ({ props, id, played }: { props: BoardProps; id: string; played: boolean }) => {
  const say = words[props.lang];
  const card = gameOf(props.data).citizens.get(id);
  if (!card) return null;
  const target = `citizen:${id}`;
  const mark = markOf(props, target);
  const label = `${card.name[props.lang]}, ${say.pawn[card.type]}: ${card.text[props.lang]}`;
  return (
    <li class={`thing citizen ${card.type} ${markClass(mark)} ${played ? "played" : ""}`}>
      <Icon name={`fp-${card.type}`} />
      <span aria-hidden="true">
        <b>{card.name[props.lang]}</b>
        <small>
          {mark.offered && <em>{say.fits}</em>}
          {played && <em>{say.played}</em>} {card.text[props.lang]}
        </small>
      </span>
      <Hit target={targetOf(props, target, label)} />
    </li>
  );
};

const Cards = ({ props, seat }: { props: BoardProps; seat: SeatCards }) => (
  <ul>
    {seat.played !== null && <CitizenCard props={props} id={seat.played} played />}
    {seat.hand?.map((id) => (
      <CitizenCard key={id} props={props} id={id} played={false} />
    ))}
  </ul>
);

export const Hand = (props: BoardProps) => {
  const say = words[props.lang];
  const { view } = props;
  const { seats } = describe(view);
  const own = seats.find(({ seat }) => seat === view.seat);
  const open = seats.filter(({ hand, seat }) => hand !== undefined && seat !== view.seat);
  if (!own && open.length === 0) return null;
  return (
    <section role="group" class="zone of-hand" aria-label={say.hand} tabIndex={0}>
      {own && (
        <>
          <ZoneHead icon="fp-hand" title={say.hand} note={say.cards(own.cards)} />
          <Cards props={props} seat={own} />
        </>
      )}
      {open.map((seat) => (
        <div key={seat.seat}>
          <h3>{say.handOf(nameOf(seat.seat, view.names, view.seat, say))}</h3>
          <Cards props={props} seat={seat} />
        </div>
      ))}
    </section>
  );
};
