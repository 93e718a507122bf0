// A project strip: how far it has slid out, which discs wait on it, which places pay. On a plan it
// comes out of the wall of its floor; a card shows all of it, what is still hidden included.
import type { Lang } from "../../../contract";
import { still } from "../../../ui/still";
import { type StripSpace, paid } from "../data";
import type { Gains, Place, ProjectType, Strip } from "../description";
import { DiscAt, Income, IncomeAt, incomeText, Sign, TypeAt, rounded } from "../draw";
import { type Marked, markClass, markedKey } from "../target";
import { words } from "../words";
import { GRIP, PEEK, type PlaceSpan, spansWidth, stripSpans } from "./strip_layout";

export interface StripProps extends Marked {
  type: ProjectType;
  strip: Strip;
  seat: number;
  lang: Lang;
  x: number; // where it leaves the wall
  y: number; // the top of its floor
  w: number; // how much room there is
  h: number; // of the floor
}

const PlaceView = (
  props: StripProps & { span: PlaceSpan; top: number; height: number; left: number },
) => {
  const { strip, span, top, height, lang, seat } = props;
  const place = strip.places[span.at]!;
  const x = rounded(props.left + span.x + span.w / 2);
  const y = top + Math.min(18, height * 0.36);
  if (place.kind === "disc") {
    return (
      <g class={`pit ${place.disc ? "waiting" : "pays"}`}>
        <circle class="well" cx={x} cy={y} r="11.5" />
        {place.disc ? (
          <DiscAt who={seat} x={x} y={y} r={10.5} />
        ) : (
          <Sign id="check" x={x - 8} y={y - 8} size={16} />
        )}
        <IncomeAt
          income={place.income}
          choice={place.choice}
          lang={lang}
          x={x}
          y={top + height - 11}
          size={14}
          room={span.w - 3}
        />
      </g>
    );
  }
  if (place.kind === "blank") return <path class="blank" d={`M${x - 7} ${top + height / 2}h14`} />;
  const vp = place.kind === "vp";
  const points = place.end_vp > 0 ? `${place.end_vp} ` : "";
  return (
    <g class="pit">
      <text class="large" x={x} y={y + 6} font-size={vp ? 18 : 15} text-anchor="middle">
        {vp ? place.end_vp : `${points}+${place.cap_bonus}`}
      </text>
      <Sign id={vp ? "vp" : "donation"} x={x - 8} y={top + height - 20} size={16} />
    </g>
  );
};

const StripView = (props: StripProps) => {
  const { type, strip, x, w, h, mark, target } = props;
  const height = Math.min(56, h - 14);
  const top = props.y + (h - height) / 2;
  const spans = stripSpans(strip.places, strip.position, w - GRIP - PEEK - 14);
  const left = x + GRIP + PEEK + 1;
  const long = spansWidth(spans);
  const next = strip.places[strip.position + 1];
  return (
    <g class={`strip-out ${markClass(mark)}`}>
      <path class="groove" d={`M${x} ${top + height + 3}H${x + w - 4}`} />
      <TypeAt type={type} x={x + 19} y={top + 15} r={11} />
      <text class="goods" x={x + 12} y={top + height - 7} font-size="14" text-anchor="middle">
        {strip.goods}
      </text>
      <Sign id="goods" x={x + 17} y={top + height - 20} size={15} />
      <g class="peek">
        <path d={`M${x + GRIP} ${top + 1}h${PEEK - 2}v${height - 2}h-${PEEK - 2}z`} />
        {next ? (
          <>
            <Sign id="rnd" x={x + GRIP + 4} y={top + 7} size={16} />
            <text x={x + GRIP + 12} y={top + height - 10} font-size="15" text-anchor="middle">
              {next.cost}
            </text>
          </>
        ) : (
          <Sign id="check" x={x + GRIP + 4} y={top + height / 2 - 8} size={16} />
        )}
      </g>
      <rect class="body" x={left} y={top} width={rounded(long + 8)} height={height} rx="5" />
      <rect
        class={`end type of-${type}`}
        x={rounded(left + long + 2)}
        y={top}
        width="6"
        height={height}
        rx="3"
      />
      {spans.map((span, i) => (
        <g key={span.at}>
          {i > 0 && (
            <path class="divider" d={`M${rounded(left + span.x)} ${top + 6}v${height - 12}`} />
          )}
          <PlaceView {...props} span={span} top={top} height={height} left={left} />
        </g>
      ))}
      {mark.offered && (
        <rect
          class="glow"
          x={x + 2}
          y={top - 3}
          width={rounded(GRIP + PEEK + long + 10)}
          height={height + 6}
          rx="6"
        />
      )}
      <rect
        class="hit"
        x={x}
        y={top - 4}
        width={rounded(GRIP + PEEK + long + 12)}
        height={height + 8}
        {...target}
      />
    </g>
  );
};

