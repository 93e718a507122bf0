// The Nucleum board as the shell wants it.
import "./style/colours.css";
import "./style/board.css";
import "./style/map.css";
import "./style/track.css";
import "./style/zones.css";
import "./style/own.css";
import "./style/overlay.css";
import "./style/phone.css";
import type { Board } from "../../contract";
import { Main } from "./main";
import { MarketPart, MinePart } from "./parts";
import { chapters, headline, openPart, seatFigures } from "./summary";
import { words } from "./words";

const PARTS = [
  { id: "mine", icon: "nu-board", label: "board", Part: MinePart },
  { id: "market", icon: "nu-contract", label: "market", Part: MarketPart },
] as const;

export const board: Board = {
  Main,
  parts: PARTS.map(({ label, ...part }) => ({
    ...part,
    label: { en: words.en[label], pl: words.pl[label] },
  })),
  openPart,
  seatFigures,
  headline,
  chapters,
};
