// Andrew, the opponent of the solo game: his card of the round as far as it may be seen, the next
// one's back, what he owns and what he scores so far.
import type { BoardProps } from "../../../contract";
import { Icon } from "../../../ui/icon";
import { gameOf } from "../data";
import { type Andrew, type Card, type Row, describe } from "../description";
import { Disc } from "../draw";
import { words } from "../words";

const Back = ({ back, props }: { back: Row | "?" | null; props: BoardProps }) => {
  const say = words[props.lang];
  if (back === null) return <span class="card-back none">–</span>;
  return (
    <span class="card-back">
      {back === "?" ? <b>?</b> : <Icon name={`ca-${back}`} />}
      <span>{back === "?" ? say.advanced : say.rows[back]}</span>
    </span>
  );
};

const Face = ({ card, row, props }: { card: Card; row: Row | null; props: BoardProps }) => {
  const say = words[props.lang];
  const game = gameOf(props.data);
  const lines: [Row, string][] = [
    ["hr", say.shift(card.shift)],
    ["management", `${say.takes} ${card.management.map((each) => say.rows[each]).join(", ")}`],
    [
      "construction",
      `${say.builds} ${card.cities.map((id) => game.cityById.get(id)?.name[props.lang]).join(", ")}`,
    ],
    ["rnd", say.advances(say.regions[card.region], card.steps)],
  ];
  return (
    <dl class="card-face">
      {lines.map(([each, text]) => (
        <div key={each} class={each === row ? "on" : ""}>
          <dt>
            <Icon name={`ca-${each}`} />
            <span class="sr">{say.rows[each]}</span>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
      <div>
        <dt>
          <Icon name="ca-donation" />
          <span class="sr">{say.gives}</span>
        </dt>
        <dd>{game.fields.get(card.donation)?.name[props.lang]}</dd>
      </div>
    </dl>
  );
};

const Filed = ({ andrew, props }: { andrew: Andrew; props: BoardProps }) => {
  const say = words[props.lang];
  return (
    <div class="filed">
      {andrew.filed.map(({ vp, cards }, i) => (
        <span key={vp} class={i === andrew.score_card && (andrew.card || andrew.back) ? "on" : ""}>
          <b>{say.worth(vp)}</b>
          <span>× {cards}</span>
        </span>
      ))}
    </div>
  );
};

export const AndrewPanel = (props: BoardProps) => {
  const { view, lang } = props;
  const d = describe(view);
  const say = words[lang];
  const game = gameOf(props.data);
  const { andrew } = d;
  if (!andrew) return null;
  const tiles = Object.entries(andrew.tiles);
  return (
    <div class="andrew" tabIndex={0} role="region" aria-label={say.andrew}>
      <section>
        <h3>{say.card}</h3>
        {andrew.card ? (
          <Face card={andrew.card} row={d.row} props={props} />
        ) : (
          <p class="line">
            <Back back={andrew.back} props={props} />
            {andrew.back && <span>{say.faceDown}</span>}
          </p>
        )}
        {view.progress.round > 0 && !view.over && (
          <p class="quiet">{andrew.chooses ? say.hisTurnToChoose : say.yourTurnToChoose}</p>
        )}
        <p class="line">
          <span class="quiet">{say.nextCard}</span>
          <Back back={andrew.deck.back} props={props} />
        </p>
        <p class="quiet">{say.left(andrew.deck.cards, andrew.deck.basic)}</p>
      </section>
      <section>
        <h3>{say.filed}</h3>
        <Filed andrew={andrew} props={props} />
        <h3>{say.tiles}</h3>
        <p class="line flow">
          {tiles.length === 0 && say.none}
          {tiles.map(([id, n]) => (
            <span key={id} class="token" title={game.departments.get(id)?.name[lang]}>
              <Icon name={`ca-${id}`} />
              {say.short[id]} {n > 1 && `×${n}`}
            </span>
          ))}
        </p>
        <h3>{say.donations}</h3>
        <p class="line flow">
          {andrew.donations.length === 0 && say.none}
          {andrew.donations.map((id) => (
            <span key={id} class="token">
              {game.fields.get(id)?.name[lang]}
            </span>
          ))}
        </p>
      </section>
      <section>
        <h3>
          {say.hisPoints}
          <b class="big">{andrew.points}</b>
        </h3>
        <ul class="sheet-lines">
          {andrew.sheet.map((line, i) => (
            <li key={i}>
              <span>{line[lang]}</span>
              <b>{line.points}</b>
            </li>
          ))}
        </ul>
        <p class="line">
          <Disc who="andrew" />
          {andrew.discs} {say.discs} · {say.level}: {game.difficulties.get(andrew.level)?.[lang]}
        </p>
      </section>
    </div>
  );
};
