// The small drawn things that appear in many places: discs, employees, signs of project types,
// incomes as icons and figures. All in the units of the SVG around them.
import type { Lang } from "../../contract";
import type { Gains, Holder, ProjectType, Resource } from "./description";
import { ICONS, sign } from "./icons";
import { words } from "./words";

export const rounded = (n: number): number => Math.round(n * 100) / 100;

/** A sign inside a drawing; `Icon` of the shell shows the same in text. */
export const Sign = (props: { id: string; x: number; y: number; size: number; class?: string }) => (
  <use
    class={`sign ${props.class ?? ""}`}
    href={`#i-${sign(props.id)}`}
    x={rounded(props.x)}
    y={rounded(props.y)}
    width={props.size}
    height={props.size}
  />
);

const seatClass = (who: Holder): string =>
  typeof who === "number" ? `seat-${who + 1}` : `held-${who}`;

/** What marks a seat beside its colour, white on its disc: circle, triangle, square, diamond. */
const Shape = ({ who, x, y, r }: { who: Holder; x: number; y: number; r: number }) => {
  const k = r * 0.5;
  const at = (dx: number, dy: number): string => `${rounded(x + dx * k)} ${rounded(y + dy * k)}`;
  const path = (points: [number, number][]): string =>
    `M${points.map(([dx, dy]) => at(dx, dy)).join("L")}Z`;
  if (who === "neutral") {
    const d = `M${at(-0.84, -0.84)}L${at(0.84, 0.84)}M${at(0.84, -0.84)}L${at(-0.84, 0.84)}`;
    return <path class="shape cross" d={d} stroke-width={rounded(r * 0.24)} />;
  }
  if (who === "andrew") {
    return (
      <path
        class="shape"
        d={path([
          [-1.1, 0.9],
          [0, -1.2],
          [1.1, 0.9],
          [0.45, 0.9],
          [0, 0.05],
          [-0.45, 0.9],
        ])}
      />
    );
  }
  if (who === 0) return <circle class="shape" cx={x} cy={y} r={rounded(k * 0.92)} />;
  if (who === 1)
    return (
      <path
        class="shape"
        d={path([
          [0, -1.12],
          [1.1, 0.8],
          [-1.1, 0.8],
        ])}
      />
    );
  if (who === 2) {
    return (
      <path
        class="shape"
        d={path([
          [-0.85, -0.85],
          [0.85, -0.85],
          [0.85, 0.85],
          [-0.85, 0.85],
        ])}
      />
    );
  }
  return (
    <path
      class="shape"
      d={path([
        [0, -1.2],
        [1.2, 0],
        [0, 1.2],
        [-1.2, 0],
      ])}
    />
  );
};

export const DiscAt = ({ who, x, y, r }: { who: Holder; x: number; y: number; r: number }) => (
  <g class={`disc ${seatClass(who)}`}>
    <circle class="foot" cx={x} cy={rounded(y + r * 0.2)} r={r} />
    <circle class="top-side" cx={x} cy={y} r={r} />
    <circle class="rim" cx={x} cy={y} r={rounded(r * 0.8)} />
    <Shape who={who} x={x} y={y} r={r} />
  </g>
);

export const Disc = ({ who, size = 18 }: { who: Holder; size?: number }) => (
  <svg class="drawn" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <DiscAt who={who} x={12} y={11.5} r={10.5} />
  </svg>
);

const BODY = "M12 12.5c-4.6 0-7.2 3.6-7.6 9.3L4 28.500h16l-.4-6.700c-.4-5.700-3-9.300-7.600-9.300z";

interface PawnProps {
  seat: number;
  x: number; // the middle of its foot, or of its side
  y: number;
  size: number; // its height when it stands
  lying?: boolean;
}

