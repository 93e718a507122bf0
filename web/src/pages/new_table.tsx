// Setting a table: which game, who sits where, what is agreed, which clock.
import { useEffect, useState } from "preact/hooks";
import { cardOf } from "../boards/cards";
import { loadGames } from "../net/games";
import type { ClockKind, GameInfo, NewSeat, OnTimeout } from "../net/messages";
import { lang, playerName } from "../settings";
import { createTable, myName, readAmount } from "../table/create";
import {
  awaitsAnybody,
  blank,
  COMPANIES,
  companyOf,
  hintsOf,
  inCompany,
  isComplete,
  privateOf,
  resized,
  toTable,
  type Company,
  type Draft,
} from "../table/draft";
import { applying, valueOf } from "../table/game_options";
import { failureText } from "../ui/failure";
import { Panel, Segments, Select, Switch, TextField } from "../ui/fields";
import { Icon, Pip } from "../ui/icon";
import { toast } from "../ui/toast";
import { Page } from "../ui/top_bar";
import { t } from "../words/words";
import { Skeleton } from "../panels/log";
import { botChoices, SeatSelect } from "../panels/seat_choice";

const CLOCKS: readonly ClockKind[] = ["none", "turn", "game", "days"];
const TIMEOUTS: readonly OnTimeout[] = ["nothing", "bot", "forfeit"];
/** How much time is usual, in minutes. */
const USUAL: Record<ClockKind, number> = { none: 0, turn: 3, game: 45, days: 2 * 1440 };

interface Part {
  draft: Draft;
  change(news: Partial<Draft>): void;
}

