// The ticket of a region: its transport track with what each place pays and costs, the discs of all
// companies, and the mission area.
import type { BoardProps, Lang } from "../../../contract";
import { still } from "../../../ui/still";
import { nameOf } from "../../people";
import { type TrackSpace, gameOf, paid } from "../data";
import { type Holder, type Region, describe, ownSeat } from "../description";
import { DiscAt, IncomeAt, PawnAt, Sign, incomeText, rosette, rounded } from "../draw";
import { type Marked, markClass, marked, markedKey } from "../target";
import { words } from "../words";
import {
  type Span,
  type TicketSize,
  crowdOf,
  discSpots,
  isNarrow,
  placeSpans,
} from "./ticket_layout";

interface TicketProps {
  region: Region;
  size: TicketSize;
  lang: Lang;
  spaces: TrackSpace[];
  own: number; // position of the company looked at
  seat: number;
  nextCost: number | null;
  discs: { who: Holder; at: number }[];
  missions: number[];
  paying: boolean; // the event of this round
  track: Marked;
  mission: Marked;
}

const TOP = 21; // of the places, under the name
const ROAD = 40; // all but the places

const Place = (props: TicketProps & { at: number; span: Span }) => {
  const { at, span, own, lang, size } = props;
  const space = props.spaces[at]!;
  const height = size.h - ROAD;
  const middle = rounded(span.x + span.w / 2);
  const last = at === props.spaces.length - 1;
  const free = !props.discs.some((disc) => disc.at === at);
  const bonus = last && free && !isNarrow(size) ? paid(space.reward).income : null;
  const cost = at === own + 1 ? (props.nextCost ?? space.cost) : space.cost;
  const state = at === own ? "own" : at < own ? "passed" : "";
  const shut = last && at !== own && !free;
  return (
    <g class={`stop ${state} ${shut ? "shut" : ""}`}>
      <rect x={rounded(span.x + 1)} y={TOP} width={rounded(span.w - 2)} height={height} rx="4" />
      <IncomeAt
        income={paid(space.income).income}
        lang={lang}
        x={bonus ? span.x + span.w * 0.26 : middle}
        y={TOP + 10.5}
        size={14}
        room={span.w - 4}
      />
      {bonus && (
        <g class="bonus">
          <rect
            x={rounded(span.x + span.w * 0.5)}
            y={TOP + 2.5}
            width={rounded(span.w * 0.5 - 3)}
            height={height - 5}
            rx="3"
          />
          <IncomeAt
            income={bonus}
            lang={lang}
            x={span.x + span.w * 0.74}
            y={TOP + height / 2}
            size={14}
            room={span.w * 0.46}
          />
        </g>
      )}
      {at > own ? (
        <g class="fee">
          <Sign
            id="rnd"
            x={(bonus ? span.x + span.w * 0.26 : middle) - 12}
            y={TOP + height - 16.5}
            size={13}
          />
          <text
            x={rounded((bonus ? span.x + span.w * 0.26 : middle) + 7)}
            y={TOP + height - 5}
            font-size="14"
            text-anchor="middle"
          >
            {cost}
          </text>
        </g>
      ) : (
        <Sign id={space.level} x={middle - 8} y={TOP + height - 18} size={16} />
      )}
    </g>
  );
};

const Road = ({ spaces, size, spans }: TicketProps & { spans: Span[] }) => {
  const y = size.h - 11;
  return (
    <>
      {spans.map((span, i) => {
        const { level } = spaces[i]!;
        const from = rounded(span.x + (i === 0 ? 4 : 0));
        const to = rounded(span.x + span.w - (i === spans.length - 1 ? 4 : 0));
        return (
          <g key={i}>
            <path class={`road ${level}`} d={`M${from} ${y}H${to}`} />
            {level === "railway" && <path class="sleepers" d={`M${from} ${y}H${to}`} />}
          </g>
        );
      })}
    </>
  );
};

const Discs = ({ discs, size, spans, seat }: TicketProps & { spans: Span[] }) => (
  <>
    {spans.map((span, at) => {
      const here = discs
        .filter((disc) => disc.at === at)
        .sort((a, b) => Number(a.who === seat) - Number(b.who === seat));
      const spots = discSpots(here.length);
      return here.map(({ who }, i) => (
        <DiscAt
          key={String(who)}
          who={who}
          x={rounded(span.x + span.w / 2 + spots[i]!.x)}
          y={rounded(size.h - 11.5 + spots[i]!.y)}
          r={spots[i]!.r}
        />
      ));
    })}
  </>
);

