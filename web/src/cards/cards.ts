// What the lobby shows of a game before its board is loaded: an emblem, an icon, how long it takes
// and a line about it. A game without a card here is shown plainly.
import type { ComponentType } from "preact";
import type { Bilingual } from "../net/messages";
import { CarnegieArt } from "./carnegie";
import { FrostpunkArt } from "./frostpunk";
import { NucleumArt } from "./nucleum";
import { PowerGridArt } from "./power_grid";
import { PragaArt } from "./praga";

export interface Card {
  id: string;
  name: Bilingual;
  seats: string;
  minutes: number;
  icon: string;
  line: Bilingual;
  Art: ComponentType;
}

const same = (name: string): Bilingual => ({ en: name, pl: name });

export const CARDS: readonly Card[] = [
  {
    id: "power-grid",
    name: { en: "Power Grid", pl: "Wysokie Napięcie" },
    seats: "2–6",
    minutes: 120,
    icon: "bolt",
    line: {
      en: "Bid for plants, buy fuel, light up cities.",
      pl: "Licytuj elektrownie, kupuj surowce, zasilaj miasta.",
    },
    Art: PowerGridArt,
  },
  {
    id: "carnegie",
    name: same("Carnegie"),
    seats: "1–4",
    minutes: 150,
    icon: "building",
    line: {
      en: "Staff a company, build, give it all away.",
      pl: "Zatrudniaj, buduj, a potem rozdaj majątek.",
    },
    Art: CarnegieArt,
  },
  {
    id: "praga",
    name: same("Praga Caput Regni"),
    seats: "1–4",
    minutes: 120,
    icon: "wheel",
    line: {
      en: "Raise a city for the king, crane by crane.",
      pl: "Buduj miasto króla, żuraw po żurawiu.",
    },
    Art: PragaArt,
  },
  {
    id: "nucleum",
    name: same("Nucleum"),
    seats: "1–4",
    minutes: 150,
    icon: "fusion",
    line: { en: "Rails, uranium and lamps in Saxony.", pl: "Tory, uran i światło w Saksonii." },
    Art: NucleumArt,
  },
  {
    id: "frostpunk",
    name: same("Frostpunk"),
    seats: "1–4",
    minutes: 150,
    icon: "heat",
    line: {
      en: "Keep the generator and the hope alive.",
      pl: "Utrzymaj generator i nadzieję.",
    },
    Art: FrostpunkArt,
  },
];

export const cardOf = (id: string): Card | null => CARDS.find((card) => card.id === id) ?? null;
