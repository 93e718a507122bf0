// Effects as figures with signs, and as words for those who hear the board.
import type { Lang } from "../../contract";
import type { Effect, Turbine } from "./data";
import { words } from "./words";

export interface Gain {
  sign: string;
  text: string; // the figure, or a word in place of it
  after?: boolean; // the figure stands behind the sign
}

const SIGNS: Record<string, string> = {
  gain_vp: "vp",
  gain_thaler: "thaler",
  gain_worker: "worker",
  gain_uranium: "uranium",
  gain_achievement: "achievement",
};

export function gainsOf(effects: readonly Effect[]): Gain[] {
  return effects.flatMap((effect): Gain[] => {
    const sign = SIGNS[effect.op];
    if (sign) return [{ sign, text: String(effect.n ?? 1) }];
    if (effect.op === "unlock_tech") {
      return [{ sign: "tech", text: String(effect.level ?? 1), after: true }];
    }
    if (effect.op === "advance_income") {
      return [{ sign: `income-${effect.track}`, text: String(effect.n ?? 1) }];
    }
    return [];
  });
}

/** What a turbine changes when its owner energizes, and what it brings. */
export function turbineGains({ modifiers = {}, after_energize: after = [] }: Turbine): Gain[] {
  const { coal_discount_thaler: cheaper, bonus_energy: more, energy_per_uranium: each } = modifiers;
  return [
    ...(cheaper ? [{ sign: "coal", text: `–${cheaper}` }] : []),
    ...(more ? [{ sign: "energize", text: `+${more}` }] : []),
    ...(each ? [{ sign: "uranium", text: String(each) }] : []),
    ...gainsOf(after).map((gain) => ({ ...gain, text: gain.after ? gain.text : `+${gain.text}` })),
  ];
}

export function gainsText(effects: readonly Effect[], lang: Lang): string {
  const { gain } = words[lang];
  return effects
    .flatMap((effect) => {
      const n = effect.n ?? 1;
      switch (effect.op) {
        case "gain_vp":
          return [gain.vp(n)];
        case "gain_thaler":
          return [gain.thaler(n)];
        case "gain_worker":
          return [gain.worker(n)];
        case "gain_uranium":
          return [gain.uranium(n)];
        case "gain_achievement":
          return [gain.achievement(n)];
        case "unlock_tech":
          return [gain.tech(effect.level ?? 1)];
        case "advance_income":
          return [gain.income(gain.tracks[effect.track ?? "any"], n)];
        default:
          return [];
      }
    })
    .join(", ");
}