const SeatEditor = ({ draft, change }: Part) => {
  const { game, seats } = draft;
  const set = (at: number, seat: NewSeat): void =>
    change({ seats: seats.map((each, i) => (i === at ? seat : each)) });
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => {
    const n = String(i + game.seats.min);
    return { id: n, name: n };
  });
  return (
    <>
      <div class="pad form-row">
        <Segments
          label={t("how_many")}
          value={String(seats.length)}
          choices={counts}
          onChange={(count) => change({ seats: resized(draft, Number(count)) })}
        />
        {seats.length > 1 && (
          <Segments
            label={t("company")}
            value={companyOf(draft) ?? ""}
            choices={COMPANIES.map((id) => ({ id: id as string, name: t(`company_${id}`) }))}
            onChange={(company) => change({ seats: inCompany(draft, company as Company) })}
          />
        )}
      </div>
      <ol class="seat-edit">
        {seats.map((seat, i) => {
          const first = i === seats.findIndex((each) => each.kind === "me");
          const choices = [
            {
              id: "me",
              name: first || !seats.some((s) => s.kind === "me") ? t("me") : t("hotseat"),
            },
            ...botChoices(game),
            { id: "person", name: t("friend") },
            { id: "open", name: t("anybody") },
          ];
          return (
            <li key={i} class={`seat-${i + 1}`}>
              <Pip seat={i} />
              <SeatSelect at={i} seat={seat} choices={choices} onChange={(to) => set(i, to)} />
              {seat.kind === "me" && first && (
                <TextField
                  label={t("your_name")}
                  hideLabel
                  value={playerName.value}
                  placeholder={t("name")}
                  maxLength={30}
                  onInput={(text) => (playerName.value = text)}
                />
              )}
              {((seat.kind === "me" && !first) || seat.kind === "person") && (
                <TextField
                  label={t("name_of", { n: i + 1 })}
                  hideLabel
                  value={seat.name ?? ""}
                  placeholder={t("name")}
                  maxLength={30}
                  onInput={(name) => set(i, { ...seat, name })}
                />
              )}
              {seat.kind === "open" && <span class="lead">{t("anybody_note")}</span>}
              {seat.kind === "bot" && (
                <span class="lead">{game.bot_styles[seat.bot ?? ""]?.[lang.value]}</span>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
};

/** Only what applies to so many seats and to what is chosen is asked. */
const OptionEditor = ({ draft, change }: Part) => {
  const options = applying(draft.game, draft.seats.length, draft.options);
  if (options.length === 0) return null;
  return (
    <Panel id="s-options" title={t("agreed")}>
      <div class="pad form">
        {options.map((option) => {
          const props = {
            label: option.name[lang.value],
            value: valueOf(option, draft.options)?.id ?? "",
            choices: option.values.map((value) => ({ id: value.id, name: value.name[lang.value] })),
            onChange: (value: string) =>
              change({ options: { ...draft.options, [option.id]: value } }),
          };
          return option.values.length <= 3 ? (
            <Segments key={option.id} {...props} />
          ) : (
            <Select key={option.id} {...props} />
          );
        })}
      </div>
    </Panel>
  );
};

/** Minutes or days. What is typed stays as it is typed: "1," is on its way to "1,5". */
const AmountField = (props: { label: string; value: number; onChange(n: number): void }) => {
  const [text, setText] = useState(String(props.value));
  return (
    <TextField
      label={props.label}
      value={text}
      maxLength={4}
      onInput={(typed) => {
        setText(typed);
        props.onChange(readAmount(typed));
      }}
    />
  );
};

const ClockEditor = ({ draft, change }: Part) => (
  <div class="pad form">
    <Select
      label={t("clock")}
      value={draft.clock}
      choices={CLOCKS.map((id) => ({ id, name: t(`clock_${id}`) }))}
      onChange={(clock) => change({ clock, minutes: USUAL[clock] })}
    />
    {draft.clock !== "none" && (
      <>
        <AmountField
          key={draft.clock}
          label={t(draft.clock === "days" ? "clock_in_days" : "clock_in_minutes")}
          value={draft.clock === "days" ? draft.minutes / 1440 : draft.minutes}
          onChange={(n) => change({ minutes: draft.clock === "days" ? n * 1440 : n })}
        />
        <Segments
          label={t("on_timeout")}
          value={draft.onTimeout}
          choices={TIMEOUTS.map((id) => ({ id, name: t(`timeout_${id}`) }))}
          onChange={(onTimeout) => change({ onTimeout })}
        />
      </>
    )}
    <TextField
      label={t("title_label")}
      value={draft.title}
      placeholder={t("title_hint")}
      maxLength={40} // a title has 80 bytes, and a Polish letter may need two
      onInput={(title) => change({ title })}
    />
    <Switch
      label={t("hints")}
      note={t("hints_note")}
      on={hintsOf(draft)}
      onChange={(hints) => change({ hints })}
    />
    <Switch
      label={t("private")}
      note={t(awaitsAnybody(draft) ? "private_not" : "private_note")}
      on={privateOf(draft)}
      disabled={awaitsAnybody(draft)}
      onChange={(isPrivate) => change({ isPrivate })}
    />
  </div>
);

const Editor = ({ draft, change }: Part) => {
  const [busy, setBusy] = useState(false);
  const card = cardOf(draft.game.id);
  const complete = isComplete(draft.seats);
  const ready = draft.clock === "none" || draft.minutes > 0;
  const go = async (event: Event): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    try {
      await createTable(toTable(draft, myName()));
    } catch (error) {
      toast("bad", failureText(error));
      setBusy(false);
    }
  };
  return (
    <form class="setup" onSubmit={(event) => void go(event)}>
      <div class="setup-head" data-game={draft.game.id}>
        {card && <card.Emblem />}
        <div>
          <h1 class="display">{draft.game.name[lang.value]}</h1>
          {card && <p>{card.line[lang.value]}</p>}
        </div>
      </div>
      <Panel id="s-seats" title={t("who_plays")}>
        <SeatEditor draft={draft} change={change} />
      </Panel>
      <div class="setup-side">
        <OptionEditor draft={draft} change={change} />
        <Panel id="s-clock" title={t("table_itself")}>
          <ClockEditor draft={draft} change={change} />
        </Panel>
      </div>
      <div class="setup-go">
        <span class="lead">{t(complete ? "setup_starts" : "setup_links")}</span>
        <button class="btn primary" type="submit" disabled={busy || !ready}>
          <Icon name={complete ? "play" : "link"} />
          {t(complete ? "setup_play" : "setup_make")}
        </button>
      </div>
    </form>
  );
};

interface NewTableProps {
  wanted: string | null; // which game
  company: Company;
}

export const NewTablePage = ({ wanted, company }: NewTableProps) => {
  const [games, setGames] = useState<readonly GameInfo[]>([]);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    loadGames().then(
      (found) => {
        const game = found.find((each) => each.id === wanted) ?? found[0];
        setGames(found);
        if (game) setDraft(blank(game, company));
      },
      (error: unknown) => setFailed(failureText(error)),
    );
  }, [wanted, company]);
  return (
    <Page title={t("new_table")}>
      {failed !== null && (
        <div class="note-bar bad" role="alert">
          <Icon name="warning" />
          <span>{failed}</span>
        </div>
      )}
      {games.length > 1 && draft && (
        <Segments
          label={t("game")}
          value={draft.game.id}
          choices={games.map((game) => ({ id: game.id, name: game.name[lang.value] }))}
          onChange={(id) => {
            const game = games.find((each) => each.id === id);
            if (game) setDraft(blank(game, (draft && companyOf(draft)) ?? company));
          }}
        />
      )}
      {draft ? (
        <Editor draft={draft} change={(news) => setDraft({ ...draft, ...news })} />
      ) : (
        failed === null && <Skeleton />
      )}
    </Page>
  );
};
