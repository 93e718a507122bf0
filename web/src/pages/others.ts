// Everything that is not needed to sit down at a table and play, fetched as one piece: many small
// ones would cost more in requests than they save.
export { Report } from "../report/report";
export { AboutPage } from "./about";
export { HistoryPage } from "./history";
export { LearnPage } from "./learn";
export { Lobby } from "./lobby";
export { NewTablePage } from "./new_table";
export { RulesPage } from "./rules";
export { SettingsPage } from "./settings";
export { TableMenu } from "../panels/table_menu";
export { What } from "../panels/what";
export { WaitingRoom } from "../panels/waiting_room";
