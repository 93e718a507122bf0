// The donation table: what each field counts, who gave there, and what it would be worth to the
// company looked at.
import type { BoardProps, Lang } from "../../../contract";
import { Icon } from "../../../ui/icon";
import { still } from "../../../ui/still";
import { nameOf } from "../../people";
import { type Field, type Score, gameOf } from "../data";
import { type Holder, describe, ownSeat } from "../description";
import { Disc, TypeIcon } from "../draw";
import { Hit } from "../hit";
import { type Marked, markClass, marked, markedKey } from "../target";
import { words } from "../words";

const What = ({ score, lang }: { score: Score; lang: Lang }) => {
  const say = words[lang];
  switch (score.what) {
    case "department":
      return <Icon name={`ca-${score.category ?? "building"}`} />;
    case "project":
      return (
        <>
          {score.types?.map((type) => (
            <TypeIcon key={type} type={type} size={15} />
          ))}
        </>
      );
    case "railway_region":
      return <Icon name="ca-railway" />;
    case "donation":
      return <Icon name="ca-donation" />;
    case "active_employee":
      return <Icon name="ca-employee" />;
    case "project_in_region":
      return <i class={`letter of-${score.region}`}>{say.letters[score.region!]}</i>;
    case "project_in_small_city":
      return <i class="small-city" />;
    case "pay":
      return (
        <>
          {score.pay?.money && <span>/{say.dollars(score.pay.money).replace("\u00a0", "")}</span>}
          {score.pay?.goods && <Icon name="ca-goods" />}
        </>
      );
    default:
      return null;
  }
};

const Formula = ({ field, lang }: { field: Field; lang: Lang }) => (
  <span class="formula" aria-hidden="true">
    <b>{field.score.vp}</b>
    <What score={field.score} lang={lang} />
  </span>
);

interface FieldProps extends Marked {
  field: Field;
  lang: Lang;
  holders: Holder[];
  names: string;
  own: boolean;
  worth: number;
  large: boolean;
}

const FieldView = (props: FieldProps) => {
  const { field, lang, holders, own, mark, target, large } = props;
  const say = words[lang];
  const state = `${holders.length > 0 ? "full" : ""} ${own ? "own" : ""} ${markClass(mark)}`;
  const discs = holders.map((holder) => (
    <Disc key={String(holder)} who={holder} size={large ? 20 : 16} />
  ));
  if (!large) {
    return (
      <div class={`thing field ${state}`} title={field.text[lang]}>
        {discs}
        <Formula field={field} lang={lang} />
        <Hit target={target} />
      </div>
    );
  }
  return (
    <div class={`thing field-card ${state}`}>
      <p class="line" aria-hidden="true">
        <Formula field={field} lang={lang} />
        {discs}
        <span class="names">{props.names}</span>
        <span class="worth-chip" title={say.worthNow}>
          {say.worth(props.worth)}
        </span>
      </p>
      <p aria-hidden="true">{field.text[lang]}</p>
      <Hit target={target} />
    </div>
  );
};

const FieldStill = still(
  FieldView,
  (props) =>
    `${props.lang} ${props.holders.join()} ${props.names} ${props.own} ${props.worth} ${markedKey(props)}`,
);

export const Donations = (props: BoardProps & { large?: boolean }) => {
  const { view, lang } = props;
  const say = words[lang];
  const d = describe(view);
  const game = gameOf(props.data);
  const seat = ownSeat(view);
  const fields = [...game.fields.values()].sort((a, b) => a.row - b.row || a.col - b.col);
  const name = (holder: Holder): string =>
    typeof holder === "number" ? nameOf(holder, view.names, view.seat, say) : say[holder];
  return (
    <div class={props.large ? "cards five" : "field-grid"}>
      {game.causes.map((cause) => (
        <h3 key={cause.id} data-target="donation" title={cause.name[lang]}>
          <Icon name={`ca-${cause.id}`} />
          <span class={props.large ? "" : "sr"}>{cause.name[lang]}</span>
        </h3>
      ))}
      {fields.map((field) => {
        const holders = d.donations[field.id] ?? [];
        const names = holders.map(name).join(", ");
        const worth = d.players[seat]!.worth[field.id] ?? 0;
        const about = [
          field.name[lang],
          field.text[lang],
          names && say.heldBy(names),
          say.worth(worth),
        ];
        return (
          <FieldStill
            key={field.id}
            field={field}
            lang={lang}
            holders={holders}
            names={names}
            own={holders.includes(seat)}
            worth={worth}
            large={props.large ?? false}
            {...marked(props, `donation:${field.id}`, about.filter(Boolean).join(", "))}
          />
        );
      })}
    </div>
  );
};

/** "your 3rd: $15" */
export function nextDonation(props: BoardProps): string {
  const player = describe(props.view).players[ownSeat(props.view)]!;
  const say = words[props.lang];
  return props.view.seat === null
    ? say.costNow(player.donation_cost)
    : say.nextDonation(player.donations.length + 1, player.donation_cost);
}

export function donationNote(props: BoardProps): string {
  const player = describe(props.view).players[ownSeat(props.view)]!;
  return words[props.lang].eachField(player.donation_cap);
}
