// The Praga board as the shell wants it.
import "./style/colours.css";
import "./style/board.css";
import "./style/drawn.css";
import "./style/crane.css";
import "./style/city.css";
import "./style/own.css";
import "./style/dock.css";
import "./style/phone.css";
import type { Board } from "../../contract";
import { Main } from "./main";
import { CranePart, MinePart, TilesPart } from "./parts";
import { chapters, headline, openPart, seatFigures } from "./summary";
import { Dock } from "./turn/dock";
import { words } from "./words";

const PARTS = [
  { id: "crane", icon: "pr-crane", Part: CranePart },
  { id: "tiles", icon: "pr-tiles", Part: TilesPart },
  { id: "mine", icon: "pr-board", Part: MinePart },
] as const;

export const board: Board = {
  Main,
  parts: PARTS.map((part) => ({
    ...part,
    label: { en: words.en.parts[part.id], pl: words.pl.parts[part.id] },
  })),
  Beside: Dock,
  openPart,
  seatFigures,
  headline,
  chapters,
};
