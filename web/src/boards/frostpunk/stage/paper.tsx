// A card of paper: what is typed on every one of them, and whether its figures are the printed ones.
import type { ComponentChildren } from "preact";
import type { Lang } from "../../../contract";
import { Icon } from "../../../ui/icon";
import { designedOf } from "../data";
import { words } from "../words";

/** Says that the printed face is not known, or not wholly. */
export const Designed = ({ source, lang }: { source: string | undefined; lang: Lang }) => {
  const how = designedOf(source);
  if (how === "none") return null;
  const text = words[lang].designed[how];
  return (
    <span class="designed" title={text}>
      <Icon name="fp-pen" />
      <span class="sr">{text}</span>
    </span>
  );
};

export const Paper = (props: {
  class?: string;
  title: string;
  number?: string;
  source?: string | undefined;
  lang: Lang;
  children?: ComponentChildren;
}) => (
  <article class={`paper ${props.class ?? ""}`}>
    <h3>
      {props.title}
      <Designed source={props.source} lang={props.lang} />
    </h3>
    {props.number && <small>{props.number}</small>}
    {props.children}
  </article>
);
