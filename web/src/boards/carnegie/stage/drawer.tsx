// A zone of the rail enlarged in place, over map and company, with all its words.
import type { BoardProps } from "../../../contract";
import { Icon } from "../../../ui/icon";
import { roundText } from "../description";
import { Donations, donationNote } from "../rail/donations";
import { Market } from "../rail/market";
import { Timeline } from "../rail/timeline";
import { words } from "../words";
import type { Zone } from "./stage";
import { useEscape } from "../../use_escape";

export const Drawer = (props: BoardProps & { zone: Zone; onClose(): void }) => {
  const say = words[props.lang];
  useEscape((props.chosen?.length ?? 0) > 0 ? null : props.onClose);
  const note = {
    timeline: roundText(props.view),
    donations: donationNote(props),
    departments: "",
  }[props.zone];
  return (
    <section class={`drawer of-${props.zone}`} aria-label={say.enlarged(say[props.zone])}>
      <header>
        <h2>{say[props.zone]}</h2>
        <span class="note">{note}</span>
        <span class="grow" />
        <button class="btn" type="button" onClick={props.onClose}>
          <Icon name="close" />
          {say.close}
          <kbd>Esc</kbd>
        </button>
      </header>
      {props.zone === "timeline" && <Timeline {...props} />}
      {props.zone === "donations" && <Donations {...props} large />}
      {props.zone === "departments" && <Market {...props} large />}
    </section>
  );
};
