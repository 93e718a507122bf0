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

export async function share(path: string, title: string): Promise<void> {
  const url = new URL(path, location.href).href;
  const touch = matchMedia("(pointer: coarse)").matches;
  if (touch && typeof navigator.share === "function") {
    try {
      await navigator.share({ url, title });
      return;
    } catch (error) {
      if ((error as DOMException).name === "AbortError") return;
    }
  }
  await copyText(url);
}
