// Handing a link to somebody: through the device's own sharing where there is one, else copied.
import { t } from "../words/words";
import { toast } from "./toast";

export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without the clipboard's permission the old way still works.
    const area = document.createElement("textarea");
    area.value = text;
    document.body.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
  }
  toast("good", t("link_copied"));
}

/** As it can be sent to somebody. */
export const fullLink = (path: string): string => new URL(path, location.href).href;

export const canShare = (): boolean => typeof navigator.share === "function";

/** Asks the device to whom; copies where it cannot. */
export async function hand(url: string, title: string): Promise<void> {
  try {
    await navigator.share({ url, title });
  } catch (error) {
    if ((error as DOMException).name !== "AbortError") await copyText(url);
  }
}

export async function share(path: string, title: string): Promise<void> {
  const url = fullLink(path);
  const touch = matchMedia("(pointer: coarse)").matches;
  await (touch && canShare() ? hand(url, title) : copyText(url));
}
