// A part of the board with its title, what there is to know beside it, and a way to enlarge it.
import type { ComponentChildren } from "preact";
import { Sign } from "../draw";

interface ZoneProps {
  title?: string;
  info?: ComponentChildren;
  class?: string;
  enlarge?: { label: string; open(): void } | null;
  children?: ComponentChildren;
}

export const Zone = (props: ZoneProps) => (
  <section class={`zone ${props.class ?? ""}`} aria-label={props.title}>
    {props.title !== undefined && (
      <header>
        <h2>{props.title}</h2>
        <span class="info">{props.info}</span>
        {props.enlarge && (
          <button
            type="button"
            class="enlarge"
            aria-label={props.enlarge.label}
            onClick={props.enlarge.open}
          >
            <Sign id="expand" size={16} />
          </button>
        )}
      </header>
    )}
    {props.children}
  </section>
);
