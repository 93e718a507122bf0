// What a department does, in signs, read from its data: for rooms with enough space. Uses that send
// the employee on a mission come after the flag.
import type { Lang } from "../../../contract";
import type { Department, DepartmentOp } from "../data";
import type { Gains, Resource } from "../description";
import { type Glyph, glyphsOf } from "../draw";

const text = (word: string): Glyph => ({ text: word, wide: 1 });
const sign = (id: string): Glyph => ({ sign: id, wide: 1 });

const gained = (what: Resource, n: number, lang: Lang): Glyph[] =>
  glyphsOf({ [what]: n } as Gains, [], lang);

function pays(pay: Gains, lang: Lang): Glyph[] {
  return [...glyphsOf(pay, [], lang), text("→")];
}

function stepGlyphs(step: DepartmentOp, lang: Lang): Glyph[] {
  const n = step.n ?? 1;
  switch (step.op) {
    case "gain":
      return gained(step.what!, n, lang);
    case "gain_per":
      return [...gained(step.what!, n, lang), text("/2"), sign("employee")];
    case "moves":
      return [text(String(n)), sign("moves")];
    case "convert":
      return [
        ...pays(step.pay!, lang),
        ...joined(
          step.get!.map((each) => stepGlyphs(each, lang)),
          "+",
        ),
        text(`×${step.max}`),
      ];
    case "pay":
      return pays({ [step.what!]: n } as Gains, lang);
    case "build_project":
      return [sign("disc")];
    case "build_department":
      return [sign("plan")];
    case "donate":
      return [sign("donation")];
    default:
      return [];
  }
}

const PASSIVE: Readonly<Record<string, (n: number, lang: Lang) => Glyph[]>> = {
  extra_lobby: () => [sign("lobby")],
  move_into_new_department: () => [sign("employee"), text("→"), sign("plan")],
  donation_cost_step: (n, lang) => [sign("donation"), ...gained("money", n, lang)],
  transport_discount: (n) => [sign("railway"), text(`−${n}`), sign("rnd")],
};

function joined(lists: Glyph[][], by: string): Glyph[] {
  return lists.flatMap((glyphs, i) => (i > 0 ? [text(by), ...glyphs] : glyphs));
}

export function effectOf({ uses, passive }: Department, lang: Lang): Glyph[] {
  if (passive) return PASSIVE[passive.op]?.(passive.n ?? 1, lang) ?? [];
  const isMission = (use: Department["uses"][number]): boolean =>
    use.do.some((step) => step.op === "mission");
  const of = (list: Department["uses"]): Glyph[] =>
    joined(
      list.map((use) => use.do.flatMap((step) => stepGlyphs(step, lang))),
      "/",
    );
  const stay = uses.filter((use) => !isMission(use));
  const leave = uses.filter(isMission);
  return [
    ...of(stay),
    ...(stay.length > 0 && leave.length > 0 ? [text("·")] : []),
    ...(leave.length > 0 ? [sign("mission"), ...of(leave)] : []),
  ];
}