const Missions = ({ missions, size, mission }: TicketProps) => {
  const radius = Math.min(size.h / 2 - 4, size.stub / 2 - 2);
  const [cx, cy] = [size.w - size.stub / 2 - 1, size.h / 2];
  return (
    <g class={`missions ${markClass(mission.mark)}`}>
      {mission.mark.offered && <circle class="halo" cx={cx} cy={cy} r={radius} />}
      <path class="guilloche" d={rosette(cx, cy, radius, 14, 0.3)} />
      <circle class="core" cx={cx} cy={cy} r={rounded(radius * 0.74)} />
      {crowdOf(missions, size).map((one, i) => (
        <g key={i}>
          <PawnAt
            seat={one.seat}
            x={rounded(one.x - (one.count > 1 ? 6 : 0))}
            y={rounded(one.y)}
            size={one.size}
          />
          {one.count > 1 && (
            <text x={rounded(one.x + 1)} y={rounded(one.y - 2)} font-size="13">
              {one.count}
            </text>
          )}
        </g>
      ))}
      <rect
        class="hit"
        x={size.w - size.stub}
        y="0"
        width={size.stub}
        height={size.h}
        {...mission.target}
      />
    </g>
  );
};

const TicketView = (props: TicketProps) => {
  const { region, size, lang, track, spaces } = props;
  const say = words[lang];
  const edge = size.w - size.stub;
  const head = `M.5 7.500a7 7 0 0 1 7-7H${edge}V19H.5z`;
  const spans = placeSpans(size, spaces.length);
  return (
    <svg
      class={`ticket ${markClass(track.mark)} ${props.paying ? "paying" : ""}`}
      viewBox={`0 0 ${size.w} ${size.h}`}
      width={size.w}
      height={size.h}
    >
      <rect class="paper" x=".5" y=".5" width={size.w - 1} height={size.h - 1} rx="7" />
      <path class={`land of-${region}`} d={head} />
      <path fill={`url(#ca-region-${region})`} d={head} />
      <text class="ticket-name" x="9" y="15.5" font-size="15">
        {say.regions[region]}
      </text>
      {props.paying && (
        <text class="ticket-now" x={edge - 8} y="15" font-size="14" text-anchor="end">
          {say.income}
        </text>
      )}
      {spans.map((span, at) => (
        <Place key={at} {...props} at={at} span={span} />
      ))}
      <Road {...props} spans={spans} />
      <Discs {...props} spans={spans} />
      {track.mark.offered && (
        <g class="tag">
          <rect class="frame" x="1.5" y="1.5" width={edge - 3} height={size.h - 3} rx="6" />
        </g>
      )}
      <rect class="hit" x="0" y="0" width={edge} height={size.h} rx="7" {...track.target} />
      <path class="stub" d={`M${edge} 1V${size.h - 1}`} />
      <Missions {...props} />
    </svg>
  );
};

const TicketStill = still(TicketView, (props) =>
  [
    `${props.size.w} ${props.size.h} ${props.size.stub} ${props.lang} ${props.seat} ${props.own}`,
    `${props.nextCost} ${props.paying} ${props.missions.join()}`,
    props.discs.map((disc) => `${disc.who}@${disc.at}`).join(),
    markedKey(props.track),
    markedKey(props.mission),
  ].join("|"),
);

export const Ticket = (props: BoardProps & { region: Region; size: TicketSize; seat?: number }) => {
  const { region, view, lang } = props;
  const say = words[lang];
  const d = describe(view);
  const game = gameOf(props.data);
  const seat = props.seat ?? ownSeat(view);
  const own = d.players[seat]!.transport[region];
  const missions = d.players.map((player) => player.missions[region]);
  const spaces = game.tracks.get(region)!;
  const name = say.regions[region];
  const away = missions.flatMap((n, at) =>
    n > 0 ? [`${nameOf(at, view.names, view.seat, say)} ${n}`] : [],
  );
  const gain = incomeText(own.income, [], lang);
  const reward = incomeText(paid(spaces.at(-1)!.reward).income, [], lang);
  const level = game.levels[own.level][lang];
  const about = [say.track(name, level, own.position, spaces.length), gain];
  if (own.next_cost !== null) about.push(say.nextStep(own.next_cost), say.firstHere(reward));
  const discs: TicketProps["discs"] = d.players.map((player) => ({
    who: player.seat,
    at: player.transport[region].position,
  }));
  if (d.andrew) discs.push({ who: "andrew", at: d.andrew.transport[region] });
  return (
    <TicketStill
      region={region}
      size={props.size}
      lang={lang}
      spaces={spaces}
      own={own.position}
      seat={seat}
      nextCost={own.next_cost}
      discs={discs}
      missions={missions}
      paying={d.event?.region === region}
      track={marked(props, `track:${region}`, about.join(", "))}
      mission={marked(props, `mission:${region}`, say.mission(name, away.join(", ") || say.nobody))}
    />
  );
};
