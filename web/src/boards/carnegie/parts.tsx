// What a phone shows one at a time in the sheet of the shell.
import { useRef, useState } from "preact/hooks";
import type { BoardProps } from "../../contract";
import { nameOf } from "../people";
import { AndrewPanel } from "./company/andrew";
import { MiniPlan, untouched } from "./company/company";
import { Fan, SideChoice } from "./company/fan";
import { Crew, LookTabs, type Looked, Pool, ProjectIncome, Purse, Tokens } from "./company/header";
import { Plan, stripMarks } from "./company/plan";
import { StripCard, placesOfStrip } from "./company/strip";
import { gameOf } from "./data";
import { REGIONS, TYPES, describe, ownSeat, ownStyle, spendsResearch } from "./description";
import { TypeIcon } from "./draw";
import { Hit } from "./hit";
import { Ticket } from "./map/ticket";
import { Donations, donationNote, nextDonation } from "./rail/donations";
import { Market } from "./rail/market";
import { Timeline } from "./rail/timeline";
import { askedStep } from "./stage/stage";
import { useSize } from "../use_size";
import { markClass } from "./target";
import { words } from "./words";

const Strips = (props: BoardProps & { seat: number }) => {
  const { types } = gameOf(props.data);
  const say = words[props.lang];
  const player = describe(props.view).players[props.seat]!;
  return (
    <div class="strip-list">
      {[...TYPES].reverse().map((type) => {
        const { mark, target } = stripMarks(props, type, props.seat);
        return (
          <div key={type} class={`thing strip-line ${markClass(mark)}`}>
            <p class="line" aria-hidden="true">
              <TypeIcon type={type} />
              <b>{types.get(type)!.name[props.lang]}</b>
              <span class="quiet">{say.side(player.strips[type].side)}</span>
            </p>
            <StripCard
              places={placesOfStrip(player.strips[type])}
              seat={props.seat}
              lang={props.lang}
            />
            <Hit target={target} />
          </div>
        );
      })}
    </div>
  );
};

const Company = (props: BoardProps & { seat: number }) => {
  const box = useRef<HTMLDivElement>(null);
  const { w } = useSize(box);
  const player = describe(props.view).players[props.seat]!;
  const cell = { w: Math.floor((w - 10) / 4), h: 66 };
  const size = { cell, wall: 5, plates: 0, small: true };
  return (
    <>
      <div class="line">
        <Purse player={player} props={props} />
        <span class="grow" />
        <Pool seat={props.seat} props={props} />
      </div>
      <div ref={box} class="plan-frame">
        {w > 0 && <Plan {...props} size={size} width={w} strips={false} />}
      </div>
      <div class="line flow">
        <Crew player={player} props={props} />
        <Tokens player={player} props={props} />
      </div>
      <ProjectIncome player={player} props={props} />
      <Strips {...props} />
    </>
  );
};

export const CompanyPart = (props: BoardProps) => (
  <div key={askedStep(props.view)} class="ca part" style={ownStyle(props.view)}>
    <h2 class="sr">{words[props.lang].company}</h2>
    <SideChoice {...props} />
    <Fan {...props} />
    <Company {...props} seat={ownSeat(props.view)} />
  </div>
);

export const TimelinePart = (props: BoardProps) => (
  <div class="ca part of-timeline" style={ownStyle(props.view)}>
    <Timeline {...props} />
  </div>
);

const TransportTickets = (props: BoardProps) => {
  const box = useRef<HTMLDivElement>(null);
  const { w } = useSize(box);
  const player = describe(props.view).players[ownSeat(props.view)]!;
  return (
    <div ref={box} class="ticket-list">
      <Pool seat={player.seat} props={props} />
      {w > 0 &&
        REGIONS.map((region) => (
          <div key={region} class="ticket-scaled">
            <Ticket
              {...props}
              region={region}
              size={{ w: Math.floor(w / 1.14), h: 80, stub: 66 }}
            />
          </div>
        ))}
    </div>
  );
};

/** Research goes into tracks and strips, so the strips stand below. */
export const TransportPart = (props: BoardProps) => (
  <div class="ca part" style={ownStyle(props.view)}>
    <TransportTickets {...props} />
    {spendsResearch(props.view) && <Strips {...props} seat={ownSeat(props.view)} />}
  </div>
);

export const DonationsPart = (props: BoardProps) => (
  <div class="ca part" style={ownStyle(props.view)}>
    <p class="quiet">
      {nextDonation(props)}. {donationNote(props)}
    </p>
    <Donations {...props} large />
  </div>
);

export const DepartmentsPart = (props: BoardProps) => (
  <div class="ca part" style={ownStyle(props.view)}>
    <Market {...props} large />
  </div>
);

export const OthersPart = (props: BoardProps) => {
  const { view } = props;
  const say = words[props.lang];
  const d = describe(view);
  const others = d.order.filter((seat) => seat !== view.seat);
  const [looked, setLooked] = useState<Looked | null>(null);
  const shown = looked ?? (d.andrew ? "andrew" : null);
  return (
    <div class="ca part" style={ownStyle(props.view)}>
      <h2 class="sr">{say.others}</h2>
      {shown !== null && <LookTabs {...props} looked={shown} onLook={setLooked} />}
      {shown === "andrew" && <AndrewPanel {...props} />}
      {typeof shown === "number" && <Company {...untouched(props)} seat={shown} />}
      {shown === null &&
        others.map((seat) => {
          const player = d.players[seat]!;
          const name = nameOf(seat, view.names, view.seat, say);
          return (
            <button key={seat} type="button" class="other" onClick={() => setLooked(seat)}>
              <MiniPlan player={player} props={props} />
              <span>
                <b>{name}</b>
                <Purse player={player} props={props} />
                <Crew player={player} props={props} />
              </span>
            </button>
          );
        })}
    </div>
  );
};
