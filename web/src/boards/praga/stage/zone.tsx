// The frame of a zone: plate, vermilion hairline, gilt corners, and a title with an initial.
import type { ComponentChildren } from "preact";

export const Initial = ({ title }: { title: string }) => (
  <h2 class="initialled" aria-label={title}>
    <span aria-hidden="true">{title.slice(0, 1)}</span>
    <span aria-hidden="true">{title.slice(1)}</span>
  </h2>
);

interface ZoneProps {
  title: string;
  class?: string;
  style?: Record<string, string>;
  extra?: ComponentChildren;
  bare?: boolean; // the title is only heard
  children: ComponentChildren;
}

export const Zone = (props: ZoneProps) => (
  <section class={`zone ${props.class ?? ""}`} style={props.style ?? {}} aria-label={props.title}>
    {!props.bare && (
      <header>
        <Initial title={props.title} />
        {props.extra}
      </header>
    )}
    {props.children}
  </section>
);
