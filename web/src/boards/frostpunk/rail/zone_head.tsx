// The head of a zone: its sign and name, a note, and a button that enlarges it.
import type { ComponentChildren } from "preact";
import { Icon } from "../../../ui/icon";

export const ZoneHead = (props: {
  icon: string;
  title: string;
  note?: ComponentChildren;
  enlarge?: { label: string; onClick(): void };
}) => (
  <header class="zone-head">
    <Icon name={props.icon} />
    <h2>{props.title}</h2>
    {props.note !== undefined && <span class="note">{props.note}</span>}
    {props.enlarge && (
      <button
        type="button"
        class="enlarge"
        aria-label={props.enlarge.label}
        title={props.enlarge.label}
        onClick={props.enlarge.onClick}
      >
        <Icon name="fp-expand" />
      </button>
    )}
  </header>
);
