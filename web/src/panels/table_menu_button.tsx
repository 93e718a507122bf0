// The way to what one may want of the table, for those for whom there is something in it.
import { useDesk } from "../table/desk";
import type { TableSession } from "../table/session";
import { IconButton } from "../ui/top_bar";
import { t } from "../words/words";

/** Somebody at play, whose seat no bot plays. */
export const isAtPlay = (session: TableSession): boolean =>
  session.state.value?.phase === "playing" && session.seat !== null && !session.handedOver.value;

export const hasTableMenu = (session: TableSession): boolean =>
  isAtPlay(session) || Boolean(session.state.value?.host);

export const TableMenuButton = () => {
  const desk = useDesk();
  if (!hasTableMenu(desk.session)) return null;
  return (
    <IconButton icon="menu" label={t("table_menu")} onClick={() => (desk.over.value = "table")} />
  );
};
