// The link of a seat, in the ways in which it can reach a friend: copied, handed to another program of
// the device, or as a square that the friend's camera reads.
import { useEffect, useState } from "preact/hooks";
import { Dialog } from "../ui/dialog";
import { Icon } from "../ui/icon";
import { canShare, copyText, fullLink, hand } from "../ui/share";
import { IconButton } from "../ui/top_bar";
import { t } from "../words/words";

/** Light around the square: cameras ask for four modules of it. */
const QUIET = 4;

interface Square {
  size: number;
  path: string;
}

/** The dark modules of a link as one path; the code that makes them is loaded when it is asked for. */
async function squareOf(link: string): Promise<Square> {
  const { encode } = await import("uqr");
  const { data, size } = encode(link, { ecc: "M", border: QUIET });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: dark.join("") };
}

const QrCode = ({ link, label }: { link: string; label: string }) => {
  const [square, setSquare] = useState<Square | null>(null);
  useEffect(() => {
    let wanted = true;
    void squareOf(link).then((made) => wanted && setSquare(made));
    return () => {
      wanted = false;
    };
  }, [link]);
  return (
    <svg
      class="qr"
      role="img"
      aria-label={label}
      aria-busy={square === null}
      viewBox={`0 0 ${square?.size ?? 1} ${square?.size ?? 1}`}
    >
      {square && <path d={square.path} />}
    </svg>
  );
};

export const Invitation = ({ path, seat }: { path: string; seat: number }) => {
  const [open, setOpen] = useState(false);
  const link = fullLink(path);
  const title = t("qr_title", { n: seat + 1 });
  const copy = (): void => void copyText(link);
  return (
    <>
      <button class="btn" type="button" onClick={copy}>
        <Icon name="link" />
        {t("invite")}
        <span class="sr"> {t("seat_n", { n: seat + 1 })}</span>
      </button>
      {canShare() && (
        <IconButton
          icon="share"
          label={t("share")}
          onClick={() => void hand(link, t("invite_title"))}
        />
      )}
      <IconButton icon="qr" label={title} onClick={() => setOpen(true)} />
      {open && (
        <Dialog title={title} close={() => setOpen(false)}>
          <div class="qr-card">
            <QrCode link={link} label={title} />
            <p>{t("qr_lead")}</p>
            <p class="hash">{link}</p>
            <button class="btn" type="button" onClick={copy}>
              <Icon name="link" />
              {t("invite")}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
};
