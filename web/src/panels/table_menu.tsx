// What one may want of the table that is no choice of the game.
import { useDesk } from "../table/desk";
import { Dialog } from "../ui/dialog";
import { t } from "../words/words";
import { ClockWishes } from "./agreement";
import { GallerySwitch } from "./gallery";
import { NoticesForm } from "./notices";
import { Resign } from "./resign";
import { isAtPlay } from "./table_menu_button";

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
