// What one may want of the table that is no choice of the game.
import { useDesk } from "../table/desk";
import type { TableSession } from "../table/session";
import { Dialog } from "../ui/dialog";
import { IconButton } from "../ui/top_bar";
import { t } from "../words/words";
import { ClockWishes } from "./agreement";
import { GallerySwitch } from "./gallery";
import { NoticesForm } from "./notices";
import { Resign } from "./resign";

/** Somebody at play, whose seat no bot plays. */
const isAtPlay = (session: TableSession): boolean =>
  session.state.value?.phase === "playing" && session.seat !== null && !session.handedOver.value;

/** Whether there is anything in the menu for those who look at this page. */
export const hasTableMenu = (session: TableSession): boolean =>
  isAtPlay(session) || Boolean(session.state.value?.host);

export const TableMenuButton = () => {
  const desk = useDesk();
  if (!hasTableMenu(desk.session)) return null;
  return (
    <IconButton icon="menu" label={t("table_menu")} onClick={() => (desk.over.value = "table")} />
  );
};

export const TableMenu = ({ close }: { close(): void }) => {
  const { session } = useDesk();
  const plays = isAtPlay(session);
  return (
    <Dialog title={t("table_menu")} close={close}>
      {plays && <ClockWishes done={close} />}
      {plays && <NoticesForm />}
      <GallerySwitch />
      {plays && <Resign done={close} />}
    </Dialog>
  );
};
