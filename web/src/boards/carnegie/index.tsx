// The Carnegie board as the shell wants it.
import "./style/colours.css";
import "./style/board.css";
import "./style/drawn.css";
import "./style/map.css";
import "./style/rail.css";
import "./style/company.css";
import "./style/strips.css";
import "./style/andrew.css";
import "./style/phone.css";
import type { Board } from "../../contract";
import { Main } from "./main";
import {
  CompanyPart,
  DepartmentsPart,
  DonationsPart,
  OthersPart,
  TimelinePart,
  TransportPart,
} from "./parts";
import { chapters, headline, openPart, seatFigures } from "./summary";
import { words } from "./words";

const PARTS = [
  { id: "company", icon: "ca-building", Part: CompanyPart },
  { id: "timeline", icon: "ca-timeline", Part: TimelinePart },
  { id: "transport", icon: "ca-railway", Part: TransportPart },
  { id: "donations", icon: "ca-donation", Part: DonationsPart },
  { id: "departments", icon: "ca-plan", Part: DepartmentsPart },
  { id: "others", icon: "ca-table", Part: OthersPart },
] as const;

export const board: Board = {
  Main,
  parts: PARTS.map((part) => ({
    ...part,
    label: { en: words.en[part.id], pl: words.pl[part.id] },
  })),
  openPart,
  seatFigures,
  headline,
  chapters,
};
