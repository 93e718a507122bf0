// Opening a recorded game from a file: chosen with a button, or dropped anywhere on the page.
import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { LONGEST_RECORD, recordProblem, showRecord } from "../table/recorded";
import { Dialog } from "../ui/dialog";
import { failureText } from "../ui/failure";
import { Icon } from "../ui/icon";
import { t } from "../words/words";

interface Problem {
  file: string;
  text: string;
  exact: string; // the server's own words, for who wants to mend it
}

const problem = signal<Problem | null>(null);

async function open(file: File): Promise<void> {
  const refuse = (text: string, exact = ""): void =>
    void (problem.value = { file: file.name, text, exact });
  if (file.size > LONGEST_RECORD) return refuse(t("record_too_long"));
  const record = await file.text();
  try {
    await showRecord(record);
  } catch (error) {
    const said = failureText(error);
    const known = recordProblem(record, said);
    if (!known) return refuse(said);
    const line = known.word === "record_damaged" ? { line: known.line } : {};
    refuse(t(known.word, line), said);
  }
}

export const OpenRecord = () => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button class="btn quiet" type="button" onClick={() => input.current?.click()}>
        <Icon name="log" />
        {t("record_open")}
      </button>
      <input
        ref={input}
        class="file"
        type="file"
        accept=".pionek,text/plain"
        aria-label={t("record_open")}
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = ""; // the same file may be chosen again
          if (file) void open(file);
        }}
      />
    </>
  );
};

const carriesFile = (event: DragEvent): boolean =>
  event.dataTransfer?.types.includes("Files") ?? false;

/** Whether a file is held over the page. Leaving a thing on it for the next one is not leaving it. */
function useDrop(): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const hold = (event: DragEvent): void => {
      if (!carriesFile(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      if (!carriesFile(event)) return;
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (file) void open(file);
    };
    const listen = { dragover: hold, dragleave: leave, drop } as const;
    const all = Object.entries(listen) as [keyof typeof listen, (event: DragEvent) => void][];
    for (const [name, hear] of all) addEventListener(name, hear);
    return () => {
      for (const [name, hear] of all) removeEventListener(name, hear);
    };
  }, []);
  return over;
}

/** For a page on which a file may be dropped. */
export const RecordDrop = () => {
  const over = useDrop();
  const wrong = problem.value;
  return (
    <>
      {over && (
        <div class="drop" aria-hidden="true">
          <Icon name="log" />
          {t("record_drop")}
        </div>
      )}
      {wrong && (
        <Dialog title={t("record_bad", { file: wrong.file })} close={() => (problem.value = null)}>
          <div class="form">
            <p role="alert" class="parser">
              {wrong.text}
            </p>
            {wrong.exact !== "" && (
              <details class="exact">
                <summary>{t("record_exact")}</summary>
                <p lang="en">{wrong.exact}</p>
              </details>
            )}
            <p class="lead">{t("record_what")}</p>
          </div>
        </Dialog>
      )}
    </>
  );
};