/** An employee: upright at work, on its back when idle. */
export const PawnAt = ({ seat, x, y, size, lying = false }: PawnProps) => {
  const k = size / 30;
  const place = lying
    ? `translate(${rounded(x - 16 * k)} ${rounded(y + 4 * k)}) rotate(-90) scale(${rounded(k)})`
    : `translate(${rounded(x - 12 * k)} ${rounded(y - 29 * k)}) scale(${rounded(k)})`;
  return (
    <g class={`pawn seat-${seat + 1} ${lying ? "lying" : ""}`} transform={place}>
      <path class="body" d={BODY} />
      <circle class={lying ? "head" : "body"} cx="12" cy="7" r="5.5" />
      <Shape who={seat} x={12} y={21.6} r={lying ? 6 : 7.5} />
    </g>
  );
};

export const Pawn = ({
  seat,
  size = 20,
  lying = false,
}: Pick<PawnProps, "seat" | "lying"> & { size?: number }) =>
  lying ? (
    <svg
      class="drawn"
      width={size * 1.2}
      height={size * 0.66}
      viewBox="-1 0 33 18"
      aria-hidden="true"
    >
      <PawnAt seat={seat} x={16} y={17} size={30} lying />
    </svg>
  ) : (
    <svg class="drawn" width={size * 0.8} height={size} viewBox="0 0 24 30" aria-hidden="true">
      <PawnAt seat={seat} x={12} y={29} size={30} />
    </svg>
  );

const OUTLINES: Record<Exclude<ProjectType, "infrastructure">, [number, number][]> = {
  housing: [
    [-0.92, -0.12],
    [0, -1.05],
    [0.92, -0.12],
    [0.92, 0.95],
    [-0.92, 0.95],
  ],
  commerce: [
    [0, -1.14],
    [1.14, 0],
    [0, 1.14],
    [-1.14, 0],
  ],
  industry: [
    [-0.98, 0.95],
    [-0.98, -0.35],
    [-0.4, -1],
    [-0.4, -0.35],
    [0.3, -1],
    [0.3, -0.35],
    [0.98, -1],
    [0.98, 0.95],
  ],
};

/** House, diamond, saw-tooth roof or arch; a circle where any type goes. */
function typePath(type: ProjectType | "any", x: number, y: number, r: number): string {
  const at = (dx: number, dy: number): string => `${rounded(x + dx * r)} ${rounded(y + dy * r)}`;
  if (type === "any")
    return `M${at(-1, 0)}A${r} ${r} 0 1 1 ${at(1, 0)}A${r} ${r} 0 1 1 ${at(-1, 0)}Z`;
  if (type === "infrastructure") {
    return `M${at(-1, 0.95)}L${at(-1, -0.1)}A${rounded(r)} ${rounded(r * 0.98)} 0 0 1 ${at(1, -0.1)}L${at(1, 0.95)}Z`;
  }
  return `M${OUTLINES[type].map(([dx, dy]) => at(dx, dy)).join("L")}Z`;
}

export const TypeAt = (props: { type: ProjectType | "any"; x: number; y: number; r: number }) => {
  const d = typePath(props.type, props.x, props.y, props.r);
  return (
    <>
      <path class={`type of-${props.type}`} d={d} />
      {props.type !== "any" && <path fill={`url(#ca-hatch-${props.type})`} d={d} />}
    </>
  );
};

export const TypeIcon = ({ type, size = 20 }: { type: ProjectType; size?: number }) => (
  <svg class="drawn" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <TypeAt type={type} x={12} y={12.5} r={9.5} />
  </svg>
);

// ---- incomes ----

const ORDER: readonly Resource[] = ["money", "goods", "vp", "research", "employee"];
const SIGNS: Record<Resource, string> = {
  money: "money",
  goods: "goods",
  vp: "vp",
  research: "rnd",
  employee: "employee",
};

export interface Glyph {
  text?: string;
  sign?: string;
  wide: number; // in units of the letters' size
  faint?: boolean;
}

