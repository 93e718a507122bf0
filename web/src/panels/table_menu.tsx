// What one may want of the table that is no choice of the game.
import { useDesk } from "../table/desk";
import { Dialog } from "../ui/dialog";
import { t } from "../words/words";
import { ClockWishes } from "./agreement";
import { GallerySwitch } from "./gallery";
import { NoticesForm } from "./notices";
import { Resign } from "./resign";

export const TableMenu = ({ close }: { close(): void }) => {
  const { session } = useDesk();
  const playing = session.state.value?.phase === "playing";
  const plays = playing && session.seat !== null && !session.handedOver.value;
  return (
    <Dialog title={t("table_menu")} close={close}>
      {plays && <ClockWishes done={close} />}
      {plays && <NoticesForm />}
      <GallerySwitch />
      {plays && <Resign done={close} />}
    </Dialog>
  );
};
