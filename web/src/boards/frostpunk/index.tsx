// The Frostpunk board as the shell wants it.
import "./style/colours.css";
import "./style/board.css";
import "./style/map.css";
import "./style/rail.css";
import "./style/people.css";
import "./style/cards.css";
import "./style/sizes.css";
import "./style/phone.css";
import type { Board } from "../../contract";
import { Main } from "./main";
import { CardsPart, HeatPart, MoralePart, PeoplePart } from "./parts";
import { chapters, headline, openPart, seatFigures } from "./summary";
import { words } from "./words";

const PARTS = [
  { id: "heat", icon: "fp-heat", name: "partHeat", Part: HeatPart },
  { id: "people", icon: "fp-worker", name: "partPeople", Part: PeoplePart },
  { id: "morale", icon: "fp-hope", name: "partMorale", Part: MoralePart },
  { id: "cards", icon: "fp-event", name: "partCards", Part: CardsPart },
] as const;

export const board: Board = {
  Main,
  parts: PARTS.map(({ id, icon, name, Part }) => ({
    id,
    icon,
    label: { en: words.en[name], pl: words.pl[name] },
    Part,
  })),
  openPart,
  seatFigures,
  headline,
  chapters,
};