/** "$3", "2 goods" as figures and signs, "/" between what one may choose from. */
export function glyphsOf(income: Gains, choice: readonly Gains[], lang: Lang): Glyph[] {
  const one = (gains: Gains): Glyph[] =>
    ORDER.flatMap((what) => {
      const n = gains[what] ?? 0;
      if (n === 0) return [];
      if (what === "money") {
        const text = words[lang].dollars(n).replace("\u00a0", "");
        return [{ text, wide: 0.62 * text.length }];
      }
      const bare = n === 1 && (what === "goods" || what === "employee");
      return [
        ...(bare ? [] : [{ text: String(n), wide: 0.62 }]),
        { sign: SIGNS[what], wide: 1.05 },
      ];
    });
  const choices = choice.flatMap((gains, i) => [
    ...(i > 0 ? [{ text: "/", wide: 0.36, faint: true }] : []),
    ...one(gains),
  ]);
  return [...one(income), ...choices];
}

/** In words, for those who hear the board. */
function gainsText(gains: Gains, lang: Lang): string {
  const { gain } = words[lang];
  return ORDER.flatMap((what) => (gains[what] ? [gain[what](gains[what])] : [])).join(", ");
}

export function incomeText(income: Gains, choice: readonly Gains[], lang: Lang): string {
  const chosen = choice.map((each) => gainsText(each, lang)).join(` ${words[lang].or} `);
  return [gainsText(income, lang), chosen].filter(Boolean).join(", ");
}

interface IncomeProps {
  income: Gains;
  choice?: readonly Gains[];
  lang: Lang;
  x: number; // the middle
  y: number;
  size: number; // of the letters
  room?: number; // how wide it may be at most
}

export const IncomeAt = ({
  income,
  choice = [],
  lang,
  x,
  y,
  size,
  room = Infinity,
}: IncomeProps) => {
  const glyphs = glyphsOf(income, choice, lang);
  const wide = glyphs.reduce((sum, glyph) => sum + glyph.wide, 0);
  const letter = Math.max(12, Math.min(size, room / Math.max(wide, 1)));
  let left = x - (wide * letter) / 2;
  return (
    <g class="gains">
      {glyphs.map((glyph, i) => {
        const from = left;
        left += glyph.wide * letter;
        return glyph.sign ? (
          <Sign key={i} id={glyph.sign} x={from} y={y - letter * 0.5} size={letter * 1.02} />
        ) : (
          <text
            key={i}
            class={glyph.faint ? "faint" : ""}
            x={rounded(from + (glyph.wide * letter) / 2)}
            y={rounded(y + letter * 0.36)}
            font-size={rounded(letter)}
            text-anchor="middle"
          >
            {glyph.text}
          </text>
        );
      })}
    </g>
  );
};

/** An income in a line of text. */
export const Income = (props: Pick<IncomeProps, "income" | "choice" | "lang">) => (
  <span
    class="gains"
    role="img"
    aria-label={incomeText(props.income, props.choice ?? [], props.lang)}
  >
    {glyphsOf(props.income, props.choice ?? [], props.lang).map((glyph, i) =>
      glyph.sign ? (
        <svg key={i} class="i" aria-hidden="true">
          <use href={`#i-${sign(glyph.sign)}`} />
        </svg>
      ) : (
        <b key={i} aria-hidden="true">
          {glyph.text}
        </b>
      ),
    )}
  </span>
);

// ---- engraving ----

/** A guilloche rosette of three rings. */
export function rosette(
  x: number,
  y: number,
  radius: number,
  waves: number,
  depth: number,
): string {
  let path = "";
  for (let ring = 0; ring < 3; ring++) {
    const outer = radius * (0.98 - ring * 0.2);
    const half = (radius * depth * (1 - ring * 0.18)) / 2;
    for (const phase of [0, Math.PI]) {
      for (let i = 0; i <= 120; i++) {
        const angle = (i / 120) * 2 * Math.PI;
        const r = outer - half + half * Math.cos(waves * angle + phase + ring);
        const point = `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
        path += (i > 0 ? "L" : "M") + point;
      }
      path += "Z";
    }
  }
  return path;
}

export const SYMBOLS = Object.entries(ICONS);
