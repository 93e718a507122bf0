// Tokens with their numbers, alone and in rows, in drawings and in text. Text never gets smaller than
// people can read: the digits of a small token grow over its edge.
import type { Lang } from "../../../contract";
import { words } from "../words";
import { type Item, isToken } from "./gains";
import { rounded } from "./geometry";
import { SIGNS, TOKENS } from "./icons";

/** Where the number stands, on the grid of 24. */
const MIDDLE: Readonly<Record<string, number>> = {
  vp: 14,
  egg: 13.2,
  silver_window: 13.4,
  gold_window: 13.4,
};

interface TokenProps {
  what: string;
  n?: number;
  always?: boolean; // a price shows its number even if it is one
}

const Face = ({ what, n = 1, always = false, d }: TokenProps & { d: number }) => (
  <>
    <use href={TOKENS[what] ? `#i-pr-t-${what}` : `#i-pr-${what}`} width="24" height="24" />
    {(n > 1 || what === "vp" || always) && (
      <text
        aria-hidden="true"
        class={`tn tn-${what} ${n > 9 ? "two" : ""}`}
        x="12"
        y={MIDDLE[what] ?? 12.2}
        style={{ "--k": rounded(24 / d) }}
      >
        {n}
      </text>
    )}
  </>
);

export const TokenAt = (props: TokenProps & { x: number; y: number; d?: number }) => {
  const { x, y, d = 20 } = props;
  const place = `translate(${rounded(x - d / 2)} ${rounded(y - d / 2)}) scale(${rounded(d / 24)})`;
  return (
    <g class="tk" transform={place}>
      <Face {...props} d={d} />
    </g>
  );
};

/** In a line of text; the words beside it say what it is. */
export const Token = (props: TokenProps & { d?: number }) => {
  const { d = 22 } = props;
  return (
    <svg class="tkh" width={d} height={d} viewBox="0 0 24 24" aria-hidden="true">
      <Face {...props} d={d} />
    </svg>
  );
};

const GLYPH = { or: "/", for: "→" } as const;
const SLIM = 0.5; // of a token: the width of a glyph

/** A row of tokens around a point. */
export const ItemsAt = (props: {
  items: readonly Item[];
  x: number;
  y: number;
  d?: number;
  gap?: number;
}) => {
  const { items, d = 20, gap = 2 } = props;
  const widths = items.map((item) => (isToken(item) ? d : d * SLIM));
  const total = widths.reduce((sum, w) => sum + w, gap * (items.length - 1));
  let left = props.x - total / 2;
  return (
    <>
      {items.map((item, i) => {
        const x = rounded(left + widths[i]! / 2);
        left += widths[i]! + gap;
        if (!isToken(item)) {
          return (
            <text aria-hidden="true" key={i} class="sep" x={x} y={props.y}>
              {GLYPH[item]}
            </text>
          );
        }
        return (
          <TokenAt
            key={i}
            what={item.what}
            n={item.n}
            always={item.priced ?? false}
            x={x}
            y={props.y}
            d={d}
          />
        );
      })}
    </>
  );
};

/** The same in a line of text, with words for those who hear it. */
export const Items = (props: { items: readonly Item[]; lang: Lang; d?: number }) => (
  <span class="items">
    <span class="sr">{itemsText(props.items, props.lang)}</span>
    {props.items.map((item, i) =>
      isToken(item) ? (
        <Token
          key={i}
          what={item.what}
          n={item.n}
          always={item.priced ?? false}
          d={props.d ?? 22}
        />
      ) : (
        <i key={i} aria-hidden="true">
          {GLYPH[item]}
        </i>
      ),
    )}
  </span>
);

export function itemsText(items: readonly Item[], lang: Lang): string {
  const say = words[lang];
  return items
    .map((item, i) => {
      const part = isToken(item) ? say.item(item.what, item.n) : say[item];
      const joined = i > 0 && isToken(item) && isToken(items[i - 1]!);
      return `${joined ? ", " : i > 0 ? " " : ""}${part}`;
    })
    .join("");
}

/** A sign of lines in a drawing; `Icon` of the shell shows the same in text. */
export const SignAt = (props: {
  id: string;
  x: number;
  y: number;
  size: number;
  class?: string;
}) =>
  SIGNS[props.id] ? (
    <use
      class={`sign ${props.class ?? ""}`}
      href={`#i-pr-${props.id}`}
      x={rounded(props.x - props.size / 2)}
      y={rounded(props.y - props.size / 2)}
      width={rounded(props.size)}
      height={rounded(props.size)}
    />
  ) : null;
