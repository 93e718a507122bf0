// What one may want of the table that is no choice of the game.
import { useDesk } from "../table/desk";
import { Dialog } from "../ui/dialog";
import { t } from "../words/words";
import { ClockWishes } from "./agreement";

export const TableMenu = ({ close }: { close(): void }) => {
  const { session } = useDesk();
  const plays =
    session.state.value?.phase === "playing" && session.seat !== null && !session.handedOver.value;
  return (
    <Dialog title={t("table_menu")} close={close}>
      {plays && <ClockWishes done={close} />}
    </Dialog>
  );
};
