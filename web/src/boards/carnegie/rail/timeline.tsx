// The timeline: four rows of brass tabs, the marker of each, and what happens next. A row is a
// target; the small form shows only the next event of each.
import type { BoardProps } from "../../../contract";
import { Icon } from "../../../ui/icon";
import { still } from "../../../ui/still";
import { type Event, ROWS, type Row, describe } from "../description";
import { Hit } from "../hit";
import { type Marked, markClass, marked, markedKey } from "../target";
import { type Words, words } from "../words";

const eventText = (event: Event, say: Words): string =>
  say.event(event, event.region === null ? "" : say.regions[event.region]);

const EventSigns = ({ event, say }: { event: Event; say: Words }) => (
  <>
    {event.region !== null && (
      <i class={`letter of-${event.region}`}>{say.letters[event.region]}</i>
    )}
    {event.events.includes("donation") && <Icon name="ca-donation" />}
  </>
);

interface RowProps extends Marked {
  row: Row;
  marker: number;
  spaces: Event[];
  chosen: boolean;
  advancing: boolean; // its marker goes on in this round
  flips: boolean; // its marker is turned over: a row at its end was chosen
  say: Words;
}

export function tabKind(column: number, { marker, advancing, flips }: RowProps): string {
  if (column < marker) return "past";
  if (column === marker) return flips ? "past here flipped" : "past here";
  if (column > marker + 1) return "later";
  return advancing ? "next current" : "next";
}

const RowView = (props: RowProps) => {
  const { row, marker, spaces, chosen, advancing, say, mark, target } = props;
  const next = spaces[marker];
  return (
    <li class={chosen || advancing ? "on" : ""}>
      <div class={`thing row-box ${markClass(mark)}`}>
        <p class="row-head" aria-hidden="true">
          <Icon name={`ca-${row}`} />
          <b>{say.rows[row]}</b>
          <span>
            {(chosen || advancing) && <em>{props.flips ? say.flippedHere : say.now}</em>}
            {next ? <NextText event={next} say={say} /> : "–"}
          </span>
        </p>
        <div class="tabs-of-row" aria-hidden="true">
          <span class={`tab start ${tabKind(0, props)}`} />
          {spaces.map((event, i) => {
            const kind = tabKind(i + 1, props);
            return (
              <span key={i} class={`tab ${kind}`}>
                <EventSigns event={event} say={say} />
                {kind.includes("current") && (
                  <i class="gear">
                    <Icon name="ca-gear" />
                  </i>
                )}
              </span>
            );
          })}
        </div>
        <Hit target={target} />
      </div>
    </li>
  );
};

const NextText = ({ event, say }: { event: Event; say: Words }) => {
  if (event.region === null) return <>{say.donation}</>;
  return (
    <>
      {say.regions[event.region]}
      {event.events.includes("donation") && (
        <>
          {" + "}
          <Icon name="ca-donation" />
        </>
      )}
    </>
  );
};

const RowStill = still(RowView, (props) =>
  [
    `${props.marker} ${props.chosen} ${props.advancing} ${props.flips} ${props.say.vp}`,
    markedKey(props),
  ].join("|"),
);

export function rowProps(props: BoardProps, row: Row): RowProps {
  const say = words[props.lang];
  const d = describe(props.view);
  const { marker, spaces } = d.timeline[row];
  const next = spaces[marker];
  const flips = d.advancing === row && d.row !== row;
  const about = [
    say.rows[row],
    next ? eventText(next, say) : say.nothingMore,
    say.marker(marker, spaces.length),
    flips && say.flipped,
  ];
  return {
    row,
    marker,
    spaces,
    chosen: d.row === row,
    advancing: d.advancing === row,
    flips,
    say,
    ...marked(props, `row:${row}`, about.filter(Boolean).join(", ")),
  };
}

export const Timeline = (props: BoardProps) => (
  <ol class="timeline">
    {ROWS.map((row) => (
      <RowStill key={row} {...rowProps(props, row)} />
    ))}
  </ol>
);

const ShortView = ({ row, marker, spaces, advancing, chosen, say, mark, target }: RowProps) => {
  const next = spaces[marker];
  return (
    <div class={`thing next-event ${chosen || advancing ? "on" : ""} ${markClass(mark)}`}>
      <Icon name={`ca-${row}`} />
      <span
        aria-hidden="true"
        class={`tab ${next ? "next" : "past"} ${advancing ? "current" : ""}`}
      >
        {next ? <EventSigns event={next} say={say} /> : "–"}
      </span>
      <Hit target={target} />
    </div>
  );
};

const ShortStill = still(
  ShortView,
  (props) =>
    `${props.marker} ${props.chosen} ${props.advancing} ${props.say.vp} ${markedKey(props)}`,
);

/** The next event of each row, in one line or column. */
export const NextEvents = (props: BoardProps) => (
  <div class="next-events" role="group" aria-label={words[props.lang].timeline}>
    {ROWS.map((row) => (
      <ShortStill key={row} {...rowProps(props, row)} />
    ))}
  </div>
);