export const StripStill = still(StripView, (props) => {
  const { strip } = props;
  const discs = strip.places.map((place) => Number(place.disc)).join("");
  return [
    `${props.x} ${props.y} ${props.w} ${props.h} ${props.seat} ${props.lang}`,
    `${strip.side} ${strip.position} ${discs}`,
    markedKey(props),
  ].join("|");
});

// ---- a whole strip as a card ----

interface CardPlace {
  kind: StripSpace["kind"];
  cost: number | null;
  income: Gains;
  choice: Gains[];
  vp: number;
  cap: number;
  state: "hidden" | "disc" | "built" | "";
}

export const placesOfSide = (spaces: readonly StripSpace[]): CardPlace[] =>
  spaces.map((space) => ({
    kind: space.kind,
    cost: space.cost,
    ...paid(space.income),
    vp: space.endVp ?? 0,
    cap: space.donationCapBonus ?? 0,
    state: "",
  }));

export const placesOfStrip = (strip: Strip): CardPlace[] =>
  strip.places.map((place: Place, at) => ({
    kind: place.kind,
    cost: at === 0 ? null : place.cost,
    income: place.income,
    choice: place.choice,
    vp: place.end_vp,
    cap: place.cap_bonus,
    state: !place.visible ? "hidden" : place.disc ? "disc" : place.built ? "built" : "",
  }));

/** The same in words, in the order in which the places come out. */
export function placesText(places: readonly CardPlace[], lang: Lang): string {
  const say = words[lang];
  return places
    .map((place) => {
      if (place.kind === "vp") return say.worth(place.vp);
      if (place.kind === "limit") {
        return (place.vp > 0 ? `${say.worth(place.vp)}, ` : "") + say.cap(place.cap);
      }
      return incomeText(place.income, place.choice, lang) || "–";
    })
    .join("; ");
}

/** All places of a strip in the order in which they come out, with the research each step takes. */
export const StripCard = ({
  places,
  seat,
  lang,
}: {
  places: CardPlace[];
  seat: number;
  lang: Lang;
}) => {
  const say = words[lang];
  return (
    <ol class="strip-card" aria-hidden="true">
      {places.map((place, at) => (
        <li key={at} class={place.state}>
          <span class="step">
            {place.cost === null ? (
              "–"
            ) : (
              <>
                <Mark id="rnd" />
                {place.cost}
              </>
            )}
          </span>
          <span class="gives">
            {place.kind === "disc" && (
              <Income income={place.income} choice={place.choice} lang={lang} />
            )}
            {(place.kind === "vp" || place.vp > 0) && (
              <span class="gains" title={say.points}>
                <b>{place.vp}</b>
                <Mark id="vp" />
              </span>
            )}
            {place.kind === "limit" && (
              <span class="gains" title={say.cap(place.cap)}>
                <b>+{place.cap}</b>
                <Mark id="donation" />
              </span>
            )}
            {place.kind === "blank" && "–"}
          </span>
          <span class="has">
            {place.state === "disc" && (
              <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
                <DiscAt who={seat} x={12} y={11.5} r={10.5} />
              </svg>
            )}
            {place.state === "built" && <Mark id="check" />}
          </span>
        </li>
      ))}
    </ol>
  );
};

const Mark = ({ id }: { id: string }) => (
  <svg class="i" aria-hidden="true">
    <use href={`#i-ca-${id}`} />
  </svg>
);
