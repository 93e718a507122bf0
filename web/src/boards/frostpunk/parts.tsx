// What a phone shows one at a time in the sheet of the shell.
import type { BoardProps } from "../../contract";
import { Morale } from "./morale";
import { type Zone, ZONE_SIGNS, ZONES } from "./rail/cards";
import { Generator } from "./rail/generator";
import { Hand } from "./rail/hand";
import { Food, People } from "./rail/people";
import { Supply } from "./rail/supply";
import { ZoneHead } from "./rail/zone_head";
import { Rounds } from "./rounds";
import { ZoneBody } from "./stage/zones";
import { words } from "./words";

export const HeatPart = (props: BoardProps) => (
  <div class="fp part">
    <Supply {...props} />
    <Generator {...props} />
  </div>
);

export const PeoplePart = (props: BoardProps) => (
  <div class="fp part">
    <People {...props} />
    <Food {...props} />
  </div>
);

export const MoralePart = (props: BoardProps) => (
  <div class="fp part">
    <Morale {...props} />
    <Rounds {...props} />
  </div>
);

const ZonePart = ({ props, zone }: { props: BoardProps; zone: Zone }) => (
  <section role="group" class={`zone of-${zone}`} aria-label={words[props.lang][zone]}>
    <ZoneHead icon={ZONE_SIGNS[zone]} title={words[props.lang][zone]} />
    <ZoneBody props={props} zone={zone} />
  </section>
);

export const CardsPart = (props: BoardProps) => (
  <div class="fp part">
    <Hand {...props} />
    {ZONES.map((zone) => (
      <ZonePart key={zone} props={props} zone={zone} />
    ))}
  </div>
);
