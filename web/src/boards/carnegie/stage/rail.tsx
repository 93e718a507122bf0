// Left of map and company: timeline, donations and departments, complete and small. On a narrow
// window only the next events stay, and buttons that open the rest.
import type { BoardProps } from "../../../contract";
import { Icon } from "../../../ui/icon";
import { untouched } from "../company/company";
import { roundText } from "../description";
import { Donations, nextDonation } from "../rail/donations";
import { Market } from "../rail/market";
import { NextEvents, Timeline } from "../rail/timeline";
import { words } from "../words";
import type { Zone } from "./stage";

interface RailProps extends BoardProps {
  open: Zone | null;
  onOpen(zone: Zone): void;
}

const SIGNS: Record<Zone, string> = {
  timeline: "ca-timeline",
  donations: "ca-donation",
  departments: "ca-building",
};

const ZoneBox = (
  props: RailProps & { zone: Zone; info: string; children: preact.ComponentChildren },
) => {
  const say = words[props.lang];
  const title = say[props.zone];
  return (
    <section class={`zone of-${props.zone}`} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span class="note">{props.info}</span>
        <button
          type="button"
          class="enlarge"
          aria-label={say.enlarge(title)}
          aria-expanded={props.open === props.zone}
          onClick={() => props.onOpen(props.zone)}
        >
          <Icon name="ca-expand" />
        </button>
      </header>
      {props.children}
    </section>
  );
};

export const Rail = (props: RailProps) => {
  // What the open drawer shows is chosen there.
  const small = (zone: Zone): BoardProps => (props.open === zone ? untouched(props) : props);
  return (
    <div class="rail">
      <ZoneBox {...props} zone="timeline" info={roundText(props.view)}>
        <Timeline {...small("timeline")} />
      </ZoneBox>
      <ZoneBox {...props} zone="donations" info={nextDonation(props)}>
        <Donations {...small("donations")} />
      </ZoneBox>
      <ZoneBox {...props} zone="departments" info="">
        <Market {...small("departments")} />
      </ZoneBox>
    </div>
  );
};

export const SlimRail = (props: RailProps) => {
  const say = words[props.lang];
  return (
    <nav class="rail slim" aria-label={say.timeline}>
      <NextEvents {...(props.open === "timeline" ? untouched(props) : props)} />
      {(["timeline", "donations", "departments"] as const).map((zone) => (
        <button
          key={zone}
          type="button"
          aria-expanded={props.open === zone}
          onClick={() => props.onOpen(zone)}
        >
          <Icon name={SIGNS[zone]} />
          {say[zone]}
        </button>
      ))}
    </nav>
  );
};
