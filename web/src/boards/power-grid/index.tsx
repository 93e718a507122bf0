// The Power Grid board as the shell wants it.
import "./style/board.css";
import "./style/map.css";
import "./style/rack.css";
import "./style/track.css";
import type { Board } from "../../contract";
import { FuelPart, Main, PlantsPart } from "./main";
import { chapters, headline, openPart, seatFigures } from "./summary";
import { words } from "./words";

const inBoth = (word: "plantsTab" | "fuelTab") => ({ en: words.en[word], pl: words.pl[word] });

export const board: Board = {
  Main,
  parts: [
    { id: "plants", icon: "pg-plant", label: inBoth("plantsTab"), Part: PlantsPart },
    { id: "fuel", icon: "pg-goods", label: inBoth("fuelTab"), Part: FuelPart },
  ],
  openPart,
  seatFigures,
  headline,
  chapters,
};
